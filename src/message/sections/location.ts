/** Locates the build: repository, branch or tag, pull request, release, issue; and its run with who started it. */

import type { Facts } from '../../build/facts.ts';
import { duration } from '../../text/format.ts';
import { escapeLine, formatCode, markdownLink } from '../markdown/escape.ts';
import { isDeployment, isRerun, reportsRun } from './conclusion-text.ts';
import type { SectionInput } from './section.ts';
import { formatPersonName, joinPair, joinPieces, NO_BREAK, quoteTitle, shortMarkdown, shortPlain } from './text.ts';

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
  // A comment is an event of its own.
  const separator = event.name.endsWith('_comment') ? '· comment on ' : '';
  // The conclusion names the pull request.
  if (facts.dequeued !== undefined) return undefined;
  if (isQueued(facts)) {
    const target = shortPlain(pull?.base, 100) ?? name;
    return createLocation('in ', target === undefined ? 'the merge queue' : `the merge queue of ${target}`);
  }
  if (pull !== undefined)
    return { separator, preposition: 'on ', text: joinPair('PR', `#${pull.number}`), url: pull.url };
  if (isDeployment(facts)) return findDeployed(facts);
  if (release !== undefined) {
    const text = joinPair('release', shortPlain(release.tag, 100) ?? '');
    return { separator: '', preposition: 'for ', text, url: release.url };
  }
  // The reported name already contains the check of another app.
  if (item !== undefined && event.name !== 'check_run') {
    const prefix = event.name === 'delete' ? 'deleted ' : event.name === 'create' ? 'new ' : '';
    const type = prefix + (shortPlain(item.type, 40) ?? 'item');
    if (item.number !== undefined)
      return { separator, preposition: 'for ', text: joinPair(type, `#${item.number}`), url: item.url };
    const text = joinPieces([type, shortPlain(item.title, 100)], ' ') ?? type;
    return { separator: '· ', preposition: 'for ', text, url: item.url };
  }
  if (name === undefined) return undefined;
  if (push?.deleted === true)
    return { separator: '· ', preposition: 'for ', text: `deleted ${ref?.type ?? 'branch'} ${name}` };
  return createLocation(joinPair('on', ''), ref?.type === 'tag' ? joinPair('tag', name) : name);
}

function createLocation(separator: string, text: string): Location {
  return { separator, preposition: separator.replace(NO_BREAK, ' '), text };
}

/** `on main`, `v2.3.1`, `at [f95f852](…)`: the deployed version. */
function findDeployed(facts: Facts): Location | undefined {
  const { deployment, ref, commit } = facts;
  if (isCommitInLocation(facts) && commit)
    return { ...createLocation(joinPair('at', ''), commit.short), url: commit.url };
  const name = findDeployedName(facts);
  if (name === undefined) return undefined;
  const isBranch = ref?.type === 'branch' && (deployment?.ref ?? ref.name) === ref.name;
  return createLocation(isBranch ? joinPair('on', '') : '', name);
}

/** Returns the deployed version, tag, or branch; undefined for a bare commit. */
function findDeployedName({ deployment, ref }: Facts): string | undefined {
  const name = shortPlain(deployment?.ref ?? ref?.name, 80);
  return name === undefined || /^[0-9a-f]{40,64}$/.test(name) ? undefined : name;
}

/** Returns true if the first line has the deployed commit, because apps report no branch. */
export function isCommitInLocation(facts: Facts): boolean {
  const isUnnamed = facts.pull_request === undefined && findDeployedName(facts) === undefined;
  // With its subject, the line below shows it.
  return isUnnamed && facts.commit !== undefined && facts.commit.subject === undefined;
}

/** Returns true for builds of a merge queue, whoever reports them. */
export function isQueued({ event, ref }: Pick<Facts, 'event' | 'ref'>): boolean {
  return event.name === 'merge_group' || ref?.name.startsWith('gh-readonly-queue/') === true;
}

/**
 * `[#42](…) (3m 12s)`, `[#8](…) “Import 2026-03-04” (attempt 2: the first failed on the same commit)`. The duration
 * belongs to the reported job or run. The link contains the marker.
 */
export function renderRun(input: SectionInput): string | undefined {
  const { facts } = input;
  if (facts.run === undefined) return undefined;
  const { number } = facts.run;
  // A fork's run has the title of its pull request, which is shown below.
  const title = facts.run.title === facts.pull_request?.title ? undefined : facts.run.title;
  // Checks of other apps aren't runs.
  const page = facts.event.name === 'check_run' ? 'details' : 'run';
  const link = markdownLink(number === undefined ? page : `#${number}`, createRunUrl(input));
  const details = joinPieces([formatDuration(facts), formatAttempt(facts)], ', ');
  return joinPieces([joinPieces([link, quoteTitle(title)], ' '), details && `(${details})`], NO_BREAK);
}

/** Omits the duration of cancelled builds, which is no news, and of hosts that report no completion time. */
function formatDuration(facts: Facts): string | undefined {
  const { run, job, stopped } = facts;
  if (stopped !== undefined) return undefined;
  const isOfRun = reportsRun(facts) || run?.number === undefined;
  const seconds = (isOfRun ? run : job)?.duration_seconds ?? 0;
  return seconds < 1 ? undefined : duration(seconds);
}

/** `attempt 2: the first failed on the same commit`; undefined for the first attempt. */
function formatAttempt(facts: Facts): string | undefined {
  const attempt = facts.run?.attempt ?? 1;
  if (attempt < 2) return undefined;
  // Attempts cancelled in between didn't fail.
  const failed = facts.change === 'fixed' && isRerun(facts) ? facts.last_red?.attempt : undefined;
  if (failed === undefined) return `attempt ${attempt}`;
  return `attempt ${attempt}: ${failed === 1 ? 'the first' : `attempt ${failed}`} failed on the same commit`;
}

/** Returns the URL of the run with the marker as its fragment; unchanged if it has a fragment already. */
export function createRunUrl({ facts, marker }: SectionInput): string | undefined {
  const url = facts.run?.url;
  return url === undefined || marker === undefined || url.includes('#') ? url : `${url}#${marker}`;
}

/** `started by Ada Lovelace` for a manual start or another program; `re-run by grace`, `on schedule`. */
export function formatStarter({ event, run, actor }: Facts): string | undefined {
  const started = run?.event ?? event.name;
  const again = (run?.attempt ?? 1) > 1;
  if (run?.event === 'schedule' && !again) return 'on schedule';
  // Nothing else is known about a run for a comment.
  const isDispatched = started.endsWith('_dispatch') || run?.event?.endsWith('_comment') === true;
  if (!isDispatched && !again) return undefined;
  const name = formatPersonName(run?.started_by ?? (isDispatched ? actor : undefined));
  const type = event.name === 'repository_dispatch' ? shortPlain(event.action, 60) : undefined;
  const text = joinPieces([name && `by ${escapeLine(name)}`, type && `as ${formatCode(type)}`], ' ');
  return text && `${again ? 're-run' : 'started'} ${text}`;
}
