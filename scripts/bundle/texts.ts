/** What the registries say to people, in pages and in the help of the command, is nothing that a step reads. */

import { BASE_FACTS, READ_FACTS } from '../../src/facts/fact-registry.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';

const TEXTS = textsIn([OPTIONS, BASE_FACTS, READ_FACTS]);
const ROW = /\btext:\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g;

/** The code without them: 7 kB that each step would load, and 12 kB of those that read. */
export function withoutTexts(code: string): string {
  return code.replaceAll(ROW, (row, literal: string) => (TEXTS.has(stringOf(literal)) ? '' : row));
}

function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, inner]) =>
      name === 'text' && typeof inner === 'string' ? [inner] : [...textsIn(inner)],
    ),
  );
}

/** Of a string as TypeScript writes it. */
function stringOf(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
