/** Locates the build: repository, branch or tag, pull request, release, issue. Numbers are links. */

import type { Facts } from '../../build/facts.ts';
import { duration } from '../../text/format.ts';
import { markdownLink } from '../markdown/escape.ts';
import { isCheck, isDeployment } from './text/reported-name.ts';
import { joinPieces, NO_BREAK, pair, shortMarkdown, shortPlain } from './text/short-text.ts';

/** The location within the repository. */
interface Location {
  /** Precedes the location in the first line, such as `on ` or `· comment on `. */
  readonly separator: string;
  /** Precedes the location in a subject. */
  readonly preposition: string;
  /** Plain text. */
  readonly text: string;
  readonly url?: string | undefined;
}

/** `acme/app on main`, `acme/app [PR #12](…)`; undefined if neither is known. */
export function describeLocation(facts: Facts): string | undefined {
  const repository = shortMarkdown(facts.repository?.name, 140);
  const location = findLocation(facts);
  const seconds = isDeployment(facts) ? facts.deployment?.duration_seconds : undefined;
  const took = seconds === undefined ? undefined : `(${duration(seconds)})`;
  const text = joinPieces([location && markdownLink(location.text, location.url), took], NO_BREAK);
  if (text === undefined || repository === undefined) return repository ?? text;
  const separator = location?.separator ?? '';
  return repository + (separator.startsWith('·') ? NO_BREAK : ' ') + separator + text;
}

/** Formats the location as plain text for a subject: `on main`, `on PR 12`, `v2.3.1`. */
export function formatLocation(facts: Facts): string | undefined {
  const location = findLocation(facts);
  // A number sign would be read as a tag.
  return location && location.preposition + (shortPlain(location.text.replace(/\u00A0#?/, ' '), 80) ?? '');
}

function findLocation(facts: Facts): Location | undefined {
  const { event, pull_request: pull, release, item, push, ref } = facts;
  const name = shortPlain(ref?.name, 100);
  // The conclusion names the pull request.
  if (facts.dequeued !== undefined) return undefined;
  if (isQueued(facts)) {
    const target = shortPlain(pull?.base, 100) ?? name;
    return at('in ', target === undefined ? 'the merge queue' : `the merge queue of ${target}`);
  }
  if (pull !== undefined) {
    return { ...numbered('PR', pull.number, pull.url), separator: commentSeparator(event), preposition: 'on ' };
  }
  if (isDeployment(facts)) return findDeployed(facts);
  if (release !== undefined) {
    const text = pair('release', shortPlain(release.tag, 100) ?? '');
    return { separator: '', preposition: 'for ', text, url: release.url };
  }
  if (item !== undefined && !isCheck(facts)) {
    const prefix = event.name === 'delete' ? 'deleted ' : event.name === 'create' ? 'new ' : '';
    const type = prefix + (shortPlain(item.type, 40) ?? 'item');
    if (item.number !== undefined)
      return { ...numbered(type, item.number, item.url), separator: commentSeparator(event), preposition: 'for ' };
    const text = joinPieces([type, shortPlain(item.title, 100)], ' ') ?? type;
    return { separator: '· ', preposition: 'for ', text, url: item.url };
  }
  if (name === undefined) return undefined;
  if (push?.deleted === true)
    return { separator: '· ', preposition: 'for ', text: `deleted ${ref?.type ?? 'branch'} ${name}` };
  return at(pair('on', ''), ref?.type === 'tag' ? pair('tag', name) : name);
}

function at(separator: string, text: string): Location {
  return { separator, preposition: separator.replace(NO_BREAK, ' '), text };
}

/** `PR #12`, `issue #7`. */
function numbered(noun: string, number: number, url: string | undefined): Pick<Location, 'text' | 'url'> {
  return { text: pair(noun, `#${number}`), url };
}

/** `on main`, `v2.3.1`, `at [f95f852](…)`: the deployed version. */
function findDeployed(facts: Facts): Location | undefined {
  const { deployment, ref, commit } = facts;
  if (isCommitInLocation(facts) && commit) return { ...at(pair('at', ''), commit.short), url: commit.url };
  const name = deployedName(facts);
  if (name === undefined) return undefined;
  const isBranch = ref?.type === 'branch' && (deployment?.ref ?? ref.name) === ref.name;
  return at(isBranch ? pair('on', '') : '', name);
}

/** Returns the deployed version, tag, or branch; undefined for a bare commit. */
function deployedName({ deployment, ref }: Facts): string | undefined {
  const name = shortPlain(deployment?.ref ?? ref?.name, 80);
  return name === undefined || /^[0-9a-f]{40,64}$/.test(name) ? undefined : name;
}

/** Returns true if the first line has the deployed commit, because apps report no branch. */
export function isCommitInLocation(facts: Facts): boolean {
  const isUnnamed = facts.pull_request === undefined && deployedName(facts) === undefined;
  // With its subject, the line below shows it.
  return isUnnamed && facts.commit !== undefined && facts.commit.subject === undefined;
}

/** Separates a comment from the repository, because it is an event of its own. */
function commentSeparator({ name }: Facts['event']): string {
  return name.endsWith('_comment') ? '· comment on ' : '';
}

/** Returns true for builds of a merge queue, whoever reports them. */
export function isQueued({ event, ref }: Pick<Facts, 'event' | 'ref'>): boolean {
  return event.name === 'merge_group' || ref?.name.startsWith('gh-readonly-queue/') === true;
}
