/** The workflows as a table that is narrow enough for a phone. */

import type { Health, WorkflowHealth } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { markdownTable } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { shortPlain } from '../words/short-text.ts';
import { isQuiet, percent, repositoryOf } from './phrases.ts';

/** Rows; of the others the number is told. */
const MOST_ROWS = 12;

export function workflows({ facts, entries = MOST_ROWS }: SectionInput): string | undefined {
  const { health } = facts;
  const all = health?.workflows ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  const rows = all.slice(0, entries).map((one) => rowOf(health, one));
  const hidden = all.length - rows.length;
  const more = hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '';
  return markdownTable(['Workflow', 'Passed', 'Time', 'Red'], rows) + more;
}

function rowOf(health: Health, one: WorkflowHealth): readonly string[] {
  const { name, url, repository, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url) + repositoryOf(health, repository);
  return [`${is_red ? '🔴 ' : ''}${link}`, passedOf(one), timeOf(one), red_seconds > 0 ? briefly(red_seconds) : ''];
}

/** `97 % of 120`, `94 → 97 % of 120` of what was otherwise before; of too few `1 red of 3`. */
function passedOf({ runs, green, red, success_rate: rate, before_rate: before }: WorkflowHealth): string {
  if (rate === undefined) return red > 0 ? `${red} red of ${grouped(runs)}` : count(runs, 'run');
  const was =
    before === undefined || percent(before) === percent(rate) ? '' : `${percent(before).replace(/\D+$/, '')} → `;
  return `${was}${percent(rate)} of ${grouped(green + red)}`;
}

/** `6m`; `6m → 10m ⬆` of what is slower: what is usual, and what the last runs took. */
function timeOf({ median_seconds: seconds, usual_seconds: usual, recent_seconds: recent }: WorkflowHealth): string {
  if (usual === undefined || recent === undefined) return seconds === undefined ? '' : briefly(seconds);
  const [was, is] = [briefly(usual), briefly(recent)];
  if (was !== is) return `${was} → ${is} ⬆`;
  return `${Math.round(usual / MINUTE)}m → ${Math.round(recent / MINUTE)}m ⬆`;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

/** `40s`, `12m`, `10h`, `3d`: what fits beside three others on a phone. */
function briefly(seconds: number): string {
  if (seconds < MINUTE) return `${Math.round(seconds)}s`;
  if (seconds < 99.5 * MINUTE) return `${Math.round(seconds / MINUTE)}m`;
  if (seconds < 47.5 * HOUR) return `${Math.round(seconds / HOUR)}h`;
  return `${Math.round(seconds / DAY)}d`;
}
