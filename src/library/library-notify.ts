import { ConnectionError, SettingsError } from '../errors.ts';
import type { Environment, PlatformSignal } from '../platform.ts';
import { createRedactor, openWorkspace } from '../process/environment.ts';
import { createRuntime } from '../process/node-runtime.ts';
import type { Report } from '../report.ts';
import { type FetchLike, sendWithFetch } from '../service/fetch.ts';
import type { RawInput } from '../settings/option-parser.ts';
import type { Settings } from '../settings/settings.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import type { NotifyOptions } from './notify-options.ts';
import { problemOfProperty, rawOptionsFrom, withProperties } from './read-notify-options.ts';

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
  const runtime = { ...standard, send: send ? sendWithFetch(send) : standard.send };
  const settings = await readSettings(rawOptionsFrom(options), new Date(runtime.now()), env);
  // Load the stages lazily: programs that only use the client never need them.
  const { notify: run } = await import('../notify.ts');
  const report = await run(settings, runtime);
  if (signal.aborted) throwIfUndelivered(report, signal.reason);
  // Evaluates the getters of lazily redacted texts, which would be printed as `[Getter]`.
  return inProperties(structuredClone(report));
}

function throwIfUndelivered({ receipt: { outcome } }: Report, cause: unknown): void {
  if (outcome !== 'not-delivered' && outcome !== 'unknown') return;
  const isUnclear = outcome === 'unknown';
  const result = isUnclear ? 'the message may have arrived' : 'nothing was delivered';
  throw new ConnectionError(`notify was aborted: ${result}`, { written: isUnclear, unclear: isUnclear, cause });
}

function inProperties({ receipt, targets, ...report }: Report): Report {
  const rename = <T extends Pick<Report['receipt'], 'reason' | 'hint'>>(result: T): T => ({
    ...result,
    reason: withProperties(result.reason),
    hint: withProperties(result.hint),
  });
  const renamed = { ...rename(receipt), targets: receipt.targets?.map(rename) };
  return { ...report, receipt: renamed, targets: targets?.map(inProperties) };
}

async function readSettings(found: RawInput, now: Date, env: Environment): Promise<Settings> {
  const { readOptions } = await import('../process/read-options.ts');
  try {
    return await readOptions(found, { now, redactor: createRedactor(found.raw, env), workspace: openWorkspace(env) });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError(error.problems.map((one) => (found.problems.includes(one) ? one : problemOfProperty(one))));
  }
}
