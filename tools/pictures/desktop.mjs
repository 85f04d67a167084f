// @ts-check
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {setTimeout as sleep} from 'node:timers/promises';

const run = promisify(execFile);

/** Device pixels per CSS pixel, so that text in the pictures is sharp on all screens. */
export const scale = 2;

const screen = {width: 2400, height: 1600};

/**
 * Colors of a terminal. `output` has those that are hard to read on the background by default: on white, yellow, green, cyan and
 * their bright variants; on dark, blue.
 */
export const terminalColors = {
  light: {
    background: '#ffffff',
    text: '#1f2933',
    output: {3: '#8a5a00', 11: '#8a5a00', 2: '#116329', 10: '#116329', 6: '#0b6b7a'},
  },
  dark: {background: '#1b2330', text: '#e2e8f0', output: {4: '#7ab8ff', 12: '#7ab8ff'}},
};

/** Desktop background, visible around windows. */
const backgrounds = {light: '#d5dbe2', dark: '#222b38'};

/** @typedef {{x: number, y: number, width: number, height: number}} Area in device pixels */

/**
 * A desktop without a screen: X server, session bus and window manager.
 */
export class Desktop {
  /** @type {import('node:child_process').ChildProcess[]} */
  #processes = [];
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  /** @type {NodeJS.ProcessEnv} */
  env = {};

  /** @param {'light' | 'dark'} theme */
  async start(theme) {
    const {width, height} = screen;
    const display = await this.#firstLine('Xvfb', [
      ...['-screen', '0', `${width}x${height}x24`, '-dpi', '96', '-noreset', '-nolisten', 'tcp'],
      ...['-displayfd', '1'],
    ]);
    const config = path.join(this.home, '.config');
    fs.mkdirSync(path.join(config, 'gtk-3.0'), {recursive: true});
    const name = theme === 'dark' ? 'Adwaita-dark' : 'Adwaita';
    fs.writeFileSync(
      path.join(config, 'gtk-3.0/settings.ini'),
      `[Settings]
gtk-theme-name=${name}
gtk-icon-theme-name=Adwaita
gtk-font-name=Cantarell 11
gtk-application-prefer-dark-theme=${theme === 'dark'}
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-rgba=none
gtk-cursor-blink=false
gtk-enable-animations=false
`,
    );
    this.env = {
      PATH: process.env.PATH,
      CARGO_HOME: process.env.CARGO_HOME ?? path.join(os.homedir(), '.cargo'),
      RUSTUP_HOME: process.env.RUSTUP_HOME ?? path.join(os.homedir(), '.rustup'),
      HOME: this.home,
      XDG_CONFIG_HOME: config,
      XDG_CURRENT_DESKTOP: 'XFCE',
      LANG: 'C.UTF-8',
      NO_AT_BRIDGE: '1',
      DISPLAY: `:${display}`,
      GDK_SCALE: String(scale),
    };
    this.env.DBUS_SESSION_BUS_ADDRESS = await this.#firstLine('dbus-daemon', [
      '--session',
      '--print-address',
      '--nofork',
    ]);
    const settings = [
      ['xfwm4', '/general/theme', 'Default-xhdpi'],
      ['xfwm4', '/general/title_font', 'Cantarell Bold 10'],
      ['xfwm4', '/general/workspace_count', '1', 'int'],
      ['xfwm4', '/general/button_layout', '|HMC'],
      ['xfwm4', '/general/placement_mode', 'center'],
    ];
    for (const [channel = '', property = '', value = '', type = 'string'] of settings) {
      await this.run('xfconf-query', '-c', channel, '-p', property, '-n', '-t', type, '-s', value);
    }
    // xfwm4 takes its colors from the theme of GTK.
    this.spawn('xfwm4', ['--compositor=on']);
    await this.until(async () =>
      (await this.run('xprop', '-root', '_NET_SUPPORTING_WM_CHECK')).includes('window id'),
    );
    // After the compositor, which would otherwise not show it.
    await this.run('hsetroot', '-solid', backgrounds[theme]);
  }

  /**
   * Starts a program that prints a value.
   *
   * @param {string} command
   * @param {string[]} args
   * @returns {Promise<string>}
   */
  #firstLine(command, args) {
    const child = spawn(command, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {...process.env, ...this.env},
    });
    this.#processes.push(child);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`${command} exited with ${code}`)));
      child.stdout.once('data', (data) => resolve(String(data).trim()));
    });
  }

  /**
   * Starts a program that runs until the desktop is closed.
   *
   * @param {string} command
   * @param {string[]} [args]
   * @param {{cwd?: string, env?: NodeJS.ProcessEnv}} [options]
   */
  spawn(command, args = [], {cwd, env} = {}) {
    const log = fs.openSync(path.join(this.home, `${path.basename(command)}.log`), 'a');
    const child = spawn(command, args, {
      cwd,
      env: {...this.env, ...env},
      stdio: ['ignore', log, log],
      detached: true,
    });
    child.on('error', (error) => console.error(error));
    this.#processes.push(child);
    return child;
  }

  /**
   * @param {string} command
   * @param {...string} args
   */
  async run(command, ...args) {
    return (await run(command, args, {env: this.env, maxBuffer: 2 ** 27})).stdout;
  }

  /**
   * Waits for a condition.
   *
   * @template T
   * @param {() => Promise<T | undefined | false>} condition
   * @param {number} [seconds]
   * @returns {Promise<T>}
   */
  async until(condition, seconds = 120) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
      const value = await condition().catch(() => undefined);
      if (value) {
        return value;
      }
    }
    throw new Error(`timed out: ${condition}`);
  }

  /**
   * Waits for a window.
   *
   * @param {string} title regular expression
   * @returns {Promise<string>} id
   */
  async window(title) {
    return this.until(async () =>
      (await this.run('xdotool', 'search', '--onlyvisible', '--name', title))
        .trim()
        .split('\n')
        .pop(),
    );
  }

  /**
   * Waits for a window, and moves it and the pointer to fixed places.
   *
   * @param {string} title regular expression
   * @param {number} [x] device pixels
   * @param {number} [y]
   */
  async show(title, x = 200, y = 200) {
    const id = await this.window(title);
    await this.move(id, x, y);
    await this.hidePointer();
    await this.settle({x: 0, y: 0, ...screen});
    return id;
  }

  /**
   * Area of a window with its frame.
   *
   * @param {string} id
   * @returns {Promise<Area>}
   */
  async areaOf(id) {
    const text = await this.run('xwininfo', '-id', id);
    const number = (/** @type {RegExp} */ pattern) => Number(pattern.exec(text)?.[1]);
    const frame = /FRAME_EXTENTS\(CARDINAL\) = (.*)/.exec(
      await this.run('xprop', '-id', id, '_NET_FRAME_EXTENTS'),
    );
    const [left = 0, right = 0, top = 0, bottom = 0] = (frame?.[1] ?? '0, 0, 0, 0')
      .split(', ')
      .map(Number);
    return {
      x: number(/Absolute upper-left X: +(-?\d+)/) - left,
      y: number(/Absolute upper-left Y: +(-?\d+)/) - top,
      width: number(/Width: (\d+)/) + left + right,
      height: number(/Height: (\d+)/) + top + bottom,
    };
  }

  /**
   * @param {string} id
   * @param {number} x
   * @param {number} y
   */
  async move(id, x, y) {
    await this.run('xdotool', 'windowmove', '--sync', id, String(x), String(y));
  }

  /**
   * Clicks at a point of a window, in CSS pixels from its upper left corner without the frame.
   *
   * @param {string} id
   * @param {number} x
   * @param {number} y
   */
  async click(id, x, y) {
    const point = [String(x * scale), String(y * scale)];
    await this.run('xdotool', 'mousemove', '--window', id, ...point, 'click', '1');
  }

  /** @param {number} x device pixels @param {number} y */
  async clickAt(x, y) {
    const point = [String(Math.round(x)), String(Math.round(y))];
    await this.run('xdotool', 'mousemove', ...point, 'click', '1');
  }

  /** @param {...string} keys */
  async key(...keys) {
    await this.run('xdotool', 'key', '--delay', '150', ...keys);
  }

  /** @param {string} text */
  async type(text) {
    await this.run('xdotool', 'type', '--delay', '40', text);
  }

  /** For programs that show nothing while they work. @param {number} seconds */
  wait(seconds) {
    return sleep(seconds * 1000);
  }

  /**
   * Waits for a dialog of an application.
   *
   * @param {string} main id of its window
   * @param {{width: number, height: number}} [size] in device pixels, if the dialog would fill the screen
   */
  async dialog(main, size) {
    const id = await this.until(async () => {
      const pid = (await this.run('xdotool', 'getwindowpid', main)).trim();
      const all = (await this.run('xdotool', 'search', '--onlyvisible', '--pid', pid))
        .trim()
        .split('\n');
      for (const other of all.filter((it) => it !== main)) {
        if ((await this.run('xprop', '-id', other, '_NET_WM_WINDOW_TYPE')).includes('_DIALOG')) {
          return other;
        }
      }
      return undefined;
    });
    if (size) {
      // The window manager has maximized it.
      await this.run('xdotool', 'windowfocus', '--sync', id, 'key', 'alt+F10');
      await this.run('xdotool', 'windowsize', id, String(size.width), String(size.height));
      await this.until(async () => (await this.areaOf(id)).width < screen.width);
    }
    await this.move(id, 300, 300);
    await this.hidePointer();
    return id;
  }

  /**
   * Opens a terminal, types a command, and waits until it ends. Throws if it ends with another status, so that a picture of a
   * sample's output cannot show a failure.
   *
   * @param {'light' | 'dark'} theme
   * @param {string} command
   * @param {{cwd: string, rows: number, columns?: number, seconds?: number, answers?: string[], status?: number}} options
   */
  async terminal(theme, command, {cwd, rows, columns = 92, seconds = 60, answers, status = 0}) {
    const {background, text, output} = terminalColors[theme];
    const done = path.join(this.home, 'done');
    const bin = path.resolve(import.meta.dirname, '../../node_modules/.bin');
    const colors = Object.entries(output).flatMap(([number, color]) => [
      '-xrm',
      `XTerm*color${number}: ${color}`,
    ]);
    this.spawn(
      'xterm',
      [
        ...['-fa', 'DejaVu Sans Mono', '-fs', '18', '-geometry', `${columns}x${rows}`],
        ...['-b', '16', '-T', 'Terminal', ...colors, '-bg', background, '-fg', text],
        ...['-xrm', 'XTerm*cursorBlink: false', '-e', 'bash', '--norc'],
      ],
      {
        cwd,
        env: {
          PS1: '$ ',
          PROMPT_COMMAND: `echo $? > ${done}`,
          PATH: `${bin}:${path.join(os.homedir(), '.cargo/bin')}:${process.env.PATH}`,
          npm_config_loglevel: 'error',
          npm_config_update_notifier: 'false',
        },
      },
    );
    const id = await this.show('^Terminal$');
    await this.click(id, 200, 20);
    await this.hidePointer();
    fs.rmSync(done);
    await this.type(`${command}\n`);
    for (const answer of answers ?? []) {
      await this.settle({x: 0, y: 0, ...screen});
      await this.type(`${answer}\n`);
    }
    await this.until(async () => fs.existsSync(done) && fs.readFileSync(done, 'utf8'), seconds);
    const actual = Number(fs.readFileSync(done, 'utf8'));
    if (actual !== status) {
      throw new Error(`${command} ended with status ${actual} instead of ${status}`);
    }
    return this.areaOf(id);
  }

  /** Moves the pointer out of the picture. */
  async hidePointer() {
    await this.run('xdotool', 'mousemove', String(screen.width - 1), String(screen.height - 1));
  }

  /**
   * Waits until an area of the screen has not changed for a second, and returns it as PNG.
   *
   * @param {Area} area
   * @returns {Promise<Buffer>}
   */
  async settle({x, y, width, height}) {
    const take = async () => {
      const crop = ['-crop', `${width}x${height}+${x}+${y}`, '+repage'];
      const options = /** @type {const} */ ({encoding: 'buffer', maxBuffer: 2 ** 27});
      const args = ['-window', 'root', ...crop, 'png:-'];
      return (await run('import', args, {...options, env: this.env})).stdout;
    };
    let last = await take();
    for (let same = 0; same < 3;) {
      await sleep(400);
      const next = await take();
      same = next.equals(last) ? same + 1 : 0;
      last = next;
    }
    return last;
  }

  /** Output of the programs, for messages. */
  logs() {
    const files = fs.readdirSync(this.home).filter((file) => file.endsWith('.log'));
    return files
      .map(
        (file) => `${file}:\n${fs.readFileSync(path.join(this.home, file), 'utf8').slice(-1500)}`,
      )
      .join('\n');
  }

  /** Ends all programs and removes their files. */
  async close() {
    for (const child of this.#processes.reverse()) {
      const {pid, exitCode, signalCode} = child;
      if (pid && exitCode === null && signalCode === null) {
        const exited = once(child, 'exit');
        process.kill(-pid);
        await exited;
      }
    }
    // Programs that others started, such as those of the session bus, may still write for a moment.
    fs.rmSync(this.home, {recursive: true, force: true, maxRetries: 20, retryDelay: 200});
  }
}
