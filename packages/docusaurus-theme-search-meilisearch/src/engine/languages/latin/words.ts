import type {LanguageWords} from '../language';

export const latinWords: LanguageWords = {
  stopWords: {
    en: 'a an and are as at be by can do does for from how i in into is it my of on or that the to what when where which with you your',
    fr: 'au aux avec ce comment dans de des du en est et la le les ou par pour que qui son sur un une',
    it: 'al alla che come con da dei del della di e gli i il in la le nel o per su un una',
  },
};
