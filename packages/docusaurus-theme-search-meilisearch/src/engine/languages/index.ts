export {completesQuery, hostStopWordsOf, stopWordsOf} from './words';
