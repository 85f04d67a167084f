import fs from 'node:fs';
import path from 'node:path';

/** A fenced block of a page. */
export type Sample = {
  /** Page, from the root of the repository, and the line of the opening fence. */
  file: string;
  line: number;
  language: string;
  /** Value of `title="…"`, the file that the sample is. */
  title: string | undefined;
  /** Value of `no-check="…"`: why the sample is not checked. */
  noCheck: string | undefined;
  /** Value of `context="…"`: what a fragment of Rust stands in. */
  context: string | undefined;
  code: string;
};

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of the English pages; the generated reference is checked by its generator. */
const folders = ['website/docs', 'website/blog', 'website/src/pages'];

export function pages(): {file: string; text: string}[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.md') && !file.startsWith('api/'))
      .sort()
      .map((file) => ({
        file: path.posix.join(folder, file),
        text: fs.readFileSync(path.join(root, folder, file), 'utf8'),
      })),
  );
}

const attribute = (meta: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(meta)?.[1];

function samplesOf({file, text}: {file: string; text: string}): Sample[] {
  const samples: Sample[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const open = /^(\s*)(`{3,})(\S+)(.*)$/.exec(lines[index] ?? '');
    if (!open) {
      continue;
    }
    const [, indent = '', fence = '', language = '', meta = ''] = open;
    const line = index + 1;
    const code: string[] = [];
    for (index += 1; index < lines.length && lines[index]?.trim() !== fence; index += 1) {
      code.push((lines[index] ?? '').replace(new RegExp(`^\\s{0,${indent.length}}`), ''));
    }
    samples.push({
      file,
      line,
      language,
      title: attribute(meta, 'title'),
      noCheck: attribute(meta, 'no-check'),
      context: attribute(meta, 'context'),
      code: code.join('\n'),
    });
  }
  return samples;
}

/** All samples of all English pages. */
export function allSamples(): Sample[] {
  return pages().flatMap(samplesOf);
}

/** Where a sample is, for messages. */
export const placeOf = ({file, line}: Sample) => `${file}:${line}`;
