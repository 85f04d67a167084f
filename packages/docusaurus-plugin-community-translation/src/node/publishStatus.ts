import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {hasDashboard, type PluginOptions} from '../options';
import type {Dashboard, OnDemand, TranslationGlobalData} from '../status';
import {stringsOnDemand, uiStrings} from '../strings';
import {warnOf} from './problem';
import {availabilityOf, checkLocale, globalDataOf, pageDetailsOf, reportOf} from './report';
import {builtSite, loadSite, type AllContent} from './site';

const titleId = 'theme.translationsPage.title';

/**
 * Publishes the data of the client code: the statuses of the locale that is being built (global data), what pages load on demand
 * (`on-demand.json`), and the report of all locales if there is a dashboard (`dashboard.json`).
 */
export async function publishStatus(
  context: LoadContext,
  options: PluginOptions,
  allContent: AllContent,
  {addRoute, createData, setGlobalData}: PluginContentLoadedActions,
): Promise<void> {
  const {currentLocale, defaultLocale} = context.i18n;
  const withDashboard = hasDashboard(options);
  const strings = uiStrings(context);
  const site = builtSite(context, options, allContent);
  if (withDashboard && currentLocale === defaultLocale) {
    // Only the build of the default locale has the source strings of the plugins, and only the dashboard needs them.
    const {sourceStrings} = await loadSite(context, options);
    site.sourceStrings = sourceStrings;
  }
  // The links of notice and dashboard need the history.
  const checked = site.locales.map((locale) =>
    checkLocale(site, locale, {withHistory: withDashboard}),
  );
  // Other locales may not be generated yet.
  const current =
    currentLocale === defaultLocale
      ? undefined
      : checkLocale(site, currentLocale, {withHistory: true, withExcluded: true});
  if (current) {
    warnOf(current.problems);
  }
  const globalData: TranslationGlobalData = {
    wording: options.wording,
    ...(withDashboard && {dashboard: context.codeTranslations[titleId] ?? strings[titleId]}),
    ...(current && globalDataOf(site, current)),
  };
  setGlobalData(globalData);
  const onDemand: OnDemand = {
    strings: stringsOnDemand(context),
    details: current ? pageDetailsOf(current) : {},
    untranslatedIn: availabilityOf(site, checked),
  };
  await createData('on-demand.json', JSON.stringify(onDemand));
  if (withDashboard) {
    const dashboard: Dashboard = {
      ...reportOf(site, checked),
      isIndexed: options.dashboard !== 'noindex',
      strings,
    };
    addRoute({
      path: `${context.baseUrl}translations`,
      component: '@theme/TranslationsPage',
      exact: true,
      modules: {report: await createData('dashboard.json', JSON.stringify(dashboard))},
    });
  }
}
