/** Says how a command gets on. */
export type Reporter = {
  line: (text: string) => void;
  warn: (text: string) => void;
  error: (text: string) => void;
  /** How much of something is done. */
  progress: (label: string, done: number, total: number) => void;
};

/** What is written to; Node's `process.stderr` is one. */
export type Output = {write: (text: string) => unknown; isTTY?: boolean};

const barWidth = 24;
const clearLine = '\r\u001b[2K';

function bar(done: number, total: number): string {
  const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
}

/**
 * Writes lines; progress is a bar on a terminal, and lines elsewhere.
 *
 * @param secrets texts that are never written, whatever a host or a proxy puts into its messages
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
