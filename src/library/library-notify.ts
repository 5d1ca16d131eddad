import { ConnectionError, SettingsError } from '../errors.ts';
import type { Environment, PlatformSignal } from '../platform.ts';
import { getRedactor, getWorkspace } from '../process/environment.ts';
import { createRuntime } from '../process/node-runtime.ts';
import type { Report } from '../report.ts';
import type { Send } from '../service/client.ts';
import type { RawInput } from '../settings/raw-options.ts';
import type { Settings } from '../settings/settings.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import type { NotifyOptions } from './notify-options.ts';
import { inProperties, rawOptionsFrom, withProperties } from './read-notify-options.ts';

/** The edge to a program: options as an object, the outcome as a value. It prints nothing and ends nothing. */

/** What a call works with. */
export interface NotifyContext {
  /** Aborts the call. No new request begins; a request under way is broken off. */
  readonly signal?: PlatformSignal;
  /**
   * What is known of the build: `GITHUB_…` and the variables of other CI systems, the proxies, and the folder of files
   * (`GITHUB_WORKSPACE`, else the working directory). Default: `process.env`. Options are not read from it.
   */
  readonly env?: Environment;
  /** Sends one request once. Default: the package's own HTTP client. `sendWithFetch(fetch)` sends over `fetch`. */
  readonly send?: Send;
}

const CONTEXT_NAMES: readonly (keyof NotifyContext)[] = ['signal', 'env', 'send'];

/**
 * Makes a message of what is known of the build, and sends it: the same stages as the action and the command.
 *
 * Resolves however the delivery ended: `receipt.outcome` is `delivered`, `duplicate` (of an open record with this
 * `uniqueKey`), `skipped` (by `when` or `onlyIf`, or because a part of the destination is empty), `dry-run`,
 * `not-delivered` (proved) or `unknown`, and `receipt.reason` says why.
 * Takes `timeout` seconds at most (default 60). No secret among the options appears in the result.
 *
 * @throws SettingsError before anything is sent: every invalid option, each with what to write instead
 * @throws ConnectionError if the call was aborted before delivery was known: `cause` is the reason of the signal, and
 * `unclear` is true if the message may have arrived
 */
export async function notify(options: NotifyOptions, context: NotifyContext = {}): Promise<Report> {
  const unknown = unknownOptions(context, CONTEXT_NAMES);
  if (unknown.length > 0) throw new SettingsError(unknown);
  const { env = process.env, signal = new AbortController().signal, send } = context ?? {};
  const standard = createRuntime(env, signal);
  const world = { ...standard, send: send ?? standard.send };
  const settings = await readSettings(rawOptionsFrom(options), new Date(world.now()), env);
  // A program that only needs the client loads none of the stages.
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
    return await readOptions(found, { now, redactor: getRedactor(found.given, env), workspace: getWorkspace(env) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const { problems } = found;
    throw new SettingsError(error.problems.map((one) => (problems.includes(one) ? one : inProperties(one))));
  }
}

/**
 * The same value with all of it read. Inside, texts are made safe when they are asked for, which a person who prints the
 * value would see as `[Getter]`.
 */
export function wholeCopy<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.keys(value).map((key) => [key, copied(value[key])]));
}

/** Errors, URLs and the like are left as they are. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
