import { isPlainObject, parseJson } from '../../objects.ts';
import { CONCLUSIONS, type Conclusion, readConclusion } from '../conclusion.ts';
import { addGuess, guessValue, type Invalid, ignored, invalid, type ParseContext } from './parser.ts';

/** The runner's data about the job from the `context` option. Every part may be null or absent. */
export interface RunnerContext {
  readonly job?: unknown;
  readonly matrix?: unknown;
  readonly strategy?: unknown;
  readonly action_status?: unknown;
}

type MapValues = Readonly<Record<string, unknown>>;
type Shown = Pick<ParseContext, 'quoteValue'>;

/** Parses a YAML or JSON map. Loads the YAML library only for texts that aren't JSON. */
export function map(text: string, context: Shown): MapValues | Promise<MapValues | Invalid> {
  const json = parseJson(text);
  return isPlainObject(json) ? json : parseYaml(text, context);
}

async function parseYaml(text: string, { quoteValue }: Shown): Promise<MapValues | Invalid> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { logLevel: 'silent', prettyErrors: true });
  const [error] = document.errors;
  const value = error === undefined ? expandAliases(document) : undefined;
  const liquid = isPlainObject(value) ? Object.keys(value).find((name) => isLiquid(value[name])) : undefined;
  if (liquid !== undefined)
    return invalid(`${quoteValue(liquid)} begins with braces, which mean something else in YAML`, NO_TEMPLATE);
  if (isPlainObject(value)) return value;
  const blank = NO_BLANK.test(text) ? ', with a space after the colon' : '';
  const suggestion = `Write one \`name: value\` a line${blank}, or a JSON object`;
  if (error === undefined) return invalid(`not a map: ${quoteValue(text)}`, suggestion);
  const [start] = error.linePos ?? [];
  const location = start === undefined ? '' : ` at line ${start.line}, column ${start.col}`;
  const reason = describeYamlError(error);
  const message = `not readable as YAML or JSON${location}${reason === undefined ? '' : `: ${reason}`}`;
  return invalid(message, suggestion);
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
export function context(text: string): RunnerContext | Invalid {
  const value = parseJson(text);
  if (isPlainObject(value)) return value;
  const message = 'invalid JSON, so the job, its matrix and its status are unknown';
  return ignored(message, 'Leave this input out');
}

/** Returns undefined if aliases multiply, because a few lines could fill the memory. */
function expandAliases(document: { toJS(options: { maxAliasCount: number }): unknown }): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 });
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

/**
 * The value of `status`: a conclusion, the results of the jobs that a summary job needs, or a request to read the run's
 * conclusion from the API.
 */
export type Status =
  | { readonly type: 'workflow' }
  | { readonly type: 'conclusion'; readonly conclusion: Conclusion }
  | {
      readonly type: 'needs';
      readonly results: readonly Conclusion[];
      /** IDs of the passed jobs. An allowed failure is `success` here, and only here. */
      readonly passed: readonly string[];
    };

/** Parses a conclusion, `workflow`, or the `needs` context as JSON. */
export function status(text: string, context: ParseContext): Status | Invalid {
  const word = text.trim();
  if (/^[{[]/.test(word)) return parseNeeds(word, context);
  if (word === 'Object')
    return invalid('the word "Object", as GitHub writes a whole context', `Write ${formatNeeds(context)}`);
  if (word.toLowerCase() === 'workflow') return { type: 'workflow' };
  const conclusion = readConclusion(word);
  if (conclusion !== undefined) return { type: 'conclusion', conclusion };
  const suggestion = `Use one of ${CONCLUSIONS.join(', ')}, workflow for the whole run, or ${formatNeeds(context)}`;
  return invalid(`invalid value ${context.quoteValue(word)}`, addGuess(suggestion, guessValue(word, CONCLUSIONS)));
}

/** Suggests an expression only if a workflow can evaluate it. */
function formatNeeds({ from }: ParseContext): string {
  return from === 'input' ? '${{ toJSON(needs) }}' : 'the context needs of a GitHub workflow as JSON';
}

function parseNeeds(text: string, context: ParseContext): Status | Invalid {
  const needs = parseJson(text);
  if (!isPlainObject(needs)) return invalid('not readable as a JSON object', `Write ${formatNeeds(context)}`);
  const results: Conclusion[] = [];
  const passed: string[] = [];
  for (const [job, value] of Object.entries(needs)) {
    const word = isPlainObject(value) ? value['result'] : undefined;
    const result = typeof word === 'string' ? readConclusion(word) : undefined;
    if (result === undefined || result === 'in_progress') {
      const suggestion = `Write ${formatNeeds(context)}, as GitHub gives it`;
      return invalid(`job ${context.quoteValue(job)} has no result`, suggestion);
    }
    results.push(result);
    if (result === 'success') passed.push(job);
  }
  if (results.length > 0) return { type: 'needs', results, passed };
  return invalid('contains no job', 'Give the job that sends a `needs:` list, or leave status out');
}
