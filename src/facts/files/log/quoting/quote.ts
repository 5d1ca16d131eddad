import { asLine } from '../../../host/json.ts';

/**
 * Lines of a log as one text, each a line of its own. What is to be hidden is looked for in all of them at once: a key has
 * several lines, and what stands before a value may be the line above it.
 */
export function quoteLines(lines: readonly string[], hide: (text: string) => string): string {
  return hide(lines.join('\n'))
    .split('\n')
    .flatMap((text) => asLine(text) ?? [])
    .join('\n');
}
