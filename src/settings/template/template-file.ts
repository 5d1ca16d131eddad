/**
 * Reads a template file of the workspace: options in YAML front matter, with their locations, and the Liquid below it.
 * Loaded only for such a file.
 */

import type { Document, LineCounter, Node, Scalar } from 'yaml';
import { displayNames, displayValue } from '../format-value.ts';
import type { Option } from '../option.ts';
import { formatSource, type OptionParser } from '../option-parser.ts';
import { OPTIONS } from '../option-registry.ts';
import { suggestOption } from '../other-notifiers.ts';
import { describeYamlError } from '../parsers/maps.ts';
import { InvalidValue, type ParseContext, withGuess } from '../parsers/parser.ts';
import type { RawValue } from '../raw-options.ts';
import type { TextPlace, WorkspaceFile } from './workspace.ts';

export interface TemplateFile {
  readonly type: 'file';
  /** The YAML between the two lines of dashes; absent if there is none. */
  readonly head?: string;
  /** The Liquid below it. */
  readonly body: string;
  /** The start of the body. */
  readonly place: TextPlace;
}

const FENCE = /^---[ \t]*$/;
/** The number of lines above the front matter. */
const ABOVE = 1;

/** @param existing other values of the option, for an error message */
export async function readTemplateFile(raw: string, context: ParseContext, existing: string): Promise<TemplateFile> {
  const { shown, workspace } = context;
  const read = typeof workspace === 'object' ? await workspace.read(raw) : undefined;
  if (read?.type === 'ok') return split(read);
  if (read === undefined || (read.missing && !/[./\\]/.test(raw)))
    throw new InvalidValue(`there is no preset and no file ${shown(raw)}`, existing);
  throw new InvalidValue(`${displayNames(raw, shown)} ${read.message}`, read.suggestion);
}

/** Splits the file at the second line of dashes if the first line is one. */
function split({ path: file, text, trust }: WorkspaceFile): TemplateFile {
  const lines = text.split('\n');
  const location = (line: number): TextPlace => ({ file, line, column: 1, trust });
  if (!FENCE.test(lines[0] ?? '')) return { type: 'file', body: text, place: location(1) };
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1)
    throw new InvalidValue(`${file}, line 1: the front matter has no end`, 'Write --- on a line of its own below it');
  const [head, body] = [lines.slice(ABOVE, end), lines.slice(end + 1)];
  return { type: 'file', head: head.join('\n'), body: body.join('\n'), place: location(end + 2) };
}

/** Maximum characters of front matter: a few options need no more. */
const MAX_LENGTH = 16_384;
const BAD_YAML = 'Write `name: value`, one on each line';
const NAMES = OPTIONS.filter((option: Option) => option.inFrontMatter).map(({ name }) => name as string);
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
    reject(location, ...(findUnquoted(head, location) ?? ([message, BAD_YAML] as const)));
  } else if (!isEmpty(contents) && !isMap(contents)) reject(locationAt(0, lines, place), 'not a map', BAD_YAML);
  for (const { key, value } of isMap<Node, Node | null>(contents) && error === undefined ? contents.items : []) {
    const name = isScalar(key) ? String(key.value) : '…';
    const location = locationAt(key.range?.[0], lines, place);
    if (!NAMES.includes(name)) {
      const suggestion = withGuess(ONLY, suggestOption(name, NAMES)?.name);
      reject(location, `${displayValue(name)} is not an option of the front matter`, suggestion);
    } else if (!isScalar(value)) {
      if (!isEmpty(value))
        reject(location, ...(findUnquoted(head, location) ?? ([`${name}: not one value`, 'Write one value'] as const)));
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

/** Detects a line whose value YAML misreads because the quotes are missing. */
function findUnquoted(head: string, { line }: TextPlace): readonly [message: string, suggestion: string] | undefined {
  const text = head.split('\n')[line - ABOVE - 1] ?? '';
  const [, name, character] =
    /^([A-Za-z][\w-]{0,40}):[ \t]+(?:([*&!%@`])|[^'"|>\s].*?(\{[{%])|(\{[{%]))/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const [means, example] =
    character === undefined ? ['braces mean', '{{ … }}'] : [`${character} means`, `${character}…`];
  return [
    `${name}: the value has no quotes, and ${means} something else in YAML`,
    `Put quotes around the whole value: ${name}: '${example}'`,
  ];
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
