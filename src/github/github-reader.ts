/** Reads the facts of one build from GitHub's API. */

import { type Build, listPossibleConclusions } from '../build/build.ts';
import { parseCommit } from '../build/code-host/commits.ts';
import { type Json, line, list, property, record } from '../build/code-host/json.ts';
import { isRed } from '../build/conclusion.ts';
import { toPullRequest } from '../build/event/pull-request.ts';
import { runTitle } from '../build/event/workflow-run.ts';
import { selectStepFacts } from '../build/explanation.ts';
import type { Commit, Facts, PullRequest, RunJob } from '../build/facts.ts';
import { API_SOURCES, type ApiLoader } from '../build/sources.ts';
import type { Api } from './api/client.ts';
import { once } from './api/client.ts';
import { ignoreMissing } from './api/errors.ts';
import { markNew } from './history/earlier-results.ts';
import { readRun } from './history/run-history.ts';
import { type Comparison, readChange } from './history/status-change.ts';
import { explainFailures } from './jobs/failures.ts';
import { type ApiJob, readArtifacts } from './jobs/jobs.ts';
import { filterFailed, type JobsResult, readReportedJobs } from './jobs/reported-jobs.ts';
import { createJobFacts, readRunConclusion } from './jobs/run-conclusion.ts';
import { classifyWithFiles } from './termination/classify.ts';
import {
  findInfrastructure,
  findJobsTermination,
  isNotAttributable,
  terminationFacts,
  toTermination,
} from './termination/termination.ts';

/** Reads what each loader adds to the facts with the conclusion, which every read includes. */
const READERS: { readonly [L in ApiLoader]: (reader: GithubReader) => Promise<Partial<Facts> | undefined> } = {
  run: async () => undefined,
  job: async () => undefined,
  verdict: async () => undefined,
  commit: async ({ api, build }) => ({ commit: (await readCommit(api, build)) ?? build.facts.commit }),
  pull_request: async ({ pull }) => ({ pull_request: await pull() }),
  queued_by: async ({ api, build }) => ({ dequeued: await (await importMergeQueue()).readQueuedBy(api, build) }),
  jobs: async ({ jobs, basis }) => ({
    jobs: (await jobs()).all?.map(toJobFact),
    job_counts: (await basis()).job_counts,
  }),
  failed_jobs: (reader) => reader.failedJobFacts(),
  artifacts: async ({ api, build }) => ({ artifacts: await readArtifacts(api, build) }),
  new_failures: async ({ failed }) => ({ new_failures: countNew(await failed()) }),
  also_red: async ({ alsoRed }) => ({ also_red: await alsoRed() }),
  change: async ({ compared }) => (await compared()).facts,
  // The authors of the commits cost no further request.
  commits_since_green: ({ suspectFacts }) => suspectFacts(),
  suspects: ({ suspectFacts }) => suspectFacts(),
  failing_files: async ({ failingFiles }) => ({ failing_files: await failingFiles() }),
  file_owners: (reader) => reader.ownerFacts(),
};

/** Few builds leave a merge queue. */
const importMergeQueue = () => import(/* webpackChunkName: "facts" */ './merge-queue.ts');

/** Reads each source once, and independent ones concurrently. */
export async function readGithubFacts(
  api: Api,
  build: Build,
  required: ReadonlySet<ApiLoader>,
  files: Promise<Partial<Facts>>,
): Promise<Facts> {
  const isQueued = build.facts.dequeued !== undefined && required.has('failed_jobs');
  const queued = isQueued ? await (await importMergeQueue()).withQueueRun(api, build) : build;
  const reader = new GithubReader(api, queued, required, files);
  const loaded = [...reader.required].map((loader) => reader.collect(loader, READERS[loader](reader)));
  const [basis, ...parts] = await Promise.all([reader.basis(), ...loaded]);
  const facts: Facts = Object.assign({}, basis, ...parts);
  const { conclusion, termination, workflow, commit, pull_request, run } = facts;
  const shown = [workflow, commit?.subject, pull_request?.title];
  return {
    ...facts,
    conclusion: conclusion === 'failure' && termination?.reason === 'timed_out' ? 'timed_out' : conclusion,
    run: run && { ...run, title: run.title ?? runTitle(await reader.run(), shown) },
  };
}

/** Reads the reported commit, with its message and author. */
export async function readCommit(api: Api, build: Build): Promise<Commit | undefined> {
  const sha = build.facts.commit?.sha;
  if (sha === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}';
  // Requests one file per page, because the changes are not used.
  const answer = await api.get(route, { ref: sha, per_page: 1 });
  return parseCommit(answer, build.host);
}

/**
 * Finds the pull request of this head by its branch, because the target repository lacks the commit of a fork; without
 * a branch, as for a preview, among the newest.
 */
export async function readPullRequest(api: Api, build: Build): Promise<PullRequest | undefined> {
  const { facts, host } = build;
  const { ref, repository } = facts;
  const owner = repository?.name.split('/', 1)[0];
  const sha = facts.commit?.sha;
  if (ref?.type === 'tag' || sha === undefined) return undefined;
  // The branch of a fork has its owner in front anyway.
  const head = ref?.name.includes(':') || owner === undefined ? ref?.name : ref && `${owner}:${ref.name}`;
  const answer = await api.get('GET /repos/{owner}/{repo}/pulls', {
    head,
    state: 'all',
    sort: 'updated',
    direction: 'desc',
    per_page: 30,
  });
  const heads = list(answer).filter((pull) => line(pull, 'head', 'sha') === sha);
  const open = heads.find((pull) => line(pull, 'state') === 'open') ?? heads[0];
  return toPullRequest(record(open), host);
}

/** Counts new failures; undefined if that is unknown for any job. */
function countNew(failed: readonly RunJob[]): number | undefined {
  if (failed.length === 0 || failed.some((job) => job.new === undefined)) return undefined;
  return failed.filter((job) => job.new === true).length;
}

/**
 * Reads one build in stages. A stage starts on first use and starts the stages it depends on: jobs and run give the
 * conclusion, the history compares it, and both determine failed jobs, failures of the base, and the suspects.
 */
class GithubReader {
  readonly api: Api;
  readonly build: Build;
  readonly required: ReadonlySet<ApiLoader>;
  /** Facts from workspace files, which are read concurrently. */
  readonly files: Promise<Partial<Facts>>;

  constructor(api: Api, build: Build, required: ReadonlySet<ApiLoader>, files: Promise<Partial<Facts>>) {
    this.api = api;
    this.build = build;
    this.required = required;
    this.files = files;
  }

  readonly jobs = once((): Promise<JobsResult> => readReportedJobs(this.api, this.build, this.required));

  /** Run as returned by the API; absent if not required or unreadable. */
  readonly run = once(async (): Promise<Json | undefined> => {
    const id = this.required.has('run') ? this.build.facts.run?.id : undefined;
    return id === undefined ? undefined : this.collect('run', readRun(this.api, id));
  });

  /** Pull request of the commit; undefined if there is none. */
  readonly pull = once(async (): Promise<Facts['pull_request']> => {
    const { pull_request: known } = this.build.facts;
    if (known !== undefined && !this.required.has('pull_request')) return known;
    const reading = readPullRequest(this.api, this.build);
    const { body, template } = this.api.settings;
    // Nobody asked for it: the preset names it after a success only if it can be read.
    const isExtra =
      body === undefined && template.type === 'preset' && !listPossibleConclusions(this.build).some(isRed);
    return (await (isExtra ? reading.catch(() => undefined) : this.collect('pull_request', reading))) ?? known;
  });

  readonly #verdict = once(async () => readRunConclusion(this.api, this.build, this.required, await this.jobs()));

  /** Conclusion and times: the facts with their final conclusion. */
  readonly basis = once(async (): Promise<Facts> => {
    const [jobs, run] = await Promise.all([this.jobs(), this.run()]);
    return createJobFacts(this.api, this.build, jobs, run, await this.#verdict());
  });

  /** Empty if the history is unreadable or not required. */
  readonly compared = once(async (): Promise<Comparison> => {
    const [basis, { reported, lost }, { jobs }] = [await this.basis(), await this.jobs(), await this.#verdict()];
    if (lost === true || !this.required.has('change')) return {};
    return readChange(this.api, this.build, basis, filterFailed(this.api, this.build, jobs), reported);
  });

  /** Failed jobs, new ones first, so they are explained first. One that preceded a cancellation is only named. */
  readonly failed = once(async (): Promise<readonly ApiJob[]> => {
    if (!this.required.has('failed_jobs')) return [];
    const [{ conclusion }, { jobs }] = [await this.basis(), await this.#verdict()];
    if (conclusion === 'cancelled' && !this.build.oneJob) return filterFailed(this.api, this.build, jobs);
    const red = isRed(conclusion) ? filterFailed(this.api, this.build, jobs) : [];
    if (!this.required.has('new_failures')) return explainFailures(this.api, red);
    return explainFailures(this.api, await markNew(this.api, red, (await this.compared()).before));
  });

  /** Termination; undefined after a success, or if it is unknown. */
  readonly termination = once(async (): Promise<Facts['termination']> => {
    const { conclusion, stopped, dequeued, termination } = await this.basis();
    if (!isRed(conclusion)) return termination;
    if (stopped?.by === 'startup_failure') return toTermination('startup_failure');
    // If another run also failed in the merge queue without a known reason, the code may have caused it.
    if (dequeued?.also_failed !== undefined) return toTermination('step', false);
    const failed = await this.failed();
    return this.build.oneJob ? classifyWithFiles(failed[0], await this.files) : findJobsTermination(failed);
  });

  /** Undefined if the base does not fail alike, or if that is unknown. */
  readonly alsoRed = once(async (): Promise<Facts['also_red']> => {
    if (!this.required.has('also_red')) return undefined;
    const { readAlsoRed } = await import(/* webpackChunkName: "facts" */ './history/base-branch-failure.ts');
    const [basis, branch] = [await this.basis(), (await this.pull())?.base];
    return this.collect('also_red', readAlsoRed(this.api, this.build, basis, branch, await this.failed()));
  });

  /** Suspect range; for a success, its commits. Undefined without a previous success. */
  readonly suspectFacts = once(async (): Promise<Partial<Facts> | undefined> => {
    const compared = await this.compared();
    if (compared.green === undefined) return undefined;
    const { readSuspects } = await import(/* webpackChunkName: "facts" */ './suspects.ts');
    const { conclusion } = await this.basis();
    return readSuspects(this.api, this.build, compared, isRed(conclusion), async () => ({
      ...(await this.#fileFacts()),
      failed: await this.failed(),
      termination: await this.termination(),
      also_red: await this.alsoRed(),
      namesSuspects: this.required.has('suspects'),
    }));
  });

  /** Files that fail; without named files, those that the suspect change touched. */
  readonly failingFiles = once(async (): Promise<NonNullable<Facts['failing_files']>> => {
    const { conclusion, workflow_path: path } = await this.basis();
    if (!isRed(conclusion)) return [];
    if (path !== undefined && (await this.termination())?.reason === 'startup_failure') return [{ path }];
    const jobs = await this.failed();
    // The history stage already records its errors.
    const found = await this.suspectFacts().catch(() => undefined);
    const suspected = found?.suspect_range?.files ?? [];
    const { findFailingFiles } = await import(/* webpackChunkName: "files" */ '../build/files/failing-files.ts');
    return findFailingFiles(jobs, await this.#fileFacts(), this.build, this.api.runtime, suspected);
  });

  async failedJobFacts(): Promise<Partial<Facts>> {
    const [failed, termination, { stopped }] = [await this.failed(), await this.termination(), await this.basis()];
    return {
      ...(failed.length > 0 && { failed_jobs: failed.map(toJobFact) }),
      ...terminationFacts(termination),
      stopped: stopped ?? (termination?.reason === 'timed_out' ? findStepLimit(failed) : undefined),
    };
  }

  /** Finds the owners of each failing file, with at most one request. */
  async ownerFacts(): Promise<Partial<Facts>> {
    const { readFileOwners } = await import(/* webpackChunkName: "files" */ '../build/files/code-owners.ts');
    const paths = (await this.failingFiles()).flatMap(({ path }) => path ?? []);
    const { file_owners, owners } = await readFileOwners(
      paths,
      this.api.runtime.files,
      this.build.host.forge,
      async (path) => {
        const route = 'GET /repos/{owner}/{repo}/contents/{path}';
        const answer = await this.api.get(route, { path }).catch(ignoreMissing);
        const content = line(answer, 'encoding') === 'base64' ? property(answer, 'content') : undefined;
        return typeof content === 'string' ? Buffer.from(content, 'base64').toString('utf8') : undefined;
      },
    );
    const isCode = !isNotAttributable(await this.termination()) && (await this.alsoRed()) === undefined;
    return { file_owners, owners: isCode ? owners : undefined };
  }

  /** Returns the facts from workspace files, if one job is reported those of its failed step. */
  async #fileFacts(): Promise<Partial<Facts>> {
    return this.build.oneJob ? selectStepFacts(await this.files, (await this.failed())[0]) : this.files;
  }

  /** Returns undefined after an error, which is recorded with the text of the loader. */
  collect<T>(loader: ApiLoader, reading: Promise<T>): Promise<T | undefined> {
    return this.api.errors.collect(API_SOURCES[loader].lost, reading);
  }
}

function toJobFact(job: ApiJob): RunJob {
  const { id, name, url, conclusion, started_at, duration_seconds, failed_steps, errors, termination } = job;
  return {
    ...{ id, name, url, conclusion, started_at, duration_seconds, failed_steps, errors, new: job.new },
    infrastructure: findInfrastructure(termination),
  };
}

/** Reads GitHub's message about a step that exceeded its time limit. */
function findStepLimit([late]: readonly ApiJob[]): Facts['stopped'] {
  const messages = late?.errors.flatMap(
    ({ message }) => / timed out after (\d{1,6}) minutes?\b/.exec(message)?.[1] ?? [],
  );
  return messages?.[0] === undefined ? undefined : { by: 'time_limit', after_seconds: Number(messages[0]) * 60 };
}
