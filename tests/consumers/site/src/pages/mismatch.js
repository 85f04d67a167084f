export {default} from './plain';
