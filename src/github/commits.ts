/** Reads commits and their pull requests. */

import type { BuildContext } from '../build/build-context.ts';
import { asPull, bareCommit, titledPull, writtenCommit } from '../build/code-host/commits.ts';
import { type Json, line, lines, link, list, record } from '../build/code-host/json.ts';
import { readPerson } from '../build/code-host/people.ts';
import type { CodeHost } from '../build/code-host/urls.ts';
import { toPullRequest } from '../build/event/pull-request.ts';
import type { Commit, Facts, Person, PullRequest } from '../build/facts.ts';
import { overlay } from '../overlay.ts';
import type { LoaderContext } from './context.ts';
import type { RangeCommit } from './suspect-range.ts';

type CommitSource = Pick<LoaderContext, 'api' | 'base'>;

/** Reads the reported commit, with its message and author. */
export async function readCommit({ api, base }: CommitSource): Promise<Commit | undefined> {
  const sha = base.facts.commit?.sha;
  if (sha === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  // Requests one file per page, because the changes are not used.
  const answer = await api.get({ route, with: { ref: sha, per_page: 1 }, aside: true });
  return toCommit(record(answer), base.host);
}

/**
 * Finds the pull request with this head commit. Looks it up by its branch, because the commit of a fork is unknown
 * to the target repository.
 */
export async function readPullRequest({ api, base }: CommitSource): Promise<PullRequest | undefined> {
  const { facts, host } = base;
  const head = getHead(facts);
  const sha = facts.commit?.sha;
  if (head === undefined || sha === undefined) return undefined;
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/pulls',
    with: { head, state: 'all', sort: 'updated', direction: 'desc', per_page: 30 },
  });
  const heads = list(answer).filter((pull) => line(pull, 'head', 'sha') === sha);
  const open = heads.find((pull) => line(pull, 'state') === 'open') ?? heads[0];
  return toPullRequest(record(open), host);
}

/** `owner:branch`, as the branch of a fork is named anyway. */
function getHead({ ref, repository }: Facts): string | undefined {
  if (ref?.type !== 'branch') return undefined;
  const owner = repository?.name.split('/', 1)[0];
  return ref.name.includes(':') || owner === undefined ? ref.name : `${owner}:${ref.name}`;
}

/** Returns the commits of one page of a comparison, newest last. */
export function rangeCommits(page: unknown, host: CodeHost): readonly RangeCommit[] {
  return list(page, 'commits').flatMap((one) => {
    const commit = toCommit(record(one), host);
    const parents = Array.isArray(record(one)?.['parents']) ? list(one, 'parents') : undefined;
    if (commit === undefined) return [];
    const hashes = parents?.flatMap((parent) => line(parent, 'sha') ?? []);
    // Repositories may use only the pull request's title for merges.
    const pull = (hashes ?? []).length > 1 ? titledPull(commit.subject) : undefined;
    const complete = pull === undefined ? commit : asPull(commit, host, pull);
    return { ...complete, parents: hashes, tree: line(one, 'commit', 'tree', 'sha') };
  });
}

/** Maximum files that a response lists. */
const MAX_FILES = 300;

/** Returns all files of a comparison or commit; undefined if they are missing or the list may be truncated. */
export function findFiles(answer: unknown): readonly string[] | undefined {
  if (!Array.isArray(record(answer)?.['files'])) return undefined;
  const files = list(answer, 'files').flatMap((file) => line(file, 'filename') ?? []);
  return files.length < MAX_FILES ? files : undefined;
}

/**
 * Returns false for deployments and tags, which use many branches: their commits may belong to another series
 * legitimately.
 */
export function isOnBranch({ facts: { scope, ref }, trigger }: BuildContext): boolean {
  return ref?.type === 'branch' && scope !== 'deployment' && trigger !== 'deployment' && trigger !== 'merge_group';
}

/** Reads how a comparison classifies a branch that no longer contains the first commit. */
export function movedBy(status: string): 'set_back' | 'rewritten' | undefined {
  if (status === 'ahead' || status === 'identical') return undefined;
  return status === 'behind' ? 'set_back' : 'rewritten';
}

/** Converts a commit of the API: git's data under `commit`, with the account next to it. */
function toCommit(made: Json | undefined, host: CodeHost): Commit | undefined {
  const bare = bareCommit(line(made, 'sha'), host);
  if (bare === undefined) return undefined;
  const named = { ...bare, url: link(made, 'html_url') ?? bare.url };
  return writtenCommit(named, host, { message: lines(made, 'commit', 'message'), author: findAuthor(made, host) });
}

function findAuthor(made: Json | undefined, host: CodeHost): Person | undefined {
  const rendered = readPerson(record(made, 'commit', 'author'), host);
  const account = readPerson(record(made, 'author'), host);
  return account === undefined
    ? rendered
    : { ...overlay<Person>(rendered ?? {}, account), name: rendered?.name ?? account.name };
}
