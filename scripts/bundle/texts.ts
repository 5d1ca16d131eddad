/** What the registry of options says to people, in pages and in the help of the command, is nothing that a step reads. */

import { OPTIONS } from '../../src/settings/option-registry.ts';

const TEXTS = new Set<string>(OPTIONS.map(({ text }) => text));
const ROW = /\btext: ('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g;

/** The code without them: 7 kB that each step would load. */
export function withoutTexts(code: string): string {
  return code.replaceAll(ROW, (row, literal: string) => (TEXTS.has(stringOf(literal)) ? '' : row));
}

/** Of a string as TypeScript writes it. */
function stringOf(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
