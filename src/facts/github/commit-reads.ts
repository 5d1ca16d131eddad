/** Commits, and the pull requests that they belong to. */

import { defined } from '../../defined.ts';
import { pullRequestOf } from '../event/pull-request.ts';
import type { CodeHost } from '../host/addresses.ts';
import { bareCommit, subjectOf } from '../host/commits.ts';
import { type Json, line, lines, link, list, number, record } from '../host/json.ts';
import { commitPerson, userPerson } from '../host/people.ts';
import type { Commit, CommitsSinceGreen, Person, PullRequest } from '../types.ts';
import type { Api } from './client.ts';

/** Pages of a hundred commits, oldest first. */
const MOST_PAGES = 20;

/** The commits after `base` up to `head`. */
export async function readCommits(api: Api, base: string, head: string, host: CodeHost): Promise<CommitsSinceGreen> {
  const pages = await api.pages(
    {
      route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
      with: { basehead: `${base}...${head}` },
      permission: 'contents: read',
    },
    MOST_PAGES,
    (page) => ({
      commits: list(page, 'commits').flatMap((one) => commitOf(record(one), host) ?? []),
      total: number(page, 'total_commits') ?? 0,
      url: link(page, 'html_url'),
    }),
  );
  const commits = pages.flatMap((page) => page.commits);
  const count = Math.max(commits.length, pages[0]?.total ?? 0);
  return defined<CommitsSinceGreen>({ commits, count, compare_url: pages[0]?.url });
}

/** One commit with its message and author. */
export async function readCommit(api: Api, sha: string, host: CodeHost): Promise<Commit | undefined> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  // One file a page, because the changes are not used.
  const answer = await api.get({ route, with: { ref: sha, per_page: 1 }, permission: 'contents: read' });
  return commitOf(record(answer), host);
}

/** The pull request whose head this commit is: the way to find it for runs of forks. */
export async function readPullRequest(api: Api, sha: string, host: CodeHost): Promise<PullRequest | undefined> {
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
    with: { commit_sha: sha },
    permission: 'pull-requests: read',
  });
  const pulls = Array.isArray(answer) ? answer : [];
  const heads = pulls.filter((pull) => line(pull, 'head', 'sha') === sha);
  const open = heads.find((pull) => line(pull, 'state') === 'open') ?? heads[0];
  return pullRequestOf(record(open), host);
}

/** The authors of these commits, each once, in the order of their last commit; no bots. */
export function suspectsOf(commits: readonly Commit[]): readonly Person[] {
  const people = new Map<string, Person>();
  for (const { author } of commits.toReversed()) {
    const key = author?.login ?? author?.email ?? author?.name;
    if (author !== undefined && key !== undefined && author.bot !== true && !people.has(key)) people.set(key, author);
  }
  return [...people.values()];
}

/** As the API shows commits: what git knows under `commit`, the account beside it. */
function commitOf(made: Json | undefined, host: CodeHost): Commit | undefined {
  const bare = bareCommit(line(made, 'sha'), host);
  if (bare === undefined) return undefined;
  const message = lines(made, 'commit', 'message');
  return defined<Commit>({
    ...bare,
    subject: subjectOf(message),
    message,
    url: link(made, 'html_url') ?? bare.url,
    author: authorOf(made, host),
  });
}

function authorOf(made: Json | undefined, host: CodeHost): Person | undefined {
  const written = commitPerson(record(made, 'commit', 'author'), host);
  const account = userPerson(record(made, 'author'), host);
  return account === undefined
    ? written
    : defined<Person>({ ...written, ...account, name: written?.name ?? account.name });
}
