/** Renders the table of workflows. */

import type { Health, WorkflowHealth } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { markdownTable } from '../../message/sections/lists.ts';
import { NO_BREAK, shortPlain } from '../../message/sections/text.ts';
import { count, grouped, span } from '../../text/format.ts';
import { isQuiet } from './format.ts';
import { percent } from './period.ts';

const MAX_ROWS = 12;
const HEADS = ['Workflow', 'Passed', 'Time', 'Failing'];

/** Returns nothing if no workflow failed or slowed down, because the first line says that all passed. */
export function workflowTable(health: Health): string | undefined {
  const { workflows: all = [], repositories = [] } = health;
  const notable = all.filter(({ is_red, outages, slower }) => is_red || outages > 0 || slower);
  const isOne = repositories.length <= 1;
  // With room for all of one repository, also lists workflows that always passed.
  const isComplete = isOne && all.length <= MAX_ROWS && (notable.length > 0 || all.some(({ red }) => red > 0));
  const shown = isComplete ? all : notable.slice(0, MAX_ROWS);
  if (shown.length === 0 || isQuiet(health)) return undefined;
  const groups = Map.groupBy(shown, ({ repository }) => repository);
  const rows = [...groups].flatMap(([repository, group]) => [
    ...(isOne ? [] : [[`**${escapeLine(repository)}**`, '', '', '']]),
    ...group.map(toRow),
  ]);
  const hidden = (isOne ? all : notable).length - shown.length;
  return markdownTable(HEADS, rows) + (hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '');
}

function toRow(one: WorkflowHealth): readonly string[] {
  const { name, url, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url);
  return [
    `${is_red ? `🔴${NO_BREAK}` : ''}${link}`,
    formatPassed(one),
    toTime(one),
    red_seconds > 0 ? span(red_seconds) : '',
  ];
}

/** `97% of 120`, `94 → 97% of 120` after a change; `1 of 3 failed` for few runs. */
function formatPassed({ runs, green, red, success_rate: rate, before_rate: before }: WorkflowHealth): string {
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
