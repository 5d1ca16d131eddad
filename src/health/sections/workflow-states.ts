/** Lists failing, inactive, and waiting workflows, one line each. */

import { repeatsConclusion } from '../../build/explanation.ts';
import type { Health, HealthOutage, InactiveWorkflow, WaitingRun } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { peopleNames } from '../../message/sections/lines.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../../message/sections/text/short-text.ts';
import { count, span } from '../../text/format-number.ts';
import {
  formatSchedule,
  formatSilence,
  formatWait,
  getDue,
  innocence,
  isDigest,
  lasted,
  listLines,
  silentInHeadline,
  toRepository,
} from './format.ts';
import { onlyWait } from './headline.ts';

const MAX_LINES = 20;
const MAX_NAMES = 5;

/**
 * Renders new failures with their cause, continued failures, and recoveries. One cause is one line. The first line
 * already names a single entry, so only its details follow.
 */
export function red({ facts: { health } }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  // The first line shows inactive workflows before recoveries.
  const isHidden = again.length > 0 && (health.silent ?? []).some(({ due }) => due);
  const isOnly = turned.length + still.length + again.length === 1 && !isDigest(health) && !isHidden;
  const byCause = Map.groupBy(turned, (one) => one.cause ?? one.infrastructure ?? `${one.repository} ${one.path}`);
  const lines = [
    ...[...byCause.values()].map((group) => turnedLine(health, group, isOnly)),
    ...getDue(health, still).map((one) => withCause([isOnly ? undefined : formatStill(health, one)], one)),
    ...(isOnly ? [] : again.map((one) => `🟢 ${workflowLink(health, one)} works again${lasted('after', one)}`)),
  ];
  return listing(lines.filter((line) => line !== ''));
}

export function silent({ facts: { health } }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const displayed = silentInHeadline(health);
  const rest = getDue(health, health.silent).filter((one) => displayed.length > 1 || !displayed.includes(one));
  const lines = rest.map(
    (one) => `🔕 ${workflowLink(health, one)} ${escapeLine(formatSilence(one, health.to))}${formatSchedule(one)}`,
  );
  return listing(lines);
}

export function waiting({ facts: { health } }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const displayed = onlyWait(health);
  const rest = getDue(health, health.waiting).filter((one) => one !== displayed);
  const lines = rest.map((one) => {
    const { name, words: text } = formatWait(health, one);
    return `⏳ ${markdownLink(name, one.url)}${toRepository(health, one.repository)} ${escapeLine(text)}`;
  });
  return listing(lines);
}

function listing(lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : listLines(lines, MAX_LINES).join('  \n');
}

function workflowLink(
  health: Health,
  { workflow, url, repository }: HealthOutage | InactiveWorkflow | WaitingRun,
): string {
  return markdownLink(shortPlain(workflow, 80) ?? 'A workflow', url) + toRepository(health, repository);
}

/** `🔴 [CI](…) · 3 runs, since [a1b2c3d](…) Round totals · changed by Ada Lovelace`, with the cause below it. */
function turnedLine(health: Health, group: readonly HealthOutage[], isOnly: boolean): string {
  const [first, ...rest] = group;
  if (first === undefined) return '';
  const infrastructure = innocence(group);
  const hidden = group.length - MAX_NAMES;
  const names = group.slice(0, MAX_NAMES).map((one) => workflowLink(health, one));
  const more = hidden > 0 ? ` and ${count(hidden, 'more workflow')}` : '';
  const subject = `${infrastructure === undefined ? '🔴' : '⚠️'} ${names.join(', ')}${more}`;
  const { commit, runs, after_seconds: seconds } = first;
  const people = peopleNames(first.suspects);
  const time = seconds === undefined ? '' : ` in ${span(seconds)}`;
  const built =
    commit && joinPieces([markdownLink(commit.sha.slice(0, 7), commit.url), shortMarkdown(commit.subject, 100)], ' ');
  const isOne = rest.length === 0;
  return withCause(
    [
      ...(isOnly ? [] : [subject]),
      isOne && runs > 1 ? redRuns(first) + time : undefined,
      // The first line shows it for a single entry.
      isOnly ? undefined : infrastructure,
      isOne && infrastructure === undefined ? built : undefined,
      isOne && people !== undefined ? `changed by ${people}` : undefined,
    ],
    first,
  );
}

function withCause(pieces: readonly (string | undefined)[], { cause: message }: HealthOutage): string {
  const cause = message === undefined || repeatsConclusion({ message }) ? undefined : shortMarkdown(message, 300);
  return joinPieces([joinPieces(pieces, '\u00A0· '), cause === undefined ? undefined : `↳ ${cause}`], '  \n') ?? '';
}

function redRuns({ runs, is_lower_bound }: HealthOutage): string {
  return `${is_lower_bound ? 'at least ' : ''}${count(runs, 'failed run')}`;
}

/** `has been failing for 2 days`. */
function stillFailing(one: HealthOutage): string {
  const time = lasted('for', one);
  return time === '' ? 'is still failing' : `has been failing${time}`;
}

function formatStill(health: Health, one: HealthOutage): string | undefined {
  const reason = innocence([one]);
  const state = `${reason === undefined ? '🔴' : '⚠️'} ${workflowLink(health, one)} ${stillFailing(one)}`;
  return joinPieces([state, redRuns(one), reason], '\u00A0· ');
}
