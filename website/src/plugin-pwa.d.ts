/// <reference types="@docusaurus/plugin-pwa" />

// Exports that the package's own declarations lack.
declare module '@docusaurus/plugin-pwa' {
  import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';

  export default function pwaPlugin(context: LoadContext, options: PluginOptions): Plugin;
  export function validateOptions(
    context: OptionValidationContext<Options, PluginOptions>,
  ): PluginOptions;
}

declare module '@docusaurus/plugin-pwa/lib/renderReloadPopup' {
  import type {Props} from '@theme/PwaReloadPopup';

  /** Renders `@theme/PwaReloadPopup` into its own container at the end of the page. */
  export function renderReloadPopup(props: Props): Promise<void>;
}
