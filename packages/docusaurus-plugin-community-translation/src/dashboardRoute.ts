import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {TranslationReport} from './status';

/** Path of the dashboard, without base URL. */
export const dashboardPath = '/translations';

/**
 * Gives a build the dashboard.
 *
 * @param baseUrl of the locale that is built, with slashes at both ends
 */
export async function addDashboardRoute(
  {addRoute, createData}: Pick<PluginContentLoadedActions, 'addRoute' | 'createData'>,
  report: TranslationReport,
  baseUrl: string,
): Promise<void> {
  addRoute({
    path: `${baseUrl.replace(/\/$/, '')}${dashboardPath}`,
    component: '@theme/TranslationsPage',
    modules: {
      report: await createData('translation-report.json', JSON.stringify(report)),
    },
    exact: true,
  });
}
