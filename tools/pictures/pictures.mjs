// @ts-check
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {buildProject, buildSample, runCli, runInSample, sampleOf, workFolder} from './samples.mjs';

/** @typedef {import('./desktop.mjs').Desktop} Desktop */
/** @typedef {import('./desktop.mjs').Area} Area */
/** @typedef {'light' | 'dark'} Theme */

/**
 * @typedef {object} Picture
 * @property {() => Promise<{folder: string, executable: string}>} [build]
 * @property {(desktop: Desktop, app: {folder: string, executable: string}, theme: Theme) => Promise<Area | Buffer>} take
 * brings the desktop into the state to show and returns the area to capture, or returns a PNG
 * @property {Theme[]} [themes] both by default
 */

const rust = 'src-tauri/src/main.rs';
const conf = 'src-tauri/tauri.conf.json';

/** @param {string} page @param {string} section */
const configOf = (page, section) => JSON.parse(sampleOf(page, section, conf));

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

const css = `body { font-family: system-ui, sans-serif; margin: 1.5rem; }
`;

const setup = 'guides/getting-started/setup';

const images = path.join(import.meta.dirname, '../../website/static/img');

/** Of the guide on app size. */
const bloat = 'cargo bloat --release --crates --features custom-protocol';

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

/** An application that calls the function of the JavaScript API in its first argument. */
const dialogApp = () =>
  buildSample({
    name: 'tide-table',
    title: 'Tide table',
    files: {
      'ui/index.html': html('Tide table', '<h1>Tide table</h1>'),
      'ui/style.css': css,
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

/** The application of the WebDriver example. */
function wordCounter() {
  const page = 'guides/testing/webdriver/example/setup';
  const own = JSON.parse(sampleOf(page, 'core-process', conf));
  return buildSample({
    name: 'word-counter',
    files: {
      'ui/index.html': sampleOf(page, 'frontend', 'ui/index.html'),
      'ui/main.js': sampleOf(page, 'frontend', 'ui/main.js'),
      [rust]: sampleOf(page, 'core-process', rust),
    },
    // The icons are those that `tauri init` writes.
    config: [own, {tauri: {bundle: {icon: ['icons/icon.png', 'icons/icon.ico']}}}],
  });
}

/** @param {string} call @returns {Picture} */
const dialog = (call) => ({
  build: dialogApp,
  async take(desktop, {executable}) {
    desktop.spawn(executable, [call]);
    const id = await desktop.window('^Tide table$');
    return desktop.areaOf(await desktop.dialog(id));
  },
});

/** @param {string} call @returns {Picture} */
const fileDialog = (call) => ({
  build: dialogApp,
  async take(desktop, {executable}) {
    const folder = path.join(desktop.home, 'Tides');
    fs.mkdirSync(folder);
    for (const port of ['brest', 'busan', 'cork', 'quebec']) {
      fs.writeFileSync(path.join(folder, `${port}.csv`), 'time,height\n');
    }
    desktop.spawn(executable, [call, folder], {cwd: desktop.home});
    const id = await desktop.window('^Tide table$');
    return desktop.areaOf(await desktop.dialog(id, {width: 1400, height: 880}));
  },
});

/**
 * The tests of a WebDriver page, run in a terminal.
 *
 * @param {string} page
 * @param {[section: string, file: string][]} samples
 * @param {string} packages
 * @param {number} rows
 * @returns {Picture}
 */
const webDriver = (page, samples, packages, rows) => ({
  async build() {
    const app = await wordCounter();
    const folder = path.join(app.folder, `e2e-${page}`);
    const examples = 'guides/testing/webdriver/example';
    const files = [...samples, ['install', 'e2e/package.json']];
    for (const [section = '', file = ''] of files) {
      const target = path.join(folder, path.relative('e2e', file));
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, sampleOf(`${examples}/${page}`, section, file));
    }
    fs.writeFileSync(
      path.join(folder, 'driver.mjs'),
      sampleOf(`${examples}/setup`, 'start-the-driver', 'e2e/driver.mjs'),
    );
    const built = path.join(app.folder, 'src-tauri/target/debug');
    fs.mkdirSync(built, {recursive: true});
    fs.copyFileSync(app.executable, path.join(built, 'word-counter'));
    execFileSync('npm', ['install', '--save-dev', ...packages.split(' ')], {
      cwd: folder,
      stdio: 'ignore',
    });
    return {...app, folder};
  },
  take: (desktop, {folder}, theme) =>
    desktop.terminal(theme, 'npm test', {cwd: folder, rows, columns: 100, seconds: 120}),
});

/** The Debian package of the guide on Linux. */
async function debianPackage() {
  const page = 'guides/building/linux';
  const desktopEntry = 'src-tauri/linux/word-desk.desktop';
  const app = await buildSample({
    name: 'word-desk',
    folderName: 'word-desk-linux',
    files: {
      'ui/index.html': html('Word Desk', '<h1>Word Desk</h1>'),
      'ui/style.css': css,
      'ui/main.js': '',
      'debian/changelog': 'word-desk (1.2.0) stable; urgency=low\n',
      'linux/org.worddesk.app.metainfo.xml': '<component type="desktop-application" />\n',
      'LICENSE.txt': 'MIT\n',
      [desktopEntry]: sampleOf(page, 'desktop-entry', desktopEntry),
    },
    config: [configOf(page, 'deb'), {package: {productName: 'word-desk', version: '1.2.0'}}],
  });
  await runCli(app.folder, 'build', '--bundles', 'deb');
  return app;
}

/** The command of the guide on Linux that ends with the path of the package. @param {string} option @param {number} rows @returns {Picture} */
const dpkg = (option, rows) => ({
  build: debianPackage,
  take: (desktop, {folder}, theme) => {
    const command = sampleOf('guides/building/linux', 'deb', 'shell')
      .split('\n')
      .find((line) => line.includes(option));
    return desktop.terminal(theme, command ?? '', {cwd: folder, rows, columns: 100});
  },
});

/** @type {Record<string, Picture>} */
export const pictures = {
  'html-css-js': {
    build: () =>
      buildSample({
        name: 'bill-splitter',
        files: {
          'ui/index.html': sampleOf(`${setup}/html-css-js`, 'frontend', 'ui/index.html'),
          'ui/style.css': sampleOf(`${setup}/html-css-js`, 'frontend', 'ui/style.css'),
          'ui/main.js': sampleOf(`${setup}/html-css-js`, 'frontend', 'ui/main.js'),
          [rust]: sampleOf(`${setup}/html-css-js`, 'rust', rust),
        },
        config: [
          configOf(`${setup}/html-css-js`, 'rust'),
          windowOf(480, 260, {title: 'Bill splitter'}),
        ],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Bill splitter$');
      await desktop.click(id, 160, 115);
      return desktop.areaOf(id);
    },
  },
  menu: {
    build: () =>
      buildSample({
        name: 'score-desk',
        files: {
          'ui/index.html': html('Score desk', '<h1>Sonata in G</h1><p>Allegro, 4/4</p>'),
          'ui/style.css': css,
          [rust]: sampleOf('guides/features/menu', 'build', rust),
        },
        config: [windowOf(480, 300, {title: 'Score desk'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Score desk$');
      await desktop.click(id, 24, 12);
      return desktop.areaOf(id);
    },
  },
  'menu-view': {
    build: () => pictures.menu.build(),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Score desk$');
      await desktop.click(id, 80, 12);
      return desktop.areaOf(id);
    },
  },
  vite: {
    build: () =>
      buildProject({
        name: 'text-desk',
        title: 'TextDesk',
        create: ['npm create -y vite@latest text-desk -- --template vanilla-ts --no-interactive'],
        packages: '@tauri-apps/api@1',
        distDir: '../dist',
        files: {
          'vite.config.ts': sampleOf(`${setup}/vite`, 'configure-vite', 'vite.config.ts'),
          'src/main.ts': sampleOf(`${setup}/vite`, 'call', 'src/main.ts'),
          [rust]: sampleOf(`${setup}/vite`, 'rust', rust),
        },
        config: [configOf(`${setup}/vite`, 'rust'), windowOf(480, 220, {title: 'TextDesk'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^TextDesk$');
      await desktop.click(id, 60, 30);
      await desktop.type('The tide comes in at noon');
      return desktop.areaOf(id);
    },
  },
  'next-js': {
    build: () =>
      buildProject({
        name: 'color-desk',
        create: [
          'npx -y create-next-app@latest color-desk --yes --ts --app --no-tailwind --no-eslint --no-src-dir --use-npm',
        ],
        packages: '@tauri-apps/api@1',
        distDir: '../out',
        files: {
          'next.config.mjs': sampleOf(`${setup}/next-js`, 'export', 'next.config.mjs'),
          // That of the template downloads fonts.
          'app/layout.tsx': `export default function Layout({children}: {children: React.ReactNode}) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
          'app/mixer.tsx': sampleOf(`${setup}/next-js`, 'call', 'app/mixer.tsx'),
          'app/page.tsx': sampleOf(`${setup}/next-js`, 'call', 'app/page.tsx'),
          [rust]: sampleOf(`${setup}/next-js`, 'rust', rust),
        },
        remove: ['next.config.ts'],
        config: [configOf(`${setup}/next-js`, 'rust'), windowOf(480, 200, {title: 'color-desk'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^color-desk$');
      await desktop.key('Tab', 'Tab', 'Tab', 'space');
      return desktop.areaOf(id);
    },
  },
  sveltekit: {
    build: () =>
      buildProject({
        name: 'slug-desk',
        create: [
          'npx -y sv create slug-desk --template minimal --types ts --no-add-ons --install npm',
          'cd slug-desk && npm install -D @sveltejs/adapter-static@3',
        ],
        packages: '@tauri-apps/api@1',
        distDir: '../build',
        files: {
          'svelte.config.js': sampleOf(`${setup}/sveltekit`, 'static', 'svelte.config.js'),
          'src/routes/+layout.ts': sampleOf(
            `${setup}/sveltekit`,
            'static',
            'src/routes/+layout.ts',
          ),
          'vite.config.ts': sampleOf(`${setup}/sveltekit`, 'static', 'vite.config.ts'),
          'src/routes/+page.svelte': sampleOf(
            `${setup}/sveltekit`,
            'call',
            'src/routes/+page.svelte',
          ),
          [rust]: sampleOf(`${setup}/sveltekit`, 'rust', rust),
        },
        config: [configOf(`${setup}/sveltekit`, 'rust'), windowOf(480, 200, {title: 'slug-desk'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^slug-desk$');
      await desktop.click(id, 60, 20);
      await desktop.key('ctrl+a');
      await desktop.type('Ten Cups of Coffee, at Once');
      return desktop.areaOf(id);
    },
  },
  qwik: {
    build: () =>
      buildProject({
        name: 'reading-desk',
        create: [
          'npm create -y qwik@latest empty reading-desk && cd reading-desk && npm install',
          'cd reading-desk && npx qwik add static --skipConfirmation=true',
        ],
        packages: '@tauri-apps/api@1',
        distDir: '../dist',
        files: {
          'adapters/static/vite.config.ts': sampleOf(
            `${setup}/qwik`,
            'create',
            'adapters/static/vite.config.ts',
          ),
          'src/routes/index.tsx': sampleOf(`${setup}/qwik`, 'call', 'src/routes/index.tsx'),
          [rust]: sampleOf(`${setup}/qwik`, 'rust', rust),
        },
        config: [configOf(`${setup}/qwik`, 'rust'), windowOf(480, 200, {title: 'reading-desk'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^reading-desk$');
      await desktop.click(id, 60, 30);
      await desktop.type('The tide comes in at noon');
      await desktop.key('Tab', 'space');
      return desktop.areaOf(id);
    },
  },
  integrate: {
    build: () =>
      buildSample({
        name: 'ledger',
        title: 'Ledger',
        files: {
          'ui/index.html': html('Ledger', '<h1>Ledger</h1><p id="about"></p>'),
          'ui/style.css': css,
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
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return desktop.areaOf(await desktop.show('^Ledger$'));
    },
  },
  'title-bar': {
    build: () =>
      buildSample({
        name: 'orchard',
        files: {
          'ui/index.html': html(
            'Orchard',
            `${sampleOf('guides/features/window-customization', 'title-bar', 'index.html')}<main><h1>Spring</h1><p>12 trees in blossom</p></main>`,
          ),
          'ui/style.css': `${sampleOf('guides/features/window-customization', 'title-bar', 'src/style.css')}
body { font-family: system-ui, sans-serif; }
main { padding: 0 1.5rem; }
`,
          'ui/main.ts': sampleOf('guides/features/window-customization', 'title-bar', 'src/bar.ts'),
        },
        config: [
          configOf('guides/features/window-customization', 'title-bar'),
          windowOf(480, 260, {title: 'Orchard', decorations: false}),
        ],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return around(await desktop.areaOf(await desktop.show('^Orchard$')));
    },
  },
  transparent: {
    build: () =>
      buildSample({
        name: 'orchard-transparent',
        files: {
          'ui/index.html': html(
            'Orchard',
            '<main><h1>Orchard</h1><p>The corners of this window are transparent.</p></main>',
          ),
          'ui/style.css': `${sampleOf('guides/features/window-customization', 'transparent', 'css')}
body { font-family: system-ui, sans-serif; margin: 0; padding: 8px; }
main { background: #24614b; border-radius: 32px; box-sizing: border-box; color: #fff; height: calc(100vh - 16px); padding: 1rem 2rem; }
`,
          'ui/main.js': '',
        },
        config: [
          configOf('guides/features/window-customization', 'transparent'),
          windowOf(420, 200, {title: 'Orchard', transparent: true, decorations: false}),
        ],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return around(await desktop.areaOf(await desktop.show('^Orchard$')));
    },
  },
  splashscreen: {
    build: () =>
      buildSample({
        name: 'starmap',
        files: {
          'ui/index.html': html('Starmap', '<h1>Starmap</h1><p>Vega, Deneb</p>'),
          'ui/style.css': css,
          'ui/main.js': '',
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
    themes: ['light'],
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return around(await desktop.areaOf(await desktop.show('^Tauri App$')));
    },
  },
  multiwindow: {
    build: () =>
      buildSample({
        name: 'darkroom',
        files: {
          'ui/index.html': html(
            'Darkroom',
            '<h1>Darkroom</h1><button id="histogram">Histogram</button> <button id="photo">Photo 7</button>',
          ),
          'ui/histogram.html': html(
            'Histogram',
            '<p>Shadows 12 %</p><p>Highlights 31 %</p>',
          ).replace('main.js', ''),
          'ui/photo.html': html('Photo', '<h1>Photo 7</h1>').replace('main.js', ''),
          'ui/style.css': css,
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
        title: 'Tea timer',
        files: {
          'ui/index.html': html('Tea timer', '<h1>Tea timer</h1>'),
          'ui/style.css': css,
          'ui/main.js': '',
          [rust]: sampleOf('guides/features/system-tray', 'build', rust),
        },
        config: [
          configOf('guides/features/system-tray', 'configure'),
          {tauri: {systemTray: {iconPath: 'icons/32x32.png'}}},
          windowOf(420, 200, {title: 'Tea timer'}),
        ],
      }),
    async take(desktop, {executable}) {
      desktop.spawn('trayer', [
        '--edge',
        'top',
        '--align',
        'right',
        '--widthtype',
        'request',
        '--height',
        '64',
        '--iconspacing',
        '8',
      ]);
      await desktop.window('^panel$');
      desktop.spawn(executable);
      await desktop.show('^Tea timer$');
      const tray = await desktop.areaOf(await desktop.window('^panel$'));
      await desktop.clickAt(tray.x + tray.width / 2, tray.y + tray.height / 2);
      await desktop.key('Down', 'Down');
      return {x: tray.x + tray.width - 640, y: 0, width: 640, height: 400};
    },
  },
  devtools: {
    build: () => pictures['html-css-js'].build(),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Bill splitter$');
      await desktop.run('xdotool', 'windowsize', '--sync', id, '1800', '1200');
      await desktop.click(id, 400, 400);
      await desktop.key('ctrl+shift+i');
      await desktop.wait(5);
      return desktop.areaOf(id);
    },
  },
  dialogs: dialog('message'),
  'dialog-ask': dialog('ask'),
  'dialog-open': fileDialog('open'),
  'dialog-save': fileDialog('save'),
  notification: {
    build: () => dialogApp(),
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
        title: 'Word Desk',
        files: {
          'ui/index.html': html('Word Desk', '<h1>Word Desk</h1>'),
          'ui/style.css': css,
          'ui/main.js': '',
        },
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
  'cli-help': {
    build: () =>
      buildSample({
        name: 'ledger-cli',
        files: {
          'ui/index.html': html('Ledger', ''),
          [rust]: sampleOf('guides/features/cli', 'help', rust),
        },
        config: [
          configOf('guides/features/cli', 'describe'),
          {package: {productName: 'ledger-cli'}},
        ],
      }),
    take: (desktop, {folder}, theme) =>
      desktop.terminal(theme, './ledger-cli --help', {cwd: folder, rows: 44}),
  },
  'cli-error': {
    build: () => pictures['cli-help'].build(),
    take: (desktop, {folder}, theme) =>
      desktop.terminal(theme, './ledger-cli --currency GBP', {cwd: folder, rows: 12, status: 2}),
  },
  'tauri-icon': {
    build: () => pictures['html-css-js'].build(),
    take: (desktop, {folder}, theme) => {
      fs.copyFileSync(path.join(images, 'icon-512.png'), path.join(folder, 'app-icon.png'));
      return desktop.terminal(theme, 'tauri icon', {cwd: folder, rows: 24});
    },
  },
  icons: {
    build: async () => {
      const app = await pictures['html-css-js'].build();
      await runCli(app.folder, 'icon', path.join(images, 'icon-512.png'));
      return app;
    },
    async take(desktop, {folder}, theme) {
      const [background = '', text = ''] =
        theme === 'dark' ? ['#1b2330', '#e2e8f0'] : ['#ffffff', '#1f2933'];
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
  'cargo-bloat': {
    build: async () => {
      const app = await pictures['html-css-js'].build();
      await runInSample(app.folder, 'cargo', bloat.split(' ').slice(1), 'src-tauri');
      return app;
    },
    take: (desktop, {folder}, theme) =>
      desktop.terminal(theme, bloat, {cwd: path.join(folder, 'src-tauri'), rows: 31, seconds: 300}),
  },
  'deb-info': dpkg('--info', 18),
  'deb-contents': dpkg('--contents', 26),
  selenium: webDriver(
    'selenium',
    [
      ['session', 'e2e/session.js'],
      ['write-a-test', 'e2e/count.test.js'],
      ['execute-script', 'e2e/storage.test.js'],
    ],
    'selenium-webdriver@4',
    26,
  ),
  webdriverio: webDriver(
    'webdriverio',
    [
      ['configure', 'e2e/wdio.conf.js'],
      ['write-a-test', 'e2e/specs/count.js'],
    ],
    '@wdio/cli@9 @wdio/local-runner@9 @wdio/mocha-framework@9 @wdio/spec-reporter@9',
    32,
  ),
  'tauri-info': {
    build: () => pictures['html-css-js'].build(),
    take: (desktop, {folder}, theme) =>
      desktop.terminal(theme, 'tauri info', {cwd: folder, rows: 34, seconds: 60}),
  },
  'tauri-init': {
    take: (desktop, _app, theme) => {
      const cwd = fs.mkdtempSync(path.join(workFolder, 'init-'));
      return desktop.terminal(theme, 'tauri init', {
        cwd,
        rows: 10,
        answers: ['Ledger', 'Ledger', '../dist', 'http://localhost:5173', '', ''],
      });
    },
  },
  'tauri-signer': {
    take: (desktop, _app, theme) => {
      const cwd = fs.mkdtempSync(path.join(workFolder, 'signer-'));
      return desktop.terminal(theme, 'tauri signer generate --write-keys word-desk.key', {
        ...{cwd, rows: 20, answers: ['correct horse', 'correct horse']},
      });
    },
  },
  command: {
    build: () =>
      buildSample({
        name: 'shelf',
        files: {
          'ui/index.html': html('Shelf', '<h1 id="mark"></h1><p>Jane Roe, 1969</p>'),
          'ui/style.css': css,
          'ui/main.ts': `${sampleOf('guides/features/command', 'call', 'src/shelf.ts')}
document.querySelector('#mark')!.textContent = mark;
`,
          [rust]: sampleOf('guides/features/command', 'define', rust),
        },
        config: [windowOf(420, 180, {title: 'Shelf'})],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return desktop.areaOf(await desktop.show('^Shelf$'));
    },
  },
  events: {
    build: () =>
      buildSample({
        name: 'photo-import',
        title: 'Photo import',
        files: {
          'ui/index.html': html(
            'Photo import',
            '<h1>Photo import</h1><progress></progress><p></p>',
          ),
          'ui/style.css': css,
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
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      return desktop.areaOf(await desktop.show('^Photo import$'));
    },
  },
  'window-properties': {
    build: () =>
      buildSample({
        name: 'orchard-windows',
        files: {
          'ui/index.html': html('Orchard', '<h1>Orchard</h1>'),
          'ui/inspector.html': html('Inspector', '<p>Apple, row 4</p>'),
          'ui/style.css': css,
          'ui/main.js': '',
          [rust]: sampleOf('guides/features/window-customization', 'places', rust),
        },
        config: [configOf('guides/features/window-customization', 'places')],
      }),
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      await desktop.show('^Orchard, spring$', 40, 40);
      await desktop.show('^Inspector$', 1500, 200);
      return {x: 0, y: 0, width: 2240, height: 1560};
    },
  },
  'word-counter': {
    build: wordCounter,
    async take(desktop, {executable}) {
      desktop.spawn(executable);
      const id = await desktop.show('^Word counter$');
      await desktop.key('Tab');
      await desktop.type('high tide at noon');
      await desktop.key('Tab', 'space');
      return desktop.areaOf(id);
    },
  },
};
