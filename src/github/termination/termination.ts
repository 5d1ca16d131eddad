/** How an end came about: what each of its words means, and what follows for several jobs. */

import type { Facts } from '../../build/facts.ts';

export type Termination = NonNullable<Facts['end']>;
export type TerminationReason = Termination['what'];
type Infrastructure = NonNullable<Facts['infrastructure']>;

export type EndFacts = Pick<Facts, 'end' | 'infrastructure'>;
type Meaning = Omit<Termination, 'what' | 'service' | 'answer'>;

const code = (sure: boolean, advice?: Termination['advice']): Meaning => ({ whose: 'code', sure, advice });
const notTheCode = (advice: Termination['advice'], sure = true): Meaning => ({ whose: 'infrastructure', sure, advice });
const decision: Meaning = { whose: 'decision', sure: true };
const unknown: Meaning = { whose: 'unknown', sure: false };

const AGAIN = 'run it again; if it happens again, ask an administrator';

/** What is mixed is the code's: whoever wrote it hears once too often rather than never. */
const ENDS: Readonly<Record<TerminationReason, Meaning>> = {
  step: code(true),
  startup_failure: code(true),
  timed_out: code(false),
  out_of_memory: code(false, 'give it more memory, or make it use less'),
  // A signal 9 is mostly the kernel's, and for want of memory.
  killed: code(false, 'check how much memory it uses'),

  // A job without a step, a word or a log: a runner that was gone, or never there, or a job that GitHub refused.
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
  // A program may say so of its own fault.
  network: notTheCode('run it again', false),
  rate_limit: notTheCode('run it again later', false),
  other_host: { ...unknown, advice: 'run it again; if it fails again, check the address' },

  rejected: decision,
  newer_run: decision,
  person: decision,
};

export function getTermination(what: TerminationReason, sure = ENDS[what].sure): Termination {
  return { what, ...ENDS[what], sure };
}

/** Of a signal 9 a shell makes this. */
const KILLED = 137;

/** What the exit code of a command tells by itself. */
export function findExitCodeTermination(code: number | undefined): Termination | undefined {
  return code === KILLED ? getTermination('killed') : undefined;
}

/** Whether nobody is to be named or called for it: it was not the code, or nobody knows. */
export function isNotAttributable(end: Pick<Termination, 'whose'> | undefined): boolean {
  return end !== undefined && end.whose !== 'code';
}

/** The fact of that name: what failed where it was not the code. */
export function findInfrastructure(end: Pick<Termination, 'what'> | undefined): Infrastructure | undefined {
  return end !== undefined && isInfrastructure(end.what) ? end.what : undefined;
}

/** The facts that an end is told by. */
export function terminationFacts(end: Termination | undefined): EndFacts {
  return end === undefined ? {} : { end, infrastructure: findInfrastructure(end) };
}

function isInfrastructure(what: TerminationReason): what is Infrastructure {
  return what === 'rejected' || ENDS[what].whose === 'infrastructure';
}

/** A job with its end, as far as it was looked at. */
interface EndedJob {
  readonly started_at?: string;
  readonly duration_seconds?: number;
  readonly errors: readonly unknown[];
  readonly end?: Termination;
}

/** What the code has to do with is told before what nobody knows, and that before what was not the code. */
const FIRST_TOLD: readonly Termination['whose'][] = ['code', 'unknown', 'decision', 'infrastructure'];

/** Runners that are named. */
const MAX_RUNNERS = 5;

/**
 * Of several jobs that failed: what was not the code only where it was the code in none of them. A job that says nothing,
 * and began when another one had failed, is red by that.
 */
export function findJobsTermination(failed: readonly EndedJob[]): Termination | undefined {
  const roots = failed.filter((job) => !isFollower(job, failed)).map(({ end }) => end ?? getTermination('step', false));
  const whose = FIRST_TOLD.find((one) => roots.some((end) => end.whose === one));
  const [first, ...rest] = roots.filter((end) => end.whose === whose);
  const isMixed = whose === 'code' && rest.some(({ what }) => what !== first?.what);
  if (isMixed) return getTermination('step');
  const names = new Set(first?.what === 'runner_lost' ? roots.flatMap(({ service }) => service ?? []) : []);
  return first && names.size > 1 ? { ...first, service: [...names].slice(0, MAX_RUNNERS).join(', ') } : first;
}

/** Whether a job that says nothing began when another one had failed: it is red by that. */
export function isFollower(job: EndedJob, failed: readonly EndedJob[]): boolean {
  const start = Date.parse(job.started_at ?? '');
  const isSilent = job.errors.length === 0 && (job.end === undefined || job.end.what === 'step');
  return isSilent && failed.some((other) => other !== job && getEndTime(other) <= start);
}

/** In milliseconds; not a number where it is not known. */
export function getEndTime({
  started_at,
  duration_seconds: seconds = Number.NaN,
}: Pick<EndedJob, 'started_at' | 'duration_seconds'>): number {
  return Date.parse(started_at ?? '') + seconds * 1000;
}
