/** Renders the location: repository, branch or tag, pull request, release, issue. Numbers are links. */

import type { Commit, Facts, Item, Repository } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { isCheck, isDeployment } from './text/reported-name.ts';
import { NO_BREAK, pair } from './text/separators.ts';
import { joinPieces, shortMarkdown, shortPlain } from './text/short-text.ts';
import { duration } from './text/time.ts';

/** `acme/app on main`, `acme/app [PR #12](…)`; undefined if neither is known. */
export function place(facts: Facts): string | undefined {
  const repository = repositoryName(facts.repository);
  const spot = isDeployment(facts) ? deployedSpot(facts) : findSpot(facts);
  if (spot === undefined) return repository;
  if (repository === undefined) return spot.text;
  return repository + (spot.separator.startsWith('·') ? NO_BREAK : ' ') + spot.separator + spot.text;
}

/** Formats the location as plain text for a subject, with its preposition: `on main`, `on PR 12`. */
export function formatLocation(facts: Facts): string | undefined {
  const { pull_request, release, ref, item, push } = facts;
  const name = shortPlain(ref?.name, 80);
  // The conclusion names the pull request.
  if (facts.dequeued !== undefined) return undefined;
  if (isQueued(facts)) return 'in the merge queue';
  if (pull_request !== undefined) return `on PR ${pull_request.number}`;
  if (release !== undefined) return `for release ${shortPlain(release.tag, 80) ?? ''}`.trimEnd();
  if (item !== undefined && !isCheck(facts)) {
    return `for ${toKind(facts)} ${item.number ?? shortPlain(item.title, 80) ?? ''}`.trimEnd();
  }
  if (name === undefined) return undefined;
  if (push?.deleted === true) return `after deleting ${name}`;
  return `on ${name}`;
}

/** Formats the deployed version as plain text for a subject: `v2.3.1`, `on main`, `on PR 12`, `at f95f852`. */
export function formatDeployed(facts: Facts): string | undefined {
  if (facts.pull_request !== undefined) return `on PR ${facts.pull_request.number}`;
  const commit = deployedCommit(facts);
  if (commit !== undefined) return `at ${commit.short}`;
  const name = deployedName(facts);
  return isBranchDeployed(facts) ? `on ${name}` : name;
}

function isBranchDeployed(facts: Facts): boolean {
  const name = facts.ref?.type === 'branch' ? shortPlain(facts.ref.name, 80) : undefined;
  return name !== undefined && name === deployedName(facts);
}

/** Returns the deployed version, tag, or branch; undefined for a bare commit. */
function deployedName({ deployment, ref }: Facts): string | undefined {
  const name = shortPlain(deployment?.ref ?? ref?.name, 80);
  return name === undefined || /^[0-9a-f]{40,64}$/.test(name) ? undefined : name;
}

export function repositoryName(repository: Repository | undefined): string | undefined {
  return shortMarkdown(repository?.name, 140);
}

/** `[PR #12](…)`, `[issue #7](…)`: links the number, not the title. */
export function numberLink(noun: string, number: number | undefined, url: string | undefined): string {
  return markdownLink(number === undefined ? noun : pair(noun, `#${number}`), url);
}

interface Spot {
  /** Separator between the repository and the text, including the space. */
  readonly separator: string;
  readonly text: string;
}

function findSpot(facts: Facts): Spot | undefined {
  const { event, pull_request, release, item, push, ref } = facts;
  const name = shortMarkdown(ref?.name, 100);
  if (facts.dequeued !== undefined) return undefined;
  if (isQueued(facts)) {
    const target = shortMarkdown(pull_request?.base, 100) ?? name;
    return { separator: 'in ', text: target === undefined ? 'the merge queue' : `the merge queue of ${target}` };
  }
  if (pull_request !== undefined) {
    return { separator: commentSeparator(event), text: numberLink('PR', pull_request.number, pull_request.url) };
  }
  if (release !== undefined) {
    return { separator: '', text: `release ${markdownLink(shortPlain(release.tag, 100) ?? '', release.url)}` };
  }
  if (item !== undefined && !isCheck(facts)) {
    const separator = item.number === undefined ? '· ' : commentSeparator(event);
    return { separator, text: itemSpot(facts, item) };
  }
  if (name === undefined) return undefined;
  if (push?.deleted === true) {
    return { separator: '· ', text: `deleted ${ref?.type ?? 'branch'} ${escapeLine(ref?.name ?? '')}` };
  }
  return { separator: pair('on', ''), text: ref?.type === 'tag' ? pair('tag', name) : name };
}

/**
 * `on main (2m 10s)`, `v2.3.1 (2m 10s)`, `[PR #12](…) (2m 10s)`, `at [f95f852](…) (2m 10s)`: the deployed version and
 * the duration.
 */
function deployedSpot(facts: Facts): Spot | undefined {
  const { deployment, pull_request: pull } = facts;
  const name = deployedName(facts);
  const commit = deployedCommit(facts);
  const message = commit === undefined ? name && escapeLine(name) : pair('at', markdownLink(commit.short, commit.url));
  const what = pull === undefined ? message : numberLink('PR', pull.number, pull.url);
  const seconds = deployment?.duration_seconds;
  const took = seconds === undefined ? undefined : duration(seconds);
  const text = joinPieces([what, took === undefined ? undefined : `(${took})`], NO_BREAK);
  const separator = pull === undefined && isBranchDeployed(facts) ? pair('on', '') : '';
  return text === undefined ? undefined : { separator, text };
}

/**
 * Returns the deployed commit for the first line, because apps report no branch. With its subject, the line below shows
 * it.
 */
export function deployedCommit(facts: Facts): Commit | undefined {
  const { pull_request, commit } = facts;
  if (!isDeployment(facts) || pull_request !== undefined || deployedName(facts) !== undefined) return undefined;
  return commit?.subject === undefined ? commit : undefined;
}

/** `[issue #7](…)`; items without a number are named by title: `deleted branch fix/login`. */
function itemSpot(facts: Facts, item: Item): string {
  const kind = toKind(facts);
  if (item.number !== undefined) return numberLink(kind, item.number, item.url);
  return `${escapeLine(kind)} ${markdownLink(shortPlain(item.title, 100) ?? '', item.url)}`.trimEnd();
}

const COMMENTS: ReadonlyMap<string | undefined, string> = new Map([
  ['created', '· comment on '],
  ['edited', '· edited comment on '],
  ['deleted', '· deleted comment on '],
]);

/**
 * Separates a comment from the repository, because it is an event of its own; an issue or pull request follows the
 * repository.
 */
function commentSeparator({ name, action }: Facts['event']): string {
  return (name.endsWith('_comment') ? COMMENTS.get(action) : undefined) ?? '';
}

/** Returns true for builds of a merge queue, whoever reports them. */
export function isQueued({ event, ref }: Pick<Facts, 'event' | 'ref'>): boolean {
  return event.name === 'merge_group' || ref?.name.startsWith('gh-readonly-queue/') === true;
}

function toKind({ event, item }: Facts): string {
  const change = event.name === 'delete' ? 'deleted ' : event.name === 'create' ? 'new ' : '';
  return change + (shortPlain(item?.type, 40) ?? 'item');
}
