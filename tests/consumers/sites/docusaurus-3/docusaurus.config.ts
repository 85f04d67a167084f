import type {Config} from '@docusaurus/types';
import site from './site.config';

export default {...site, onBrokenAnchors: 'throw'} satisfies Config;
