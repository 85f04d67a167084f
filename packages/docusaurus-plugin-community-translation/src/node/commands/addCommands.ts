import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {check} from './check';
import {diff} from './diff';
import {exportPages} from './exportPages';
import {importPages} from './importPages';
import {importBaselines} from './importBaselines';
import {mark} from './mark';
import {scaffold} from './scaffold';
import {status} from './status';
import {printable, TranslationProblem} from '../problem';
import {loadSite, type Site} from '../site';
import type {Flags} from './input';

type Cli = Parameters<NonNullable<Plugin['extendCli']>>[0];

/** Adds the `translations:*` commands to the command line of the site. */
export function addCommands(cli: Cli, context: LoadContext, options: PluginOptions): void {
  /** Prints the output of a command. Problems that a user can fix are printed without a stack trace. */
  async function run(command: (site: Site) => string) {
    try {
      process.stdout.write(`${printable(command(await loadSite(context, options)))}\n`);
    } catch (error) {
      if (!(error instanceof TranslationProblem)) {
        throw error;
      }
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
  const localeFlag = '--locale <locale>';
  const localeHelp = 'handle only this locale (default: all except the default locale)';

  cli
    .command('translations:status')
    .description('Show the status of all translations.')
    .option(localeFlag, localeHelp)
    .option('--json', 'print the full report as JSON')
    .option('--markdown', 'print Markdown, for a comment on a pull request')
    .option('--base <ref>', 'show only what changed since this branch, tag or commit')
    .action((flags: Flags) => run((site) => status(site, flags)));

  cli
    .command('translations:diff <files...>')
    .description('Show what changed in sources since their translations were recorded.')
    .option(localeFlag, localeHelp)
    .option('--markdown', 'print Markdown, for a pull request')
    .action((files: string[], flags: Flags) =>
      run((site) => diff(site, files, flags, process.stdout.isTTY && process.stdout.hasColors())),
    );

  cli
    .command('translations:mark [files...]')
    .description('Record that translations are up to date with their sources.')
    .option(localeFlag, localeHelp)
    .option('--all', 'record all existing translations')
    .option('--force', 'record pages with missing sections or untranslated text, too')
    .option(
      '--unchanged <reason>',
      'record the files although their sources have changed and they have not; keeps the reason',
    )
    .action((files: string[], flags: Flags) => run((site) => mark(site, files, flags)));

  cli
    .command('translations:scaffold <files...>')
    .description('Copy sources to the files of their translations. Never overwrites a file.')
    .option(localeFlag, localeHelp)
    .action((files: string[], flags: Flags) => run((site) => scaffold(site, files, flags)));

  cli
    .command('translations:export [files...]')
    .description('Write what is to be translated to one file. Without files: all stale pages.')
    .option(localeFlag, 'language of the translations')
    .option('--output <file>', 'the file (default: translations-<locale>.json)')
    .action((files: string[], flags: Flags) => run((site) => exportPages(site, files, flags)));

  cli
    .command('translations:import <file>')
    .description('Check the answer to an export, write the translations, and record them.')
    .action((file: string) => run((site) => importPages(site, file)));

  cli
    .command('translations:import-baselines')
    .description('Record the sources at the commits that the front matter of translations names.')
    .option(localeFlag, localeHelp)
    .action((flags: Flags) => run((site) => importBaselines(site, flags)));

  cli
    .command('translations:check')
    .description('Fail if translations are invalid or outdated. For continuous integration.')
    .option(localeFlag, localeHelp)
    .option('--max-outdated <number>', 'maximum number of outdated pages of a locale', '0')
    .option('--strings', 'fail on missing, unused and untranslated UI strings, too')
    .action((flags: Flags) => run((site) => check(site, flags, options.minCurrent)));
}
