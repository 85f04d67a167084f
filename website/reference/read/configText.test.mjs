// @ts-check
import {expect, test} from 'vitest';
import {repairDescription} from './configText.mjs';

const scope = {
  definition: 'WindowsConfig',
  paths: new Set(['WindowsConfig', 'WindowsConfig.webviewInstallMode', 'NsisConfig', 'Mode.skip']),
};

/** @param {string} description */
const repair = (description) => repairDescription(description, scope);

test.each([
  [
    'a list after a colon',
    'Keep in mind: - The one. - You two.',
    'Keep in mind:\n\n- The one.\n- You two.',
  ],
  [
    'a list without an introduction',
    '- **macOS:** a - **Linux / iOS:** b',
    '- **macOS:** a\n- **Linux / iOS:** b',
  ],
  ['a list below a heading', '# Examples - "https://*": all', '# Examples\n\n- `"https://*"`: all'],
  ['a nested list', '- * [a](b) c', '- [a](b) c'],
  [
    'a dash in a sentence',
    'It supersedes - if installed - the rest.',
    'It supersedes - if installed - the rest.',
  ],
  ['JSON', '```json { "a": [1] } ```', '```json\n{\n  "a": [\n    1\n  ]\n}\n```'],
  ['other code', 'Example: ```text sign %1 ```', 'Example:\n\n```text\nsign %1\n```'],
  [
    'a link to the definition itself',
    'A.\n\nSee more: https://tauri.app/v1/api/config#windowsconfig',
    'A.',
  ],
  [
    'another link',
    'A.\n\nSee more: https://tauri.app/v1/api/config#nsisconfig',
    'A.\n\nSee more: https://tauri.app/v1/api/config#nsisconfig',
  ],
  [
    'a reference link',
    'The [a b] c.\n\n[a b]: <https://example.com>',
    'The [a b](https://example.com) c.',
  ],
  [
    'a Rust field',
    '[`Self::webview_install_mode`]',
    '{@link WindowsConfig.webviewInstallMode | `webviewInstallMode`}',
  ],
  [
    'a Rust type',
    '[`NsisConfig`] and [`Mode::Skip`]',
    '{@link NsisConfig | `NsisConfig`} and {@link Mode.skip | `Skip`}',
  ],
  ['the Rust name of a property', 'Set `webview_install_mode`.', 'Set `webviewInstallMode`.'],
  ['another name in Rust', 'As `x86_64` and `some_name`.', 'As `x86_64` and `some_name`.'],
  ['an unknown Rust item', '[`Self::Other`]', '`Other`'],
  ['a variable', '{{target}}: the system', '`{{target}}`: the system'],
  ['a variable in a value', '`{{a}}`', '`{{a}}`'],
])('%s', (_, source, expected) => {
  expect(repair(source)).toBe(expected);
});
