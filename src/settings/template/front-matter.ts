/** Parses the front matter of a template file: options as YAML, with their locations. Loaded only for such a file. */

import type { Node, Pair, Scalar } from 'yaml';
import { displayValue } from '../format-value.ts';
import type { Option } from '../option.ts';
import { formatSource, type OptionParser } from '../option-parser.ts';
import { OPTIONS } from '../option-registry.ts';
import { suggestOption } from '../other-notifiers.ts';
import { describeYamlError } from '../parsers/maps.ts';
import { withGuess } from '../parsers/parser.ts';
import type { RawOptions, RawValue } from '../raw-options.ts';
import type { TemplateFile } from './template-file.ts';
import type { FileError, SourcePosition, TextPlace } from './workspace.ts';

/** The number of lines above the front matter. */
const ABOVE = 1;
/** Maximum characters: a few options need no more. */
const MAX_LENGTH = 16_384;

/** Supplies options from the front matter of a file if nothing else sets them. */
export async function readHead(template: TemplateFile, parser: OptionParser): Promise<void> {
  const { head, place: location } = template;
  if (head === undefined) return;
  const read = head.length > MAX_LENGTH ? undefined : await readFrontMatter(head, location);
  if (read === undefined) {
    const error = `${location.file}, line ${ABOVE}: the front matter is too long or too deep`;
    parser.error('template', error, 'Write only the few names that it takes');
    return;
  }
  for (const { place: at, message: problem, suggestion } of read.errors)
    parser.error('template', `${formatSource(at)}: ${problem}`, suggestion);
  parser.supply(trusted(read.values, location, parser));
}

/** Removes `kind: incident` of an untrusted file, because an incident mentions and assigns people. */
function trusted(values: RawOptions, { file, trust }: TextPlace, parser: OptionParser): RawOptions {
  if (trust.type === 'own' || values.get('kind')?.value.trim().toLowerCase() !== 'incident') return values;
  parser.notice('template', `kind in ${file} counts for nothing here, because ${trust.why}. ${trust.fix}.`);
  return new Map([...values].filter(([name]) => name !== 'kind'));
}

function frontMatterRefusal(name: string): FileErrorText | undefined {
  const names = OPTIONS.filter((option: Option) => option.inFrontMatter).map((option) => option.name as string);
  if (names.includes(name)) return undefined;
  const only = `Only ${names.join(', ')} can stand there`;
  if (OPTIONS.some((option) => option.name === name)) {
    const where =
      name === 'body' ? 'Write the text below the front matter' : `Give ${name} where the template is named`;
    return { message: `${name} cannot stand in a template file`, suggestion: `${where}. ${only}` };
  }
  const suggestion = withGuess(only, suggestOption(name, names)?.name);
  return { message: `${displayValue(name)} is not an option of the front matter`, suggestion };
}

/** The text fields of an error. */
type FileErrorText = Omit<FileError, 'place'>;

interface FrontMatterResult {
  readonly values: RawOptions;
  readonly errors: readonly FileError[];
}

/** Maximum number of reported errors. */
const MAX_PROBLEMS = 10;
const BAD_YAML = 'Write `name: value`, one on each line';

/** Returns undefined if the YAML is nested too deeply. */
async function readFrontMatter(head: string, { file, trust }: TextPlace): Promise<FrontMatterResult | undefined> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const placeOf = (offset = 0): SourcePosition => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line + ABOVE, column: col };
  };
  const document = attempted(() => parseDocument(head, { logLevel: 'silent', lineCounter, prettyErrors: false }));
  if (document === undefined) return undefined;
  const { errors, contents } = document;
  if (errors.length > 0) {
    const broken = errors
      .slice(0, MAX_PROBLEMS)
      .map((error) => brokenLine(head, placeOf(error.pos[0]), describeYamlError(error) ?? error.message));
    // One wrong line may cause several YAML errors.
    const problems = [...new Map(broken.map((one) => [`${one.place.line} ${one.message}`, one])).values()];
    return { values: new Map(), errors: problems };
  }
  const isEmpty = (node: Node | null): node is null => node === null || (isScalar(node) && node.value === null);
  if (isEmpty(contents)) return { values: new Map(), errors: [] };
  if (!isMap(contents))
    return { values: new Map(), errors: [{ place: placeOf(), message: 'not a map', suggestion: BAD_YAML }] };
  const values = new Map<string, RawValue>();
  const failures: FileError[] = [];
  for (const { key, value } of contents.items as readonly Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : '…';
    const location = placeOf(key.range?.[0]);
    const refusal = frontMatterRefusal(name);
    if (refusal !== undefined) failures.push({ place: location, ...refusal });
    else if (isEmpty(value)) continue;
    else if (!isScalar(value)) {
      const text = unquoted(head, location) ?? { message: `${name}: not one value`, suggestion: 'Write one value' };
      failures.push({ place: location, ...text });
    } else {
      const start = { ...placeOf(findStart(value, head)), trust };
      values.set(name, { value: scalarText(value), from: 'template', place: start });
    }
  }
  return { values, errors: failures.slice(0, MAX_PROBLEMS) };
}

function brokenLine(head: string, location: SourcePosition, message: string): FileError {
  const text = unquoted(head, location) ?? { message: `not readable as YAML (${message})`, suggestion: BAD_YAML };
  return { place: location, ...text };
}

/** Detects a line whose value YAML misreads because the quotes are missing. */
function unquoted(head: string, { line }: SourcePosition): FileErrorText | undefined {
  const text = head.split('\n')[line - ABOVE - 1] ?? '';
  const [, name, character] =
    /^([A-Za-z][\w-]{0,40}):[ \t]+(?:([*&!%@`])|[^'"|>\s].*?(\{[{%])|(\{[{%]))/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const [means, example] =
    character === undefined ? ['braces mean', '{{ … }}'] : [`${character} means`, `${character}…`];
  return {
    message: `${name}: the value has no quotes, and ${means} something else in YAML`,
    suggestion: `Put quotes around the whole value: ${name}: '${example}'`,
  };
}

/** Returns undefined if the function throws. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns scalars as written: `0012` is unchanged. */
function scalarText({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

/** Finds the start of the text: after a quotation mark, or below a block indicator. */
function findStart({ type, range }: Pick<Scalar, 'range'> & { readonly type?: unknown }, text: string): number {
  const start = range?.[0] ?? 0;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') return start + 1;
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return start;
  const below = text.indexOf('\n', start) + 1;
  return below + (/^[ \t]*/.exec(text.slice(below))?.[0].length ?? 0);
}
