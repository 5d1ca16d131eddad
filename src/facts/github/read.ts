import { defined } from '../../defined.ts';
import { isRed } from '../conclusion.ts';
import { secondsBetween } from '../host/json.ts';
import type { Wanted } from '../plan.ts';
import type { Facts, Run, RunJob } from '../types.ts';
import { HISTORY, readChange, readSince } from './change.ts';
import { readCommit, readPullRequest } from './commit-reads.ts';
import { type Context, orFault, runKey } from './context.ts';
import { explainFailures, jobsSoFar } from './failures.ts';
import type { FoundJob } from './jobs.ts';
import { type RunRecord, readRun } from './runs.ts';
import { settle, unreadConclusion } from './verdict.ts';

/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
export async function readFacts(context: Context, wanted: ReadonlySet<Wanted>): Promise<Facts> {
  const { base } = context;
  const [found, run, commit, pull_request] = await Promise.all([
    needsJobs(context, wanted) ? allJobs(context) : undefined,
    needsRun(wanted) ? theRun(context, wanted) : undefined,
    wanted.has('commit') ? theCommit(context) : undefined,
    wanted.has('pull_request') ? thePullRequest(context) : undefined,
  ]);
  const { conclusion, jobs } = await settled(context, found, wanted);
  const facts = defined<Facts>({
    ...base.facts,
    conclusion,
    run: base.facts.run && withTimes(base.facts.run, run, base.facts.job === undefined),
    commit: commit ?? base.facts.commit,
    pull_request: pull_request ?? base.facts.pull_request,
  });
  const [failed, changed] = await Promise.all([
    wanted.has('failed_jobs') && isRed(facts.conclusion) && jobs ? explainFailures(context, jobs) : undefined,
    readHistory(context, facts, run, jobs, wanted),
  ]);
  return defined<Facts>({
    ...facts,
    ...changed,
    jobs: wanted.has('jobs') ? jobs?.map(told) : undefined,
    failed_jobs: failed !== undefined && failed.length > 0 ? failed.map(told) : undefined,
  });
}

function told({ stopped_steps: _, ...job }: FoundJob): RunJob {
  return job;
}

async function settled(
  context: Context,
  jobs: readonly FoundJob[] | undefined,
  wanted: ReadonlySet<Wanted>,
): Promise<{ readonly conclusion: Facts['conclusion']; readonly jobs: readonly FoundJob[] | undefined }> {
  const { base, status } = context;
  if (!wanted.has('verdict')) return { conclusion: base.facts.conclusion, jobs };
  return jobs === undefined ? { conclusion: unreadConclusion(base, status), jobs } : settle(context, jobs);
}

async function readHistory(
  context: Context,
  facts: Facts,
  run: RunRecord | undefined,
  jobs: readonly FoundJob[] | undefined,
  wanted: ReadonlySet<Wanted>,
): Promise<Partial<Facts>> {
  if (!wanted.has('change') && !wanted.has('commits_since_green')) return {};
  const { green, sha, ...change } = await readChange(context, facts, run, jobs);
  if (!wanted.has('commits_since_green')) return change;
  return { ...change, ...(await readSince(context, green, sha)) };
}

function needsJobs({ oneJob }: Context, wanted: ReadonlySet<Wanted>): boolean {
  if (wanted.has('verdict') || wanted.has('jobs') || wanted.has('failed_jobs')) return true;
  return oneJob && (wanted.has('change') || wanted.has('commits_since_green'));
}

function needsRun(wanted: ReadonlySet<Wanted>): boolean {
  return wanted.has('run') || wanted.has('change') || wanted.has('commits_since_green');
}

async function allJobs(context: Context): Promise<readonly FoundJob[] | undefined> {
  const key = runKey(context.base.facts);
  if (key === undefined) return undefined;
  const what = context.status === 'workflow' ? 'the verdict of the whole run' : 'the failing jobs and steps';
  return orFault(context.faults, what, jobsSoFar(context, key));
}

async function theRun({ api, base, faults }: Context, wanted: ReadonlySet<Wanted>): Promise<RunRecord | undefined> {
  const key = runKey(base.facts);
  const what = wanted.has('change') ? HISTORY : "the run's times";
  return key === undefined ? undefined : orFault(faults, what, readRun(api, key.id));
}

async function theCommit({ api, base, faults }: Context): Promise<Facts['commit']> {
  const sha = base.facts.commit?.sha;
  return sha === undefined ? undefined : orFault(faults, "the commit's message", readCommit(api, sha, base.host));
}

async function thePullRequest({ api, base, faults }: Context): Promise<Facts['pull_request']> {
  const sha = base.facts.commit?.sha;
  return sha === undefined ? undefined : orFault(faults, 'the pull request', readPullRequest(api, sha, base.host));
}

/** Adds when the run started, and how long it took if it is over; this step's own run never is. */
function withTimes(run: Run, read: RunRecord | undefined, over: boolean): Run {
  if (read === undefined || read.attempt !== (run.attempt ?? 1)) return run;
  const started_at = run.started_at ?? read.started_at;
  const duration = run.duration_seconds ?? (over ? secondsBetween(started_at, read.ended_at) : undefined);
  return defined<Run>({ ...run, started_at, duration_seconds: duration });
}
