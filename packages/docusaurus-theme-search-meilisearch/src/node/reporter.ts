import {printable} from './userError';

/** Reports the progress of a command. */
export type Reporter = {
  line: (text: string) => void;
  warn: (text: string) => void;
  error: (text: string) => void;
};

/** A stream such as `process.stderr`. */
export type Output = {write: (text: string) => unknown};

/**
 * Creates a reporter that writes lines. Texts of a host cannot control the terminal.
 *
 * @param secrets strings that are replaced by `***`, because messages of a host or a proxy may contain them
 */
export function createReporter(output: Output, secrets: string[] = []): Reporter {
  const write = (text: string) => {
    const hidden = secrets
      .filter(Boolean)
      .reduce((safe, secret) => safe.split(secret).join('***'), text);
    output.write(`${printable(hidden)}\n`);
  };
  return {
    line: (text) => write(text),
    warn: (text) => write(`[WARNING] ${text}`),
    error: (text) => write(`[ERROR] ${text}`),
  };
}
