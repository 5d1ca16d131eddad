/** Prints checks for people: symbol, finding, and fix. */
import type { Check } from '../../doctor/check.ts';
import { sentence } from '../../text/format.ts';
import type { Output } from './output.ts';

const MARKS = {
  ok: ['✓', 'green'],
  unchecked: ['?', 'dim'],
  warning: ['!', 'yellow'],
  fault: ['✗', 'red'],
} as const;

export function printChecks(checks: readonly Check[], output: Output): void {
  const width = Math.max(...checks.map(({ name }) => name.length));
  for (const { name, verdict, text, fix } of checks) {
    const [mark, color] = MARKS[verdict];
    output.print(`${output.style(color, mark)} ${name.padEnd(width)}  ${sentence(output.safe(text))}`);
    if (fix !== undefined) output.print(`${' '.repeat(width + 4)}${output.safe(fix)}`);
  }
}
