import type {LanguageWords} from '../language';

// The words of one to four letters before an apostrophe are prefixes of many others: `l'application`, `dell'applicazione`.
export const romanceWords: LanguageWords = {
  stopWords: {
    fr: 'au aux avec c ce comment d dans de des du en est et j l la le les m n ou par pour qu que qui s son sur t un une',
    it: 'al all alla c che come con d da dei del dell della di e gli i il in l la le nel nell o per su sull un una',
  },
};
