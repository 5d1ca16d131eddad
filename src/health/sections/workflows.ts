/** Renders the workflows of a health report, and their states. */

import { repeatsConclusion } from '../../build/explanation.ts';
import type { Health, HealthOutage, InactiveWorkflow, WaitingRun, WorkflowHealth } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { markdownTable, peopleNames } from '../../message/sections/lists.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../../message/sections/text.ts';
import { count, grouped, span } from '../../text/format.ts';
import {
  fewNames,
  formatSchedule,
  formatSilence,
  formatWait,
  getDue,
  innocence,
  isDigest,
  isQuiet,
  lasted,
  listLines,
  percent,
  silentInHeadline,
  toRepository,
} from './causes.ts';
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

const MAX_ROWS = 12;
const [GREEN, NONE, UNREAD] = ['🟢 Green:', '⚪ No completed runs:', '⚪ Incomplete data:'];
const HEADS = ['Workflow', 'Passed', 'Time', 'Failing'];

/** Returns nothing if no workflow failed or slowed down, because the first line says that all passed. */
export function workflows({ facts: { health } }: SectionInput): string | undefined {
  const all = health?.workflows ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  if ((health.repositories ?? []).length > 1) return byRepository(health, all);
  if (!all.some((one) => isNotable(one) || one.red > 0)) return undefined;
  // Without room for all, omit workflows that always passed.
  const displayed = all.length > MAX_ROWS ? all.filter(isNotable).slice(0, MAX_ROWS) : all;
  return displayed.length === 0 ? undefined : toTable(displayed.map(getRow), all.length - displayed.length);
}

function toTable(entries: readonly (readonly string[])[], hidden: number): string {
  return markdownTable(HEADS, entries) + (hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '');
}

function isNotable({ is_red, outages, slower }: WorkflowHealth): boolean {
  return is_red || outages > 0 || slower;
}

/** Groups failing or slower workflows by repository, the worst first. Lists the others by name. */
function byRepository({ repositories = [], summary }: Health, all: readonly WorkflowHealth[]): string {
  const notable = all.filter(isNotable);
  const items = [...Map.groupBy(notable.slice(0, MAX_ROWS), ({ repository }) => repository)].flatMap(
    ([repository, current]) => {
      const complete = all.filter((one) => one.repository === repository);
      return [
        [`**${escapeLine(repository)}**`, complete.length > 1 ? sumRows(complete) : '', '', ''],
        ...current.map(getRow),
      ];
    },
  );
  const displayed = new Set(notable.map(({ repository }) => repository));
  const unread = new Set(summary?.unread.map(({ repository }) => repository));
  const kindOf = (name: string) => {
    const current = all.filter(({ repository, verdict }) => repository === name && verdict !== 'none');
    if (unread.has(name) || current.some(({ complete }) => !complete)) return UNREAD;
    return current.length === 0 ? NONE : GREEN;
  };
  const rest = Map.groupBy(
    repositories.filter((name) => !displayed.has(name)),
    kindOf,
  );
  const lines = [GREEN, NONE, UNREAD].map((kind) => {
    const names = rest.get(kind);
    return names && `${kind} ${escapeLine(fewNames(names, 'other repositories'))}`;
  });
  const table = items.length === 0 ? undefined : toTable(items, notable.length - MAX_ROWS);
  return joinPieces([table, joinPieces(lines, '  \n')], '\n\n') ?? '';
}

function getRow(one: WorkflowHealth): readonly string[] {
  const { name, url, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url);
  return [
    `${is_red ? '🔴\u00A0' : ''}${link}`,
    formatPassed(one),
    toTime(one),
    red_seconds > 0 ? briefly(red_seconds) : '',
  ];
}

type Counts = Pick<WorkflowHealth, 'runs' | 'green' | 'red' | 'success_rate' | 'before_rate'>;

function sumRows(all: readonly Counts[]): string {
  const sum = (name: 'runs' | 'green' | 'red') => all.reduce((total, one) => total + one[name], 0);
  const [runs, green, red] = [sum('runs'), sum('green'), sum('red')];
  const isRated = all.some(({ success_rate: rate }) => rate !== undefined);
  return formatPassed({ runs, green, red, success_rate: isRated ? green / (green + red) : undefined });
}

/** `97% of 120`, `94 → 97% of 120` after a change; `1 of 3 failed` for few runs. */
function formatPassed({ runs, green, red, success_rate: rate, before_rate: before }: Counts): string {
  if (rate === undefined)
    return red > 0 ? `${red} of ${grouped(runs)} failed` : runs === 0 ? 'no runs' : count(runs, 'run');
  const isSame = before === undefined || percent(before) === percent(rate);
  const was = isSame ? '' : `${percent(before).replace(/\D+/, '')}\u00A0→\u00A0`;
  return `${was}${percent(rate)} of\u00A0${grouped(green + red)}`;
}

/** `6m`; `6m → 10m ⬆` for a slowdown from the usual duration to that of the last runs. */
function toTime({ median_seconds: seconds, usual_seconds: usual, recent_seconds: recent }: WorkflowHealth): string {
  if (usual === undefined || recent === undefined) return seconds === undefined ? '' : briefly(seconds);
  const [was, is] = [briefly(usual), briefly(recent)];
  if (was !== is) return `${was} → ${is} ⬆`;
  return `${Math.round(usual / MINUTE)}m → ${Math.round(recent / MINUTE)}m ⬆`;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** `40s`, `12m`, `10h`, `3d`. */
function briefly(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)}s`;
  if (seconds < 99.5 * MINUTE) return `${Math.round(seconds / MINUTE)}m`;
  if (seconds < 47.5 * HOUR) return `${Math.round(seconds / HOUR)}h`;
  return `${Math.round(seconds / DAY)}d`;
}
