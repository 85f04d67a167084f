import {usePluginData} from '@docusaurus/useGlobalData';
import type {TranslationGlobalData} from '../status';

/** What the components know of the site's translations. */
export type TranslationData = Partial<TranslationGlobalData> & {
  /** Option of the plugin. */
  wording?: 'official' | 'translated';
};

const nothing: TranslationData = {};

/** The plugin's data. Empty in the default locale, whose pages are no translations. */
export function useTranslationData(): TranslationData {
  const data = usePluginData('docusaurus-plugin-community-translation');
  return (data as TranslationData | undefined) ?? nothing;
}
