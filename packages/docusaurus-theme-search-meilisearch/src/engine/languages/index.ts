export {hostStopWordsOf, stopWordsOf} from './words';
