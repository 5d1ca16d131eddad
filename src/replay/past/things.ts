/** Deployments, artifacts and files as they were at a moment. */

import { line, list, milliseconds, record } from '../../facts/host/json.ts';
import type { AsItWas } from './lists.ts';
import { type PastQuestion, wasThere } from './question.ts';
import type { ApiAnswer, Route } from './shared-reads.ts';

const COMMITS = 'GET /repos/{owner}/{repo}/commits';
const HASH = /^[0-9a-f]{40}$/;

/** What is never changed but by something new. */
export const createdByThen: AsItWas = (thing, { moment }) =>
  wasThere(thing, 'created_at', moment) ? thing : undefined;

export const artifactAsItWas: AsItWas = (thing, { moment }) => {
  const artifact = record(thing);
  if (artifact === undefined || !wasThere(artifact, 'created_at', moment)) return undefined;
  const end = milliseconds(artifact, 'expires_at');
  return end === undefined ? artifact : { ...artifact, expired: end <= moment.at };
};

/** The history below a commit is always the same; a branch has commits that came later. */
export async function commitsAsOf(route: Route, { parameters, now, moment }: PastQuestion): Promise<ApiAnswer> {
  const isFixed = HASH.test(String(parameters['sha'] ?? ''));
  return now(route, isFixed ? parameters : { ...parameters, until: new Date(moment.at).toISOString() });
}

/** As the newest commit on it by then left it; undefined where it was not there yet. */
export async function fileAsOf(
  route: Route,
  { parameters, now, moment }: PastQuestion,
): Promise<ApiAnswer | undefined> {
  const { owner, repo, path, ref } = parameters;
  if (ref !== undefined) return now(route, parameters);
  const { data } = await now(COMMITS, { owner, repo, path, per_page: 100 });
  const commits = list(data);
  const newest = commits.find((one) => (milliseconds(one, 'commit', 'committer', 'date') ?? 0) <= moment.at);
  if (newest !== undefined) return now(route, { ...parameters, ref: line(newest, 'sha') });
  // Of a file with more commits than that, the oldest are not known.
  return commits.length > 0 && commits.length < 100 ? undefined : now(route, parameters);
}
