import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Builder, Capabilities, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {freePort} from '@repo/testing/listen.mjs';
import {onPath, slowest, type Driver, type Found, type StartedBrowser} from './driver';

/** The programs that WebKitGTK is driven with. */
export type WebKitPrograms = {driver: string; browser: string; display: string};

/** Finds the driver and the test browser of WebKitGTK, and a virtual screen. */
export function findWebKit(): Found<WebKitPrograms> {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((architecture) => `/usr/lib/${architecture}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => fs.existsSync(file));
  return driver && display && browser
    ? {programs: {driver, display, browser}}
    : {missing: 'WebKitGTK is not installed. Install (Debian): webkit2gtk-driver xvfb.'};
}

/** The toolbar of the test browser is wider than a phone, and GTK makes no window smaller than its content. */
const narrowToolbar =
  '* { margin: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-transform: scale(0.1) }';

const keyNames: Record<string, string> = {
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/** Starts a virtual screen for WebKitGTK. Each window is a new browser with a driver of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<StartedBrowser> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(home, '.config/gtk-3.0'), {recursive: true});
  fs.writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);

  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const env = {
    ...process.env,
    DISPLAY: `:${await firstOutput(screen)}`,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    // The sandbox needs a user other than root, and user namespaces.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    // Without a session bus, these would wait for one.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };

  return {
    async openWindow({viewport, scripts}) {
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      });
      const {session, kill} = await startSession(programs.driver, env, capabilities);
      await session.manage().setTimeouts({script: slowest, pageLoad: slowest});
      const window = session.manage().window();
      // The window has a toolbar.
      const frame = {x: 0, y: 0, width: viewport.width};
      await window.setRect({...frame, height: viewport.height});
      const inner = await session.executeScript<number>('return innerHeight');
      await window.setRect({...frame, height: 2 * viewport.height - inner});
      return createDriver(session, kill);
    },
    async stop() {
      const ended = once(screen, 'exit');
      screen.kill();
      await ended;
      fs.rmSync(home, {recursive: true, force: true});
    },
  };
}

/**
 * Starts a driver and a browser. On a busy machine, a driver sometimes never answers. It then refuses all other requests, because it
 * has one session at most, so it is replaced.
 */
async function startSession(
  program: string,
  env: NodeJS.ProcessEnv,
  capabilities: Capabilities,
  attempts = 3,
): Promise<{session: WebDriver; kill: () => Promise<void>}> {
  const port = await freePort();
  // In a process group of its own, because browsers outlive their driver.
  const driver = spawn(program, [`--port=${port}`], {stdio: 'ignore', env, detached: true});
  const ended = once(driver, 'exit');
  const kill = async () => {
    process.kill(-(driver.pid ?? 0), 'SIGKILL');
    await ended;
  };
  const connect = async () => {
    const url = `http://127.0.0.1:${port}`;
    while (driver.signalCode === null && !(await isReady(`${url}/status`))) {
      await setTimeout(50);
    }
    return new Builder().usingServer(url).withCapabilities(capabilities).build();
  };
  const limit = async () => {
    await setTimeout(60_000, undefined, {ref: false});
    throw new Error('WebKitWebDriver started no browser in 60 seconds.');
  };
  try {
    return {session: await Promise.race([connect(), limit()]), kill};
  } catch (error) {
    await kill();
    if (attempts === 1) {
      throw error;
    }
    return startSession(program, env, capabilities, attempts - 1);
  }
}

const isReady = (url: string) =>
  fetch(url).then(
    ({ok}) => ok,
    () => false,
  );

function createDriver(session: WebDriver, close: () => Promise<void>): Driver {
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    async evaluate<Result>(expression: string) {
      const {value, error} = await session.executeAsyncScript<{value: Result; error?: string}>(
        `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then((value) => done({value}), (error) => done({error: String(error)}))`,
      );
      if (error !== undefined) {
        throw new Error(error);
      }
      return value;
    },
    moveMouse: (x, y) =>
      session.actions({async: true}).move({origin: Origin.VIEWPORT, x, y, duration: 0}).perform(),
    clickAt: (x, y) =>
      session
        .actions({async: true})
        .move({origin: Origin.VIEWPORT, x, y, duration: 0})
        .press()
        .release()
        .perform(),
    async type(text) {
      const actions = session.actions({async: true});
      for (const character of text) {
        actions.keyDown(character).keyUp(character);
      }
      await actions.perform();
    },
    async press(keys) {
      const all = keys.split('+').map((key) => keyNames[key] ?? key);
      const actions = session.actions({async: true});
      all.forEach((key) => actions.keyDown(key));
      all.reverse().forEach((key) => actions.keyUp(key));
      await actions.perform();
    },
    // The driver of WebKitGTK has no command to print.
    print: async () => undefined,
    close,
  };
}

function firstOutput(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Xvfb ended with status ${code}.`)));
    program.stdout?.once('data', (data) => resolve(String(data).trim()));
  });
}
