import path from 'node:path';
import {readGlossary} from '../../packages/docusaurus-plugin-community-translation/src/node/glossary';
import {root} from '../../website/tests/content/readPage';

/** The terms of the site in all locales. */
export const glossary = readGlossary(path.join(root, 'i18n/glossary.yml'));
