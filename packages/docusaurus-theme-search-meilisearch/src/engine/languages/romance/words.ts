import type {LanguageWords} from '../language';

export const romanceWords: LanguageWords = {
  stopWords: {
    fr: 'au aux avec ce comment dans de des du en est et la le les ou par pour que qui son sur un une',
    it: 'al alla che come con da dei del della di e gli i il in la le nel o per su un una',
  },
};
