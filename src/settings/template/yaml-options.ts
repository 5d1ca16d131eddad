/** Options that a file of the author gives as YAML, each with its place. Loaded where there is such a file. */

import type { Node, Pair, Scalar } from 'yaml';
import type { GivenOptions, GivenValue } from '../given.ts';
import type { SourcePosition } from './workspace.ts';

/** One mistake, and where it stands. */
export interface FileFault {
  readonly place: SourcePosition;
  readonly fault: string;
  readonly fix: string;
}

/** What the words of a mistake are. */
export type FaultWords = Omit<FileFault, 'place'>;

export interface OptionsReading {
  readonly values: GivenOptions;
  readonly faults: readonly FileFault[];
}

export interface OptionsSource {
  readonly from: GivenValue['from'];
  /** The YAML. */
  readonly text: string;
  readonly file: string;
  /** Lines of the file above it. */
  readonly above: number;
  /** True where a value may be a list or a map. */
  readonly nested: boolean;
  /** Why a name cannot stand there; undefined where it can. */
  readonly refusal: (name: string) => FaultWords | undefined;
}

/** Mistakes that are told at once. */
const MOST_TOLD = 10;
/** A few lines with aliases in them could fill the memory. */
const MOST_ALIASES = 20;
const BAD_YAML = 'Write `name: value`, one on each line';

/** Undefined where it is nested too deeply. */
export async function readYamlOptions(source: OptionsSource): Promise<OptionsReading | undefined> {
  const { text, file, above } = source;
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  const placeOf = (offset = 0): SourcePosition => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: line + above, column: col };
  };
  const document = attempted(() => parseDocument(text, { logLevel: 'silent', lineCounter, prettyErrors: false }));
  if (document === undefined) return undefined;
  const { errors, contents } = document;
  if (errors.length > 0) {
    const broken = errors.slice(0, MOST_TOLD).map(({ message, pos }) => brokenLine(source, placeOf(pos[0]), message));
    return { values: new Map(), faults: eachOnce(broken) };
  }
  const isEmpty = (node: Node | null): node is null => node === null || (isScalar(node) && node.value === null);
  if (isEmpty(contents)) return { values: new Map(), faults: [] };
  if (!isMap(contents)) return { values: new Map(), faults: [{ place: placeOf(), fault: 'not a map', fix: BAD_YAML }] };
  const values = new Map<string, GivenValue>();
  const faults: FileFault[] = [];
  for (const { key, value } of contents.items as readonly Pair<Node, Node | null>[]) {
    const name = isScalar(key) ? String(key.value) : '…';
    const place = placeOf(key.range?.[0]);
    const plain = () => attempted((): unknown => value?.toJS(document, { maxAliasCount: MOST_ALIASES }));
    const textOf = () => (isScalar(value) ? scalarText(value) : nestedText(source, { name, place, value: plain() }));
    const read = source.refusal(name) ?? (isEmpty(value) ? undefined : textOf());
    if (typeof read === 'object') faults.push({ place, ...read });
    else if (read !== undefined && value !== null)
      values.set(name, { value: read, from: source.from, place: placeOf(startOf(value, text)) });
  }
  return { values, faults: faults.slice(0, MOST_TOLD) };
}

function brokenLine(source: OptionsSource, place: SourcePosition, message: string): FileFault {
  const words = unquoted(source, place) ?? { fault: `not readable as YAML (${message})`, fix: BAD_YAML };
  return { place, ...words };
}

interface NestedValue {
  readonly name: string;
  readonly place: SourcePosition;
  readonly value: unknown;
}

/** A list as lines, a map as JSON, as every option reads them. */
function nestedText(source: OptionsSource, { name, place, value }: NestedValue): string | FaultWords {
  const wrong = unquoted(source, place);
  if (!source.nested) return wrong ?? { fault: `${name}: not one value`, fix: 'Write one value' };
  if (wrong !== undefined && BEGINS_WITH_LIQUID.test(lineAt(source, place))) return wrong;
  if (!Array.isArray(value)) {
    if (typeof value === 'object') return JSON.stringify(value);
    return { fault: `${name}: too many aliases`, fix: 'Write the values themselves' };
  }
  const isFlat = value.every((one) => ['string', 'number', 'boolean'].includes(typeof one));
  return isFlat
    ? value.join('\n')
    : { fault: `${name}: a list of more than words`, fix: 'Write one value in each entry' };
}

const BEGINS_WITH_LIQUID = /^[\w-]+:[ \t]+\{[{%]/;

function lineAt({ text, above }: OptionsSource, { line }: SourcePosition): string {
  return text.split('\n')[line - above - 1] ?? '';
}

/** A line whose value YAML takes for something else, because it has no quotes. */
function unquoted(source: OptionsSource, place: SourcePosition): FaultWords | undefined {
  const [, name, sign] =
    /^([A-Za-z][\w-]{0,40}):[ \t]+(?:([*&!%@`])|[^'"|>\s].*?(\{[{%])|(\{[{%]))/.exec(lineAt(source, place)) ?? [];
  if (name === undefined) return undefined;
  const [means, example] = sign === undefined ? ['braces mean', '{{ … }}'] : [`${sign} means`, `${sign}…`];
  return {
    fault: `${name}: the value has no quotes, and ${means} something else in YAML`,
    fix: `Put quotes around the whole value: ${name}: '${example}'`,
  };
}

/** One wrong line may be several mistakes to YAML. */
function eachOnce(faults: readonly FileFault[]): readonly FileFault[] {
  return [...new Map(faults.map((one) => [`${one.place.line} ${one.fault}`, one])).values()];
}

/** Undefined where it fails. */
function attempted<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Numbers and the like as they are written: `0012` stays so. */
function scalarText({ value, source }: Scalar): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

/** Where the text itself begins: behind a quote, or below the sign of a block. */
function startOf({ type, range }: Pick<Scalar, 'range'> & { readonly type?: unknown }, text: string): number {
  const start = range?.[0] ?? 0;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') return start + 1;
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return start;
  const below = text.indexOf('\n', start) + 1;
  return below + (/^[ \t]*/.exec(text.slice(below))?.[0].length ?? 0);
}
