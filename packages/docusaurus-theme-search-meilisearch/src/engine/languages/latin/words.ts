import type {LanguageWords} from '../language';

export const latinWords: LanguageWords = {
  stopWords: {
    en: 'a am an and are as at be by can could did do does for from had has have how i if in into is it know me my need of on or should that the there to want was we were what when where which will with would you your',
    fr: 'au aux avec ce comment dans de des du en est et la le les ou par pour que qui son sur un une',
    it: 'al alla che come con da dei del della di e gli i il in la le nel o per su un una',
  },
};
