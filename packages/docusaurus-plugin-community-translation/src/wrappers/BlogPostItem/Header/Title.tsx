import Original from '@theme-wrapped/docusaurus-plugin-community-translation/BlogPostItem/Header/Title';
import {withSourceLanguage} from '../../withSourceLanguage';

export default withSourceLanguage(Original);
