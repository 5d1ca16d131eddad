import { SettingsError } from '../errors.ts';
import type { Environment, PlatformSignal } from '../platform.ts';
import { redactorOf, workspaceOf } from '../process/environment.ts';
import { worldOf } from '../process/world.ts';
import type { Report } from '../report.ts';
import type { EdgeReading } from '../settings/given.ts';
import type { Settings } from '../settings/settings.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import { givenBy, inProperties, type NotifyOptions, withProperties } from './notify-options.ts';

/** The edge to a program: options as an object, the outcome as a value. It prints nothing and ends nothing. */

/** What a call works in. */
export interface NotifyContext {
  /**
   * Ends the work in good order: no new request begins, and what is known by then is the outcome. The call does not
   * reject for it, because a message that was sent may have arrived.
   */
  readonly signal?: PlatformSignal;
  /**
   * What is known of the build: `GITHUB_…` and the variables of other CI systems, the proxies, and the folder of files
   * (`GITHUB_WORKSPACE`, else where the program runs). Default: `process.env`. Options are not read from it.
   */
  readonly env?: Environment;
}

const CONTEXT_NAMES: readonly (keyof NotifyContext)[] = ['signal', 'env'];

/**
 * Makes a message of what is known of the build, and sends it: the same stages as the action and the command.
 *
 * Resolves however the sending ended: `receipt.outcome` is `delivered`, `duplicate` (of an open record with this
 * `uniqueKey`), `skipped` (by `when` or `onlyIf`, or because a part of the destination is empty), `dry-run`,
 * `not-delivered` (proved) or `unknown`, and `receipt.reason` says why.
 * Takes `timeout` seconds at most (default 60). Nothing in the result holds a secret that was given.
 *
 * @throws SettingsError before anything is sent: every option that is wrong, each with what to write instead
 */
export async function notify(options: NotifyOptions, context: NotifyContext = {}): Promise<Report> {
  const unknown = unknownOptions(context, CONTEXT_NAMES);
  if (unknown.length > 0) throw new SettingsError(unknown);
  const { env = process.env, signal = new AbortController().signal } = context ?? {};
  const world = worldOf(env, signal);
  const settings = await settingsOf(givenBy(options), new Date(world.now()), env);
  // A program that only wants the client reads none of the stages.
  const { notify: run } = await import('../notify.ts');
  return inOwnNames(wholeCopy(await run(settings, world)));
}

function inOwnNames({ receipt, targets, ...others }: Report): Report {
  return {
    ...others,
    receipt: {
      ...inOwnWords(receipt),
      targets: receipt.targets?.map(inOwnWords),
    },
    targets: targets?.map(inOwnNames),
  };
}

function inOwnWords<T extends Pick<Receipt, 'reason' | 'hint'>>(told: T): T {
  return { ...told, reason: withProperties(told.reason), hint: withProperties(told.hint) };
}

type Receipt = Report['receipt'];

async function settingsOf(found: EdgeReading, now: Date, env: Environment): Promise<Settings> {
  const { readOptions } = await import('../process/read-options.ts');
  try {
    return await readOptions(found, { now, redactor: redactorOf(found.given, env), workspace: workspaceOf(env) });
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
