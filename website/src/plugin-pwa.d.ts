/// <reference types="@docusaurus/plugin-pwa" />

// What the package has, beside what its own declarations tell.
declare module '@docusaurus/plugin-pwa' {
  import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

  export default function pwaPlugin(context: LoadContext, options: PluginOptions): Plugin;
  export function validateOptions(
    context: OptionValidationContext<Options, PluginOptions>,
  ): PluginOptions;
}

declare module '@docusaurus/plugin-pwa/lib/renderReloadPopup' {
  import type {Props} from '@theme/PwaReloadPopup';

  /** Shows `@theme/PwaReloadPopup`, in a container of its own at the end of the page. */
  export function renderReloadPopup(props: Props): Promise<void>;
}
