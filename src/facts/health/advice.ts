/** What to mend first, from what is known of the builds. Pure. */

import type { FailureCause, Health } from '../facts.ts';
import { asLine } from '../host/json.ts';
import { DAY, HOUR } from './health-run.ts';
import { isInformation } from './verdict.ts';

/** A cause that so many runs share is worth more than one workflow. */
const MANY = 3;
/** Characters of it that are quoted: it stands in full among the causes. */
const LONGEST = 70;

/** One sentence; undefined where nothing is to be done. */
export function adviceOn(health: Health, now: number): string | undefined {
  const candidates = [
    ofCause(health),
    ofOutage(health, now),
    ofSilence(health),
    ofFlakiness(health),
    ofSlowness(health),
  ];
  return candidates.find((one) => one !== undefined);
}

function ofCause({ causes = [] }: Health): string | undefined {
  const [first] = causes;
  if (first === undefined || first.times < MANY || first.workflows.length < 2) return undefined;
  const { times, workflows, message, infrastructure } = first;
  const where = `it made ${times} runs of ${workflows.length} workflows red`;
  const what = `“${asLine(message, LONGEST)}${message.length > LONGEST ? ' …' : ''}”`;
  return infrastructure === undefined
    ? `Look at ${what} first: ${where}.`
    : `${HELPS[infrastructure] ?? 'Look at the runners'} first (${what}): ${where}.`;
}

/** What helps against a cause that is no fault of the code; against all others, to look at the runners. */
const HELPS: Partial<Record<NonNullable<FailureCause['infrastructure']>, string>> = {
  account: 'Pay the bill',
  disk_full: "Free the runners' disks",
  registry_limit: 'Sign in to the registry',
  rejected: 'Look at who may approve deployments',
  action_download: 'Look at the network',
  network: 'Look at the network',
};

function ofOutage({ workflows = [] }: Health, now: number): string | undefined {
  const red = workflows.filter(({ is_red }) => is_red);
  const [first] = red.toSorted((one, other) => Date.parse(one.red_since ?? '') - Date.parse(other.red_since ?? ''));
  if (first?.red_since === undefined) return undefined;
  const { name, red_since, red_runs = 1 } = first;
  const runs = red_runs > 1 ? `, ${red_runs} runs in a row` : '';
  return `Mend ${name} first: it has been red for ${spanOf(now - Date.parse(red_since))}${runs}.`;
}

function ofSilence({ silent = [] }: Health): string | undefined {
  const first = silent.find((one) => !isInformation(one));
  return first && `Look at ${first.workflow} first: ${SILENCE[first.why]}.`;
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

function ofFlakiness({ flaky_jobs: [first] = [] }: Health): string | undefined {
  return (
    first && `Mend the job ${first.name} of ${first.workflow}: it was red and green on one commit ${first.times} times.`
  );
}

function ofSlowness({ workflows = [] }: Health): string | undefined {
  const first = workflows.find(({ slower }) => slower);
  return first && `Look at why ${first.name} takes longer than before.`;
}

function spanOf(milliseconds: number): string {
  if (milliseconds < 2 * DAY) return `${Math.max(1, Math.round(milliseconds / HOUR))} hours`;
  return `${Math.round(milliseconds / DAY)} days`;
}
