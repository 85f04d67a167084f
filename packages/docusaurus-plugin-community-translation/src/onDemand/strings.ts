import strings from '@generated/docusaurus-plugin-community-translation/default/strings.json';
import {addStrings} from '../client/addStrings';

addStrings(strings);
