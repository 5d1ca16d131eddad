/** Reads what was pushed or released. */

import { onePerson, parseCommit, readPerson, titledPull, toCommit } from '../code-host/commits.ts';
import { BOUNDS, flag, type Json, line, lines, link, list, number, record } from '../code-host/json.ts';
import { type CodeHost, fullRef, namedRef, pageUrl } from '../code-host/urls.ts';
import type { Commit, EventFacts, Facts } from '../facts.ts';

/** Maximum commits that GitHub lists for a push, without a total. */
const MAX_LISTED = 2048;
/** Matches the sha before a branch is created, and after its deletion. */
const NO_COMMIT = /^0+$/;

/** Reads a push to a branch or tag; a deletion has neither a commit nor a page to link to. */
export function readPush(event: Json, host: CodeHost): EventFacts {
  const after = line(event, 'after');
  const deleted = flag(event, 'deleted') ?? NO_COMMIT.test(after ?? '');
  const ref = fullRef(line(event, 'ref'), host);
  const push = toPush(event, host, deleted);
  if (deleted) return { ref: ref && { ...ref, url: undefined }, commit: undefined, push };
  if (after === undefined && record(event, 'head_commit') === undefined) return {};
  return { ref, commit: readHead(event, host, push.commits) ?? toCommit({ sha: after }, host), push };
}

/**
 * Credits a merge to the author of its commits if there is only one. Repositories can configure the title of the pull
 * request as its message, like for squashed commits; such a merge comes alone, or with others of its kind.
 */
function readHead(event: Json, host: CodeHost, pushed: readonly Commit[]): Commit | undefined {
  const head = parseCommit(record(event, 'head_commit'), host);
  const otherCommits = pushed.filter(({ sha }) => sha !== head?.sha);
  const isByHost = line(event, 'head_commit', 'committer', 'username') === 'web-flow';
  const isTitled = isByHost && otherCommits.some(({ subject }) => titledPull(subject) === undefined);
  const number = head?.pull_request?.number ?? (isTitled ? titledPull(head?.subject) : undefined);
  if (head === undefined || number === undefined) return head;
  // Merges of other branches have no author.
  const author = onePerson(otherCommits.flatMap((commit) => commit.author ?? []));
  return { ...head, pull_request: { number, url: pageUrl(host, 'pull', String(number)) }, author };
}

function toPush(event: Json, host: CodeHost, deleted: boolean): NonNullable<Facts['push']> {
  const listed = list(event, 'commits').slice(-BOUNDS.entries);
  const total = number(event, 'total_commits');
  const commits = listed.flatMap((commit) => parseCommit(commit, host) ?? []);
  return {
    commits: newestLast(commits, line(event, 'head_commit', 'id')),
    count: Math.max(listed.length, total ?? 0),
    truncated: listed.length >= MAX_LISTED && total === undefined ? true : undefined,
    // A deleted branch has no comparison.
    compare_url: deleted ? undefined : (link(event, 'compare') ?? link(event, 'compare_url')),
    forced: flag(event, 'forced') ?? false,
    created: flag(event, 'created') ?? NO_COMMIT.test(line(event, 'before') ?? ''),
    deleted,
  };
}

/** Reverses Gitea's list, which starts with the newest commit. */
function newestLast(commits: readonly Commit[], head: string | undefined): readonly Commit[] {
  return commits.length > 1 && commits[0]?.sha === head ? commits.toReversed() : commits;
}

/** Reads a release by its name, or by its tag if it has none. */
export function readRelease(event: Json, host: CodeHost): EventFacts {
  const payload = record(event, 'release');
  const tag = line(payload, 'tag_name');
  if (tag === undefined) return {};
  const release = {
    name: line(payload, 'name') ?? tag,
    tag,
    // A deleted release has no page.
    url: line(event, 'action') === 'deleted' ? undefined : (link(payload, 'html_url') ?? pageUrl(host, 'release', tag)),
    notes: lines(payload, 'body'),
    prerelease: flag(payload, 'prerelease') ?? false,
    draft: flag(payload, 'draft') ?? false,
    author: readPerson(record(payload, 'author'), host),
  };
  return { release, ref: namedRef('tag', tag, host) };
}
