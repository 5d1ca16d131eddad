/** What is red, silent or waits, a line each. */

import type { Health, HealthOutage, SilentWorkflow, WaitingRun } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { escapeLine, markdownLink } from '../../markdown/escape.ts';
import { peopleNames } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { isToldByEnd } from '../words/reasons.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { dueOf, innocence, isDigest, lasted, repositoryOf } from './phrases.ts';
import { silence, silentInHeadline } from './silence.ts';
import { onlyWait, waitWords } from './waits.ts';

/** Lines of a list; the others are counted. */
const MOST_LINES = 20;

/**
 * What turned red with its cause, what is still red, and what is green again. One cause is one line. Of the only thing that
 * there is the first line tells; here is the rest.
 */
export function red({ facts, entries }: SectionInput): string | undefined {
  const { health } = facts;
  if (health === undefined) return undefined;
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  const long = dueOf(health, still);
  // Of something silent the first line tells before it tells of what is green again.
  const isHidden = again.length > 0 && (health.silent ?? []).some(({ due }) => due);
  const isOnly = turned.length + still.length + again.length === 1 && !isDigest(health) && !isHidden;
  const flood = floodIn(turned);
  const lines = [
    ...(flood.length === 0 ? [] : [floodLine(health, flood)]),
    ...byCause(turned.filter((one) => !flood.includes(one))).map((group) => turnedLine(health, group, isOnly)),
    ...long.map((one) => withCause(isOnly ? undefined : stillWords(health, one), one)),
    ...(isOnly ? [] : again.map((one) => againLine(health, one))),
  ];
  return listing(
    lines.filter((line) => line !== ''),
    entries,
  );
}

export function silent({ facts, entries }: SectionInput): string | undefined {
  const { health } = facts;
  if (health === undefined) return undefined;
  const told = silentInHeadline(health);
  const rest = dueOf(health, health.silent).filter((one) => told.length > 1 || !told.includes(one));
  return listing(
    rest.map((one) => silentLine(health, one)),
    entries,
  );
}

export function waiting({ facts, entries }: SectionInput): string | undefined {
  const { health } = facts;
  if (health === undefined) return undefined;
  const told = onlyWait(health);
  const rest = dueOf(health, health.waiting).filter((one) => one !== told);
  return listing(
    rest.map((one) => waitingLine(health, one)),
    entries,
  );
}

function listing(lines: readonly string[], most = MOST_LINES): string | undefined {
  if (lines.length === 0) return undefined;
  const hidden = lines.length - most;
  return [...lines.slice(0, most), ...(hidden > 0 ? [`… and ${hidden} more`] : [])].join('  \n');
}

function byCause(turned: readonly HealthOutage[]): readonly (readonly HealthOutage[])[] {
  return [...Map.groupBy(turned, (one) => one.cause ?? one.infrastructure ?? `${one.repository} ${one.path}`).values()];
}

function workflowLink(
  health: Health,
  { workflow, url, repository }: HealthOutage | SilentWorkflow | WaitingRun,
): string {
  return markdownLink(shortPlain(workflow, 80) ?? 'A workflow', url) + repositoryOf(health, repository);
}

function workflowNames(health: Health, group: readonly HealthOutage[]): string {
  const names = group.slice(0, 5).map((one) => workflowLink(health, one));
  return names.join(', ') + (group.length > 5 ? ` and ${count(group.length - 5, 'more workflow')}` : '');
}

/** Their cause where it is that of all that were looked into, and those are most. */
function floodLine(health: Health, group: readonly HealthOutage[]): string {
  const causes = group.flatMap(({ cause }) => cause ?? []);
  const [cause, ...others] = new Set(causes);
  const known = cause !== undefined && others.length === 0 && causes.length > group.length / 2 ? { cause } : {};
  const sign = innocence(group) === undefined ? '🔴' : '⚠️';
  return withCause(`${sign} ${workflowNames(health, group)}\u00A0· within 10\u00A0minutes, likely one cause`, known);
}

/** `🔴 [CI](…) · 3 runs, since [a1b2c3d](…) Round totals · changed by Ada Lovelace`, and the cause below it. */
function turnedLine(health: Health, group: readonly HealthOutage[], isOnly: boolean): string {
  const [first] = group;
  if (first === undefined) return '';
  const innocent = innocence(group);
  const people = peopleNames(first.suspects);
  const details = [
    group.length > 1 ? undefined : runsWords(first),
    // The first line gives it of the only thing that there is.
    isOnly ? undefined : innocent,
    group.length > 1 || innocent !== undefined ? undefined : commitWords(first),
    people === undefined || group.length > 1 ? undefined : `changed by ${people}`,
  ];
  const sign = innocent === undefined ? '🔴' : '⚠️';
  const subject = isOnly ? [] : [`${sign} ${workflowNames(health, group)}`];
  return withCause(joinPieces([...subject, ...details], '\u00A0· '), first);
}

/** The line, and the cause below it. */
function withCause(line: string | undefined, { cause: message }: Pick<HealthOutage, 'cause'>): string {
  const cause = message === undefined || isToldByEnd({ message }) ? undefined : shortMarkdown(message, 300);
  return joinPieces([line, cause === undefined ? undefined : `↳ ${cause}`], '  \n') ?? '';
}

function runsWords({ runs, at_least, after_seconds: seconds }: HealthOutage): string | undefined {
  if (runs < 2) return undefined;
  const time = seconds === undefined ? '' : ` in ${span(seconds)}`;
  return redRuns({ runs, at_least }) + time;
}

function redRuns({ runs, at_least }: Pick<HealthOutage, 'runs' | 'at_least'>): string {
  return `${at_least ? 'at least ' : ''}${count(runs, 'red run')}`;
}

function commitWords({ commit }: HealthOutage): string | undefined {
  if (commit === undefined) return undefined;
  const subject = shortMarkdown(commit.subject, 100);
  return joinPieces([markdownLink(commit.sha.slice(0, 7), commit.url), subject], ' ');
}

function stillWords(health: Health, one: HealthOutage): string {
  const reason = innocence([one]);
  const state = `${workflowLink(health, one)} is still red${lasted('after', one)}`;
  return joinPieces([`${reason === undefined ? '🔴' : '⚠️'} ${state}`, redRuns(one), reason], '\u00A0· ') ?? '';
}

function againLine(health: Health, one: HealthOutage): string {
  return `🟢 ${workflowLink(health, one)} works again${lasted('after', one)}`;
}

function silentLine(health: Health, one: SilentWorkflow): string {
  const { words, rest } = silence(one, health.to);
  return `🔕 ${workflowLink(health, one)} ${escapeLine(words)}${rest === undefined ? '' : ` (${rest})`}`;
}

function waitingLine(health: Health, one: WaitingRun): string {
  const { name, words } = waitWords(health, one);
  return `⏳ ${markdownLink(name, one.url)}${repositoryOf(health, one.repository)} ${escapeLine(words)}`;
}

/** So many workflows that turn red within so many seconds likely do for one reason, so one line tells of all. */
const FEWEST = 5;
const SECONDS = 600;

/** The largest such group, in the order given; empty where there is none. When each is known to be red counts: its first end. */
export function floodIn(turned: readonly HealthOutage[]): readonly HealthOutage[] {
  const timed = turned.flatMap((outage) => {
    const { after_seconds: seconds } = outage;
    return seconds === undefined ? [] : [{ outage, at: -seconds }];
  });
  const inTime = timed.toSorted((one, other) => one.at - other.at);
  let [from, best]: [number, readonly (typeof inTime)[number][]] = [0, []];
  for (const [index, { at }] of inTime.entries()) {
    while (at - (inTime[from]?.at ?? at) > SECONDS) from += 1;
    if (index - from + 1 > best.length) best = inTime.slice(from, index + 1);
  }
  const chosen = new Set(best.map(({ outage }) => outage));
  return best.length < FEWEST ? [] : turned.filter((outage) => chosen.has(outage));
}
