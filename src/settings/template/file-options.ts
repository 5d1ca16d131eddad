/**
 * Options that a file of the author gives as YAML, each with its place: the front matter of a template, and the file of the
 * option `config`. Loaded where there is such a file.
 */

import type { Node, Pair, Scalar } from 'yaml';
import { listed } from '../../text/phrases.ts';
import type { GivenOptions, GivenValue } from '../given.ts';
import type { Option } from '../option.ts';
import { type OptionName, optionNamed, variableOf } from '../option-names.ts';
import type { OptionReader } from '../option-reader.ts';
import { OPTIONS } from '../option-registry.ts';
import { meantOption } from '../peers.ts';
import type { ConfigFile } from '../readers/config.ts';
import { shownValue } from '../shown-value.ts';
import { unquotedRow, yamlWords } from '../yaml-words.ts';
import type { TemplateFile } from './template-file.ts';
import type { FileFault, SourcePosition, Trust } from './workspace.ts';

/** The line of dashes above the front matter. */
const ABOVE = 1;
/** Characters: a few names need no more. */
const LONGEST = 16_384;

/** Takes what the front matter of a file says for options that nobody gave. */
export async function readHead({ head, place: { file, trust } }: TemplateFile, reader: OptionReader): Promise<void> {
  if (head === undefined) return;
  const source = {
    from: 'template',
    text: head,
    file,
    trust,
    above: ABOVE,
    nested: false,
    refusal: frontMatterRefusal,
  } as const;
  const read = head.length > LONGEST ? undefined : await readYamlOptions(source);
  if (read === undefined) {
    const fault = `${file}, line ${ABOVE}: the front matter is too long or too deep`;
    reader.fault('template', fault, 'Write only the few names that it takes');
    return;
  }
  reader.faultsIn('template', read.faults);
  reader.supply(trusted('template', read.values, source, reader));
}

/** What a file may say: all where it is the author's own, else what decides only words. What it may not is told. */
function trusted(
  option: 'config' | 'template',
  values: GivenOptions,
  { file, trust }: Pick<OptionsSource, 'file' | 'trust'>,
  reader: OptionReader,
): GivenOptions {
  if (trust.type === 'own') return values;
  const [kept, left] = [new Map<string, GivenValue>(), [] as string[]];
  for (const [name, given] of values) {
    const { words }: Option = optionNamed(name as OptionName);
    if (words === undefined || words.except.includes(given.value.trim().toLowerCase())) left.push(name);
    else kept.set(name, given);
  }
  if (left.length > 0) {
    const told = `${listed(left)} in ${file} ${left.length === 1 ? 'counts' : 'count'} for nothing here`;
    reader.notice(option, `${told}, because ${trust.why}. ${trust.fix}.`);
  }
  return kept;
}

function frontMatterRefusal(name: string): FaultWords | undefined {
  const { here = [], elsewhere = [] } = Object.groupBy(OPTIONS, ({ inFrontMatter }: Option) =>
    inFrontMatter ? 'here' : 'elsewhere',
  );
  const names: readonly string[] = here.map((option) => option.name);
  if (names.includes(name)) return undefined;
  const only = `Only ${names.join(', ')} can stand there`;
  if (elsewhere.some((option) => option.name === name)) {
    const where =
      name === 'body' ? 'Write the text below the front matter' : `Give ${name} where the template is named`;
    return { fault: `${name} cannot stand in a template file`, fix: `${where}. ${only}` };
  }
  const meant = meantOption(name, names)?.name;
  const fault = `${shownValue(name)} is no name of the front matter`;
  return { fault, fix: meant === undefined ? only : `${only}; did you mean ${meant}?` };
}

/** Whose words are sent: who names a template elsewhere wants none of the file's. */
const WORDS = ['subject', 'body'];

/** What the file says for options, none where it is not read. What is wrong is noted. */
export async function defaultsIn(config: ConfigFile | undefined, reader: OptionReader): Promise<GivenOptions> {
  if (config?.type !== 'ok') return new Map();
  const { path: file, text, trust } = config;
  const source = { from: 'config', text, file, trust, above: 0, nested: true, refusal: configRefusal } as const;
  const read = await readYamlOptions(source);
  if (read === undefined) {
    reader.fault('config', `${file} is too deep`, 'Write `name: value`, one on each line');
    return new Map();
  }
  reader.faultsIn('config', read.faults);
  const isChosen = reader.has('template');
  const values = trusted('config', read.values, source, reader);
  return new Map([...values].filter(([name]) => !(isChosen && WORDS.includes(name))));
}

function configRefusal(name: string): FaultWords | undefined {
  const option: Option | undefined = OPTIONS.find((one) => one.name === name);
  if (option?.secrets !== undefined) {
    const fix = `Store it as a secret, and give it in the step or as ${variableOf(name)}. If a real one stood there, replace it`;
    return { fault: `${name} cannot stand in a file of the repository, because it is a secret`, fix };
  }
  if (option?.partOf === 'destinations') {
    const fault = `${name} cannot stand in a config file, because the workflow says where messages go`;
    return { fault, fix: `Give it in the step, or as ${variableOf(name)}` };
  }
  if (option !== undefined && isAllowed(option)) return undefined;
  if (option !== undefined) return { fault: `${name} cannot stand in a config file`, fix: 'Leave it out' };
  const meant = meantOption(
    name,
    OPTIONS.filter(isAllowed).map((one) => one.name),
  );
  return { fault: `${shownValue(name)} is no option`, fix: meant?.fix ?? 'Write the name of an input' };
}

/** Not what only a runner can fill in, nor another such file. */
function isAllowed({ secrets, partOf, expression }: Option): boolean {
  return secrets === undefined && partOf === undefined && expression === undefined;
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
  readonly trust: Trust;
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
  const { text, file, above, trust } = source;
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
    const broken = errors
      .slice(0, MOST_TOLD)
      .map((error) => brokenLine(source, placeOf(error.pos[0]), yamlWords(error) ?? error.message));
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
      values.set(name, { value: read, from: source.from, place: { ...placeOf(startOf(value, text)), trust } });
  }
  return { values, faults: faults.slice(0, MOST_TOLD) };
}

function brokenLine(source: OptionsSource, place: SourcePosition, message: string): FileFault {
  const words = unquoted(source, place) ??
    (source.nested ? unquotedRow(lineAt(source, place)) : undefined) ?? {
      fault: `not readable as YAML (${message})`,
      fix: BAD_YAML,
    };
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
