/** Renders the table of workflows. */

import type { Health, WorkflowHealth } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { markdownTable } from '../../message/sections/lists.ts';
import { joinPieces, LINE_BREAK, NO_BREAK, shortPlain } from '../../message/sections/text/short-text.ts';
import { count, grouped, span } from '../../text/format.ts';
import { fewNames, isQuiet } from './format.ts';
import { percent } from './period.ts';

const MAX_ROWS = 12;
const [GREEN, NONE, UNREAD] = ['🟢 Green:', '⚪ No completed runs:', '⚪ Incomplete data:'];
const HEADS = ['Workflow', 'Passed', 'Time', 'Failing'];

/** Returns nothing if no workflow failed or slowed down, because the first line says that all passed. */
export function workflowTable(health: Health): string | undefined {
  const all = health.workflows ?? [];
  if (all.length === 0 || isQuiet(health)) return undefined;
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
  return joinPieces([table, joinPieces(lines, LINE_BREAK)], '\n\n') ?? '';
}

function getRow(one: WorkflowHealth): readonly string[] {
  const { name, url, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url);
  return [
    `${is_red ? `🔴${NO_BREAK}` : ''}${link}`,
    formatPassed(one),
    toTime(one),
    red_seconds > 0 ? span(red_seconds) : '',
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
  const was = isSame ? '' : `${percent(before).replace(/\D+/, '')}${NO_BREAK}→${NO_BREAK}`;
  return `${was}${percent(rate)} of${NO_BREAK}${grouped(green + red)}`;
}

/** `6m`; `6m → 10m ⬆` for a slowdown from the usual duration to that of the last runs. */
function toTime({ median_seconds: seconds, usual_seconds: usual, recent_seconds: recent }: WorkflowHealth): string {
  if (usual === undefined || recent === undefined) return seconds === undefined ? '' : inMinutes(seconds);
  return `${inMinutes(usual)} → ${inMinutes(recent)} ⬆`;
}

/** Medians are no more precise than minutes. */
function inMinutes(seconds: number): string {
  return span(seconds < 60 ? seconds : Math.round(seconds / 60) * 60);
}
