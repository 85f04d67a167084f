/** For JavaScript samples, which cannot declare the type of an element. */
declare global {
  interface Element {
    value: string;
    valueAsNumber: number;
  }

  interface Window {
    [name: string]: any;
  }
}

/** A matcher of WebdriverIO. The globals of Vitest replace those of every test runner. */
declare module 'vitest' {
  interface Matchers<T = any> {
    toHaveText: (text: any) => Promise<T>;
  }
}

export {};
