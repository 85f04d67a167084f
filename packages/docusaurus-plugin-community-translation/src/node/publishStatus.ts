import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {hasDashboard} from './hasDashboard';
import {reportProblems} from './problem';
import {availabilityOf, checkLocale, globalDataOf, reportOf} from './report';
import {builtSite, loadSite} from './site';
import type {AllContent} from './site';

/**
 * Gives the components what they show: the status of the pages of the locale that is being built, which languages lack a page, and,
 * where there is a dashboard, everything.
 *
 * @throws TranslationProblem if files of the locale are wrong and the option `onProblem` is `throw`
 */
export async function publishStatus(
  context: LoadContext,
  options: PluginOptions,
  allContent: AllContent,
  {addRoute, createData, setGlobalData}: PluginContentLoadedActions,
): Promise<void> {
  const {currentLocale, defaultLocale} = context.i18n;
  const isDashboardMade = hasDashboard(options);
  const site = builtSite(context, options.generated, allContent);
  if (isDashboardMade && currentLocale === defaultLocale) {
    // Only here are the texts of plugins the original ones, and only the dashboard shows what they lack.
    const {sourceStrings} = await loadSite(context, options.generated);
    site.sourceStrings = sourceStrings;
  }
  const checked = site.locales.map((locale) => checkLocale(site, locale));
  const current = checked.find(({report}) => report.locale === currentLocale);
  if (current) {
    reportProblems(current.problems, options.onProblem);
  }
  setGlobalData({wording: options.wording, ...(current && globalDataOf(site, current))});
  await createData('locale-availability.json', JSON.stringify(availabilityOf(checked)));
  if (isDashboardMade) {
    const report = await createData(
      'translation-status.json',
      JSON.stringify(reportOf(site, checked)),
    );
    addRoute({
      path: `${context.baseUrl}translations`,
      component: '@theme/TranslationsPage',
      exact: true,
      modules: {report},
    });
  }
}
