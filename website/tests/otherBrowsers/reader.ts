import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {expect} from 'vitest';
import {DeployedSite} from '../deployedSite';
import type {Driver} from './driver';

/** An element: a CSS selector, and optionally the text that the element starts with. */
export type Target = string | {css: string; text: string};

/** A position in the viewport, in CSS pixels. */
type Point = {x: number; y: number};

/**
 * Records the errors of a page as early as possible. Session storage keeps them when the reader opens another page. A page that is left
 * reports the requests that the browser then cancels.
 */
const recorder = `(() => {
  const key = 'problems of the test';
  window.problems = () => JSON.parse(sessionStorage.getItem(key) ?? '[]');
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  const record = (text) => isLeft || sessionStorage.setItem(key, JSON.stringify([...problems(), location.pathname + ': ' + text]));
  const {error} = console;
  console.error = (...values) => {
    record(values.map((value) => value?.stack ? value + ' ' + value.stack : String(value)).join(' '));
    error.apply(console, values);
  };
  addEventListener('error', ({message}) => {
    // Only says that an observer is notified in the next frame.
    if (!message.startsWith('ResizeObserver loop')) record(message);
  });
  addEventListener('unhandledrejection', ({reason}) => record('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) =>
    record(['policy', violatedDirective, blockedURI, sample].join(' ')), true);
})();`;

/** A copy of the built site whose pages record their errors. */
export class RecordedSite extends DeployedSite {
  override async start(): Promise<void> {
    await super.start();
    for (const locale of ['', 'ko/']) {
      fs.writeFileSync(path.join(this.folder, locale, 'recorder.js'), recorder);
      // The worker saves it like the other files.
      this.edit(
        `${locale}sw.js`,
        '[{"revision":',
        '[{"revision":"0","url":"recorder.js"},{"revision":',
      );
    }
    for (const file of fs.readdirSync(this.folder, {recursive: true, encoding: 'utf8'})) {
      if (file.endsWith('.html')) {
        const locale = file.startsWith('ko/') ? 'ko/' : '';
        this.edit(file, '<head>', `<head><script src="/${locale}recorder.js"></script>`);
      }
    }
  }

  private edit(file: string, before: string, after: string): void {
    const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
    if (!text.includes(before)) {
      throw new Error(`${file} has no ${before}`);
    }
    fs.writeFileSync(
      path.join(this.folder, file),
      text.replace(before, () => after),
    );
  }
}

/** An expression for the first visible element of a target, or undefined. */
function find(target: Target): string {
  const {css, text} = typeof target === 'string' ? {css: target, text: ''} : target;
  return `[...document.querySelectorAll(${JSON.stringify(css)})].find((element) =>
    element.checkVisibility({visibilityProperty: true}) && element.getClientRects().length > 0 &&
    element.textContent.trim().startsWith(${JSON.stringify(text)}))`;
}

/** A reader of the site in one window. Each step waits until it can be done, as a reader does. */
export class Reader {
  constructor(
    readonly driver: Driver,
    readonly site: RecordedSite,
  ) {}

  open(page: string): Promise<void> {
    return this.driver.goto(this.site.url + page);
  }

  /** Opens a page and waits until React runs, which only interaction starts. */
  async openHydrated(page: string): Promise<void> {
    await this.open(page);
    await this.hydrate();
  }

  async hydrate(): Promise<void> {
    await this.driver.press('Shift');
    await this.seesElement('.search-button__key:not([data-key=""])', {hidden: true});
  }

  /** The value of an expression in the page. */
  read<Result>(expression: string): Promise<Result> {
    return this.driver.evaluate<Result>(expression);
  }

  /** Waits until an expression in the page has a value. */
  sees(expression: string, value: unknown = true): Promise<void> {
    return expect.poll(() => this.read(expression), {message: expression}).toEqual(value);
  }

  seesElement(target: Target, {hidden = false} = {}): Promise<void> {
    return this.sees(
      hidden
        ? `document.querySelector(${JSON.stringify(target)}) !== null`
        : `Boolean(${find(target)})`,
    );
  }

  seesNo(target: Target): Promise<void> {
    return this.sees(`${find(target)} === undefined`);
  }

  seesPath(pathname: string): Promise<void> {
    return this.sees('location.pathname', pathname);
  }

  seesHeading(title: string): Promise<void> {
    return this.sees(`document.querySelector('h1')?.textContent`, title);
  }

  scrollTo(target: Target): Promise<unknown> {
    return this.read(`${find(target)}.scrollIntoView({block: 'center', behavior: 'instant'})`);
  }

  /** Clicks the center of an element, once it is visible, at rest, and not covered. */
  async click(target: Target): Promise<void> {
    const {x, y} = await this.center(target);
    await this.driver.clickAt(x, y);
  }

  async hover(target: Target): Promise<void> {
    const {x, y} = await this.center(target);
    await this.driver.moveMouse(x - 1, y);
    await this.driver.moveMouse(x, y);
  }

  /** The center of an element, once it is visible, not animated, at the same place twice, and not covered. */
  private async center(target: Target): Promise<Point> {
    const look = () =>
      this.read<Point | string>(`(() => {
        const element = ${find(target)};
        if (!element) return 'no visible element';
        const center = () => {
          const {x, y, width, height} = element.getClientRects()[0];
          return {x: Math.round(x + width / 2), y: Math.round(y + height / 2)};
        };
        const isInside = ({x, y}) => x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        if (!isInside(center())) element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {x, y} = center();
        // A slow machine draws few frames, so an element that moves can be at the same place twice. Animations that follow the
        // scroll position never end.
        const moves = document.getAnimations().some(
          ({effect, timeline}) => timeline === document.timeline && effect?.target?.contains(element),
        );
        if (moves) return 'moves';
        const top = document.elementFromPoint(x, y);
        return element.contains(top) ? {x, y} : 'covered by ' + top?.outerHTML.slice(0, 100);
      })()`);
    let before: Point | string = 'not looked for';
    let now = await look();
    await expect
      .poll(
        async () => {
          [before, now] = [now, await look()];
          return isDeepStrictEqual(before, now) ? now : 'moves';
        },
        {message: `a click on ${JSON.stringify(target)}`},
      )
      .toHaveProperty('x');
    return now as Point;
  }
}
