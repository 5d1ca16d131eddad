/** Renders the subject of the event: a commit, pull request, release, issue, or comment. */

import { isRed } from '../../build/conclusion.ts';
import type { Commit, Facts, PullRequest } from '../../build/facts.ts';
import { count, minute } from '../../text/format.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { isByClock, isDeployment } from './conclusion-text.ts';
import { formatCommit } from './lists.ts';
import { formatStarter, isCommitInLocation, isQueued } from './location.ts';
import type { Section, SectionInput } from './section.ts';
import {
  addAuthor,
  capital,
  DOT,
  formatPersonName,
  joinPair,
  joinPieces,
  MAX_TITLE_LENGTH,
  NO_BREAK,
  quoteTitle,
  shortMarkdown,
  shortPlain,
} from './text.ts';

/** The subject of the event in one line: what fits the event best, and who did something to it. */
export function describeSubject(facts: Facts): string | undefined {
  const line =
    facts.push?.deleted === true
      ? undefined
      : (formatQueued(facts) ??
        renderPullRequest(facts) ??
        formatRelease(facts) ??
        formatItem(facts) ??
        renderCommit(facts));
  const action = describeAction(facts);
  return joinPieces([line, line === undefined ? action && capital(action) : action], DOT);
}

/** `[abc1234](…) Fix the login redirect — Ada Lovelace, and [6 more commits](…) by 3 people`. */
function renderCommit(facts: Facts): string | undefined {
  const { push, commits_since_green: since, conclusion } = facts;
  const deployedOne = isDeployment(facts) ? since?.commits.find(({ sha }) => sha === facts.commit?.sha) : undefined;
  const commit = facts.commit?.subject === undefined ? (deployedOne ?? facts.commit) : facts.commit;
  // A hash alone is meaningless.
  if (commit?.subject === undefined) return isDeployment(facts) ? formatDeployer(facts) : undefined;
  const line = formatCommit(commit, isByClock(facts) ? undefined : commit.author);
  if (isDeployment(facts)) return conclusion === 'in_progress' ? line : line + formatMoreCommits(since, commit);
  return line + formatMorePushed(push, commit);
}

/** `[f95f852](…) “Fix the login redirect”, deployed by Ada`, without a request for the commit. */
function formatDeployer(facts: Facts): string | undefined {
  const { commit, run, actor, conclusion } = facts;
  const name = actor?.bot === true || conclusion !== 'success' ? undefined : formatPersonName(actor);
  const title = quoteTitle(run?.title);
  if ((name ?? title) === undefined) return undefined;
  const hash = commit && !isCommitInLocation(facts) ? markdownLink(commit.short, commit.url) : undefined;
  const text = joinPieces([joinPieces([hash, title], ' '), name && `deployed by ${escapeLine(name)}`], ', ');
  return text && capital(text);
}

type Commits = Partial<Pick<NonNullable<Facts['push']>, 'commits' | 'count' | 'compare_url' | 'truncated'>>;

/** Formats the same for a push. The commits of a merge belong to its pull request. */
export function formatMorePushed(group: Commits | undefined, head: Commit): string {
  return head.pull_request === undefined ? formatMoreCommits(group, head) : '';
}

/** `, and [6 more commits](…) by 3 people`: the authors only if all are known, and others than the newest commit's. */
function formatMoreCommits({ commits = [], count: all = 0, ...group }: Commits = {}, head: Commit): string {
  if (all < 2) return '';
  // Of a truncated list not all authors are known, and reading thousands of commits takes time.
  const rest = group.truncated === true ? [] : commits.filter(({ sha }) => sha !== head.sha);
  const authors = rest.flatMap(({ author }) => (author?.bot ? [] : (formatPersonName(author) ?? [])));
  const [only = '', ...others] = rest.length === all - 1 ? new Set(authors) : [];
  const name = others.length > 0 ? `${others.length + 1} people` : only === formatPersonName(head.author) ? '' : only;
  const amount = `${group.truncated === true ? 'at least ' : ''}${count(all - 1, 'more commit')}`;
  return `, and ${markdownLink(amount, group.compare_url)}${name === '' ? '' : ` by ${escapeLine(name)}`}`;
}

/** `“Fix the login redirect” (draft) — Ada · fix/login → main`. Uses the commit's subject if the title is unknown. */
function renderPullRequest({ pull_request: request, commit, event }: Facts): string | undefined {
  if (request === undefined) return undefined;
  const states = describeStates(request, event.action);
  // Who opened it may be unknown, and may not be the author of its newest commit.
  const author = request.author ?? (request.title === undefined ? commit?.author : undefined);
  const title = joinPieces([quoteTitle(request.title ?? commit?.subject), states && `(${states})`], ' ');
  // The checks of other apps tell only the branches.
  if (title === undefined && author === undefined) return undefined;
  const branches = [shortMarkdown(request.head, 100), shortMarkdown(request.base, 100)];
  return joinPieces([addAuthor(title, author), joinPieces(branches, `${NO_BREAK}→ `)], DOT);
}

/** Returns unusual states: `merged`, `closed`, `draft`, `from a fork`. */
function describeStates({ merged, draft, fork }: PullRequest, action: string | undefined): string | undefined {
  const result = merged === true ? 'merged' : action === 'closed' ? 'closed without merging' : undefined;
  return joinPieces([result ?? (draft ? 'draft' : undefined), fork ? 'from a fork' : undefined], ', ');
}

/** `[PR #12](…) · [abc1234](…) Merge pull request — ada`: the entry that a merge queue builds. */
function formatQueued(facts: Facts): string | undefined {
  if (!isQueued(facts)) return undefined;
  const { pull_request: request, commit } = facts;
  const isInCommit = request === undefined || commit?.pull_request?.number === request.number;
  const link = isInCommit ? undefined : markdownLink(joinPair('PR', `#${request.number}`), request.url);
  return joinPieces([link, commit && formatCommit(commit, commit.author)], DOT);
}

/** `Summer release — ada`, `Release — ada` if the name only repeats the tag. */
function formatRelease({ release }: Facts): string | undefined {
  return release && addAuthor(shortMarkdown(findReleaseName(release), MAX_TITLE_LENGTH) ?? 'Release', release.author);
}

/** Title and author of the event's issue, discussion, or other numbered item. */
function formatItem({ item }: Facts): string | undefined {
  return item?.number === undefined ? undefined : addAuthor(quoteTitle(item.title), item.author);
}

/** Events of builds, as opposed to actions of people. */
const OF_BUILDS = /^(?:check_|deployment|workflow_|merge_group|schedule|repository_dispatch|status)/;

/** `deleted by Carol`; undefined if it is obvious: an author opened the item, a commenter is named below. */
function describeAction(facts: Facts): string | undefined {
  const { event, actor, item, push } = facts;
  if (facts.dequeued !== undefined && facts.dequeued.reason !== 'MANUAL') return undefined;
  if (OF_BUILDS.test(event.name) || (event.name === 'push' && push?.deleted !== true)) return undefined;
  const isReview = item?.review !== undefined && event.action === 'submitted';
  const name = formatPersonName(isReview ? (item.comment_author ?? actor) : actor);
  const verb = isReview ? item.review?.replaceAll('_', ' ') : findVerb(facts);
  if (name === undefined || verb === undefined) return undefined;
  const noun = event.name.endsWith('_comment') ? 'comment' : undefined;
  return joinPieces([noun, verb, `by ${escapeLine(name)}`], ' ');
}

/** `closed`, `review requested`; empty if the event's name says it, undefined if it isn't an action. */
function findVerb({ event: { name, action }, pull_request, push, item }: Facts): string | undefined {
  if (push?.deleted === true || name === 'delete') return 'deleted';
  if (name === 'create') return 'created';
  if (pull_request?.merged === true && action === 'closed') return 'merged';
  if (action === 'opened' || (name.endsWith('_comment') && action === 'created')) return undefined;
  // A star is a watch that started.
  if (action === undefined || name === 'watch') return item === undefined ? undefined : '';
  return /^[a-z_]{2,40}ed$/.test(action) ? action.replaceAll('_', ' ') : undefined;
}

/** The comment or review as a quotation: `> carol: /deploy staging`. Text edited by another person has no author. */
function renderComment({ item, event, actor }: Facts): string | undefined {
  const text = shortMarkdown(item?.comment, 300);
  const isAuthor = event.action !== 'edited' || actor?.login === item?.comment_author?.login;
  const name = isAuthor ? shortMarkdown(formatPersonName(item?.comment_author), 60) : undefined;
  return text && `> ${joinPieces([name, text], ': ')}`;
}

/** Deployment status texts that only confirm completion. */
const DONE = /^[^.\d]{0,40}\b(?:deploy(?:ed|ment)?|success(?:ful(?:ly)?)?|completed?|finished|ready|live)[.! ]{0,3}$/i;

/** `↳ Smoke test: 3 of 4 pages answered`: the text of a deployment status; in quotation marks unless it failed. */
function renderStatusText({ event, deployment, conclusion }: Facts): string | undefined {
  const text = event.name === 'deployment_status' ? shortMarkdown(deployment?.description, 300) : undefined;
  if (text === undefined || (conclusion === 'success' && DONE.test(text))) return undefined;
  return isRed(conclusion) ? `↳ ${text}` : `“${text}”`;
}

/** `v2.3.1`, `was released`: as plain text, if the release is the news and the conclusion comes second. */
export function findAnnouncement({ event, release, conclusion }: Facts) {
  const isNews = event.name === 'release' && ['published', 'released', 'prereleased'].includes(event.action ?? '');
  if (release === undefined || !isNews || conclusion !== 'success') return undefined;
  const verb = release.prerelease ? 'was released as a pre-release' : 'was released';
  return { tag: shortPlain(release.tag, 100) ?? 'A release', verb };
}

/** Returns undefined if the release has no name except its tag. */
export function findReleaseName({ name, tag }: NonNullable<Facts['release']>): string | undefined {
  return name === tag ? undefined : name;
}

/** `**Started:** 2026-03-04 08:00 UTC by [Ada Lovelace](…)`, for readers days later, unless the first lines say it. */
function renderDetails({ facts, timeZone }: SectionInput): string | undefined {
  const { run, job, actor } = facts;
  const isShown = formatStarter(facts) !== undefined || isByClock(facts) || findAnnouncement(facts) !== undefined;
  const person = isShown ? undefined : (run?.started_by ?? actor);
  const name = formatPersonName(person);
  const by = name && markdownLink(name, person?.url);
  const time = minute(run?.started_at ?? job?.started_at, timeZone);
  if (time === undefined) return by && `**Started by:** ${by}`;
  return `**Started:** ${joinPieces([time, by], ' by ')}`;
}

export const SUBJECT_SECTIONS = {
  about: {
    reads: ['pull_request', 'commit.subject', 'commit.author', 'commit.pull_request'],
    render: ({ facts }) => describeSubject(facts),
  },
  commit: {
    reads: ['commit.subject', 'commit.author', 'commit.pull_request'],
    render: ({ facts }) => renderCommit(facts),
  },
  pull_request: { reads: ['pull_request'], render: ({ facts }) => renderPullRequest(facts) },
  comment: { reads: [], render: ({ facts }) => renderComment(facts) },
  status_text: { reads: [], render: ({ facts }) => renderStatusText(facts) },
  /** The notes of a published release with their headings, lists, and links; empty after it was withdrawn. */
  notes: { reads: [], render: ({ facts, notes }) => findAnnouncement(facts) && notes },
  details: { reads: [], render: renderDetails },
} as const satisfies Readonly<Record<string, Section>>;
