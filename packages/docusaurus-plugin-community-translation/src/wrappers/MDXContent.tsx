import Original from '@theme-wrapped/docusaurus-plugin-community-translation/MDXContent';
import {withSourceLanguage} from './withSourceLanguage';

export default withSourceLanguage(Original);
