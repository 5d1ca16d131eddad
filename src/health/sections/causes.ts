/** Renders causes, flaky jobs, deployments, and open security alerts. */

import { repeatsConclusion } from '../../build/explanation.ts';
import type { FailureCause, Health } from '../../build/facts.ts';
import { markdownLink } from '../../message/markdown/escape.ts';
import { titledList } from '../../message/sections/lines.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { NOT_THE_CODE } from '../../message/sections/text/conclusion-text.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../../message/sections/text/short-text.ts';
import { count, grouped, span } from '../../text/format-number.ts';
import { isQuiet, listLines, secondsUntil, toRepository } from './format.ts';

const MAX_LINES = 6;

/** `- 4 × [connect ECONNREFUSED](…) in CI and Nightly`. */
export function causes({ facts: { health } }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const displayed = (health.causes ?? []).filter((one) => !isShownAbove(health, one)).slice(0, MAX_LINES);
  const lines = displayed.map((one) => {
    const names = one.workflows.slice(0, 4).map((name) => shortMarkdown(name, 60) ?? '');
    const more = one.workflows.length > 4 ? ` and ${one.workflows.length - 4} more` : '';
    const reason = one.infrastructure && NOT_THE_CODE[one.infrastructure];
    const isCovered = reason !== undefined && repeatsConclusion(one);
    const infrastructure =
      reason === undefined ? '' : isCovered ? ' (not a code failure)' : ` (${reason}, not a code failure)`;
    const what = markdownLink((isCovered ? reason : shortPlain(one.message, 160)) ?? 'unknown', one.url);
    return `${one.times}\u00A0× ${what}${infrastructure} in ${names.join(', ')}${more}`;
  });
  return lines.length === 0 ? undefined : titledList('Failure causes', lines);
}

/** Returns true if the list of failures already shows the cause of all these runs. */
function isShownAbove({ turned_red = [], still_red = [] }: Health, { message, times, workflows }: FailureCause) {
  const [name, ...rest] = workflows;
  const red = [...turned_red, ...still_red].filter((one) => one.workflow === name && one.cause === message);
  return rest.length === 0 && red.some(({ runs }) => runs >= times);
}

/** `- [test (ubuntu)](…) in CI: 3 times, latest 2 days ago: [#42](…), [#40](…)`. */
export function flaky({ facts: { health } }: SectionInput): string | undefined {
  const jobs = health?.flaky_jobs ?? [];
  if (health === undefined || jobs.length === 0) return undefined;
  const lines = jobs.slice(0, MAX_LINES).map((one) => {
    const name = markdownLink(shortPlain(one.name, 80) ?? 'A job', one.url);
    const seconds = secondsUntil(one.last_at, health.to);
    const last = seconds === undefined ? undefined : `latest ${span(seconds)} ago`;
    const runs = one.runs.slice(0, 3).map(({ number, url }) => markdownLink(`#${number ?? '?'}`, url));
    const times = joinPieces([count(one.times, 'time'), last, one.new ? 'new' : undefined], ', ');
    return `${name} in ${shortMarkdown(one.workflow, 60)}${toRepository(health, one.repository)}: ${times} (${runs.join(', ')})`;
  });
  return titledList('Flaky jobs', lines);
}

/** `- production: 12 deployments, 1 failed, 1 rolled back`. */
export function deployments({ facts: { health } }: SectionInput): string | undefined {
  const all = health?.deployments ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  const lines = all.map(({ environment, repository, url, total, is_lower_bound, read, failed, rolled_back: back }) => {
    const name = markdownLink(shortPlain(environment, 80) ?? 'unknown', url) + toRepository(health, repository);
    const amount = (is_lower_bound ? 'at least ' : '') + count(total, 'deployment');
    const existing =
      read < total || is_lower_bound ? `${failed} of the ${read} read failed` : `${failed || 'none'} failed`;
    const result = read === 0 ? 'not read how they ended' : existing;
    return joinPieces([`${name}: ${amount}`, result, back === 0 ? undefined : `${back} rolled back`], ', ') ?? '';
  });
  return titledList('Deployments', listLines(lines, MAX_LINES));
}

/** `🛡️ [12 open security alerts](…): 1 critical, 3 high, 2 new`; empty without alerts. */
export function alerts({ facts: { health } }: SectionInput): string | undefined {
  const { alerts: existing } = health ?? {};
  if (existing === undefined || existing.open === 0) return undefined;
  const all = `${existing.is_lower_bound ? 'at least ' : ''}${count(existing.open, 'open security alert')}`;
  const amounts = (['critical', 'high', 'new'] as const).flatMap((word) =>
    existing[word] > 0 ? [`${grouped(existing[word])} ${word}`] : [],
  );
  return joinPieces([`🛡️ ${markdownLink(all, existing.url)}`, joinPieces(amounts, ', ')], ': ');
}
