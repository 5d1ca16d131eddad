import type { Commit, Person } from '../facts.ts';
import { asLine, type Json, line, lines, link, record } from './json.ts';
import { readPerson } from './people.ts';
import { type CodeHost, commitUrl, pullRequestUrl } from './urls.ts';

/** Maximum lines of a message to search for a title. */
const MAX_LINES = 5;

/**
 * Returns true for a sha of zeros, which hosts write without a commit: before a branch is created, after it is
 * deleted.
 */
export function isNoCommit(sha: string | undefined): boolean {
  return sha !== undefined && /^0+$/.test(sha);
}

/** Builds a commit from its sha only; undefined for an invalid one. */
export function bareCommit(sha: string | undefined, host: CodeHost, repository = host.repository): Commit | undefined {
  if (sha === undefined || !/^[0-9a-f]{7,64}$/i.test(sha) || isNoCommit(sha)) return undefined;
  return { sha, short: sha.slice(0, 7), url: commitUrl(host, sha, repository) };
}

/** Matches merge messages of git and hosts; a custom subject may start with the same verb. */
const MERGE =
  /^(?:Merge (?:branch(?:es)?|remote-tracking branch|tag|commit) '|Merge pull request (?:#\d|')|Merged in \S)/;
/**
 * Matches the first line of a merged pull request, as GitHub, Gitea and Bitbucket write it; Gitea includes the
 * title.
 */
const PULL_MERGE =
  /^(?:Merge pull request (?:'(?<title>.*)' \()?#(?<number>\d{1,10})\)? from |Merged in .* \(pull request #(?<other>\d{1,10})\))/;
/** GitLab appends the reference. */
const MERGE_REQUEST = /^See merge request \S*!(\d{1,10})\s*$/m;

/** Returns true for a commit whose message shows that it only merges others. */
export function isMerge(message: string | undefined): boolean {
  return MERGE.test(message ?? '');
}

/**
 * Returns the first line of a message. For a merge commit without details, returns the title of the pull request,
 * which hosts put below.
 */
export function findSubject(message: string | undefined): string | undefined {
  const [first = '', ...rest] = (message ?? '').split(/\r\n|\r|\n/, MAX_LINES);
  const pull = mergedPull(message);
  const below = rest.find((line) => line.trim() !== '' && !MERGE_REQUEST.test(line))?.trim();
  const title = pull === undefined ? undefined : (PULL_MERGE.exec(first)?.groups?.['title'] ?? below);
  return asLine(title === undefined ? first : `${title} (#${pull})`);
}

/** Returns the number of the pull request that a commit merged. */
function mergedPull(message = ''): number | undefined {
  if (!isMerge(message)) return undefined;
  const groups = PULL_MERGE.exec(message)?.groups;
  const found = groups?.['number'] ?? groups?.['other'] ?? MERGE_REQUEST.exec(message)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Returns the trailing number of a title, as GitHub appends that of a pull request. */
export function titledPull(title = ''): number | undefined {
  const found = /\(#(\d{1,10})\)$/.exec(title)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Reads the commit's data. A merge has no author, because the person who merged it did not write the changes. */
export function writtenCommit(
  bare: Commit,
  host: CodeHost,
  { message, author }: { readonly message?: string | undefined; readonly author?: Person | undefined },
): Commit {
  const number = mergedPull(message);
  const commit = { ...bare, subject: findSubject(message), message, author: isMerge(message) ? undefined : author };
  return number === undefined ? commit : asPull(commit, host, number);
}

/** Converts a commit to the merge of this pull request. */
export function asPull<T extends object>(commit: T, host: CodeHost, number: number): T & Pick<Commit, 'pull_request'> {
  const pull = { number, url: pullRequestUrl(host, number) };
  return { ...commit, pull_request: pull };
}

/**
 * Parses a commit of a payload: `{id, message, url, author}`. `repository` is the page of the repository that holds
 * it.
 */
export function payloadCommit(commit: unknown, host: CodeHost, repository = host.repository): Commit | undefined {
  const bare = bareCommit(line(commit, 'id') ?? line(commit, 'sha'), host, repository);
  if (bare === undefined) return undefined;
  const named = { ...bare, url: link(commit, 'url') ?? bare.url };
  const author = readPerson(record(commit, 'author'), host);
  return writtenCommit(named, { ...host, repository }, { message: lines(commit, 'message'), author });
}

/**
 * Returns the `run-name` of a run. Without one, hosts show the workflow's name, the first line of the commit's
 * message or the pull request's title, which add nothing.
 * @param run as in payloads and the API
 * @param messages texts that the message contains anyway
 */
export function runTitle(run: Json | undefined, messages: readonly (string | undefined)[]): string | undefined {
  const title = line(run, 'display_title');
  const subject = lines(run, 'head_commit', 'message')
    ?.split(/\r\n|\r|\n/, 1)[0]
    ?.trim();
  return messages.includes(title) || title === subject ? undefined : title;
}
