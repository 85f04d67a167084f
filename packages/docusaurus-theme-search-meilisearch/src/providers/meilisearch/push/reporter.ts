/** Reports the progress of a command. */
export type Reporter = {
  line: (text: string) => void;
  warn: (text: string) => void;
  error: (text: string) => void;
  /** Reports that `done` of `total` items are done. */
  progress: (label: string, done: number, total: number) => void;
};

/** A stream such as `process.stderr`. */
export type Output = {write: (text: string) => unknown; isTTY?: boolean};

const barWidth = 24;
const clearLine = '\r\u001b[2K';

function bar(done: number, total: number): string {
  const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
}

/**
 * Creates a reporter that writes lines. Progress is a bar on a terminal, and lines elsewhere.
 *
 * @param secrets strings that are replaced by `***`, because messages of a host or a proxy may contain them
 */
export function createReporter(output: Output, secrets: string[] = []): Reporter {
  let isBarShown = false;
  const write = (text: string) => {
    const hidden = secrets
      .filter(Boolean)
      .reduce((safe, secret) => safe.split(secret).join('***'), text);
    output.write(`${isBarShown ? clearLine : ''}${hidden}`);
    isBarShown = false;
  };
  return {
    line: (text) => write(`${text}\n`),
    warn: (text) => write(`[WARNING] ${text}\n`),
    error: (text) => write(`[ERROR] ${text}\n`),
    progress(label, done, total) {
      if (!output.isTTY) {
        write(`${label}: ${done} of ${total}\n`);
        return;
      }
      write(`${label} ${bar(done, total)} ${done}/${total}${done >= total ? '\n' : ''}`);
      isBarShown = done < total;
    },
  };
}
