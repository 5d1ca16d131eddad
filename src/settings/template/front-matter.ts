/** The front matter of a template file: values of a few options, as YAML. */

import type { Pair } from 'yaml';
import { nearest } from '../../text/nearest.ts';
import type { GivenOptions, GivenValue } from '../given.ts';
import type { Option } from '../option.ts';
import type { OptionReader } from '../option-reader.ts';
import { OPTIONS } from '../option-registry.ts';
import { shownValue } from '../shown-value.ts';
import type { TemplateFile } from './template-file.ts';
import type { SourcePosition } from './workspace.ts';

/** Options that may stand there, and all others that there are. */
interface AllowedOptions {
  readonly here: readonly string[];
  readonly elsewhere: readonly string[];
}

interface FrontMatter {
  readonly values: GivenOptions;
  readonly faults: readonly FrontMatterFault[];
}

interface FrontMatterFault {
  /** From 1, in the file. */
  readonly line: number;
  readonly fault: string;
  readonly fix: string;
}

/** What people write for `subject` elsewhere. */
const MEANT: Readonly<Record<string, string>> = { title: 'subject', due: 'due-date', type: 'kind' };
/** The line of dashes above. */
const ABOVE = 1;
/** Mistakes that are told at once. */
const MOST_TOLD = 10;
/** Characters: a few names need no more. */
const LONGEST = 16_384;
const TOO_MUCH: FrontMatterFault = {
  line: ABOVE,
  fault: 'the front matter is too long or too deep',
  fix: 'Write only the few names that it takes',
};
const NO_MAP: FrontMatterFault = { line: ABOVE + 1, fault: 'not a map', fix: 'Write `name: value`, one on each line' };

/** Takes what the front matter of a file says for options that nobody gave. */
export async function readHead({ head, place }: TemplateFile, reader: OptionReader): Promise<void> {
  if (head === undefined) return;
  const { values, faults } = await readFrontMatter(head, place.file, allowedOptions());
  for (const { line, fault, fix } of faults) reader.fault('template', `${place.file}, line ${line}: ${fault}`, fix);
  reader.supply(values);
}

function allowedOptions(): AllowedOptions {
  const { here = [], elsewhere = [] } = Object.groupBy(OPTIONS, ({ inFrontMatter }: Option) =>
    inFrontMatter ? 'here' : 'elsewhere',
  );
  return { here: here.map(({ name }) => name), elsewhere: elsewhere.map(({ name }) => name) };
}

/** @param head the YAML, from the second line of the file on */
export async function readFrontMatter(head: string, file: string, allowed: AllowedOptions): Promise<FrontMatter> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const counter = new LineCounter();
  const parse = () => parseDocument(head, { logLevel: 'silent', lineCounter: counter, prettyErrors: false });
  const document = head.length > LONGEST ? undefined : parsed(parse);
  if (document === undefined) return { values: new Map(), faults: [TOO_MUCH] };
  const placeOf = (offset = 0): SourcePosition => {
    const { line, col } = counter.linePos(offset);
    return { file, line: line + ABOVE, column: col };
  };
  const values = new Map<string, GivenValue>();
  const faults = document.errors.slice(0, MOST_TOLD).map(({ message, pos }): FrontMatterFault => {
    const { line } = placeOf(pos[0]);
    const bare = unquoted(head, line);
    if (bare !== undefined) return { line, ...bare };
    const fault = `not readable as YAML (${message})`;
    return { line, fault, fix: 'Write `name: value`, one on each line' };
  });
  const { contents } = document;
  if (faults.length > 0 || contents === null) return { values, faults: eachOnce(faults) };
  if (!isMap(contents)) return { values, faults: [NO_MAP] };
  for (const { key, value } of contents.items as readonly Pair<unknown, unknown>[]) {
    const name = isScalar(key) ? String(key.value) : '…';
    const { line } = placeOf(isScalar(key) ? key.range?.[0] : 0);
    const refused = refusal(name, allowed);
    const isEmpty = value === null || (isScalar(value) && value.value === null);
    if (refused !== undefined) faults.push({ line, ...refused });
    else if (isScalar(value) && !isEmpty) {
      values.set(name, { value: scalarText(value), from: 'template', place: placeOf(startOf(value, head)) });
    } else if (!isEmpty) {
      faults.push({ line, ...(unquoted(head, line) ?? { fault: `${name}: not one value`, fix: 'Write one value' }) });
    }
  }
  return { values, faults: faults.slice(0, MOST_TOLD) };
}

/** A line whose value YAML takes for something else, because it has no quotes. */
function unquoted(head: string, line: number): Omit<FrontMatterFault, 'line'> | undefined {
  const text = head.split('\n')[line - ABOVE - 1] ?? '';
  const [, name, sign] = /^([A-Za-z][\w-]{0,40}):[ \t]+(?:([*&!%@`])|[^'"|>\s].*?(\{[{%])|(\{[{%]))/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const [means, example] = sign === undefined ? ['braces mean', '{{ … }}'] : [`${sign} means`, `${sign}…`];
  return {
    fault: `${name}: the value has no quotes, and ${means} something else in YAML`,
    fix: `Put quotes around the whole value: ${name}: '${example}'`,
  };
}

/** One wrong line may be several mistakes to YAML. */
function eachOnce(faults: readonly FrontMatterFault[]): readonly FrontMatterFault[] {
  return [...new Map(faults.map((one) => [`${one.line} ${one.fault}`, one])).values()];
}

/** Undefined where it is nested too deeply. */
function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

interface ScalarNode {
  readonly value?: unknown;
  /** As it is written, without quotes. */
  readonly source?: string | undefined;
  readonly type?: string | undefined;
  readonly range?: readonly [number, number, number] | null | undefined;
}

/** Numbers and the like as they are written: `0012` stays so. */
function scalarText({ value, source }: ScalarNode): string {
  return typeof value === 'string' ? value : (source ?? String(value));
}

/** Where the text itself begins: behind a quote, or below the sign of a block. */
function startOf({ type, range }: ScalarNode, head: string): number {
  const start = range?.[0] ?? 0;
  if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') return start + 1;
  if (type !== 'BLOCK_LITERAL' && type !== 'BLOCK_FOLDED') return start;
  const below = head.indexOf('\n', start) + 1;
  return below + (/^[ \t]*/.exec(head.slice(below))?.[0].length ?? 0);
}

function refusal(name: string, { here, elsewhere }: AllowedOptions): Omit<FrontMatterFault, 'line'> | undefined {
  if (here.includes(name)) return undefined;
  const only = `Only ${here.join(', ')} can stand there`;
  if (elsewhere.includes(name)) {
    const where =
      name === 'body' ? 'Write the text below the front matter' : `Give ${name} where the template is named`;
    return { fault: `${name} cannot stand in a template file`, fix: `${where}. ${only}` };
  }
  const meant = (Object.hasOwn(MEANT, name) ? MEANT[name] : undefined) ?? nearest(name.replaceAll('_', '-'), here);
  const fault = `${shownValue(name)} is no name of the front matter`;
  return { fault, fix: meant === undefined ? only : `${only}; did you mean ${meant}?` };
}
