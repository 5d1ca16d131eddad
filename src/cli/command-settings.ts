/** From what was given to a command to the settings of a message. */
import { workspaceOf } from '../process/environment.ts';
import type { GivenOptions } from '../settings/given.ts';
import type { Settings } from '../settings/settings.ts';
import type { CommandContext } from './command.ts';

/**
 * The settings, with template files from where the author's files are.
 *
 * @param given in the place of what was given to the command
 */
export async function commandSettings(
  { env, redactor, ...context }: CommandContext,
  given: GivenOptions = context.given,
): Promise<Settings> {
  const { readSettings } = await import('../settings/read-settings.ts');
  return readSettings(given, new Date(), redactor, workspaceOf(env));
}

/** The same with one option more, as if it was typed. */
export function withOption(given: GivenOptions, name: string, value: string): GivenOptions {
  return new Map([...given, [name, { value, from: 'flag' }]]);
}
