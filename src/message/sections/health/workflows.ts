/** The workflows as a table that is narrow enough for a phone. */

import type { Health, WorkflowHealth } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { markdownTable } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { shortPlain } from '../words/short-text.ts';
import { duration, span } from '../words/time.ts';
import { isQuiet, rateWords, repositoryOf } from './phrases.ts';

/** Rows; of the others the number is told. */
const MOST_ROWS = 12;

export function workflows({ facts, entries = MOST_ROWS }: SectionInput): string | undefined {
  const { health } = facts;
  const all = health?.workflows ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  const rows = all.slice(0, entries).map((one) => rowOf(health, one));
  const hidden = all.length - rows.length;
  const more = hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '';
  return markdownTable(['Workflow', 'Runs', 'Passed', 'Time', 'Red'], rows) + more;
}

function rowOf(health: Health, one: WorkflowHealth): readonly string[] {
  const { name, url, repository, runs, success_rate, before_rate, red, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url) + repositoryOf(health, repository);
  const passed = rateWords(success_rate, before_rate) ?? (red > 0 ? `${red} red` : '');
  const lasting = red_seconds > 0 ? span(red_seconds) : '';
  return [`${is_red ? '🔴 ' : ''}${link}`, grouped(runs), passed, timeOf(one), lasting];
}

/** `6m 12s`, `9m 40s ⬆ (was 6m 2s)` of what is slower than before. */
function timeOf({ median_seconds: seconds, before_median_seconds: before, slower }: WorkflowHealth): string {
  if (seconds === undefined) return '';
  return duration(seconds) + (slower ? ` ⬆${before === undefined ? '' : ` (was ${duration(before)})`}` : '');
}
