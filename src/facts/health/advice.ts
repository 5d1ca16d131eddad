/** What to mend first, from what is known of the builds. Pure. */

import { grouped, span } from '../../text/amounts.ts';
import type { FailureCause, Health, HealthOutage } from '../facts.ts';
import { asLine } from '../host/json.ts';
import { DAY } from './health-run.ts';

/** A cause that so many runs or workflows share is worth more than one workflow. */
const MANY = 3;
/** Fewer failed deployments of an environment are no pattern. */
const SEVERAL = 2;
/** Characters of a cause that are quoted: it stands in full among the causes. */
const LONGEST = 70;

/** One sentence on what blocks most people now, or else on what came back; undefined where nothing is to be done. */
export function adviceOn(health: Health, now: number): string | undefined {
  const { turned_red = [], still_red = [], causes = [] } = health;
  const red = [...turned_red, ...still_red];
  const known = causes.filter((one) => one.times >= MANY && liveIn(health, one.workflows) > 1);
  const isOfCode = ({ infrastructure }: Pick<FailureCause, 'infrastructure'>) => infrastructure === undefined;
  const steps: readonly (() => string | undefined)[] = [
    () =>
      ofRed(
        health,
        red.filter((one) => blocks(one) && isOfCode(one)),
      ),
    () => ofUnstarted(health),
    () => ofRed(health, red.filter(blocks)),
    () => ofWaiting(health, now),
    () => ofRed(health, red.filter(isOfCode)),
    () => ofRed(health, red),
    () => ofSilence(health),
    () => ofDeployments(health),
    () => ofCause(known.filter(isOfCode)),
    () => ofFlakiness(health),
    () => ofCause(known),
    () => ofSlowness(health),
  ];
  for (const step of steps) {
    const sentence = step();
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

/** A red schedule stops nobody. */
function blocks({ scope }: HealthOutage): boolean {
  return scope !== 'schedule';
}

/** Workflows of one cause are mended together; of others the one that is red for longest. */
function ofRed(health: Health, red: readonly HealthOutage[]): string | undefined {
  const [shared] = [...Map.groupBy(red, ({ cause }) => cause)]
    .flatMap(([cause, all]) => (cause === undefined || all.length < MANY ? [] : [{ cause, all }]))
    .toSorted((one, other) => other.all.length - one.all.length);
  const [one] = shared?.all ?? byLength(red);
  if (one === undefined) return undefined;
  const help = one.infrastructure === undefined ? undefined : helpFor(one.infrastructure);
  if (shared !== undefined) {
    const what = quoted(shared.cause);
    return help === undefined
      ? `Look at ${what} first: it keeps ${shared.all.length} workflows red.`
      : `${help} first (${what}): it keeps ${shared.all.length} workflows red.`;
  }
  const name = nameOf(health, one);
  const length = lengthOf(one);
  if (help !== undefined) return `${help} first: ${name} ${length}, and not by the code.`;
  const runs = one.runs > 1 ? `, ${one.at_least ? 'at least ' : ''}${grouped(one.runs)} runs in a row` : '';
  return `Mend ${name} first: it ${length}${runs}.`;
}

function byLength(red: readonly HealthOutage[]): readonly HealthOutage[] {
  return red.toSorted((one, other) => (other.after_seconds ?? 0) - (one.after_seconds ?? 0));
}

/** `has been red for at least 17 days`. */
function lengthOf({ at_least, after_seconds: seconds }: HealthOutage): string {
  return seconds === undefined ? 'is red' : `has been red for ${at_least ? 'at least ' : ''}${spanOf(seconds)}`;
}

/** What does not start is as red as can be; of a schedule it blocks nobody. */
function ofUnstarted({ silent = [], ...health }: Health): string | undefined {
  const blocking = silent.filter((one) => one.why === 'does_not_compile' && one.expected_seconds === undefined);
  return ofSilence({ ...health, silent: blocking });
}

function ofSilence({ silent = [], ...health }: Health): string | undefined {
  const first = silent.find((one) => !one.information);
  return first && `Look at ${nameOf(health, first)} first: ${SILENCE[first.why]}.`;
}

const SILENCE = {
  stopped: 'its schedule stopped',
  slowed: 'its schedule runs less than half as often as it should',
  disabled_inactivity: 'GitHub switched it off, because nothing happened in the repository',
  disabled_manually: 'it is switched off',
  does_not_compile: 'its file has an error, so it cannot start',
  never_green: 'it runs and never comes to an end that counts',
  unheard: 'it waits for a workflow that is not there',
} as const;

/** Whatever it is that a run waits for: after a day somebody has to look. */
function ofWaiting({ waiting = [], ...health }: Health, now: number): string | undefined {
  const long = waiting.filter(({ since }) => now - Date.parse(since) >= DAY);
  const [first] = long.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return (
    first &&
    `See to ${nameOf(health, first)} first: a run of it has waited for ${spanOf((now - Date.parse(first.since)) / 1000)}.`
  );
}

function ofDeployments({ deployments = [], ...health }: Health): string | undefined {
  const first = deployments.find(({ failed }) => failed >= SEVERAL);
  if (first === undefined) return undefined;
  const where = nameOf(health, { workflow: first.environment, repository: first.repository });
  return `Look at the deployments to ${where} first: ${first.failed} of ${first.read} failed.`;
}

function ofCause([first]: readonly FailureCause[]): string | undefined {
  if (first === undefined) return undefined;
  const { times, workflows, message, infrastructure } = first;
  const where = `it made ${times} runs of ${workflows.length} workflows red`;
  return infrastructure === undefined
    ? `Look at ${quoted(message)} first: ${where}.`
    : `${helpFor(infrastructure)} first (${quoted(message)}): ${where}.`;
}

function quoted(message: string): string {
  return `“${asLine(message, LONGEST)}${message.length > LONGEST ? ' …' : ''}”`;
}

type Infrastructure = NonNullable<FailureCause['infrastructure']>;

/** What helps against a cause that is no fault of the code; against all others, to look at the runners. */
const HELPS: Partial<Record<Infrastructure, string>> = {
  account: 'Pay the bill',
  disk_full: "Free the runners' disks",
  registry_limit: 'Sign in to the registry',
  rejected: 'Look at who may approve deployments',
  action_download: 'Look at the network',
  network: 'Look at the network',
};

function helpFor(infrastructure: Infrastructure): string {
  return HELPS[infrastructure] ?? 'Look at the runners';
}

function ofFlakiness(health: Health): string | undefined {
  const first = health.flaky_jobs?.find(({ workflow }) => liveIn(health, [workflow]) > 0);
  if (first === undefined) return undefined;
  return `Mend the job ${first.name} of ${nameOf(health, first)}: it was red and green on one commit ${first.times} times.`;
}

function ofSlowness(health: Health): string | undefined {
  const first = health.workflows?.find(({ slower, live }) => slower && live);
  return first && `Look at why ${nameOf(health, { ...first, workflow: first.name })} takes longer than before.`;
}

/** How many of these are known to be live. */
function liveIn({ workflows = [] }: Health, names: readonly string[]): number {
  const live = new Set(workflows.filter((one) => one.live).map(({ name }) => name));
  return names.filter((name) => live.has(name)).length;
}

/** With its repository where there are several. */
function nameOf(
  { repositories = [] }: Health,
  { workflow, repository }: { readonly workflow: string; readonly repository: string },
): string {
  return repositories.length > 1 ? `${workflow} in ${repository}` : workflow;
}

/** As the lines around it say it, in plain blanks: it is a fact as well. */
function spanOf(seconds: number): string {
  return span(seconds).replaceAll('\u00A0', ' ');
}
