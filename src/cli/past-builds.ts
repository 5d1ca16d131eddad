/** What the studio offers of a repository: its last builds, with all that was known of each when it ended. */

import { SettingsError } from '../errors.ts';
import type { ToldRun } from '../replay/told-run.ts';
import type { PastBuild } from '../studio/builds/past-build.ts';
import type { StudioServerOptions } from '../studio/server/server.ts';
import { askedRepository, withGithubToken } from './asked-repository.ts';
import type { CommandContext } from './command.ts';
import { commandSettings } from './command-settings.ts';

/**
 * Its builds, read when the page asks for them the first time.
 *
 * @throws SettingsError where no repository or no token is given
 */
export async function pastOf(
  context: CommandContext,
  given: string,
  most: number,
): Promise<NonNullable<StudioServerOptions['past']>> {
  const world = await context.world();
  const token = withGithubToken(context.given, context.env);
  // None of the options of a message counts here: which words are shown, the page decides.
  const settings = await commandSettings(context, new Map([...token].filter(([name]) => name === 'github-token')));
  const repository = await askedRepository(given, settings.githubToken, world);
  const { value, problems } = repository;
  if (value === undefined) throw new SettingsError(problems);
  let reading: Promise<readonly PastBuild[]> | undefined;
  const read = async () => {
    const { wholeBuilds } = await import('../replay/whole-builds.ts');
    const builds = await wholeBuilds({ repository: value, settings, world }, most);
    return builds.flatMap((told) => pastBuild(told, value.name));
  };
  return {
    repository: value.name,
    read: () => {
      // After a fault the next page may ask again.
      reading ??= read().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
  };
}

export function pastBuild({ run, event, facts, endedAt: at }: ToldRun, repository: string): readonly PastBuild[] {
  const { conclusion, change } = facts;
  if (conclusion === undefined) return [];
  const { id, attempt, workflow = '', branch } = run;
  const end = change === undefined ? conclusion : `${conclusion}, ${change}`;
  const title = `#${run.number} ${workflow}${branch === undefined ? '' : ` on ${branch}`}: ${end}`;
  const env = Object.fromEntries(Object.entries(event.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const { payload } = event;
  return [{ id: `past-${id}-${attempt}`, title, repository, at, payload, env, facts, conclusion, change }];
}
