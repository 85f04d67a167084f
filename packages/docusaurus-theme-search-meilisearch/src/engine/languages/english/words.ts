import type {LanguageWords} from '../language';

export const englishWords: LanguageWords = {
  stopWords: {
    en: 'a am an and are as at be by can could did do does for from had has have how i if in into is it know me my need of on or should that the there to want was we were what when where which will with would you your',
  },
};
