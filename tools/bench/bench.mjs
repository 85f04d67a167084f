// @ts-check
/**
 * `pnpm bench [name] [count] [--no-build]`: runs a benchmark of this folder, by default `build`, and reports what it measures. Exits
 * with 1 if a measurement misses its bound. Run it on a machine that does nothing else.
 */
import {parseArgs} from 'node:util';
import {report} from './measurements.mjs';

const names = ['build', 'search', 'readers', 'host', 'hostile', 'translations', 'scale'];
const {positionals, values} = parseArgs({
  allowPositionals: true,
  options: {'no-build': {type: 'boolean', default: false}},
});
const [name = 'build', count] = positionals;
if (!names.includes(name)) {
  throw new Error(`There is no benchmark "${name}", only: ${names.join(', ')}`);
}
const {default: measure} = await import(`./${name}.mjs`);
await report(name, await measure(count && Number(count), {skipsBuild: values['no-build']}));
