import type {PluginOptions} from '../options';

/** Whether the build has a dashboard: as the option says, else in the development server alone. */
export function hasDashboard({dashboard}: Pick<PluginOptions, 'dashboard'>): boolean {
  return dashboard ?? process.env.NODE_ENV === 'development';
}
