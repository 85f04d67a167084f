import {englishPages, type Page} from '../readPage';

/** A fenced block of a page. */
export type Sample = {
  /** Page, from the root of the repository, and the line of the opening fence. */
  file: string;
  line: number;
  language: string;
  /** Value of `title="…"`: path of the file that the sample shows. */
  title: string | undefined;
  /** Value of `no-check="…"`: the reason why the sample is not checked. */
  noCheck: string | undefined;
  code: string;
};

const attribute = (meta: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(meta)?.[1];

export function samplesOf({file, blocks}: Page): Sample[] {
  return blocks.map(({line, language, meta, code}) => ({
    file,
    line,
    language,
    title: attribute(meta, 'title'),
    noCheck: attribute(meta, 'no-check'),
    code,
  }));
}

/** All samples of all English pages. The generator of the reference checks the samples of the reference. */
export function allSamples(): Sample[] {
  return englishPages().flatMap(samplesOf);
}

/** File and line of a sample, for messages. */
export const locationOf = ({file, line}: Sample) => `${file}:${line}`;

/** Number of samples and of checked samples, by language and in total. Output (`text`) is not checked. */
export function countsOf(samples: Sample[]): string[] {
  const isChecked = ({language, noCheck}: Sample) => language !== 'text' && noCheck === undefined;
  const count = (name: string, list: Sample[]) =>
    `${name}: ${list.length} samples, ${list.filter(isChecked).length} checked`;
  const languages = [...new Set(samples.map(({language}) => language))].sort();
  const of = (name: string) => samples.filter(({language}) => language === name);
  return [...languages.map((name) => count(name, of(name))), count('All', samples)];
}
