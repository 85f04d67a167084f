import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {Builder, Capabilities, Key, Origin, type WebDriver} from 'selenium-webdriver';
import {slowest, type Driver, type StartedBrowser} from './driver';

/** The programs that WebKitGTK is driven with. */
export type WebKitPrograms = {driver: string; browser: string; display: string};

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

/** Starts the driver of WebKitGTK on a virtual screen. Each window is a new browser. */
export async function startWebKit(programs: WebKitPrograms): Promise<StartedBrowser> {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  fs.mkdirSync(path.join(home, '.config/gtk-3.0'), {recursive: true});
  fs.writeFileSync(path.join(home, '.config/gtk-3.0/gtk.css'), narrowToolbar);

  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const display = await firstOutput(screen);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, '.config'),
      // The sandbox needs a user other than root, and user namespaces.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a session bus, these would wait for one.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    },
  });
  await listening(port, driver);

  return {
    async openWindow({viewport, scripts}) {
      const session = await newSession(() =>
        new Builder()
          .usingServer(`http://127.0.0.1:${port}`)
          .withCapabilities(
            new Capabilities({
              browserName: 'MiniBrowser',
              'webkitgtk:browserOptions': {
                binary: programs.browser,
                args: ['--automation', `--enable-javascript=${scripts}`],
              },
            }),
          )
          .build(),
      );
      await session.manage().setTimeouts({script: slowest, pageLoad: slowest});
      // The window has a toolbar.
      const frame = {x: 0, y: 0, width: viewport.width};
      await session
        .manage()
        .window()
        .setRect({...frame, height: viewport.height});
      const inner = await session.executeScript<number>('return innerHeight');
      await session
        .manage()
        .window()
        .setRect({...frame, height: 2 * viewport.height - inner});
      return createDriver(session);
    },
    async stop() {
      await ended(driver);
      await ended(screen);
      fs.rmSync(home, {recursive: true, force: true});
    },
  };
}

/** On a busy machine, the driver sometimes never answers the request for a session, and answers the next one. */
async function newSession(request: () => Promise<WebDriver>): Promise<WebDriver> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const limit = new AbortController();
    const session = await Promise.race([
      request(),
      setTimeout(30_000, undefined, {signal: limit.signal}).catch(() => undefined),
    ]);
    limit.abort();
    if (session) {
      return session;
    }
  }
  throw new Error('WebKitWebDriver answered none of three requests for a session in 30 seconds.');
}

function createDriver(session: WebDriver): Driver {
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
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}

function firstOutput(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Xvfb ended with status ${code}.`)));
    program.stdout?.once('data', (data) => resolve(String(data).trim()));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function listening(port: number, program: ChildProcess): Promise<void> {
  const deadline = Date.now() + slowest;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (status) {
      return;
    }
    if (program.exitCode !== null || Date.now() > deadline) {
      throw new Error(`WebKitWebDriver did not start (status ${program.exitCode}).`);
    }
    await setTimeout(50);
  }
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) {
      resolve();
    } else {
      program.once('exit', () => resolve());
      program.kill();
    }
  });
}
