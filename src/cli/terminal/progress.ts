/** How far something has come, on the terminal's own line that is gone afterwards. */

const ERASE = '\r\u001b[K';

interface ProgressLine {
  readonly show: (text: string) => void;
  readonly end: () => void;
}

/** Shows nothing where standard error is no terminal. */
export function startProgress(): ProgressLine {
  const { isTTY, columns = 80 } = process.stderr;
  if (!isTTY) return { show() {}, end() {} };
  let shown = false;
  return {
    show(text) {
      process.stderr.write(`${ERASE}${text.slice(0, columns - 1)}`);
      shown = true;
    },
    end() {
      if (shown) process.stderr.write(ERASE);
      shown = false;
    },
  };
}
