import { isPlainObject } from '../../is-plain-object.ts';
import { IgnoredValue, InvalidValue, type ParseContext } from './parser.ts';

/** The runner's data about the job from the `context` option. Every part may be null or absent. */
export interface RunnerContext {
  readonly job?: unknown;
  readonly matrix?: unknown;
  readonly strategy?: unknown;
  readonly action_status?: unknown;
}

type MapValues = Readonly<Record<string, unknown>>;
type Shown = Pick<ParseContext, 'shown'>;

/** Parses a YAML or JSON map. Loads the YAML library only for texts that aren't JSON. */
export function map(text: string, context: Shown): MapValues | Promise<MapValues> {
  const json = parseJson(text);
  return isPlainObject(json) ? json : parseYaml(text, context);
}

async function parseYaml(text: string, { shown }: Shown): Promise<MapValues> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { logLevel: 'silent', prettyErrors: true });
  const [error] = document.errors;
  const value = error === undefined ? expanded(document) : undefined;
  const liquid = isPlainObject(value) ? Object.keys(value).find((name) => isLiquid(value[name])) : undefined;
  if (liquid !== undefined)
    throw new InvalidValue(`${shown(liquid)} begins with braces, which mean something else in YAML`, NO_TEMPLATE);
  if (isPlainObject(value)) return value;
  const blank = NO_BLANK.test(text) ? ', with a space after the colon' : '';
  const suggestion = `Write one \`name: value\` a line${blank}, or a JSON object`;
  if (error === undefined) throw new InvalidValue(`not a map: ${shown(text)}`, suggestion);
  const [start] = error.linePos ?? [];
  const location = start === undefined ? '' : ` at line ${start.line}, column ${start.col}`;
  const reason = describeYamlError(error);
  const message = `not readable as YAML or JSON${location}${reason === undefined ? '' : `: ${reason}`}`;
  throw new InvalidValue(message, suggestion);
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
export function context(text: string): RunnerContext {
  const value = parseJson(text);
  if (isPlainObject(value)) return value;
  const message = 'invalid JSON, so the job, its matrix and its status are unknown';
  throw new IgnoredValue(message, 'Leave this input out');
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
export function describeYamlError({ code, message }: Error & { readonly code: string }): string | undefined {
  if (/end with a|Missing closing/.test(message)) return 'a closing bracket or quotation mark is missing';
  if (code === 'DUPLICATE_KEY') return 'duplicate name';
  if (code === 'TAB_AS_INDENT') return 'a tab before a name: indent with spaces';
  if (code === 'BAD_SCALAR_START') return 'a name or value that begins with this character needs quotation marks';
  if (INDENTED.includes(code)) return 'a line is indented differently, or its value holds ": " and needs quotes';
  return undefined;
}
