/** Why builds were red: causes, flaky jobs, deployments; and open security alerts. */

import type { EnvironmentHealth, FailureCause, Health } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { titledList } from '../lines.ts';
import type { SectionInput } from '../section.ts';
import { isToldByEnd } from '../words/reasons.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { NOT_THE_CODE } from '../words/verdict.ts';
import { isQuiet, repositoryOf, secondsUntil } from './phrases.ts';

/** Lines of each list. */
const MOST_CAUSES = 6;
/** Environments of which nothing failed, a line each. */
const MOST_OTHERS = 2;

/** Of what is red now the list above tells the cause of all these runs. */
function isTold({ turned_red = [], still_red = [] }: Health, { message, times, workflows }: FailureCause): boolean {
  const [name, ...others] = workflows;
  const red = [...turned_red, ...still_red].filter((one) => one.workflow === name && one.cause === message);
  return others.length === 0 && red.some(({ runs }) => runs >= times);
}

/** `- 4 × [connect ECONNREFUSED](…) in CI and Nightly`. */
export function causes({ facts: { health }, entries = MOST_CAUSES }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const lines = (health.causes ?? [])
    .filter((one) => !isTold(health, one))
    .slice(0, entries)
    .map((one) => {
      const names = one.workflows.slice(0, 4).map((name) => shortMarkdown(name, 60) ?? '');
      const more = one.workflows.length > 4 ? ` and ${one.workflows.length - 4} more` : '';
      const words = one.infrastructure && NOT_THE_CODE[one.infrastructure];
      const isSaid = words !== undefined && isToldByEnd(one);
      const innocent = words === undefined ? '' : isSaid ? ', not the code' : ` (${words}, not the code)`;
      const what = markdownLink((isSaid ? words : shortPlain(one.message, 160)) ?? 'unknown', one.url);
      return `${one.times}\u00A0× ${what}${innocent} in ${names.join(', ')}${more}`;
    });
  return lines.length === 0 ? undefined : titledList('Why it was red', lines);
}

/** `- [test (ubuntu)](…) of CI: 3 times, last 2 days ago: [#42](…), [#40](…)`. */
export function flaky({ facts: { health }, entries = MOST_CAUSES }: SectionInput): string | undefined {
  const jobs = health?.flaky_jobs ?? [];
  if (health === undefined || jobs.length === 0) return undefined;
  const lines = jobs.slice(0, entries).map((one) => {
    const name = markdownLink(shortPlain(one.name, 80) ?? 'A job', one.url);
    const seconds = secondsUntil(one.last_at, health.to);
    const last = seconds === undefined ? undefined : `last ${span(seconds)} ago`;
    const runs = one.runs.slice(0, 3).map(({ number, url }) => markdownLink(`#${number ?? '?'}`, url));
    const place = ` of ${shortMarkdown(one.workflow, 60)}${repositoryOf(health, one.repository)}`;
    return `${name}${place}: ${joinPieces([count(one.times, 'time'), last, one.new ? 'new' : undefined], ', ')} (${runs.join(', ')})`;
  });
  return titledList('Red and green on one commit', lines);
}

/** `- production: 12 deployments, 1 failed, 1 rolled back`, `- production: 40 deployments, 1 of the 30 read failed`, `- 9 others: …`. */
export function deployments({ facts: { health }, entries = MOST_CAUSES }: SectionInput): string | undefined {
  const all = health?.deployments ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  // Beside one that failed, those that did not are told together: there is one for each preview.
  const noted = all.filter(({ failed, rolled_back }) => failed + rolled_back > 0);
  const isShort = noted.length > 0 && all.length - noted.length > MOST_OTHERS;
  const shown = (isShort ? noted : all).slice(0, entries);
  const lines = shown.map((one) => {
    const name = markdownLink(shortPlain(one.environment, 80) ?? 'unknown', one.url);
    return `${name}${repositoryOf(health, one.repository)}: ${howOften(one)}`;
  });
  const others = all.filter((one) => !shown.includes(one));
  return titledList('Deployments', [...lines, ...(others.length > 0 ? [othersWords(others)] : [])]);
}

/** `🛡️ [12 open security alerts](…): 1 critical, 3 high, 2 new`; nothing where none is open. */
export function alerts({ facts: { health } }: SectionInput): string | undefined {
  const { alerts: known } = health ?? {};
  if (known === undefined || known.open === 0) return undefined;
  const all = `${known.at_least ? 'at least ' : ''}${count(known.open, 'open security alert')}`;
  const amounts = (['critical', 'high', 'new'] as const).flatMap((word) =>
    known[word] > 0 ? [`${grouped(known[word])} ${word}`] : [],
  );
  return joinPieces([`🛡️ ${markdownLink(all, known.url)}`, joinPieces(amounts, ', ')], ': ');
}

function othersWords(others: readonly EnvironmentHealth[]): string {
  const sum = (name: 'total' | 'read' | 'failed' | 'rolled_back') => others.reduce((all, one) => all + one[name], 0);
  const whole = { total: sum('total'), read: sum('read'), failed: sum('failed'), rolled_back: sum('rolled_back') };
  const how = howOften({ ...whole, at_least: others.some(({ at_least }) => at_least) });
  return `${count(others.length, 'other environment')}: ${how}`;
}

type Ends = Pick<EnvironmentHealth, 'total' | 'read' | 'failed' | 'rolled_back' | 'at_least'>;

function howOften(one: Ends): string {
  return `${one.at_least ? 'at least ' : ''}${count(one.total, 'deployment')}, ${howTheyEnded(one)}`;
}

function howTheyEnded({ total, at_least, read, failed, rolled_back: back }: Ends): string {
  if (read === 0) return 'not read how they ended';
  const amount = failed === 0 ? 'none' : String(failed);
  const known = read < total || at_least ? `${amount} of the ${read} read failed` : `${amount} failed`;
  return back === 0 ? known : `${known}, ${back} rolled back`;
}
