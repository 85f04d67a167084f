import {Parser} from 'htmlparser2';
import type {Sample} from './samples';

/** Elements without an end tag. */
const empty = 'area base br col embed hr img input link meta param source track wbr'.split(' ');

type Script = {lang: string | undefined; start: number; end: number};

function parse(code: string): {scripts: Script[]; unclosed: string[]} {
  const scripts: Script[] = [];
  const unclosed: string[] = [];
  let script: Script | undefined;
  const parser = new Parser({
    onopentag(name, {src, type, lang}) {
      const isCode = type === undefined || type === 'module' || type === 'text/javascript';
      const start = parser.endIndex + 1;
      script =
        name === 'script' && src === undefined && isCode ? {lang, start, end: start} : undefined;
    },
    ontext() {
      if (script) {
        script.end = parser.endIndex + 1;
      }
    },
    onclosetag(name, isImplied) {
      if (script) {
        scripts.push(script);
        script = undefined;
      }
      if (isImplied && !empty.includes(name)) {
        unclosed.push(name);
      }
    },
  });
  parser.end(code);
  return {scripts, unclosed};
}

/** Elements that a sample of HTML opens and does not close. */
export const unclosedElements = ({code}: Sample) => parse(code).unclosed;

/** The scripts in a sample of HTML, as samples. Svelte marks TypeScript by `lang="ts"`. */
export function scriptsOf(sample: Sample): Sample[] {
  return parse(sample.code).scripts.map(({lang, start, end}) => {
    const line = sample.line + sample.code.slice(0, start).split('\n').length - 1;
    const language = lang === 'ts' ? 'typescript' : 'javascript';
    const title = sample.title && `${sample.title}.${line}.${lang === 'ts' ? 'ts' : 'mjs'}`;
    return {...sample, line, language, title, code: sample.code.slice(start, end)};
  });
}
