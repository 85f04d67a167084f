import Original from '@theme-wrapped/docusaurus-plugin-community-translation/DocItem/Content';
import {withSourceLanguage} from '../withSourceLanguage';

export default withSourceLanguage(Original);
