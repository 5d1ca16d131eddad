/** Commits, and the pull requests that they belong to. */

import { defined } from '../../defined.ts';
import type { Commit, CommitSinceGreen, Facts, Person, PullRequest, Suspect } from '../facts.ts';
import type { CodeHost } from '../host/addresses.ts';
import { bareCommit, writtenCommit } from '../host/commits.ts';
import { type Json, line, lines, link, list, record } from '../host/json.ts';
import { commitPerson, userPerson } from '../host/persons.ts';
import type { LoaderContext } from './context.ts';

type CommitSource = Pick<LoaderContext, 'api' | 'base'>;

/** The commit that is reported, with its message and author. */
export async function readCommit({ api, base }: CommitSource): Promise<Commit | undefined> {
  const sha = base.facts.commit?.sha;
  if (sha === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  // One file a page, because the changes are not used.
  const answer = await api.get({ route, with: { ref: sha, per_page: 1 }, aside: true });
  return commitOf(record(answer), base.host);
}

/**
 * The pull request whose head this commit is. It is looked up by its branch, because the commit of a fork is unknown to
 * the repository that it goes to.
 */
export async function readPullRequest({ api, base }: CommitSource): Promise<PullRequest | undefined> {
  const { facts, host } = base;
  const head = headOf(facts);
  const sha = facts.commit?.sha;
  if (head === undefined || sha === undefined) return undefined;
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/pulls',
    with: { head, state: 'all', sort: 'updated', direction: 'desc', per_page: 30 },
  });
  const heads = list(answer).filter((pull) => line(pull, 'head', 'sha') === sha);
  const open = heads.find((pull) => line(pull, 'state') === 'open') ?? heads[0];
  // The readers of payloads are a chunk, and this is one of them.
  const { pullRequestOf } = await import(/* webpackChunkName: "events" */ '../event/pull-request.ts');
  return pullRequestOf(record(open), host);
}

/** `owner:branch`, as the branch of a fork is named anyway. */
function headOf({ ref, repository }: Facts): string | undefined {
  if (ref?.type !== 'branch') return undefined;
  const owner = repository?.name.split('/', 1)[0];
  return ref.name.includes(':') || owner === undefined ? ref.name : `${owner}:${ref.name}`;
}

/**
 * The authors of these commits, each once, no bots: those first who changed what the failure names, all in the order of
 * their last commit.
 */
export function suspectsOf(commits: readonly CommitSinceGreen[]): readonly Suspect[] {
  const people = new Map<string, Suspect>();
  for (const { author, changed } of commits.toReversed()) {
    const key = author?.login ?? author?.email ?? author?.name;
    if (author === undefined || key === undefined || author.bot === true) continue;
    const known = people.get(key);
    people.set(key, defined<Suspect>({ ...(known ?? author), changed: known?.changed ?? changed }));
  }
  const all = [...people.values()];
  const isNamed = ({ changed }: Suspect) => changed !== undefined;
  return [...all.filter(isNamed), ...all.filter((person) => !isNamed(person))];
}

/** The commits of one page of a comparison, newest last. */
export function commitsOf(page: unknown, host: CodeHost): readonly Commit[] {
  return list(page, 'commits').flatMap((one) => commitOf(record(one), host) ?? []);
}

/** As the API shows commits: what git knows under `commit`, the account beside it. */
function commitOf(made: Json | undefined, host: CodeHost): Commit | undefined {
  const bare = bareCommit(line(made, 'sha'), host);
  if (bare === undefined) return undefined;
  const named = defined<Commit>({ ...bare, url: link(made, 'html_url') ?? bare.url });
  return writtenCommit(named, host, { message: lines(made, 'commit', 'message'), author: authorOf(made, host) });
}

function authorOf(made: Json | undefined, host: CodeHost): Person | undefined {
  const written = commitPerson(record(made, 'commit', 'author'), host);
  const account = userPerson(record(made, 'author'), host);
  return account === undefined
    ? written
    : defined<Person>({ ...written, ...account, name: written?.name ?? account.name });
}
