/** What only JavaScript samples may use: there the kind of an element cannot be written down. */
declare global {
  interface Element {
    value: string;
    valueAsNumber: number;
  }

  interface Window {
    [name: string]: any;
  }
}

/** WebdriverIO's, over that of vitest, whose globals stand for those of every runner. */
declare module 'vitest' {
  interface Matchers<T = any> {
    toHaveText: (text: any) => Promise<T>;
  }
}

export {};
