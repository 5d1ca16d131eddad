/** Which repository is asked for, with what token, at which address: of commands that read what GitHub tells of it. */

import type { Problem } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { AskedRepository } from '../replay/source.ts';
import type { GivenOptions } from '../settings/given.ts';
import { shown } from '../text/phrases.ts';
import { withoutEnd } from '../text/without-end.ts';
import type { World } from '../world.ts';
import { withOption } from './command-settings.ts';

export interface RepositoryReading {
  /** Absent where something is wrong. */
  readonly value?: AskedRepository;
  readonly problems: readonly Problem[];
}

/** What was given, with the token of `GITHUB_TOKEN` where there is no other. */
export function withGithubToken(given: GivenOptions, env: Environment): GivenOptions {
  const token = env['GITHUB_TOKEN']?.trim();
  return given.has('github-token') || !token ? given : withOption(given, 'github-token', token);
}

/**
 * @param given `owner/name`, or an address of it; else that of the environment, else that of the checkout
 * @param token undefined where none is given
 */
export async function askedRepository(
  given: string | undefined,
  token: string | undefined,
  world: World,
): Promise<RepositoryReading> {
  const { originOf } = await import('../facts/ci/origin.ts');
  const asked = given ?? (world.env['GITHUB_REPOSITORY'] || undefined) ?? (await remoteOf(world));
  const name = asked === undefined || isName(asked) ? asked : originOf(asked).name;
  const api = withoutEnd(world.env['GITHUB_API_URL'] || 'https://api.github.com', '/');
  const problems = [...tokenProblems(token), ...nameProblems(asked, name), ...addressProblems(api)];
  if (name === undefined || token === undefined || problems.length > 0) return { problems };
  return { value: { name, token, api }, problems };
}

function isName(name: string): boolean {
  // No owner has a dot: that is a host.
  return /^[\w-]{1,100}\/[\w.-]{1,100}$/.test(name);
}

async function remoteOf(world: World): Promise<string | undefined> {
  const { readCheckout } = await import('../facts/ci/git.ts');
  const { secondsToMs, TimeBudget } = await import('../time.ts');
  return (await readCheckout(world, new TimeBudget(world.now, secondsToMs(10)))).remote;
}

function tokenProblems(token: string | undefined): readonly Problem[] {
  const fix = 'Set GITHUB_TOKEN to a token that may read the repository, such as `gh auth token` prints';
  return token === undefined ? [{ option: 'github-token', fault: 'not given', fix }] : [];
}

function nameProblems(asked: string | undefined, name: string | undefined): readonly Problem[] {
  if (name !== undefined && isName(name)) return [];
  const fault =
    asked === undefined
      ? 'not given, and this is no checkout with a remote'
      : `not a repository: ${shown(name ?? asked)}`;
  return [{ option: 'repository', fault, fix: 'Write owner/name' }];
}

function addressProblems(api: string): readonly Problem[] {
  if (/^https?:$/.test(URL.parse(api)?.protocol ?? '')) return [];
  return [{ option: 'GITHUB_API_URL', fault: 'no address', fix: 'Leave it out, or write https://HOST/api/v3' }];
}
