/** Lines beside a result: wrapped at words and coloured where they go to a terminal, and nowhere else. */
import { styleText } from 'node:util';
import { wrapped } from './wrapped.ts';

const NAME = 'workroom-notify:';

/** What went wrong, as one line of standard error. The text is safe to print. */
export function faultLine(text: string): string {
  return namedLine(text, styleText(['bold', 'red'], NAME, { stream: process.stderr }));
}

/** What a person should know. */
export function noteLine(text: string): string {
  return namedLine(text, styleText('bold', NAME, { stream: process.stderr }));
}

function namedLine(text: string, name: string): string {
  const line = `${name} ${text}`;
  return process.stderr.isTTY ? wrapped(line, process.stderr.columns) : line;
}
