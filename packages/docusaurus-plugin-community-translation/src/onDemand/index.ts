// What pages load on demand, as one chunk: the notice after a navigation, and the marks of the language menu when it opens.
import './strings';

export {default as Notice} from '@theme/TranslationNotice';
export {markLocales} from './markLocales';
