/** Defines what each termination reason means, and combines the reasons of several jobs. */

import type { Facts, RunJob } from '../../build/facts.ts';

export type Termination = NonNullable<Facts['termination']>;
type TerminationReason = Termination['reason'];
type Infrastructure = NonNullable<Facts['infrastructure']>;

type Meaning = Omit<Termination, 'reason' | 'service' | 'answer'>;

const code = (sure: boolean, advice?: Termination['advice']): Meaning => ({ category: 'code', certain: sure, advice });
const notTheCode = (advice: Termination['advice'], sure = true): Meaning => ({
  category: 'infrastructure',
  certain: sure,
  advice,
});
const decision: Meaning = { category: 'decision', certain: true };
const unknown: Meaning = { category: 'unknown', certain: false };

const AGAIN = 'run it again; if it happens again, ask an administrator';

/** Mixed causes count as code failures: one unneeded notification is better than a missing one. */
const MEANINGS: Readonly<Record<TerminationReason, Meaning>> = {
  step: code(true),
  // An error that may as well come from the machine or a service.
  unproven: code(false),
  startup_failure: code(true),
  timed_out: code(false),
  out_of_memory: code(false, 'give it more memory, or make it use less'),
  // Signal 9 mostly comes from the kernel, out of memory.
  killed: code(false, 'check how much memory it uses'),

  // Job without a step, message or log: a lost or missing runner, or a job that GitHub refused.
  before_first_step: unknown,
  unexplained: unknown,

  runner_lost: notTheCode(AGAIN),
  shutdown: notTheCode(AGAIN),
  not_acquired: notTheCode('check that a matching runner is available, then run it again'),
  account: notTheCode('pay the bill, then run it again'),
  disk_full: notTheCode("free the runner's disk, then run it again"),
  registry_limit: notTheCode('run it again later, or sign in to the registry'),
  action_retired: notTheCode('update to its newest version'),
  action_download: notTheCode(AGAIN),
  set_up: notTheCode(AGAIN),
  services: notTheCode(AGAIN),
  clean_up: notTheCode(AGAIN),
  // A program may report this for its own error.
  network: notTheCode('run it again', false),
  rate_limit: notTheCode('run it again later', false),
  refused: { ...unknown, advice: 'check the credential, permission, quota or version' },
  other_host: { ...unknown, advice: 'run it again; if it fails again, check the address' },

  rejected: decision,
  newer_run: decision,
  person: decision,
};

export function toTermination(what: TerminationReason, sure = MEANINGS[what].certain): Termination {
  return { reason: what, ...MEANINGS[what], certain: sure };
}

/** Returns true if nobody should be named or mentioned: an infrastructure failure, or an unknown cause. */
export function isNotAttributable(termination: Pick<Termination, 'category'> | undefined): boolean {
  return termination !== undefined && termination.category !== 'code';
}

const EXPLAINABLE: readonly TerminationReason[] = ['refused', 'unproven', 'out_of_memory', 'killed'];

/** Returns true if a commit is suspect only if it changed what may explain the failure: nothing proves the code. */
export function needsExplanation(termination: Pick<Termination, 'reason'> | undefined): boolean {
  return termination !== undefined && EXPLAINABLE.includes(termination.reason);
}

/** Returns true if the code is the cause, as far as it is known. */
export function isByCode(termination: Pick<Termination, 'reason' | 'category'> | undefined): boolean {
  return !isNotAttributable(termination) && !needsExplanation(termination);
}

/** Returns the fact of that name: what failed if it was not the code. */
export function findInfrastructure(termination: Pick<Termination, 'reason'> | undefined): Infrastructure | undefined {
  return termination !== undefined && isInfrastructure(termination.reason) ? termination.reason : undefined;
}

/** Converts a termination to its facts. */
export function terminationFacts(termination?: Termination): Pick<Facts, 'termination' | 'infrastructure'> {
  return termination === undefined ? {} : { termination, infrastructure: findInfrastructure(termination) };
}

/** Returns the facts that an exit code alone proves: shells return 137 for signal 9. */
export function exitCodeFacts(code: number | undefined): ReturnType<typeof terminationFacts> {
  return code === 137 ? terminationFacts(toTermination('killed')) : {};
}

function isInfrastructure(what: TerminationReason): what is Infrastructure {
  return what === 'rejected' || MEANINGS[what].category === 'infrastructure';
}

/** Pairs a job with its termination, if it was examined. */
type EndedJob = Pick<RunJob, 'started_at' | 'duration_seconds'> & {
  readonly errors: readonly unknown[];
  readonly termination?: Termination;
};

/** Reports code failures before unknown causes, and those before infrastructure failures. */
const REPORTED_FIRST: readonly Termination['category'][] = ['code', 'unknown', 'decision', 'infrastructure'];

const MAX_RUNNERS = 5;

/** Combines several failed jobs: an infrastructure failure only if none failed because of the code. */
export function findJobsTermination(failed: readonly EndedJob[]): Termination | undefined {
  const roots = failed
    .filter((job) => !isFollower(job, failed))
    .map(({ termination }) => termination ?? toTermination('step', false));
  const category = REPORTED_FIRST.find((one) => roots.some((root) => root.category === one));
  const [first, ...others] = roots.filter((root) => root.category === category);
  const isMixed = category === 'code' && others.some(({ reason: what }) => what !== first?.reason);
  if (isMixed) return toTermination(roots.every(needsExplanation) ? 'unproven' : 'step');
  const names = new Set(first?.reason === 'runner_lost' ? roots.flatMap(({ service }) => service ?? []) : []);
  return first && names.size > 1 ? { ...first, service: [...names].slice(0, MAX_RUNNERS).join(', ') } : first;
}

/** Returns true for a job without a message that started after another one failed. */
export function isFollower(job: EndedJob, failed: readonly EndedJob[]): boolean {
  const start = Date.parse(job.started_at ?? '');
  const isSilent = job.errors.length === 0 && (job.termination === undefined || job.termination.reason === 'step');
  const endOf = ({ started_at, duration_seconds = Number.NaN }: EndedJob) =>
    Date.parse(started_at ?? '') + duration_seconds * 1000;
  return isSilent && failed.some((other) => other !== job && endOf(other) <= start);
}
