import fs from 'node:fs';
import path from 'node:path';

/** Size of the area that shows a page, in CSS pixels. */
export type Viewport = {width: number; height: number};

/** How a reader uses the browser. */
export type ReaderOptions = {
  /** By default, that of a computer. */
  viewport?: Viewport;
  /** Whether the browser runs scripts. By default, it does. */
  scripts?: boolean;
};

/** One window of a browser, without any data of earlier windows. */
export type Driver = {
  /** Opens a URL and waits until the page is loaded. */
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs an expression in the page, also if the browser runs no scripts of pages. Waits for a promise. */
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Moves the mouse to a position in the viewport. */
  moveMouse: (x: number, y: number) => Promise<void>;
  /** Clicks at a position in the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types characters, each with its key events. */
  type: (text: string) => Promise<void>;
  /** Presses a key, or keys that are joined by `+`: `Enter`, `Control+k`. */
  press: (keys: string) => Promise<void>;
  /** The page as PDF, or undefined if the driver of the browser cannot print. */
  print: () => Promise<Uint8Array | undefined>;
  /** Closes the window and removes its data. */
  close: () => Promise<void>;
};

/** A browser that was started. */
export type StartedBrowser = {
  openWindow: (options: Required<ReaderOptions>) => Promise<Driver>;
  stop: () => Promise<void>;
};

/** The programs of a browser, or what is missing. */
export type Found<Programs> = {programs: Programs} | {missing: string};

/** Finds an installed program by its name. */
export function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}

export const desktop: Viewport = {width: 1280, height: 900};
export const mobile: Viewport = {width: 360, height: 740};

/** Milliseconds for a step of the browser itself on a slow machine: to start, to load a page, to print. */
export const slowest = 120_000;
