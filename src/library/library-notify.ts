/** Entry point for programs: takes options as an object and returns the result as a value. Never prints or exits. */

import { ConnectionError, type Problem, SettingsError } from '../errors.ts';
import { isPlainObject } from '../objects.ts';
import type { Environment, PlatformSignal } from '../platform.ts';
import { createRedactor, openWorkspace, readOptions } from '../process/environment.ts';
import { createRuntime } from '../process/node-runtime.ts';
import type { Report } from '../report.ts';
import { type FetchLike, sendWithFetch } from '../service/fetch.ts';
import type { RawInput, RawValue } from '../settings/option-parser.ts';
import { OPTIONS, toProperty } from '../settings/option-registry.ts';
import { suggestOption } from '../settings/other-notifiers.ts';
import type { Settings } from '../settings/settings.ts';
import { unknownOptions } from '../text/closest-match.ts';
import type { NotifyOptions } from './notify-options.ts';

/** Runtime dependencies of a call to `notify`. */
export interface NotifyContext {
  /** Aborts the call: no new request starts, and a request in flight is canceled. */
  readonly signal?: PlatformSignal;
  /**
   * Variables that describe the build (`GITHUB_…` and those of other CI systems), the proxy, and the workspace folder
   * (`GITHUB_WORKSPACE`, else the working directory). Default: `process.env`. Never a source of options.
   */
  readonly env?: Environment;
  /**
   * Sends one request once, like `fetch`, to intercept requests. Default: the package's own HTTP client, which knows if
   * a failed request was written. With `fetch`, a failed POST counts as possibly delivered.
   */
  readonly send?: FetchLike;
}

const CONTEXT_NAMES: readonly (keyof NotifyContext)[] = ['signal', 'env', 'send'];

/**
 * Builds a message from the facts of the build and sends it, through the same stages as the action and the command.
 *
 * Resolves for every delivery result. `receipt.outcome` is one of:
 * - `delivered`
 * - `duplicate`: a record with this `uniqueKey` is still open
 * - `skipped`: by `when` or `onlyIf`, or because a part of the destination is empty
 * - `dry-run`
 * - `not-delivered`: proved not to have arrived
 * - `unknown`: may or may not have arrived
 *
 * `receipt.reason` explains the outcome. Takes at most `timeout` seconds (default 60). The result never contains a
 * secret from the options.
 *
 * @throws SettingsError before anything is sent, with every invalid option and how to fix it
 * @throws ConnectionError if the call was aborted before delivery was known: `cause` is the reason of the signal, and
 * `unclear` is true if the message may have arrived
 */
export async function notify(options: NotifyOptions, context: NotifyContext = {}): Promise<Report> {
  const unknown = unknownOptions(context, CONTEXT_NAMES);
  if (unknown.length > 0) throw new SettingsError(unknown);
  const { env = process.env, signal = new AbortController().signal, send } = context ?? {};
  const standard = createRuntime(env, signal);
  const runtime = { ...standard, send: send ? sendWithFetch(send) : standard.send };
  const settings = await readSettings(toRawOptions(options), new Date(runtime.now()), env);
  // Load the stages lazily: programs that only use the client never need them.
  const { notify: run } = await import('../notify.ts');
  const report = await run(settings, runtime);
  if (signal.aborted) throwIfUndelivered(report, signal.reason);
  // Evaluates the getters of lazily redacted texts, which would be printed as `[Getter]`.
  const { receipt, ...rest } = structuredClone(report);
  const [reason, hint] = [withProperties(receipt.reason), withProperties(receipt.hint)];
  return { ...rest, receipt: { ...receipt, reason, hint } };
}

function throwIfUndelivered({ receipt: { outcome } }: Report, cause: unknown): void {
  if (outcome !== 'not-delivered' && outcome !== 'unknown') return;
  const isUnclear = outcome === 'unknown';
  const result = isUnclear ? 'the message may have arrived' : 'nothing was delivered';
  throw new ConnectionError(`notify was aborted: ${result}`, { written: isUnclear, unclear: isUnclear, cause });
}

async function readSettings(found: RawInput, now: Date, env: Environment): Promise<Settings> {
  try {
    return await readOptions(found, { now, redactor: createRedactor(found.raw, env), workspace: openWorkspace(env) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError(error.problems.map((one) => (found.problems.includes(one) ? one : toPropertyNames(one))));
  }
}

const NAMES: readonly string[] = OPTIONS.filter(({ only }) => only !== 'action').map(({ name }) => name);
const PROPERTIES = new Map(NAMES.map((name) => [toProperty(name), name]));

const NO_OPTIONS: Problem = {
  option: 'options',
  message: 'not given as an object',
  suggestion: 'Give at least a destination, like { webhookUrl: process.env.WORKROOM_WEBHOOK_URL }',
};

/** Converts options to raw texts, so that one parser serves all entry points. */
function toRawOptions(options: NotifyOptions): RawInput {
  const raw = new Map<string, RawValue>();
  if (!isPlainObject(options)) return { raw, problems: [NO_OPTIONS] };
  const problems: Problem[] = [];
  for (const [property, value] of Object.entries<unknown>(options)) {
    const name = PROPERTIES.get(property);
    const text = isMap(value) && !TAKE_MAPS.includes(name ?? '') ? undefined : toText(value);
    if (name === undefined) problems.push(describeUnknownOption(property));
    else if (text === undefined)
      problems.push({
        option: property,
        message: `cannot be this ${typeof value}`,
        suggestion: 'Write a text, number or list',
      });
    else raw.set(name, { value: text, from: 'property' });
  }
  return { raw, problems };
}

/** Replaces input names in a problem by the property names of `NotifyOptions`. */
function toPropertyNames({ option, message: error, suggestion }: Problem): Problem {
  return { option: withProperties(option), message: withProperties(error), suggestion: withProperties(suggestion) };
}

/** Replaces input names in a sentence by property names: `webhook-url` becomes `webhookUrl`. */
export function withProperties(text: string): string {
  return text.replaceAll(/(?<![\w./"-])[a-z]+(?:-[a-z]+)+(?![\w/-])/g, (word) =>
    NAMES.includes(word) ? toProperty(word) : word,
  );
}

function describeUnknownOption(property: string): Problem {
  const raw = property.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`);
  const { suggestion = 'The README lists the options' } = suggestOption(raw, NAMES) ?? {};
  return { option: property, message: 'unknown option', suggestion: withProperties(suggestion) };
}

/** Options whose values are maps with keys chosen by the user. */
const TAKE_MAPS: readonly string[] = ['variables', 'users', 'status'];

function isMap(value: unknown): boolean {
  return isPlainObject(value) && !(value instanceof URL);
}

/** Returns undefined if the value has no text form. */
function toText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return undefined;
  if (value instanceof URL) return value.href;
  // Join with line breaks, because lists are also split at line breaks, and paths may contain commas.
  if (Array.isArray(value)) return value.join('\n');
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
