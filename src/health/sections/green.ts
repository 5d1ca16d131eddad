/** Renders the first line if nothing fails now. Claims success only if it is proved. */

import type { Health } from '../../build/facts.ts';
import { capital, joinPieces, shortPlain } from '../../message/sections/text.ts';
import { count, grouped, span } from '../../text/format.ts';
import {
  fewNames,
  formatSilence,
  isDigest,
  onBranch,
  overPeriod,
  percent,
  secondsUntil,
  toLocation,
} from './causes.ts';

/** The state of the builds, in one line of plain text. */
export interface HealthLine {
  readonly icon: string;
  /** Name of the only reported entry; may be truncated. */
  readonly name?: string;
  /** Bold text after the name. */
  readonly words: string;
  /** Text after it, with a leading space. */
  readonly rest: string;
  readonly amounts?: string;
  /** Further pieces, the most important first. */
  readonly more?: readonly (string | undefined)[];
  readonly url?: string;
}

const DAY = 86_400;
/** A smaller share of the time is shown as a duration. */
const MIN_SHARE = 0.05;

/** `✅ **All green** on acme/shop main: 214 runs in 7 days, 97% passed`, `⚪ **38 of 40 workflows green** … · Docs: no runs`. */
export function greenLine(health: Health, unknown: boolean): HealthLine {
  const { runs, summary, repositories, unread } = health;
  const [rest, gaps, amounts] = [onBranch(health), unproved(health), runsInTime(health)];
  const line = (text: string, icon = '⚪'): HealthLine => ({ icon, words: text, rest, amounts, more: gaps });
  if (repositories?.length === 0 && unread === undefined) {
    return { icon: '⚪', words: 'No repository to look at', rest: ' (none is there, or all are archived)' };
  }
  if (unknown || summary === undefined || summary.unread.length > 0) {
    const existing = summary === undefined || summary.green === 0 ? undefined : toGreen(summary);
    return {
      ...line('Not all builds could be read'),
      ...(runs?.read === 0 && { amounts: undefined }),
      more: [existing, ...gaps],
    };
  }
  if (summary.workflows === 0 || runs?.total === 0) {
    return { icon: '⚪', words: 'No builds', rest: rest + (runs === undefined ? '' : overPeriod(health)), more: gaps };
  }
  if (summary.all_green && gaps.length === 0) return line('All green', '✅');
  if (summary.green === summary.workflows && gaps.length === 0) return line('Green now, but not all the time', '🟡');
  const [gap, ...more] = gaps;
  if (gap === undefined || summary.workflows > 1 || summary.green > 0) return line(capital(toGreen(summary)));
  return { icon: '⚪', words: gap, rest: `\u00A0· ${toLocation(health)}`, amounts, more };
}

/** `🟡 **Green now, failing 42% of the week** on acme/shop main: …`; undefined without failures, and in a watch. */
export function unevenLine(health: Health, unknown: boolean): HealthLine | undefined {
  const [first, ...rest] = isDigest(health) ? pastRed(health) : [];
  if (first === undefined) return undefined;
  const { summary } = health;
  const unread = summary?.unread.length ?? 0;
  const isSure = !unknown && summary?.red === 0 && unread === 0;
  const now = !isSure ? undefined : summary.green === summary.workflows ? 'Green now' : 'Nothing failing now';
  return {
    icon: '🟡',
    words: capital(joinPieces([now, first], ', ') ?? first),
    rest: onBranch(health),
    amounts: runsInTime(health),
    more: [...rest, unknown && unread === 0 ? 'not all builds could be read' : undefined, ...unproved(health)],
  };
}

/** `214 runs in 7 days, 97% passed (was 94%)`; undefined if the runs are unknown. */
export function runsInTime(health: Health, of = ''): string | undefined {
  const { runs, before, summary } = health;
  if (runs === undefined) return undefined;
  const { success_rate: rate, retry_rate: retried = 0, red_share: share = 0 } = runs;
  // Failed runs that passed after a re-run.
  const isRecovered = rate === 1 && retried > 0 && share > 0 && summary?.red === 0;
  const was = before?.success_rate === undefined ? '' : percent(before.success_rate);
  const isOther = was !== '' && rate !== undefined && was !== percent(rate);
  const passed =
    rate === undefined
      ? undefined
      : `${percent(rate)} passed${isRecovered ? ' in the end' : ''}${isOther ? ` (was\u00A0${was})` : ''}`;
  return joinPieces([count(runs.total, 'run') + of + overPeriod(health), passed], ', ');
}

/** Lists recovered failures and failed deployments, one phrase each. */
export function pastRed(health: Health): readonly string[] {
  const outages = (health.workflows ?? []).reduce((sum, one) => sum + (one.active ? one.outages : 0), 0);
  const red = redFor(health) ?? (outages > 0 ? count(outages, 'outage') : undefined);
  return [red, failedDeployments(health)].filter((one) => one !== undefined);
}

/** `failing 42% of the week`; undefined after an incomplete read, or without failures. */
function redFor(health: Health): string | undefined {
  const { runs, summary, workflows = [] } = health;
  const share = runs?.red_share ?? 0;
  if (share === 0 || runs?.read !== runs?.total || (summary?.unread.length ?? 0) > 0) return undefined;
  const seconds = secondsUntil(health.from, health.to) ?? 0;
  const period = seconds === DAY ? 'the day' : seconds === 7 * DAY ? 'the week' : 'the time';
  if (share === 1) return `failing all of ${period}`;
  const least = workflows.some(({ is_lower_bound }) => is_lower_bound) ? 'at least ' : '';
  const part = share < MIN_SHARE && seconds > 0 ? span(share * seconds) : percent(share);
  return `failing ${least}${part} of ${period}`;
}

/** `2 of 6 deployments failed, 1 rolled back`, `1 of 6 deployments rolled back`. */
export function failedDeployments({ deployments: all = [] }: Health): string | undefined {
  const sum = (name: 'read' | 'failed' | 'rolled_back') => all.reduce((total, one) => total + one[name], 0);
  const [read, failed, back] = [count(sum('read'), 'deployment'), sum('failed'), sum('rolled_back')];
  if (failed === 0) return back === 0 ? undefined : `${back} of ${read} rolled back`;
  return joinPieces([`${failed} of ${read} failed`, back === 0 ? undefined : `${back} rolled back`], ', ');
}

/** `38 of 40 workflows green`, `2 workflows green` if that is all, `no workflow green`. */
export function toGreen({ green, workflows }: NonNullable<Health['summary']>): string {
  if (green === 0) return 'no workflow green';
  const all = count(workflows, 'workflow');
  return `${green === workflows ? all : `${grouped(green)} of ${all}`} green`;
}

type Named = Pick<NonNullable<Health['silent']>[number], 'workflow' | 'repository'>;

/** Lists workflows that aren't proved to pass or don't run as expected, one phrase each. */
function unproved(health: Health): readonly string[] {
  const { summary, silent = [], repositories = [], deployments = [], to } = health;
  const alarming = silent.filter((one) => !one.information);
  const [only, ...rest] = alarming;
  const red = (summary?.red ?? 0) - alarming.filter(({ why }) => why === 'does_not_compile').length;
  const nameOf = ({ workflow, repository }: Named) =>
    `${shortPlain(workflow, 80) ?? 'a workflow'}${repositories.length > 1 ? ` in ${repository}` : ''}`;
  const isShown = ({ workflow, repository }: Named) =>
    alarming.some((one) => one.workflow === workflow && one.repository === repository);
  const names = (list: readonly Named[] = []) => list.filter((one) => !isShown(one)).map(nameOf);
  const [unread, inconclusive, neverRan] = [
    names(summary?.unread),
    names(summary?.inconclusive),
    names(summary?.never_ran),
  ];
  const isPartial = deployments.some(({ read, total, is_lower_bound }) => read < total || is_lower_bound);
  return [
    red > 0 && `${red} failing`,
    unread.length > 0 && `the runs of ${fewNames(unread)} could not be read`,
    inconclusive.length > 0 &&
      `${fewNames(inconclusive)} ${inconclusive.length === 1 ? 'is' : 'are'} always cancelled or skipped`,
    neverRan.length > 0 && `${fewNames(neverRan)}: no runs`,
    isPartial && 'not all deployments could be read',
    rest.length > 0 && `${count(alarming.length, 'workflow')} don't run as expected`,
    only !== undefined && rest.length === 0 && `${nameOf(only)} ${formatSilence(only, to)}`,
  ].filter((phrase) => phrase !== false);
}
