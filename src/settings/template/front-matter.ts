/** Parses the front matter of a template file: options as YAML, with their locations. Loaded only for such a file. */

import type { Document, Node, Scalar } from 'yaml';
import { formatPosition } from '../../diagnostic.ts';
import { displayValue } from '../format-value.ts';
import type { OptionParser, RawValue } from '../option-parser.ts';
import { OPTIONS } from '../option-registry.ts';
import { suggestOption } from '../other-notifiers.ts';
import { describeYamlError } from '../parsers/maps.ts';
import { addGuess } from '../parsers/parser.ts';
import type { TextLocation } from './workspace.ts';

/** The number of lines above the front matter. */
const ABOVE = 1;
/** Maximum characters of front matter: a few options need no more. */
const MAX_LENGTH = 16_384;
const BAD_YAML = "Write `name: value`, one on each line, and quotes around a value with braces: '{{ … }}'";
const NAMES = OPTIONS.filter((option) => option.inFrontMatter).map(({ name }) => name as string);
const ONLY = `Only ${NAMES.join(', ')} can stand there, the text below it, and other options in the step`;

/** Supplies options from the front matter of a file (`head`) if nothing else sets them. */
export async function supplyFrontMatter(
  head: string,
  { file, trust }: TextLocation,
  parser: OptionParser,
): Promise<void> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const values = new Map<string, RawValue>();
  const locationAt = (offset = 0): TextLocation => {
    const { line, col } = lines.linePos(offset);
    return { file, line: line + ABOVE, column: col, trust };
  };
  const reject = (location: TextLocation, message: string, suggestion: string) => {
    parser.error('template', `${file}, ${formatPosition(location)}: ${message}`, suggestion);
  };
  const isEmpty = (node: Node | null): node is null => node === null || (isScalar(node) && node.value === null);
  let document: Document;
  try {
    if (head.length > MAX_LENGTH) throw new RangeError();
    document = parseDocument(head, { logLevel: 'silent', lineCounter: lines, prettyErrors: false }) as Document;
  } catch {
    const start = { file, line: ABOVE, column: 1, trust };
    return reject(start, 'the front matter is too long or too deep', 'Write only the few names that it takes');
  }
  const { errors, contents } = document;
  const [error] = errors;
  if (error !== undefined) {
    const message = `not readable as YAML (${describeYamlError(error) ?? error.message})`;
    return reject(locationAt(error.pos[0]), message, BAD_YAML);
  }
  if (isEmpty(contents)) return;
  if (!isMap<Node, Node | null>(contents)) return reject(locationAt(), 'not a map', BAD_YAML);
  for (const { key, value } of contents.items) {
    const name = isScalar(key) ? String(key.value) : '…';
    const location = locationAt(key.range?.[0]);
    if (!NAMES.includes(name)) {
      const suggestion = addGuess(ONLY, suggestOption(name, NAMES)?.name);
      reject(location, `${displayValue(name)} is not an option of the front matter`, suggestion);
    } else if (isScalar(value) && value.value !== null) {
      // Scalars stay as written: `0012` is unchanged.
      const text = typeof value.value === 'string' ? value.value : (value.source ?? String(value.value));
      values.set(name, { value: text, from: 'template', location: locationAt(findStart(value, head)) });
    } else if (!isEmpty(value)) reject(location, `${name}: not one value`, BAD_YAML);
  }
  // An incident mentions and assigns people.
  if (trust.type !== 'trusted' && values.get('kind')?.value.trim().toLowerCase() === 'incident') {
    parser.notice('template', `kind in ${file} counts for nothing here, because ${trust.why}. ${trust.fix}.`);
    values.delete('kind');
  }
  parser.supply(values);
}

/** Finds the start of the text: after a quotation mark, or below a block indicator. */
function findStart({ type, range }: Pick<Scalar, 'range'> & { readonly type?: unknown }, text: string): number {
  const start = range?.[0] ?? 0;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') return start + 1;
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return start;
  const below = text.indexOf('\n', start) + 1;
  return below + (/^[ \t]*/.exec(text.slice(below))?.[0].length ?? 0);
}
