/** The time that a watch looks at: from where the run before it began to where its own run began, so that windows tile. */

import { defined } from '../../defined.ts';
import type { Environment } from '../../platform.ts';
import type { Api } from '../github/api/client.ts';
import { type ApiFaults, undefinedIfMissing } from '../github/api/faults.ts';
import { readAnnotations } from '../github/jobs/annotations.ts';
import { readJobPage } from '../github/jobs/jobs.ts';
import { line, list, milliseconds, number } from '../host/json.ts';
import { DAY, type TimeWindow } from './health-run.ts';
import { stepOf, untoldSince } from './untold.ts';

/** A watch looks back no longer. */
const LONGEST = 31 * DAY;
const PER_PAGE = 20;
/** Runs that are looked into: mostly the newest one told all. */
const MOST = 10;
/** Jobs of a run whose annotations are read. */
const MOST_JOBS = 10;

/** The workflow that asks, of the repository that the API reads. */
export interface WatchSource {
  readonly api: Api;
  readonly faults: ApiFaults;
  readonly env: Environment;
  /** Name of its file. */
  readonly file: string;
}

/** One attempt of a run of this workflow. */
interface Sweep {
  readonly id: number;
  readonly attempt: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly isGreen: boolean;
}

/**
 * It ends where the own run began: what ended later is told by the next run. It begins where the newest run that told all
 * began, or where that one says; without any, it is as long as the period.
 */
export async function watchWindow(source: WatchSource, period: TimeWindow): Promise<TimeWindow> {
  const listed = await readSweeps(source, {});
  const own = await ownSweep(source, listed);
  const to = own?.startedAt ?? period.to;
  const hasGreen = listed.some(({ isGreen }) => isGreen);
  const passed = hasGreen || listed.length < PER_PAGE ? listed : await readSweeps(source, { status: 'success' });
  const told = await toldUntil(source, own === undefined ? passed : [own, ...passed.filter(({ id }) => id !== own.id)]);
  if (told === undefined) return { from: to - (period.to - period.from), to };
  return { from: Math.min(to, Math.max(told, to - LONGEST)), to };
}

/** Of the branch of this run: what another branch tried is nobody's news. */
async function readSweeps(
  { api, env, file }: WatchSource,
  only: { readonly status?: 'success' },
): Promise<readonly Sweep[]> {
  const inBranch = defined<{ branch?: string }>({
    branch: line(env, 'GITHUB_HEAD_REF') ?? line(env, 'GITHUB_REF_NAME'),
  });
  const repository = line(env, 'GITHUB_REPOSITORY')?.toLowerCase();
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
    with: { workflow_id: file, ...inBranch, ...only, exclude_pull_requests: true, per_page: PER_PAGE },
  });
  // A fork's branch may have the same name.
  const isOwn = (run: unknown) =>
    (line(run, 'head_repository', 'full_name')?.toLowerCase() ?? repository) === repository;
  return list(answer, 'workflow_runs').filter(isOwn).flatMap(sweepOf);
}

function sweepOf(run: unknown): readonly Sweep[] {
  const [id, startedAt] = [number(run, 'id'), milliseconds(run, 'run_started_at') ?? milliseconds(run, 'created_at')];
  if (id === undefined || startedAt === undefined) return [];
  const isGreen = line(run, 'conclusion') === 'success';
  return [{ id, attempt: number(run, 'run_attempt') ?? 1, startedAt, isGreen }];
}

/** Undefined where this is no run of GitHub Actions. */
async function ownSweep({ api, env }: WatchSource, listed: readonly Sweep[]): Promise<Sweep | undefined> {
  const id = number(env, 'GITHUB_RUN_ID');
  if (id === undefined) return undefined;
  const known = listed.find((sweep) => sweep.id === id);
  if (known !== undefined) return known;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  // One that is not told ends now.
  const own = await api.get({ route, with: { run_id: id, exclude_pull_requests: true } }).catch(undefinedIfMissing);
  return sweepOf(own)[0];
}

/** Up to when all was told: by the newest run that told something, its earlier attempts as well. Undefined where none did. */
async function toldUntil(source: WatchSource, sweeps: readonly Sweep[]): Promise<number | undefined> {
  let left = sweeps.filter(({ isGreen, attempt }) => isGreen || attempt > 1);
  let oldest: number | undefined;
  for (let looks = 0; looks < MOST; looks += 1) {
    const [newest, ...others] = left.toSorted((one, other) => other.startedAt - one.startedAt);
    if (newest === undefined) return undefined;
    if (newest.isGreen) {
      const told = await toldBy(source, newest);
      if (told !== undefined) return told;
      oldest = newest.startedAt;
    }
    left = [...others, ...(await attemptBefore(source, newest))];
  }
  return oldest;
}

async function attemptBefore({ api }: WatchSource, { id, attempt }: Sweep): Promise<readonly Sweep[]> {
  if (attempt < 2) return [];
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  return sweepOf(
    await api.get({ route, with: { run_id: id, attempt_number: attempt - 1, exclude_pull_requests: true } }),
  );
}

/** Its start, where it left nothing untold; undefined where it told nothing, and does not say since when. */
async function toldBy({ api, faults, env }: WatchSource, sweep: Sweep): Promise<number | undefined> {
  const job = line(env, 'GITHUB_JOB');
  try {
    const { jobs } = await readJobPage(api, sweep, 1);
    const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped').slice(0, MOST_JOBS);
    // What else runs in this workflow passed: this job looked at nothing.
    if (jobs.some(({ name, conclusion }) => name === job && conclusion === 'skipped')) return undefined;
    const read = await Promise.all(ran.map((one) => readAnnotations({ api, hide: (text) => text }, one)));
    const said = read.flatMap(({ messages }) => messages);
    const since = untoldSince(said, stepOf(env)) ?? sweep.startedAt;
    return Number.isNaN(since) ? undefined : since;
  } catch (error) {
    faults.add('what the run before left untold', error);
    return sweep.startedAt;
  }
}
