import { defined } from '../../defined.ts';
import type { Facts, Job, LoadedFacts, Run } from '../facts.ts';
import { runTitle } from '../host/commits.ts';
import { type Json, secondsBetween } from '../host/json.ts';
import type { ApiLoader } from '../plan/plan.ts';
import { readArtifacts } from './artifacts.ts';
import { readCommit, readPullRequest } from './commits.ts';
import { type LoaderContext, orFault, runKey } from './context.ts';
import { HISTORY } from './history/change.ts';
import { readRun, runRecord } from './history/runs.ts';
import { type ApiJob, readJobs } from './jobs/jobs.ts';
import { readOwnJob } from './jobs/own-job.ts';
import { failedOf, othersOf } from './jobs/reported.ts';
import { type RunVerdict, settle, stoppedInTime, unreadConclusion } from './jobs/verdict.ts';
import { jobFact, readWhy } from './read-causes.ts';

type WantedLoaders = ReadonlySet<ApiLoader>;

/** What was read before anything was concluded from it. */
interface ApiReading {
  readonly jobs: readonly ApiJob[] | undefined;
  readonly own: ApiJob | undefined;
  readonly run: Json | undefined;
  /** True where the history is lost with the own job. */
  readonly lost?: boolean;
}

/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
export async function readFacts(context: LoaderContext, wanted: WantedLoaders): Promise<Facts> {
  const { base } = context;
  const [found, run, commit, pull_request, artifacts] = await Promise.all([
    theJobs(context, wanted),
    wanted.has('run') ? theRun(context) : undefined,
    wanted.has('commit') ? theCommit(context) : undefined,
    wanted.has('pull_request') ? thePullRequest(context) : undefined,
    wanted.has('artifacts') ? theArtifacts(context) : undefined,
  ]);
  const read: ApiReading = { ...found, run };
  const settled = await settledBy(context, wanted, read);
  const facts = defined<Facts>({
    ...base.facts,
    conclusion: settled.conclusion,
    commit: commit ?? base.facts.commit,
    pull_request: pull_request ?? base.facts.pull_request,
    job: base.facts.job && jobWith(context, base.facts.job, read.own),
  });
  const timed = defined<Facts>({ ...facts, run: facts.run && runWith(context, facts, facts.run, read) });
  const { own, lost = false } = read;
  return defined<Facts>({
    ...timed,
    ...(await readWhy(context, { facts: timed, jobs: settled.jobs, own, lost }, wanted)),
    ...ofTheRun(context, wanted, read),
    stopped: stoppedBy(timed, settled),
    artifacts,
  });
}

/** All jobs where a whole run is reported or a template wants them; else only the own one, in one request. */
async function theJobs(context: LoaderContext, wanted: WantedLoaders): Promise<Omit<ApiReading, 'run'>> {
  const { base, faults, oneJob, asksForRun } = context;
  const key = runKey(base.facts);
  const explains = wanted.has('failed_jobs') || wanted.has('verdict');
  const ofRun = base.facts.scope !== 'event' && !oneJob && explains;
  const what = asksForRun ? 'the verdict of the whole run' : 'the failing jobs and steps';
  const all = key !== undefined && (wanted.has('jobs') || ofRun);
  const jobs = all ? await orFault(faults, what, readJobs(context.api, key)) : undefined;
  const compares = wanted.has('change') && base.facts.scope === 'job';
  const needsOwn = oneJob && (wanted.has('job') || explains || compares);
  if (!needsOwn || (all && jobs === undefined)) return { jobs, own: undefined };
  const own = await readOwnJob(context, jobs).catch((error: unknown): 'lost' => {
    if (explains || wanted.has('job')) faults.add(explains ? what : "the job's times", error);
    if (compares) faults.add(HISTORY, error);
    return 'lost';
  });
  return own === 'lost' ? { jobs, own: undefined, lost: compares } : { jobs, own };
}

async function settledBy(
  context: LoaderContext,
  wanted: WantedLoaders,
  { jobs, own }: ApiReading,
): Promise<RunVerdict> {
  const { base, oneJob, status } = context;
  const reported = oneJob ? own && [own] : jobs && othersOf(context, jobs);
  if (reported === undefined) {
    const conclusion = wanted.has('verdict') ? unreadConclusion(base, status) : base.facts.conclusion;
    return { conclusion, jobs: [] };
  }
  return wanted.has('verdict') ? settle(context, reported) : { conclusion: base.facts.conclusion, jobs: reported };
}

async function theRun({ api, base, faults }: LoaderContext): Promise<Json | undefined> {
  const key = runKey(base.facts);
  return key === undefined ? undefined : orFault(faults, "the run's times", readRun(api, key.id));
}

async function theCommit({ api, base, faults }: LoaderContext): Promise<Facts['commit']> {
  const sha = base.facts.commit?.sha;
  return sha === undefined ? undefined : orFault(faults, "the commit's message", readCommit(api, sha, base.host));
}

async function thePullRequest({ api, base, faults }: LoaderContext): Promise<Facts['pull_request']> {
  return orFault(faults, 'the pull request', readPullRequest(api, base));
}

async function theArtifacts({ api, base, faults }: LoaderContext): Promise<Facts['artifacts']> {
  const id = base.facts.run?.id;
  return id === undefined ? undefined : orFault(faults, 'the artifacts', readArtifacts(api, id, base.host));
}

/** Counted are the jobs of the run without the one that asks. */
function ofTheRun(context: LoaderContext, wanted: WantedLoaders, { jobs }: ApiReading): LoadedFacts {
  if (jobs === undefined) return {};
  const others = othersOf(context, jobs);
  return defined<LoadedFacts>({
    jobs: wanted.has('jobs') ? jobs.map(jobFact) : undefined,
    job_counts: { total: others.length, failed: failedOf({ ...context, oneJob: false }, others).length },
  });
}

function stoppedBy(facts: Facts, { stopped, jobs }: RunVerdict): Facts['stopped'] {
  const [late] = jobs.filter(({ conclusion }) => conclusion === 'timed_out');
  return (
    facts.stopped ?? stopped ?? stoppedInTime(facts.conclusion, late?.duration_seconds ?? facts.run?.duration_seconds)
  );
}

/** A job that asks is still running: what it took so far. */
function jobWith({ world }: LoaderContext, job: Job, own: ApiJob | undefined): Job {
  const started_at = own?.started_at;
  const now = new Date(world.now()).toISOString();
  const duration = own?.duration_seconds ?? secondsBetween(started_at, own?.conclusion === undefined ? now : undefined);
  return defined<Job>({ ...job, started_at, duration_seconds: duration });
}

/** When it started and, of a whole run, how long it took; this step's own run is never over. */
function runWith({ world, base }: LoaderContext, facts: Facts, run: Run, { run: json, jobs }: ApiReading): Run {
  const found = runRecord(json);
  const read = found?.attempt === (run.attempt ?? 1) ? found : undefined;
  const first = run.attempt === 1 && facts.scope === 'run' ? earliestOf(jobs ?? []) : undefined;
  const started_at = run.started_at ?? read?.started_at ?? first;
  const ended_at = base.facts.job === undefined ? read?.ended_at : new Date(world.now()).toISOString();
  const took = facts.scope === 'run' ? secondsBetween(started_at, ended_at) : undefined;
  const said = [facts.workflow, facts.commit?.subject, facts.pull_request?.title];
  const title = run.title ?? runTitle(json, said);
  return defined<Run>({ ...run, started_at, title, duration_seconds: run.duration_seconds ?? took });
}

/** The first jobs of a run are queued as it starts. */
function earliestOf(jobs: readonly ApiJob[]): string | undefined {
  return jobs.flatMap(({ created_at, started_at }) => created_at ?? started_at ?? []).toSorted()[0];
}
