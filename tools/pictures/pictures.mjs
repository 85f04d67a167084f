// @ts-check
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {terminalColors} from './desktop.mjs';
import {buildSample, runCli, runInSample, sampleOf, workFolder} from './samples.mjs';

/** @typedef {import('./desktop.mjs').Desktop} Desktop */
/** @typedef {import('./desktop.mjs').Area} Area */
/** @typedef {'light' | 'dark'} Theme */
/** @typedef {{folder: string, executable: string}} App */
/** @typedef {() => Promise<App>} Build */

/**
 * @typedef {object} Picture
 * @property {Build} [build]
 * @property {(desktop: Desktop, app: App, theme: Theme) => Promise<Area | Buffer>} take
 * brings the desktop into the state to show and returns the area to capture, or returns a PNG
 * @property {Theme[]} [themes] both by default
 */

const rust = 'src-tauri/src/main.rs';
const conf = 'src-tauri/tauri.conf.json';

const setup = 'guides/getting-started/setup';
const customization = 'guides/features/window-customization';
const webDriverExample = 'guides/testing/webdriver/example';
const packageForLinux = 'guides/building/linux';

/** @param {string} page @param {string} section */
const configOf = (page, section) => JSON.parse(sampleOf(page, section, conf));

/** Samples of a page, by title. @param {string} page @param {Record<string, string>} sections id of the section, by title */
const samplesOf = (page, sections) =>
  Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, sampleOf(page, section, name)]),
  );

/** @param {number} width @param {number} height @param {object} [more] */
const windowOf = (width, height, more) => ({
  tauri: {windows: [{title: '', width, height, ...more}]},
});

/** A page for samples of which the guide shows no page. @param {string} title @param {string} body */
const html = (title, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>${body}<script type="module" src="main.js"></script></body>
</html>
`;

/** The files of such a page. @param {string} title @param {string} body */
const frontend = (title, body) => ({
  'ui/index.html': html(title, body),
  'ui/style.css': 'body { font-family: system-ui, sans-serif; margin: 1.5rem; }\n',
  'ui/main.js': '',
});

const images = path.join(import.meta.dirname, '../../website/static/img');

/** An area with some desktop around it. @param {Area} area */
const around = ({x, y, width, height}) => ({
  x: x - 40,
  y: y - 40,
  width: width + 80,
  height: height + 80,
});

/** @param {Area} a @param {Area} b */
function union(a, b) {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/**
 * A window of an application.
 *
 * @param {string} title of the window
 * @param {Build} build
 * @param {(desktop: Desktop, id: string) => Promise<unknown>} [act] what a reader does in the window first
 * @returns {Picture}
 */
const windowPicture = (title, build, act) => ({
  build,
  async take(desktop, {executable}) {
    desktop.spawn(executable);
    const id = await desktop.show(`^${title}$`);
    await act?.(desktop, id);
    return desktop.areaOf(id);
  },
});

/** A window with some desktop around it. @type {(...window: Parameters<typeof windowPicture>) => Picture} */
const aroundWindow = (...window) => {
  const {build, take} = windowPicture(...window);
  return {build, take: async (...args) => around(/** @type {Area} */ (await take(...args)))};
};

/**
 * A command in a terminal.
 *
 * @param {string} command
 * @param {Build} build the application in whose folder the command runs
 * @param {{rows: number, below?: string, columns?: number, seconds?: number, status?: number}} options of the terminal. `below` is a
 * folder of the application
 * @returns {Picture}
 */
const terminalPicture = (command, build, {below = '', ...options}) => ({
  build,
  take: (desktop, {folder}, theme) =>
    desktop.terminal(theme, command, {cwd: path.join(folder, below), ...options}),
});

/**
 * A command that asks questions, in an empty folder.
 *
 * @param {string} command
 * @param {number} rows
 * @param {string[]} answers
 * @returns {Picture}
 */
const questions = (command, rows, answers) => ({
  take: (desktop, _app, theme) => {
    const cwd = fs.mkdtempSync(path.join(workFolder, 'questions-'));
    return desktop.terminal(theme, command, {cwd, rows, answers});
  },
});

/** An application that calls the function of the JavaScript API in its first argument. */
const dialogApp = () =>
  buildSample({
    name: 'tide-table',
    files: {
      ...frontend('Tide table', '<h1>Tide table</h1>'),
      'ui/main.ts': `import {getMatches} from '@tauri-apps/api/cli';
import {ask, message, open, save} from '@tauri-apps/api/dialog';
import {sendNotification} from '@tauri-apps/api/notification';
const calls: Record<string, () => unknown> = {
  ask: () => ask('The table has changes that are not saved.', {title: 'Close without saving?', type: 'warning'}),
  message: () => message('The table was sent to the printer.', {title: 'Tide table', type: 'info'}),
  open: () => open({title: 'Open a tide table', defaultPath: folder, filters}),
  save: () => save({title: 'Save the tide table', defaultPath: \`\${folder}/brest-2024.csv\`, filters}),
  notification: () => sendNotification({title: 'High tide', body: 'In 30 minutes, 5.2 m'}),
};
const {args} = await getMatches();
const folder = String(args.folder?.value);
const filters = [{name: 'Tide tables', extensions: ['csv']}];
setTimeout(() => calls[String(args.call?.value)]?.(), 500);
`,
    },
    config: [
      {
        tauri: {
          allowlist: {dialog: {all: true}, notification: {all: true}},
          cli: {
            args: [
              {name: 'call', index: 1, takesValue: true},
              {name: 'folder', index: 2, takesValue: true},
            ],
          },
        },
      },
      windowOf(420, 200, {title: 'Tide table'}),
    ],
  });

/** @param {string} call @param {{width: number, height: number}} [size] @returns {Picture} */
const dialog = (call, size) => ({
  build: dialogApp,
  async take(desktop, {executable}) {
    const folder = path.join(desktop.home, 'Tides');
    fs.mkdirSync(folder);
    for (const port of ['brest', 'busan', 'cork', 'quebec']) {
      fs.writeFileSync(path.join(folder, `${port}.csv`), 'time,height\n');
    }
    desktop.spawn(executable, [call, folder], {cwd: desktop.home});
    const id = await desktop.window('^Tide table$');
    return desktop.areaOf(await desktop.dialog(id, size));
  },
});

/** Otherwise, the dialogs would fill the screen. */
const fileDialogSize = {width: 1400, height: 880};

const billSplitter = () =>
  buildSample({
    name: 'bill-splitter',
    files: samplesOf(`${setup}/html-css-js`, {
      'ui/index.html': 'frontend',
      'ui/style.css': 'frontend',
      'ui/main.js': 'frontend',
      [rust]: 'rust',
    }),
    config: [
      configOf(`${setup}/html-css-js`, 'rust'),
      windowOf(480, 260, {title: 'Bill splitter'}),
    ],
  });

const scoreDesk = () =>
  buildSample({
    name: 'score-desk',
    files: {
      ...frontend('Score desk', '<h1>Sonata in G</h1><p>Allegro, 4/4</p>'),
      [rust]: sampleOf('guides/features/menu', 'build', rust),
    },
    config: [windowOf(480, 300, {title: 'Score desk'})],
  });

const ledger = () =>
  buildSample({
    name: 'ledger-cli',
    files: {
      'ui/index.html': html('Ledger', ''),
      [rust]: sampleOf('guides/features/cli', 'help', rust),
    },
    config: [configOf('guides/features/cli', 'describe'), {package: {productName: 'ledger-cli'}}],
  });

/** The application of the WebDriver example. */
function wordCounter() {
  const page = `${webDriverExample}/setup`;
  return buildSample({
    name: 'word-counter',
    files: samplesOf(page, {
      'ui/index.html': 'frontend',
      'ui/main.js': 'frontend',
      [rust]: 'core-process',
    }),
    // The icons are those that `tauri init` writes.
    config: [
      configOf(page, 'core-process'),
      {tauri: {bundle: {icon: ['icons/icon.png', 'icons/icon.ico']}}},
    ],
  });
}

/**
 * The tests of a WebDriver page, run in a terminal.
 *
 * @param {string} page
 * @param {Record<string, string>} tests samples of the page: id of the section, by title
 * @param {string} packages
 * @param {number} rows
 * @returns {Picture}
 */
function webDriver(page, tests, packages, rows) {
  const below = `e2e-${page}`;
  async function build() {
    const app = await wordCounter();
    const folder = path.join(app.folder, below);
    const files = {
      ...samplesOf(`${webDriverExample}/${page}`, {...tests, 'e2e/package.json': 'install'}),
      ...samplesOf(`${webDriverExample}/setup`, {'e2e/driver.mjs': 'start-the-driver'}),
    };
    for (const [file, text] of Object.entries(files)) {
      const target = path.join(folder, path.relative('e2e', file));
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, text);
    }
    const built = path.join(app.folder, 'src-tauri/target/debug');
    fs.mkdirSync(built, {recursive: true});
    fs.copyFileSync(app.executable, path.join(built, 'word-counter'));
    execFileSync('npm', ['install', '--save-dev', ...packages.split(' ')], {
      cwd: folder,
      stdio: 'ignore',
    });
    return app;
  }
  return terminalPicture('npm test', build, {below, rows, columns: 100, seconds: 120});
}

/** The Debian package of the guide on Linux. */
async function debianPackage() {
  const app = await buildSample({
    name: 'word-desk',
    folderName: 'word-desk-linux',
    files: {
      ...frontend('Word Desk', '<h1>Word Desk</h1>'),
      'debian/changelog': 'word-desk (1.2.0) stable; urgency=low\n',
      'linux/org.worddesk.app.metainfo.xml': '<component type="desktop-application" />\n',
      'LICENSE.txt': 'MIT\n',
      ...samplesOf(packageForLinux, {'src-tauri/linux/word-desk.desktop': 'desktop-entry'}),
    },
    config: [
      configOf(packageForLinux, 'deb'),
      {package: {productName: 'word-desk', version: '1.2.0'}},
    ],
  });
  await runCli(app.folder, 'build', '--bundles', 'deb');
  return app;
}

/** The command of the guide on Linux that ends with the path of the package. @param {string} option @param {number} rows */
function dpkg(option, rows) {
  const lines = sampleOf(packageForLinux, 'deb', 'shell').split('\n');
  const command = lines.find((line) => line.includes(option)) ?? '';
  return terminalPicture(command, debianPackage, {rows, columns: 100});
}

/** Of the guide on app size. */
const bloat = 'cargo bloat --release --crates --features custom-protocol';

/** @type {Record<string, Picture>} */
export const pictures = {
  'html-css-js': windowPicture('Bill splitter', billSplitter, (desktop, id) =>
    desktop.click(id, 160, 115),
  ),
  menu: windowPicture('Score desk', scoreDesk, (desktop, id) => desktop.click(id, 24, 12)),
  'menu-view': windowPicture('Score desk', scoreDesk, (desktop, id) => desktop.click(id, 80, 12)),
  integrate: windowPicture('Ledger', () =>
    buildSample({
      name: 'ledger',
      files: {
        ...frontend('Ledger', '<h1>Ledger</h1><p id="about"></p>'),
        'ui/about.ts': sampleOf(`${setup}/integrate`, 'call', 'src/about.ts'),
        'ui/main.ts': `import {about} from './about';
const values = await about();
document.querySelector('#about')!.textContent = values
  ? \`\${values.name} \${values.version}\${values.debug ? ', debug build' : ''}\`
  : 'in a browser';
`,
        [rust]: sampleOf(`${setup}/integrate`, 'call', rust),
      },
      config: [windowOf(480, 200, {title: 'Ledger'})],
    }),
  ),
  'title-bar': aroundWindow('Orchard', () =>
    buildSample({
      name: 'orchard',
      files: {
        'ui/index.html': html(
          'Orchard',
          `${sampleOf(customization, 'title-bar', 'index.html')}<main><h1>Spring</h1><p>12 trees in blossom</p></main>`,
        ),
        'ui/style.css': `${sampleOf(customization, 'title-bar', 'src/style.css')}
body { font-family: system-ui, sans-serif; }
main { padding: 0 1.5rem; }
`,
        'ui/main.ts': sampleOf(customization, 'title-bar', 'src/bar.ts'),
      },
      config: [
        configOf(customization, 'title-bar'),
        windowOf(480, 260, {title: 'Orchard', decorations: false}),
      ],
    }),
  ),
  transparent: aroundWindow('Orchard', () =>
    buildSample({
      name: 'orchard-transparent',
      files: {
        ...frontend(
          'Orchard',
          '<main><h1>Orchard</h1><p>The corners of this window are transparent.</p></main>',
        ),
        'ui/style.css': `${sampleOf(customization, 'transparent', 'css')}
body { font-family: system-ui, sans-serif; margin: 0; padding: 8px; }
main { background: #24614b; border-radius: 32px; box-sizing: border-box; color: #fff; height: calc(100vh - 16px); padding: 1rem 2rem; }
`,
      },
      config: [
        configOf(customization, 'transparent'),
        windowOf(420, 200, {title: 'Orchard', transparent: true, decorations: false}),
      ],
    }),
  ),
  splashscreen: {
    ...aroundWindow('Tauri App', () =>
      buildSample({
        name: 'starmap',
        files: {
          ...frontend('Starmap', '<h1>Starmap</h1><p>Vega, Deneb</p>'),
          'ui/splash.html': sampleOf(
            'guides/features/splashscreen',
            'add-the-window',
            'public/splash.html',
          ),
          [rust]: sampleOf('guides/features/splashscreen', 'wait-for-rust', rust).replace(
            'from_secs(2)',
            'from_secs(20)',
          ),
        },
        config: [configOf('guides/features/splashscreen', 'add-the-window')],
      }),
    ),
    themes: ['light'],
  },
  multiwindow: {
    build: () =>
      buildSample({
        name: 'darkroom',
        files: {
          ...frontend(
            'Darkroom',
            '<h1>Darkroom</h1><button id="histogram">Histogram</button> <button id="photo">Photo 7</button>',
          ),
          'ui/histogram.html': html(
            'Histogram',
            '<p>Shadows 12 %</p><p>Highlights 31 %</p>',
          ).replace('main.js', ''),
          'ui/photo.html': html('Photo', '<h1>Photo 7</h1>').replace('main.js', ''),
          'ui/windows.ts': sampleOf(
            'guides/features/multiwindow',
            'in-javascript',
            'src/windows.ts',
          ),
          'ui/main.ts': `import {invoke} from '@tauri-apps/api/tauri';
import {openHistogram} from './windows';
document.querySelector('#histogram')!.addEventListener('click', openHistogram);
document.querySelector('#photo')!.addEventListener('click', () => invoke('open_photo', {id: 7}));
`,
          [rust]: sampleOf('guides/features/multiwindow', 'in-rust', rust),
        },
        config: [
          configOf('guides/features/multiwindow', 'in-javascript'),
          windowOf(420, 220, {title: 'Darkroom', label: 'main'}),
        ],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Darkroom$', 60, 60);
      await desktop.click(id, 70, 100);
      const second = await desktop.show('^Histogram$', 780, 260);
      return around(union(await desktop.areaOf(id), await desktop.areaOf(second)));
    },
  },
  'system-tray': {
    build: () =>
      buildSample({
        name: 'tea-timer',
        files: {
          ...frontend('Tea timer', '<h1>Tea timer</h1>'),
          [rust]: sampleOf('guides/features/system-tray', 'build', rust),
        },
        config: [
          configOf('guides/features/system-tray', 'configure'),
          {tauri: {systemTray: {iconPath: 'icons/32x32.png'}}},
          windowOf(420, 200, {title: 'Tea timer'}),
        ],
      }),
    async take(desktop, {executable}) {
      const bar = '--edge top --align right --widthtype request --height 64 --iconspacing 8';
      desktop.spawn('trayer', bar.split(' '));
      await desktop.window('^panel$');
      desktop.spawn(executable);
      await desktop.show('^Tea timer$');
      const tray = await desktop.areaOf(await desktop.window('^panel$'));
      await desktop.clickAt(tray.x + tray.width / 2, tray.y + tray.height / 2);
      await desktop.key('Down', 'Down');
      return {x: tray.x + tray.width - 640, y: 0, width: 640, height: 400};
    },
  },
  devtools: windowPicture('Bill splitter', billSplitter, async (desktop, id) => {
    await desktop.run('xdotool', 'windowsize', '--sync', id, '1800', '1200');
    await desktop.click(id, 400, 400);
    await desktop.key('ctrl+shift+i');
    await desktop.wait(5);
  }),
  dialogs: dialog('message'),
  'dialog-ask': dialog('ask'),
  'dialog-open': dialog('open', fileDialogSize),
  'dialog-save': dialog('save', fileDialogSize),
  notification: {
    build: dialogApp,
    async take(desktop, {executable}) {
      desktop.spawn('/usr/lib/x86_64-linux-gnu/xfce4/notifyd/xfce4-notifyd');
      await desktop.wait(2);
      desktop.spawn(executable, ['notification']);
      await desktop.window('^Tide table$');
      await desktop.wait(3);
      return desktop.areaOf(await desktop.window('^xfce4-notifyd$'));
    },
  },
  updater: {
    build: () =>
      buildSample({
        name: 'word-desk',
        files: frontend('Word Desk', '<h1>Word Desk</h1>'),
        config: [
          configOf('guides/distribution/updater', 'configure'),
          {
            tauri: {updater: {endpoints: ['http://127.0.0.1:8642/latest.json'], pubkey: 'UNUSED'}},
            package: {version: '1.3.0'},
          },
          windowOf(420, 240, {title: 'Word Desk'}),
        ],
      }),
    async take(desktop, {executable}) {
      const latest = {
        version: '1.4.0',
        notes: 'Counts the pages, too.',
        pub_date: '2024-03-01T09:00:00Z',
        url: 'http://127.0.0.1:8642/word-desk.AppImage.tar.gz',
        signature: 'UNUSED',
      };
      const server = createServer((_request, response) => response.end(JSON.stringify(latest)));
      server.listen(8642, '127.0.0.1').unref();
      desktop.spawn(executable, [], {env: {APPIMAGE: executable}});
      const id = await desktop.show('^Word Desk$');
      await desktop.wait(3);
      const question = await desktop.dialog(id);
      server.close();
      return desktop.areaOf(question);
    },
  },
  'cli-help': terminalPicture('./ledger-cli --help', ledger, {rows: 44}),
  'cli-error': terminalPicture('./ledger-cli --currency GBP', ledger, {rows: 12, status: 2}),
  'tauri-icon': terminalPicture(
    'tauri icon',
    async () => {
      const app = await billSplitter();
      fs.copyFileSync(path.join(images, 'icon-512.png'), path.join(app.folder, 'app-icon.png'));
      return app;
    },
    {rows: 24},
  ),
  icons: {
    build: async () => {
      const app = await billSplitter();
      await runCli(app.folder, 'icon', path.join(images, 'icon-512.png'));
      return app;
    },
    async take(desktop, {folder}, theme) {
      const {background, text} = terminalColors[theme];
      const icons = path.join(folder, 'src-tauri/icons');
      const sizeOf = (/** @type {string} */ file) =>
        fs.readFileSync(path.join(icons, file)).readUInt32BE(16);
      const files = fs.readdirSync(icons).filter((file) => file.endsWith('.png'));
      files.sort((a, b) => sizeOf(a) - sizeOf(b));
      const montage = path.join(desktop.home, 'icons.png');
      await desktop.run(
        'montage',
        ...['-background', background, '-fill', text, '-font', 'DejaVu-Sans', '-pointsize', '20'],
        ...['-label', '%f\n%w × %h', '-tile', '5x', '-geometry', '200x200>+45+20'],
        ...files.map((file) => path.join(icons, file)),
        montage,
      );
      return fs.readFileSync(montage);
    },
  },
  'cargo-bloat': terminalPicture(
    bloat,
    async () => {
      const app = await billSplitter();
      await runInSample(app.folder, 'cargo', bloat.split(' ').slice(1), 'src-tauri');
      return app;
    },
    {below: 'src-tauri', rows: 31, seconds: 300},
  ),
  'deb-info': dpkg('--info', 18),
  'deb-contents': dpkg('--contents', 26),
  selenium: webDriver(
    'selenium',
    {
      'e2e/session.js': 'session',
      'e2e/count.test.js': 'write-a-test',
      'e2e/storage.test.js': 'execute-script',
    },
    'selenium-webdriver@4',
    26,
  ),
  webdriverio: webDriver(
    'webdriverio',
    {'e2e/wdio.conf.js': 'configure', 'e2e/specs/count.js': 'write-a-test'},
    '@wdio/cli@9 @wdio/local-runner@9 @wdio/mocha-framework@9 @wdio/spec-reporter@9',
    32,
  ),
  'tauri-info': terminalPicture('tauri info', billSplitter, {rows: 34, seconds: 60}),
  'tauri-init': questions('tauri init', 10, [
    ...['Ledger', 'Ledger', '../dist', 'http://localhost:5173', '', ''],
  ]),
  'tauri-signer': questions('tauri signer generate --write-keys word-desk.key', 20, [
    ...['correct horse', 'correct horse'],
  ]),
  command: windowPicture('Shelf', () =>
    buildSample({
      name: 'shelf',
      files: {
        ...frontend('Shelf', '<h1 id="mark"></h1><p>Jane Roe, 1969</p>'),
        'ui/main.ts': `${sampleOf('guides/features/command', 'call', 'src/shelf.ts')}
document.querySelector('#mark')!.textContent = mark;
`,
        [rust]: sampleOf('guides/features/command', 'define', rust),
      },
      config: [windowOf(420, 180, {title: 'Shelf'})],
    }),
  ),
  events: windowPicture('Photo import', () =>
    buildSample({
      name: 'photo-import',
      files: {
        ...frontend('Photo import', '<h1>Photo import</h1><progress></progress><p></p>'),
        'ui/main.ts': `import {invoke} from '@tauri-apps/api/tauri';
${sampleOf('guides/features/events', 'listen-in-the-frontend', 'src/import.ts')
  .replace(/\n\/\/ Later[^]*/, '')
  .replace(
    / {2}console\.log/,
    `  document.querySelector('progress')!.value = doneFiles / totalFiles;
  document.querySelector('p')!.textContent = `,
  )}
await invoke('import_photos', {totalFiles: 40});
`,
        [rust]: sampleOf('guides/features/events', 'emit-from-rust', rust),
      },
      config: [windowOf(420, 200, {title: 'Photo import'})],
    }),
  ),
  'window-properties': {
    build: () =>
      buildSample({
        name: 'orchard-windows',
        files: {
          ...frontend('Orchard', '<h1>Orchard</h1>'),
          'ui/inspector.html': html('Inspector', '<p>Apple, row 4</p>'),
          [rust]: sampleOf(customization, 'places', rust),
        },
        config: [configOf(customization, 'places')],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      await desktop.show('^Orchard, spring$', 40, 40);
      await desktop.show('^Inspector$', 1500, 200);
      return {x: 0, y: 0, width: 2240, height: 1560};
    },
  },
  'word-counter': windowPicture('Word counter', wordCounter, async (desktop) => {
    await desktop.key('Tab');
    await desktop.type('high tide at noon');
    await desktop.key('Tab', 'space');
  }),
};
