import type {LanguageWords} from '../language';

export const germanWords: LanguageWords = {
  stopWords: {
    de: 'als am an auf aus bei beim bin brauche das dass dem den der des die du ein eine einem einen einer eines er es für geht gibt habe hat ich im in ist kann kein können man mein meine mit muss nach oder sein sich sie sind so um und vom von vor wann warum was welche welcher welches wenn wer werden wie will wird wo zu zum zur über',
  },
};
