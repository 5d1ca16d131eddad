/** Shares reads of GitHub's API among loaders: each runs once, for its first caller. */

import type { Json } from '../build/code-host/json.ts';
import { isRed } from '../build/conclusion.ts';
import type { ApiLoader, Facts, FactsFor, RunJob } from '../build/facts.ts';
import { findFailingFiles, selectStepFacts } from '../build/files/failing-files.ts';
import { namedFiles } from '../build/files/named-files.ts';
import { API_SOURCES } from '../build/sources.ts';
import { ChangedPathsReader } from './changed-paths.ts';
import { readPullRequest, readSince, withFiles } from './commits.ts';
import { collectError, type LoaderContext, once, runKey } from './context.ts';
import { readAlsoRed } from './history/base-branch-failure.ts';
import type { CompletedRun } from './history/earlier-results.ts';
import { readRun } from './history/reported-run.ts';
import { type Comparison, readChange } from './history/status-change.ts';
import { explainFailures } from './jobs/failures.ts';
import type { ApiJob } from './jobs/jobs.ts';
import { filterFailed, type JobsResult, readReportedJobs } from './jobs/reported-jobs.ts';
import { factsFromJobs, readRunConclusion } from './jobs/run-conclusion.ts';
import {
  type ChangedPaths,
  type CommitRange,
  findSuspectRange,
  markedCommits,
  noSuspects,
  rangeAfter,
  type SuspectRange,
} from './suspect-range.ts';
import { classifyWithFiles } from './termination/classify.ts';
import { mayExplainRefusal } from './termination/refused.ts';
import {
  findInfrastructure,
  findJobsTermination,
  isNotAttributable,
  toTermination,
} from './termination/termination.ts';

type Suspected = SuspectRange & { readonly changed?: ChangedPaths };
type SuspectFacts = Pick<Facts, 'commits_since_green' | 'suspects' | 'suspect_range'>;

/**
 * Reads one build in stages. A stage starts on first use and starts the stages it depends on: jobs and run give the
 * conclusion, the history compares it, and both determine failed jobs, failures of the base, and the suspects.
 */
export class GithubReader {
  readonly context: LoaderContext;

  constructor(context: LoaderContext) {
    this.context = context;
  }

  readonly jobs = once((): Promise<JobsResult> => readReportedJobs(this.context));

  /** Run as returned by the API; absent if not required or unreadable. */
  readonly run = once(async (): Promise<Json | undefined> => {
    const { api, base, required } = this.context;
    const key = required.has('run') ? runKey(base.facts) : undefined;
    return key && this.#orLost('run', readRun(api, key.id));
  });

  /** Pull request of the commit; undefined if there is none. */
  readonly pull = once(async (): Promise<Facts['pull_request']> => {
    const { facts } = this.context.base;
    return facts.pull_request ?? (await this.#orLost('pull_request', readPullRequest(this.context)));
  });

  readonly #verdict = once(async () => readRunConclusion(this.context, await this.jobs()));

  /** Conclusion and times: the facts with their final conclusion. */
  readonly basis = once(async (): Promise<Facts> => {
    const [jobs, run] = await Promise.all([this.jobs(), this.run()]);
    return factsFromJobs(this.context, jobs, run, await this.#verdict());
  });

  /** Empty if the history is unreadable or not required. */
  readonly compared = once(async (): Promise<Comparison> => {
    const { context } = this;
    const [basis, { own, lost }, { jobs }] = [await this.basis(), await this.jobs(), await this.#verdict()];
    if (lost === true || !context.required.has('change')) return {};
    return readChange(context, basis, filterFailed(context, jobs), own);
  });

  /** Failed jobs, new ones first, so they are explained first. One that preceded a cancellation is only named. */
  readonly failed = once(async (): Promise<readonly ApiJob[]> => {
    const { context } = this;
    if (!context.required.has('failed_jobs')) return [];
    const [{ conclusion }, { jobs }] = [await this.basis(), await this.#verdict()];
    if (conclusion === 'cancelled' && !context.base.oneJob) return filterFailed(context, jobs);
    const red = isRed(conclusion) ? filterFailed(context, jobs) : [];
    if (!context.required.has('new_failures')) return explainFailures(context, red);
    return explainFailures(context, await markNew(context, red, (await this.compared()).before));
  });

  /** Termination; undefined after a success, or if it is unknown. */
  readonly termination = once(async (): Promise<Facts['termination']> => {
    const { conclusion, stopped, dequeued, termination } = await this.basis();
    if (!isRed(conclusion)) return termination;
    if (stopped?.by === 'startup_failure') return toTermination('startup_failure');
    // If another run also failed in the merge queue without a known reason, the code may have caused it.
    if (dequeued?.also_failed !== undefined) return toTermination('step', false);
    const failed = await this.failed();
    const { base, files } = this.context;
    return base.oneJob ? classifyWithFiles(failed[0], await files) : findJobsTermination(failed);
  });

  /** Undefined if the base does not fail alike, or if that is unknown. */
  readonly alsoRed = once(async (): Promise<Facts['also_red']> => {
    if (!this.context.required.has('also_red')) return undefined;
    const [basis, branch] = [await this.basis(), (await this.pull())?.base];
    return this.#orLost('also_red', readAlsoRed(this.context, basis, branch, await this.failed()));
  });

  /** Suspect range; for a success, its commits. Undefined without a previous success. */
  readonly suspectFacts = once(async (): Promise<SuspectFacts | undefined> => {
    const compared = await this.compared();
    const { green, first, sha: head } = compared;
    // An unknown first failure leaves the commits before it unknown.
    const broken = first === undefined ? head : first.sha;
    if (green?.sha === undefined || head === undefined || broken === undefined || green.sha === head) return undefined;
    const bounds = { green: green.sha, broken, head };
    const since = await readSince(this.context, bounds, isRed((await this.basis()).conclusion));
    if (since === undefined) return undefined;
    const { changed, ...suspectRange } = await this.#readSuspectRange(since, compared);
    const { people } = suspectRange;
    return {
      commits_since_green: since.count > 0 ? markedCommits(since, changed) : undefined,
      suspects: people.length > 0 ? people : undefined,
      suspect_range: suspectRange,
    };
  });

  /** Files that fail; without named files, those that the suspect change touched. */
  readonly failingFiles = once(async (): ReturnType<typeof findFailingFiles> => {
    const { conclusion, workflow_path: workflow } = await this.basis();
    if (!isRed(conclusion)) return [];
    if (workflow !== undefined && (await this.termination())?.reason === 'startup_failure') return [{ path: workflow }];
    const { base, files, time, runtime } = this.context;
    const { oneJob } = base;
    const jobs = await this.failed();
    const result = oneJob ? selectStepFacts(await files, jobs[0]) : await files;
    // The history stage already records its errors.
    const found = await this.suspectFacts().catch(() => undefined);
    const suspected = found?.suspect_range?.files ?? [];
    return findFailingFiles({ jobs, fileFacts: result, oneJob }, runtime, { time, suspected });
  });

  async jobFacts(): Promise<FactsFor<'jobs'>> {
    return { jobs: (await this.jobs()).all?.map(jobFact), job_counts: (await this.basis()).job_counts };
  }

  async failedJobFacts(): Promise<FactsFor<'failed_jobs'>> {
    const failed = await this.failed();
    const termination = await this.termination();
    return {
      failed_jobs: failed.length > 0 ? failed.map(jobFact) : undefined,
      termination,
      infrastructure: findInfrastructure(termination),
      // The context has it already.
      dequeued: undefined,
      stopped: (await this.basis()).stopped ?? (termination?.reason === 'timed_out' ? stepLimit(failed) : undefined),
    };
  }

  async #readSuspectRange(all: CommitRange, { before, facts }: Comparison): Promise<Suspected> {
    if ((await this.alsoRed()) !== undefined) return noSuspects('also_red');
    if (!isRed((await this.basis()).conclusion)) return findSuspectRange(all);
    const { inputs = {}, run } = this.context.base.facts;
    // Inputs may differ from those of the previous run; those of a watched run are unknown.
    const mayHaveInputs = Object.keys(inputs).length > 0 || run?.event?.endsWith('_dispatch') === true;
    if (mayHaveInputs) return noSuspects('other_input');
    const failed = await this.failed();
    const termination = await this.termination();
    if (isNotAttributable(termination) && termination?.reason !== 'refused') return noSuspects('not_the_code');
    // The first failure of the streak differs from the current one.
    const isOther = facts?.change === 'still-failing' && failed.length > 0 && failed.every(isElsewhere);
    if (!isOther) return this.#findSuspects(all, failed);
    const range = failed.every((job) => job.passed_last) ? rangeAfter(all, before?.sha) : undefined;
    if (range === undefined) return noSuspects('other_step');
    return { ...(await this.#findSuspects(range, failed)), since_previous_run: true };
  }

  /** Finds people who changed what the failure names or may explain a refusal, or what triggers the workflow. */
  async #findSuspects(range: CommitRange, failed: readonly ApiJob[]): Promise<Suspected> {
    const { context } = this;
    const reason = (await this.termination())?.reason;
    const isRefused = reason === 'refused';
    const all = findSuspectRange(range);
    if (all.commits.length === 0 || !(isRefused || context.required.has('suspects'))) return all;
    const paths = new ChangedPathsReader(context);
    const { workflow_path: workflow } = context.base.facts;
    const failures = await this.#failures(failed);
    const isUnstarted = reason === 'startup_failure' && workflow !== undefined;
    const named = isUnstarted ? [workflow] : namedFiles(failures, context.runtime.workspace);
    const complete = named.length === 0 ? range : await withFiles(context, range);
    const texts = [
      ...failed.flatMap((job) => job.failed_steps.map(({ name }) => name)),
      ...failures.errors.map(({ message }) => message),
    ];
    // A workflow that cannot start may be correct, and a file that it calls may be wrong.
    const mayExplain = (one: string) =>
      isRefused ? mayExplainRefusal(one, texts, workflow) : isUnstarted && /^\.github\/workflows\/[^/]+$/.test(one);
    const changed = await paths.findNamed(complete, [...named, ...(complete.files ?? []).filter(mayExplain)]);
    if (changed.size > 0 || isRefused) {
      const isNamed = [...changed.values()].some((path) => named.some((one) => `/${path}`.endsWith(`/${one}`)));
      const touched = isUnstarted || isRefused ? changed : undefined;
      const suspectRange = findSuspectRange(complete, { changed, touched, named });
      const isUntouched = suspectRange.commits.every((one) => one.changed === undefined);
      if (isRefused && isUntouched) return noSuspects('not_the_code', suspectRange.later_commits);
      return { ...suspectRange, beside: isNamed ? undefined : true, changed };
    }
    const touched = all.commits.length > 1 ? await paths.findTriggering(complete) : undefined;
    const suspectRange = findSuspectRange(complete, { touched, named });
    const locations = new Set(suspectRange.commits.map(({ sha }) => touched?.get(sha)));
    const [within] = locations.size === 1 && suspectRange.commits.length < all.commits.length ? locations : [];
    return { ...suspectRange, within };
  }

  /** Collects certain errors and failed tests, of the jobs and of files. */
  async #failures(failed: readonly ApiJob[]): Promise<Parameters<typeof namedFiles>[0]> {
    const { base, files } = this.context;
    const { errors = [], tests } = base.oneJob ? selectStepFacts(await files, failed[0]) : await files;
    const all = [...failed.flatMap((job) => job.errors), ...errors];
    return {
      errors: all.filter(({ low_confidence }) => low_confidence !== true),
      tests: tests?.earlier === true ? [] : [...(tests?.suite_failures ?? []), ...(tests?.failures ?? [])],
    };
  }

  /** Returns undefined after an error, which is recorded with the text of the loader. */
  #orLost<T>(loader: ApiLoader, reading: Promise<T>): Promise<T | undefined> {
    return collectError(this.context.errors, API_SOURCES[loader].lost, reading);
  }
}

/** Returns true if this run failed in something other than the previous run. */
function isElsewhere({ new: isNew, failed_steps: [first] }: ApiJob): boolean {
  return isNew === true || first?.new === true;
}

function jobFact(job: ApiJob): RunJob {
  const { id, name, url, conclusion, started_at, duration_seconds, failed_steps, errors, termination } = job;
  return {
    ...{ id, name, url, conclusion, started_at, duration_seconds, failed_steps, errors, new: job.new },
    infrastructure: findInfrastructure(termination),
  };
}

/** Reads GitHub's message about a step that exceeded its time limit. */
function stepLimit([late]: readonly ApiJob[]): Facts['stopped'] {
  const messages = late?.errors.flatMap(
    ({ message }) => / timed out after (\d{1,6}) minutes?\b/.exec(message)?.[1] ?? [],
  );
  return messages?.[0] === undefined ? undefined : { by: 'time_limit', after_seconds: Number(messages[0]) * 60 };
}

/** Marks new failures, as far as that is known, and returns them first. */
async function markNew(
  { errors }: LoaderContext,
  failed: readonly ApiJob[],
  before: CompletedRun | undefined,
): Promise<readonly ApiJob[]> {
  if (before?.jobs === undefined || failed.length === 0) return failed;
  // After a success, only tolerated steps can have failed before.
  if (!before.red) return failed.map((job) => ({ ...job, new: true }));
  const earlier = await collectError(errors, 'which failures are new', before.jobs());
  if (earlier === undefined) return failed;
  const marked = failed.map((job) => markIfNew(job, earlier));
  return [...marked.filter((job) => job.new === true), ...marked.filter((job) => job.new !== true)];
}

/** Skips jobs that share a name. Cancelled or skipped jobs may have been broken before. */
function markIfNew(job: ApiJob, earlier: readonly ApiJob[]): ApiJob {
  const [same, ...others] = earlier.filter(({ name }) => name === job.name);
  if (same === undefined || others.length > 0) return job;
  if (same.conclusion === 'success') return { ...job, new: true, passed_last: true };
  if (!isRed(same.conclusion)) return job;
  // A job that ran out of time may have failed in no step.
  const steps = new Set(same.failed_steps.map(({ name }) => name));
  const failed_steps = job.failed_steps.map((step) => ({
    ...step,
    new: steps.size === 0 ? undefined : !steps.has(step.name),
  }));
  const passed_last = failed_steps.length > 0 && failed_steps.every(({ name }) => same.passed_steps.includes(name));
  return { ...job, new: false, failed_steps, passed_last };
}
