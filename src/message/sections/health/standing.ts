/** How all workflows stand where none of them is red now: "all green" is said of what is proved, and a digest speaks of its time. */

import type { Health } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import { capital, joinPieces, shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import {
  fewNames,
  type HealthLine,
  inTime,
  isDigest,
  nameIn,
  ofRepositories,
  onPlace,
  percent,
  placeOf,
  rateWords,
  secondsUntil,
} from './phrases.ts';
import { silence } from './silence.ts';

const DAY = 86_400;
/** What is a smaller part of the time is told by its length. */
const SMALL = 0.05;

/** `✅ **All green** on acme/shop main: 214 runs in 7 days, 97 % passed`, `⚪ **38 of 40 workflows green** … · Docs without a run`. */
export function greenLine(health: Health, unknown: boolean): HealthLine {
  const { runs, standing } = health;
  const place = onPlace(health);
  const gaps = unproved(health);
  const amounts = runsInTime(health);
  if (health.repositories?.length === 0 && health.unread === undefined) {
    return { icon: '⚪', words: 'No repository to look at', rest: ' (none is there, or all are archived)' };
  }
  if (unknown || standing === undefined || standing.unread.length > 0) {
    const known = standing === undefined || standing.green === 0 ? undefined : greenOf(standing);
    const read = runs?.read === 0 ? {} : { amounts };
    return { icon: '⚪', words: 'Not all builds could be read', rest: place, ...read, more: [known, ...gaps] };
  }
  if (standing.workflows === 0 || runs?.total === 0) {
    return { icon: '⚪', words: 'No builds', rest: place + (runs === undefined ? '' : inTime(health)), more: gaps };
  }
  if (standing.all_green && gaps.length === 0) return { icon: '✅', words: 'All green', rest: place, amounts };
  // Of the only workflow the first gap tells how it stands.
  const [gap = '', ...more] = standing.workflows === 1 && standing.green === 0 ? gaps : [];
  return gap === ''
    ? { icon: '⚪', words: capital(greenOf(standing)), rest: place, amounts, more: gaps }
    : { icon: '⚪', words: gap, rest: `\u00A0· ${placeOf(health)}`, amounts, more };
}

/** `🟡 **Green now, red for 42 % of the week** on acme/shop main: …`; undefined where nothing was red, and of a watch. */
export function unevenLine(health: Health, unknown: boolean): HealthLine | undefined {
  const [first, ...others] = isDigest(health) ? pastRed(health) : [];
  if (first === undefined) return undefined;
  const { standing } = health;
  const unread = standing?.unread.length ?? 0;
  const isSure = !unknown && standing?.red === 0 && unread === 0;
  const now = !isSure ? undefined : standing.all_green ? 'Green now' : 'Nothing red now';
  return {
    icon: '🟡',
    words: capital(joinPieces([now, first], ', ') ?? first),
    rest: isByRepository(health) ? '' : onPlace(health),
    amounts: runsInTime(health),
    more: [...others, unknown && unread === 0 ? 'not all builds could be read' : undefined, ...unproved(health)],
  };
}

/** `214 runs in 7 days, 97 % passed (was 94 %)`; undefined where the runs are not known. */
export function runsInTime(health: Health): string | undefined {
  const { runs, before, standing } = health;
  if (runs === undefined) return undefined;
  // What was red and passed when it was tried again.
  const { success_rate: rate, retry_rate: retried = 0, red_share: share = 0 } = runs;
  const isMended = rate === 1 && retried > 0 && share > 0 && standing?.red === 0;
  const passed = rateWords(rate, before?.success_rate, isMended ? ' passed in the end' : ' passed');
  return joinPieces([count(runs.total, 'run') + inTime(health), passed], ', ');
}

/** `red for 42 % of the week`, `red for at least 2h of the week`; undefined where not all was read, or nothing was red. */
function redFor(health: Health): string | undefined {
  const { runs, standing, workflows = [] } = health;
  const share = runs?.red_share ?? 0;
  if (share === 0 || runs?.read !== runs?.total || (standing?.unread.length ?? 0) > 0) return undefined;
  const seconds = secondsUntil(health.from, health.to);
  const least = workflows.some(({ at_least }) => at_least) ? 'at least ' : '';
  if (share === 1) return `red all of ${periodOf(seconds)}`;
  const part = share < SMALL && seconds !== undefined ? span(share * seconds) : percent(share);
  return `red for ${least}${part} of ${periodOf(seconds)}`;
}

function periodOf(seconds = 0): string {
  if (seconds === DAY) return 'the day';
  return seconds === 7 * DAY ? 'the week' : 'the time';
}

/** What was red and is no more, a phrase each; failed deployments as well. */
export function pastRed(health: Health): readonly string[] {
  const { repositories = [], workflows = [] } = health;
  const wasRed = workflows.filter(({ live, outages }) => live && outages > 0);
  const outages = wasRed.reduce((sum, one) => sum + one.outages, 0);
  const places = new Set(wasRed.map(({ repository }) => repository)).size;
  const longest = Math.max(...wasRed.map(({ red_seconds: seconds }) => seconds));
  const red = isByRepository(health)
    ? `${places} of ${ofRepositories(repositories.length)} ${places === 1 ? 'was' : 'were'} red${lengthOf(places, longest)}`
    : (redFor(health) ?? (outages > 0 ? count(outages, 'outage') : undefined));
  return [red, failedDeployments(health)].filter((one) => one !== undefined);
}

/** ` for 3h`, of several `, one for 3h`: what was red for longest, of the time that is told of. */
function lengthOf(places: number, seconds: number): string {
  return seconds > 0 ? `${places === 1 ? '' : ', one'} for ${span(seconds)}` : '';
}

/** Of several repositories it is told how many were red, and of one for how long. */
function isByRepository({ repositories = [], workflows = [] }: Health): boolean {
  return repositories.length > 1 && workflows.some(({ live, outages }) => live && outages > 0);
}

/** `2 of 6 deployments failed`, of several environments of which one failed `2 of 6 deployments to production rolled back`. */
export function failedDeployments({ deployments: all = [] }: Health): string | undefined {
  const sum = (name: 'failed' | 'rolled_back') => all.reduce((total, one) => total + one[name], 0);
  const bad = all.filter((one) => one.failed + one.rolled_back > 0);
  const [only, ...others] = bad;
  if (only === undefined) return undefined;
  const isOne = others.length === 0;
  const { total, read, missing } = deploymentCounts(isOne ? bad : all);
  const to = isOne && all.length > 1 ? ` to ${shortPlain(only.environment, 60) ?? 'one environment'}` : '';
  const whole = missing ? `the ${count(read, 'deployment')}${to} read` : `${count(total, 'deployment')}${to}`;
  const [failed, back] = [sum('failed'), sum('rolled_back')];
  if (failed === 0) return `${back} of ${whole} rolled back`;
  return `${failed} of ${whole} failed${back === 0 ? '' : `, ${back} rolled back`}`;
}

/** `10 of 40 deployments not read`: no praise stands beside what may have failed. */
function unreadDeployments({ deployments = [] }: Health): string | undefined {
  const { total, read, missing, atLeast } = deploymentCounts(deployments);
  if (!missing) return undefined;
  return total === read
    ? `more than ${count(total, 'deployment')}, not all read`
    : `${grouped(total - read)} of ${atLeast ? 'at least ' : ''}${count(total, 'deployment')} not read`;
}

function deploymentCounts(all: NonNullable<Health['deployments']>) {
  const total = all.reduce((sum, one) => sum + one.total, 0);
  const read = all.reduce((sum, one) => sum + one.read, 0);
  const atLeast = all.some(({ at_least }) => at_least);
  return { total, read, atLeast, missing: read < total || atLeast };
}

/** `38 of 40 workflows green`, `2 workflows green` where that is all, `no workflow green`. */
export function greenOf({ green, workflows }: NonNullable<Health['standing']>): string {
  if (green === 0) return 'no workflow green';
  const all = count(workflows, 'workflow');
  return `${green === workflows ? all : `${grouped(green)} of ${all}`} green`;
}

/** What is not proved green, or does not run as it should, a phrase each. */
function unproved(health: Health): readonly string[] {
  const { standing, silent = [], to } = health;
  const alarming = silent.filter((one) => !one.information);
  const [only, ...others] = alarming;
  const unstarted = alarming.filter(({ why }) => why === 'does_not_compile').length;
  const red = (standing?.red ?? 0) - unstarted;
  const isTold = ({ workflow, repository }: { readonly workflow: string; readonly repository: string }) =>
    alarming.some((one) => one.workflow === workflow && one.repository === repository);
  const names = (list: NonNullable<typeof standing>['unrun'] = []) =>
    list.filter((one) => !isTold(one)).map((one) => nameIn(health, one.workflow, one.repository));
  const [unread, unended, unrun] = [names(standing?.unread), names(standing?.unended), names(standing?.unrun)];
  const deployments = unreadDeployments(health);
  const comes = unended.length === 1 ? 'comes' : 'come';
  return [
    ...(red > 0 ? [`${red} red`] : []),
    ...(unread.length > 0 ? [`the runs of ${fewNames(unread)} could not be read`] : []),
    ...(unended.length > 0 ? [`${fewNames(unended)} never ${comes} to an end that counts`] : []),
    ...(unrun.length > 0 ? [`${fewNames(unrun)} without a run`] : []),
    ...(deployments === undefined ? [] : [deployments]),
    ...(others.length > 0 ? [`${count(alarming.length, 'workflow')} do not run as they should`] : []),
    ...(only !== undefined && others.length === 0
      ? [`${nameIn(health, only.workflow, only.repository)} ${silence(only, to).words}`]
      : []),
  ];
}
