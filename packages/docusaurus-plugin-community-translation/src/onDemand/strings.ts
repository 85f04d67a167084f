import onDemand from '@generated/docusaurus-plugin-community-translation/default/on-demand.json';
import {addStrings} from '../client/addStrings';

addStrings(onDemand.strings);
