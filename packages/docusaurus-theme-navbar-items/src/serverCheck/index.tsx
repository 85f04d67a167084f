import {checkItemsOnServer} from './checkItemsOnServer';

// Stands before Docusaurus' own entry of the server bundle, so that it is done before any page is rendered.
checkItemsOnServer();
