/** Parses the front matter of a template file: options as YAML, with their locations. Loaded only for such a file. */

import type { Document, LineCounter, Node, Scalar } from 'yaml';
import { displayValue } from '../format-value.ts';
import { formatSource, type OptionParser } from '../option-parser.ts';
import { OPTIONS } from '../option-registry.ts';
import { suggestOption } from '../other-notifiers.ts';
import { describeYamlError } from '../parsers/maps.ts';
import { withGuess } from '../parsers/parser.ts';
import type { RawValue } from '../raw-options.ts';
import type { TemplateFile } from './template-file.ts';
import type { TextPlace } from './workspace.ts';

/** The number of lines above the front matter. */
const ABOVE = 1;
/** Maximum characters of front matter: a few options need no more. */
const MAX_LENGTH = 16_384;
const BAD_YAML = "Write `name: value`, one on each line, and quotes around a value with braces: '{{ … }}'";
const NAMES = OPTIONS.filter((option) => option.inFrontMatter).map(({ name }) => name as string);
const ONLY = `Only ${NAMES.join(', ')} can stand there, the text below it, and other options in the step`;

/** Supplies options from the front matter of a file if nothing else sets them. */
export async function supplyFrontMatter(template: TemplateFile, parser: OptionParser): Promise<void> {
  const { head = '', place } = template;
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lines = new LineCounter();
  const document = attempted(() =>
    parseDocument(head, { logLevel: 'silent', lineCounter: lines, prettyErrors: false }),
  );
  if (document === undefined || head.length > MAX_LENGTH) {
    const error = `${place.file}, line ${ABOVE}: the front matter is too long or too deep`;
    parser.error('template', error, 'Write only the few names that it takes');
    return;
  }
  const isEmpty = (node: Node | null) => node === null || (isScalar(node) && node.value === null);
  const { errors, contents } = document as Document;
  const values = new Map<string, RawValue>();
  const reject = (location: TextPlace, message: string, suggestion: string) =>
    parser.error('template', `${formatSource(location)}: ${message}`, suggestion);
  const [error] = errors;
  if (error !== undefined) {
    const location = locationAt(error.pos[0], lines, place);
    const message = `not readable as YAML (${describeYamlError(error) ?? error.message})`;
    reject(location, message, BAD_YAML);
  } else if (!isEmpty(contents) && !isMap(contents)) reject(locationAt(0, lines, place), 'not a map', BAD_YAML);
  for (const { key, value } of isMap<Node, Node | null>(contents) && error === undefined ? contents.items : []) {
    const name = isScalar(key) ? String(key.value) : '…';
    const location = locationAt(key.range?.[0], lines, place);
    if (!NAMES.includes(name)) {
      const suggestion = withGuess(ONLY, suggestOption(name, NAMES)?.name);
      reject(location, `${displayValue(name)} is not an option of the front matter`, suggestion);
    } else if (!isScalar(value)) {
      if (!isEmpty(value)) reject(location, `${name}: not one value`, BAD_YAML);
    } else if (!isEmpty(value)) {
      const start = locationAt(findStart(value, head), lines, place);
      // Scalars stay as written: `0012` is unchanged.
      const text = typeof value.value === 'string' ? value.value : (value.source ?? String(value.value));
      values.set(name, { value: text, from: 'template', place: start });
    }
  }
  // An incident mentions and assigns people.
  if (place.trust.type !== 'own' && values.get('kind')?.value.trim().toLowerCase() === 'incident') {
    const { why, fix } = place.trust;
    parser.notice('template', `kind in ${place.file} counts for nothing here, because ${why}. ${fix}.`);
    values.delete('kind');
  }
  parser.supply(values);
}

function locationAt(offset = 0, lines: LineCounter, { file, trust }: TextPlace): TextPlace {
  const { line, col } = lines.linePos(offset);
  return { file, line: line + ABOVE, column: col, trust };
}

/** Returns undefined if the function throws. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Finds the start of the text: after a quotation mark, or below a block indicator. */
function findStart({ type, range }: Pick<Scalar, 'range'> & { readonly type?: unknown }, text: string): number {
  const start = range?.[0] ?? 0;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') return start + 1;
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return start;
  const below = text.indexOf('\n', start) + 1;
  return below + (/^[ \t]*/.exec(text.slice(below))?.[0].length ?? 0);
}
