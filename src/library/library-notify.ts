import { ConnectionError, SettingsError } from '../errors.ts';
import type { Environment, PlatformSignal } from '../platform.ts';
import { getRedactor, getWorkspace } from '../process/environment.ts';
import { createRuntime } from '../process/node-runtime.ts';
import type { Report } from '../report.ts';
import { type FetchLike, sendWithFetch } from '../service/fetch.ts';
import type { RawInput } from '../settings/raw-options.ts';
import type { Settings } from '../settings/settings.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import type { NotifyOptions } from './notify-options.ts';
import { inProperties, rawOptionsFrom, withProperties } from './read-notify-options.ts';

/** Entry point for programs: takes options as an object and returns the result as a value. Never prints or exits. */

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
  const world = { ...standard, send: send ? sendWithFetch(send) : standard.send };
  const settings = await readSettings(rawOptionsFrom(options), new Date(world.now()), env);
  // Load the stages lazily: programs that only use the client never need them.
  const { notify: run } = await import('../notify.ts');
  const notification = await run(settings, world);
  if (signal.aborted) throwIfUndelivered(notification, signal.reason);
  return inOwnNames(wholeCopy(notification));
}

function throwIfUndelivered({ receipt: { outcome } }: Report, cause: unknown): void {
  if (outcome !== 'not-delivered' && outcome !== 'unknown') return;
  const isUnclear = outcome === 'unknown';
  const result = isUnclear ? 'the message may have arrived' : 'nothing was delivered';
  throw new ConnectionError(`notify was aborted: ${result}`, { written: isUnclear, unclear: isUnclear, cause });
}

function inOwnNames({ receipt, targets, ...rest }: Report): Report {
  return {
    ...rest,
    receipt: {
      ...inLibraryTerms(receipt),
      targets: receipt.targets?.map(inLibraryTerms),
    },
    targets: targets?.map(inOwnNames),
  };
}

function inLibraryTerms<T extends Pick<Receipt, 'reason' | 'hint'>>(result: T): T {
  return { ...result, reason: withProperties(result.reason), hint: withProperties(result.hint) };
}

type Receipt = Report['receipt'];

async function readSettings(found: RawInput, now: Date, env: Environment): Promise<Settings> {
  const { readOptions } = await import('../process/read-options.ts');
  try {
    return await readOptions(found, { now, redactor: getRedactor(found.raw, env), workspace: getWorkspace(env) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { problems } = found;
    throw new SettingsError(error.problems.map((one) => (problems.includes(one) ? one : inProperties(one))));
  }
}

/** Copies a value and evaluates its getters. Texts are escaped lazily, so a printed value would show `[Getter]`. */
export function wholeCopy<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.keys(value).map((key) => [key, copied(value[key])]));
}

/** Excludes errors, URLs and other class instances, which are not copied. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
