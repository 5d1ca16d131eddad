import { isPlainObject } from '../../is-plain-object.ts';
import type { ParseResult } from './parse-result.ts';

/** The runner's data about the job from the `context` option. Every part may be null or absent. */
export interface RunnerContext {
  readonly job?: unknown;
  readonly matrix?: unknown;
  readonly strategy?: unknown;
  readonly action_status?: unknown;
}

type MapValues = Readonly<Record<string, unknown>>;

/** The fields of a parse result that a map needs. */
export type MapInput = Pick<ParseResult, 'text' | 'shown' | 'fault'>;

/**
 * Parses a YAML or JSON map. Returns undefined after an error. Loads the YAML library only for texts that aren't JSON.
 */
export function readMap(reading: MapInput): MapValues | Promise<MapValues | undefined> {
  const json = parseJson(reading.text);
  return isPlainObject(json) ? json : readYaml(reading);
}

async function readYaml(reading: MapInput): Promise<MapValues | undefined> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(reading.text, { logLevel: 'silent', prettyErrors: true });
  const error = document.errors[0];
  const where = error?.linePos?.[0];
  const value = error === undefined ? expanded(document) : undefined;
  const liquid = isPlainObject(value) ? Object.keys(value).find((name) => isLiquid(value[name])) : undefined;
  if (liquid !== undefined)
    return reading.fault(`${reading.shown(liquid)} begins with braces, which mean something else in YAML`, NO_TEMPLATE);
  if (isPlainObject(value)) return value;
  const at = where === undefined ? '' : ` at line ${where.line}, column ${where.col}`;
  const why = error && describeYamlError(error);
  const unreadable = `not readable as YAML or JSON${at}${why === undefined ? '' : `: ${why}`}`;
  const problem = error === undefined ? `not a map: ${reading.shown(reading.text)}` : unreadable;
  const blank = NO_BLANK.test(reading.text) ? ', with a space after the colon' : '';
  return reading.fault(problem, `Write one \`name: value\` a line${blank}, or a JSON object`);
}

/** Detects `{{ conclusion }}` without quotes, which YAML reads as a map with a map as its key. */
function isLiquid(value: unknown): boolean {
  return isPlainObject(value) && Object.keys(value).some((name) => name.startsWith('{'));
}

const NO_TEMPLATE = 'Values cannot be templates: write {{ … }} in body, and plain text here';
const NO_BLANK = /^[\w.@-]{1,100}:(?!\/\/)\S/;

/**
 * Parses the runner's contexts as JSON. Few people write this by hand, so an unreadable value (another runner left the
 * expression unchanged) costs a notice and some facts, never the message.
 */
export function context(reading: ParseResult): RunnerContext | undefined {
  const value = parseJson(reading.text);
  if (isPlainObject(value)) return value;
  return reading.notice('invalid JSON, so the job, its matrix and its status are unknown. Leave this input out.');
}

/** Returns undefined if aliases multiply, because a few lines could fill the memory. */
function expanded(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

/** Parses JSON. Returns undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const INDENTED = ['BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'];

/** Explains an error of the YAML library. Returns undefined if its own message is clear enough. */
export function describeYamlError({ code }: { readonly code: string }): string | undefined {
  if (code === 'DUPLICATE_KEY') return 'duplicate name';
  if (code === 'TAB_AS_INDENT') return 'a tab before a name: indent with spaces';
  if (code === 'BAD_SCALAR_START') return 'a name or value that begins with this character needs quotation marks';
  if (INDENTED.includes(code)) return 'a line is indented differently, or its value holds ": " and needs quotes';
  return undefined;
}
