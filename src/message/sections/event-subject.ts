/** Renders the subject of the event: a commit, pull request, release, issue, or comment. */

import type { Commit, Facts, PullRequest } from '../../build/facts.ts';
import { count } from '../counts.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { commitLine } from './lines.ts';
import { deployedCommit, isQueued, numberLink } from './location.ts';
import { release } from './release.ts';
import type { Section, SectionInput } from './section.ts';
import { isRedEnd, isStarted } from './text/conclusion-text.ts';
import { isByClock, isDeployment } from './text/reported-name.ts';
import { ARROW, DOT } from './text/separators.ts';
import { capital, joinPieces, personName, quoted, shortMarkdown, withAuthor } from './text/short-text.ts';

/** `[abc1234](…) Fix the login redirect — Ada Lovelace · [3 commits](…) pushed`. */
export const commit: Section = {
  reads: ['commit.subject', 'commit.author', 'commit.pull_request'],
  render: ({ facts }) => {
    const { push, commits_since_green: since } = facts;
    const deployedOne = isDeployment(facts) ? since?.commits.find(({ sha }) => sha === facts.commit?.sha) : undefined;
    const commit = facts.commit?.subject === undefined ? (deployedOne ?? facts.commit) : facts.commit;
    // A hash alone is meaningless.
    if (commit?.subject === undefined) return isDeployment(facts) ? deployed(facts) : undefined;
    const line = commitLine(commit, isByClock(facts) ? undefined : commit.author);
    if (isDeployment(facts)) return `${line}${otherCommits(facts, commit)}`;
    // These commits belong to the pull request.
    if (push === undefined || push.count < 2 || commit.pull_request !== undefined) return line;
    const rest = push.truncated === true ? undefined : otherAuthors(push, commit);
    if (rest !== undefined) return line + rest;
    const least = push.truncated === true ? 'at least ' : '';
    return `${line}${DOT}${markdownLink(`${least}${count(push.count, 'commit')} pushed`, push.compare_url)}`;
  },
};

/** `[f95f852](…) “Fix the login redirect”, deployed by Ada`, without a request for the commit. */
function deployed(facts: Facts): string | undefined {
  const { commit, run, actor, conclusion } = facts;
  const name = actor?.bot === true || conclusion !== 'success' ? undefined : personName(actor);
  const title = quoted(run?.title);
  if (name === undefined && title === undefined) return undefined;
  const hash = deployedCommit(facts) === undefined ? commit && markdownLink(commit.short, commit.url) : undefined;
  const by = name === undefined ? undefined : `deployed by ${escapeLine(name)}`;
  const text = joinPieces([joinPieces([hash, title], ' '), by], ', ');
  return text && capital(text);
}

/** `, and [6 more commits](…) by 3 people`: the other commits of a deployment. */
function otherCommits(facts: Facts, head: Commit): string {
  const { commits_since_green: since } = facts;
  if (since === undefined || since.count < 2 || isStarted(facts)) return '';
  return moreCommits(since, authorsBeside(since, head));
}

type Commits = Pick<NonNullable<Facts['push']>, 'commits' | 'count' | 'compare_url'>;

/** `, and [1 more commit](…) by Omar Haddad`, if a push has other authors than its newest commit. */
function otherAuthors(push: Commits, head: Commit): string | undefined {
  const names = authorsBeside(push, head);
  const isOther = names.some((name) => name !== personName(head.author));
  return isOther ? moreCommits(push, names) : undefined;
}

function authorsBeside({ commits, count: all }: Commits, head: Commit): readonly string[] {
  const rest = commits.filter(({ sha }) => sha !== head.sha);
  const names = rest.flatMap(({ author }) => (author?.bot ? [] : (personName(author) ?? [])));
  return rest.length === all - 1 ? [...new Set(names)] : [];
}

function moreCommits({ count: all, compare_url: url }: Commits, names: readonly string[]): string {
  const [only, ...rest] = names;
  const by = only === undefined ? '' : ` by ${rest.length > 0 ? `${names.length} people` : escapeLine(only)}`;
  return `, and ${markdownLink(count(all - 1, 'more commit'), url)}${by}`;
}

/** `“Fix the login redirect” (draft) — Ada · fix/login → main`. Uses the commit's subject if the title is unknown. */
export const pullRequest: Section = {
  reads: ['pull_request'],
  render: ({ facts: { pull_request: request, commit, event } }) => {
    if (request === undefined) return undefined;
    const states = findStates(request, event.action);
    // A run's payload contains the author of its newest commit, but not who opened the pull request.
    const isWriter = request.title === undefined || event.name === 'workflow_run';
    const author = request.author ?? (isWriter ? commit?.author : undefined);
    const title = joinPieces(
      [quoted(request.title ?? commit?.subject), states === undefined ? undefined : `(${states})`],
      ' ',
    );
    const branches = joinPieces([shortMarkdown(request.head, 100), shortMarkdown(request.base, 100)], ARROW);
    return joinPieces([withAuthor(title ?? '', author), branches], DOT);
  },
};

/** Returns unusual states: `merged`, `closed`, `draft`, `from a fork`. */
function findStates({ merged, draft, fork }: PullRequest, action: string | undefined): string | undefined {
  const end = merged === true ? 'merged' : action === 'closed' ? 'closed without merging' : undefined;
  return joinPieces([end ?? (draft === true ? 'draft' : undefined), fork === true ? 'from a fork' : undefined], ', ');
}

/** `[PR #12](…) · [abc1234](…) Merge pull request — ada`: the entry that a merge queue builds. */
export const queued: Section = {
  reads: ['pull_request', 'commit.subject', 'commit.author', 'commit.pull_request'],
  render: ({ facts }) => {
    if (!isQueued(facts)) return undefined;
    const { pull_request: request, commit } = facts;
    const isReplayedAttempt = request === undefined || commit?.pull_request?.number === request.number;
    const number = isReplayedAttempt ? undefined : numberLink('PR', request.number, request.url);
    return joinPieces([number, commit === undefined ? undefined : commitLine(commit, commit.author)], DOT);
  },
};

/** Title and author of the event's issue, discussion, or other numbered item. */
export const item: Section = {
  reads: [],
  render: ({ facts: { item } }) =>
    item?.number === undefined ? undefined : withAuthor(quoted(item.title) ?? '', item.author),
};

/** The comment or review as a quotation: `> carol: /deploy staging`. Text edited by another person has no author. */
export const comment: Section = {
  reads: [],
  render: ({ facts: { item, event, actor } }) => {
    const text = shortMarkdown(item?.comment, 300);
    const isOwn = event.action !== 'edited' || actor?.login === item?.comment_author?.login;
    const name = isOwn ? shortMarkdown(personName(item?.comment_author), 60) : undefined;
    return text === undefined ? undefined : `> ${joinPieces([name, text], ': ')}`;
  },
};

/** Deployment status texts that only confirm completion. */
const DONE = /^[^.\d]{0,40}\b(?:deploy(?:ed|ment)?|success(?:ful(?:ly)?)?|completed?|finished|ready|live)[.! ]{0,3}$/i;

/** `↳ Smoke test: 3 of 4 pages answered`: the text of a deployment status; in quotation marks unless it failed. */
export const statusText: Section = {
  reads: [],
  render: ({ facts }) => {
    const { event, deployment, conclusion } = facts;
    const text = event.name === 'deployment_status' ? shortMarkdown(deployment?.description, 300) : undefined;
    if (text === undefined || (conclusion === 'success' && DONE.test(text))) return undefined;
    return isRedEnd(facts) ? `↳ ${text}` : `“${text}”`;
  },
};

/** Candidates for the one line of `about`, the most specific first. */
const CANDIDATES = [queued, pullRequest, release, item, commit];

/** The subject of the event in one line: the section above that fits the event best. */
export const about: Section = {
  reads: ['pull_request', 'commit.subject', 'commit.author', 'commit.pull_request'],
  render: (input) => {
    const line = input.facts.push?.deleted === true ? undefined : mostTelling(input);
    const done = formatDone(input.facts);
    return joinPieces([line, line === undefined && done !== undefined ? capital(done) : done], DOT);
  },
};

function mostTelling(input: SectionInput): string | undefined {
  for (const { render } of CANDIDATES) {
    const line = render(input);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Events of builds, as opposed to actions of people. */
const OF_BUILDS = /^(?:check_|deployment|workflow_|merge_group|schedule|repository_dispatch|status)/;

/**
 * `deleted by Carol`, `changes requested by Carol`. Returns undefined if it is obvious: the person who opened an item
 * is its author, and a commenter is named with the comment.
 */
function formatDone(facts: Facts): string | undefined {
  const { event, actor, item, push } = facts;
  if (facts.dequeued !== undefined && facts.dequeued.reason !== 'MANUAL') return undefined;
  if (OF_BUILDS.test(event.name) || (event.name === 'push' && push?.deleted !== true)) return undefined;
  const isReview = item?.review !== undefined && event.action === 'submitted';
  const name = personName(isReview ? (item?.comment_author ?? actor) : actor);
  if (name === undefined) return undefined;
  const text = isReview ? item?.review?.replaceAll('_', ' ') : isOwnWork(facts) ? undefined : findAction(facts);
  return text === undefined ? undefined : joinPieces([findPart(facts), text, `by ${escapeLine(name)}`], ' ');
}

/** Names the affected part of the item, if it isn't the item itself. */
function findPart({ event }: Facts): string | undefined {
  if (event.name.endsWith('_comment')) return 'comment';
  return event.name === 'pull_request_review' && event.action !== 'submitted' ? 'review' : undefined;
}

/** Returns true for actions of the item's author, who is already named. A deletion is still shown. */
function isOwnWork({ event, actor, item, pull_request, release }: Facts): boolean {
  const isWritten = event.name.endsWith('_comment') || item?.review !== undefined;
  const author = isWritten ? item?.comment_author : (pull_request ?? release ?? item)?.author;
  return author?.login !== undefined && author.login === actor?.login && event.action !== 'deleted';
}

/** `closed`, `review requested`; empty if the event's name says it, undefined if it isn't an action. */
function findAction({ event, pull_request, push, item }: Facts): string | undefined {
  const { name, action } = event;
  if (push?.deleted === true || name === 'delete') return 'deleted';
  if (name === 'create') return 'created';
  if (pull_request?.merged === true && action === 'closed') return 'merged';
  if (action === 'opened' || (name.endsWith('_comment') && action === 'created')) return undefined;
  // A star is a watch that started.
  if (action === undefined || name === 'watch') return item === undefined ? undefined : '';
  return /^[a-z_]{2,40}ed$/.test(action) ? action.replaceAll('_', ' ') : undefined;
}
