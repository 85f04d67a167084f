import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useThemeConfig} from '@docusaurus/theme-common';
import styles from '@docusaurus/theme-classic/lib/theme/ColorModeToggle/styles.module.css';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';

function labelOf(mode: Props['value']): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    {
      mode:
        mode === 'dark'
          ? translate({id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode'})
          : translate({id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode'}),
    },
  );
}

/**
 * Changes the color mode. `plugins/controls.js` handles it, also before hydration. Docusaurus' toggle is disabled until then.
 */
export default function ColorModeToggle({className, buttonClassName, value}: Props): ReactNode {
  const {defaultMode} = useThemeConfig().colorMode;
  // React 17 keeps the attributes of the server's HTML, so the first render must have the same label.
  const label = labelOf(useIsBrowser() ? value : defaultMode);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.toggleButton, buttonClassName)}
        title={label}
        aria-label={label}
        aria-live="polite"
        data-toggles-color=""
      >
        <IconLightMode className={clsx(styles.toggleIcon, styles.lightToggleIcon)} />
        <IconDarkMode className={clsx(styles.toggleIcon, styles.darkToggleIcon)} />
      </button>
    </div>
  );
}
