import type {Config} from '@docusaurus/types';
import site from './site.config';

export default {
  ...site,
  onBrokenAnchors: 'throw',
  future: {v4: true, faster: true},
} satisfies Config;
