import Original from '@theme-wrapped/docusaurus-plugin-community-translation/TOCItems';
import {withSourceLanguage} from './withSourceLanguage';

export default withSourceLanguage(Original);
