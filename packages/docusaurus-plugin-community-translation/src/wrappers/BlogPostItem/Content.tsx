import Original from '@theme-wrapped/docusaurus-plugin-community-translation/BlogPostItem/Content';
import {withSourceLanguage} from '../withSourceLanguage';

export default withSourceLanguage(Original);
