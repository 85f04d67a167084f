import codeTranslations from '@generated/codeTranslations';
import strings from '@generated/docusaurus-plugin-community-translation/default/strings.json';

// In a production build, the strings of the package are not in `codeTranslations`, which every page loads. Whoever imports this
// module adds them, so that `translate` finds them. Strings of the site come first.
Object.assign(codeTranslations, {...strings, ...codeTranslations});
