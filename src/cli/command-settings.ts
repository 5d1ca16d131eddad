/** From what was given to a command to the settings of a message. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { getWorkspace } from '../process/environment.ts';
import type { RawOptions } from '../settings/raw-options.ts';
import type { Settings } from '../settings/settings.ts';
import type { CommandContext } from './command.ts';

/**
 * The settings, with template files from where the author's files are.
 *
 * @param raw in the place of what was given to the command
 * @param problems that were found already
 */
export async function commandSettings(
  { env, redactor, ...context }: CommandContext,
  raw: RawOptions = context.given,
  problems: readonly Problem[] = [],
): Promise<Settings> {
  const { readOptions } = await import('../process/read-options.ts');
  return readOptions({ given: raw, problems }, { now: new Date(), redactor, workspace: getWorkspace(env) });
}

/** True where a CI system, or an event file, says which build this is. */
export async function isInCi(env: Environment): Promise<boolean> {
  const { detectSystem } = await import('../build/ci/system-registry.ts');
  const ofGithub = ['GITHUB_ACTIONS', 'GITHUB_EVENT_PATH', 'GITHUB_EVENT_NAME', 'CI'];
  return ofGithub.some((name) => (env[name] ?? '') !== '') || detectSystem(env) !== undefined;
}

/** The same with one option more, as if it was typed. */
export function withOption(raw: RawOptions, name: string, value: string): RawOptions {
  return new Map([...raw, [name, { value, from: 'flag' }]]);
}
