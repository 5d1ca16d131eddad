/** Reads the settings of a message from the options of a command. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import { openWorkspace, readOptions } from '../process/environment.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import type { Settings } from '../settings/settings.ts';
import type { CommandContext } from './command.ts';

/**
 * Reads the settings, and template files from the workspace.
 *
 * @param raw replaces the options of the command
 * @param problems already found
 */
export async function readCommandSettings(
  { env, redactor, ...context }: CommandContext,
  raw: RawOptions = context.raw,
  problems: readonly Problem[] = [],
): Promise<Settings> {
  return readOptions({ raw, problems }, { now: new Date(), redactor, workspace: openWorkspace(env) });
}

/** Returns true if a CI system or an event file identifies the build. */
export async function isInCi(env: Environment): Promise<boolean> {
  const { detectSystem } = await import('../build/ci/systems.ts');
  const ofGithub = ['GITHUB_ACTIONS', 'GITHUB_EVENT_PATH', 'GITHUB_EVENT_NAME', 'CI'];
  return ofGithub.some((name) => (env[name] ?? '') !== '') || detectSystem(env) !== undefined;
}

/** Adds an option as if it had been typed. */
export function addOption(raw: RawOptions, name: string, value: string): RawOptions {
  return new Map([...raw, [name, { value, from: 'flag' }]]);
}
