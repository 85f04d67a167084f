import Joi from 'joi';
import {parseJson} from '../parseJson';
import {TranslationProblem} from '../problem';
import type {TaskKind} from '../pageTasks';

/** A section to translate. */
export type ExchangedSection = {
  id: string;
  title: string;
  kind: TaskKind;
  /** The source when its translation was recorded. Absent if it is unknown, or the section is new. */
  oldSource?: string;
  /** The present source. Absent if the source no longer has the section. */
  source?: string;
  /** The present translation, to be replaced. Empty if there is none. */
  translation: string;
  /** Why the translation leaves out a link, a number or code, or has another link. The translator adds it. */
  reason?: string;
  /** The terms of the glossary that occur in the source, and their translations. */
  terms?: Record<string, string>;
};

/** A page to translate. The hashes say to which state of the files the sections belong. */
export type ExchangedPage = {
  /** Relative to the site directory. */
  source: string;
  sourceHash: string;
  /** Empty if there is no translation. */
  translationHash: string;
  sections: ExchangedSection[];
};

/** What `translations:export` writes and `translations:import` reads. */
export type ExchangeFile = {
  version: 1;
  instructions: string[];
  locale: string;
  /** Whether a machine translated the file: the pages then get `translation: machine` in their front matter. */
  machine: boolean;
  pages: ExchangedPage[];
};

const text = Joi.string().allow('').required();

// Only what `translations:import` needs: whoever answers may leave out or add the rest.
const schema = Joi.object({
  version: Joi.valid(1).required(),
  locale: Joi.string().required(),
  machine: Joi.boolean().default(false),
  pages: Joi.array()
    .items(
      Joi.object({
        source: Joi.string().required(),
        sourceHash: Joi.string().required(),
        translationHash: text,
        sections: Joi.array()
          .items(
            Joi.object({id: text, translation: text, reason: Joi.string().allow('')}).unknown(),
          )
          .required(),
      }).unknown(),
    )
    .required(),
}).unknown();

/**
 * Parses an exchange file, also with a byte order mark.
 *
 * @param name of the file, for the message
 * @throws TranslationProblem with the name, and the key that is invalid
 */
export const parseExchangeFile = (content: string, name: string): ExchangeFile =>
  parseJson(
    content.replace(/^\uFEFF/, ''),
    schema,
    (reason) =>
      new TranslationProblem(
        `${name} cannot be read: ${reason}. Correct it, or answer a new "translations:export".`,
      ),
  ) as ExchangeFile;
