import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {check} from './commandCheck';
import {mark} from './commandMark';
import {scaffold} from './commandScaffold';
import {status} from './commandStatus';
import {TranslationProblem} from './problem';
import {loadSite} from './site';
import type {Site} from './site';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Options of a command as commander hands them on: text, or `true` for one without a value. */
export type Flags = Record<string, unknown>;

/**
 * The locales that a command is about: the one it names, else all but the default one.
 *
 * @throws TranslationProblem if the site has no such locale
 */
export function localesOf({locales}: Site, {locale}: Flags): string[] {
  if (locale === undefined) {
    return locales;
  }
  if (!locales.includes(String(locale))) {
    throw new TranslationProblem(
      `There is no locale "${String(locale)}" to translate to. The site's are: ${locales.join(', ')}.`,
    );
  }
  return [String(locale)];
}

/** Adds the commands `translations:*` to the site's command line. */
export function addCommands(cli: Cli, context: LoadContext, {generated}: PluginOptions): void {
  /** What a person can put right is said in a line; everything else keeps its stack. */
  async function run(command: (site: Site) => string) {
    try {
      process.stdout.write(`${command(await loadSite(context, generated))}\n`);
    } catch (error) {
      if (!(error instanceof TranslationProblem)) {
        throw error;
      }
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
  const localeFlag = '--locale <locale>';

  cli
    .command('translations:status')
    .description('Show how the translations of the site stand.')
    .option(localeFlag, 'only this locale')
    .option('--json', 'everything, as JSON')
    .option('--markdown', 'as Markdown, for a comment on a pull request')
    .action((flags: Flags) => run((site) => status(site, flags)));

  cli
    .command('translations:mark [files...]')
    .description('Record that translations are made from the present sources.')
    .option(localeFlag, 'only this locale')
    .option('--all', 'all translations there are')
    .option('--force', 'even where sections are missing')
    .action((files: string[], flags: Flags) => run((site) => mark(site, files, flags)));

  cli
    .command('translations:scaffold <files...>')
    .description('Copy sources to where their translations belong. Never overwrites.')
    .option(localeFlag, 'only this locale')
    .action((files: string[], flags: Flags) => run((site) => scaffold(site, files, flags)));

  cli
    .command('translations:check')
    .description('Fail if translations are wrong or too old, for continuous integration.')
    .option(localeFlag, 'only this locale')
    .option('--max-outdated <number>', 'how many pages may be outdated', '0')
    .option('--min-current <percent>', 'how much of all pages has to be current', '0')
    .option('--strings', 'fail on every missing, superfluous or untranslated string, too')
    .action((flags: Flags) => run((site) => check(site, flags)));
}
