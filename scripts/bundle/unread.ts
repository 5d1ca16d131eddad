/** What stands in the code and no step reads: what registries say to people, and octokit's table of GitHub's operations. */

import { FACTS } from '../../src/facts/fact-registry.ts';
import { LOADERS } from '../../src/facts/loader-registry.ts';
import { OPTIONS } from '../../src/settings/option-registry.ts';

const TEXTS = textsIn([OPTIONS, FACTS, LOADERS]);
const ROW = /\b(?:text|heading):\s*('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"),?/g;

/** From it octokit makes its methods by name; here each request is written as a route. */
const ENDPOINTS = /const Endpoints = \{[\s\S]*?\n\};(?=\s*var endpoints_default = Endpoints)/;

/** What must be in the code of the bundle. */
export const UNREAD = [ENDPOINTS, ROW];

/** The code without them: 7 kB that each step would load, and 95 kB of those that ask GitHub. */
export function withoutUnread(code: string): string {
  return code
    .replace(ENDPOINTS, 'const Endpoints = {};')
    .replaceAll(ROW, (row, literal: string) => (TEXTS.has(stringOf(literal)) ? '' : row));
}

function textsIn(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(
    Object.entries(value).flatMap(([name, inner]) =>
      (name === 'text' || name === 'heading') && typeof inner === 'string' ? [inner] : [...textsIn(inner)],
    ),
  );
}

/** Of a string as TypeScript writes it. */
function stringOf(literal: string): string {
  return literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}
