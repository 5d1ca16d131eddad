/** Whether a red pull request is to blame at all: the same job may be red on its base, or on many branches at once. */

import { defined } from '../../../defined.ts';
import { colourOf, isRed } from '../../conclusion.ts';
import type { Facts, LoadedFacts } from '../../facts.ts';
import { line, secondsBetween } from '../../host/json.ts';
import type { Api, ApiRequest } from '../api/client.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, readJobPage, wentWrong } from '../jobs/jobs.ts';
import { reportedRun } from './reported-run.ts';
import { type RunRecord, readRun, runRecord, runRecords } from './runs.ts';

type AlsoRed = NonNullable<LoadedFacts['also_red']>;

/** Branches beside this one that have to fail alike, and milliseconds within which they do. */
const OTHERS = 2;
const HOUR_MS = 3_600_000;

const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';

/**
 * At most four requests, beside one where neither payload nor environment tell the workflow.
 *
 * @param failed the jobs that failed; all of them have to be red there as well
 */
export async function readAlsoRed(
  context: LoaderContext,
  facts: Omit<Facts, 'pull_request'> & { readonly pull_request: Facts['pull_request'] | undefined },
  failed: readonly ApiJob[],
): Promise<AlsoRed | undefined> {
  const { base, api, world } = context;
  const branch = facts.pull_request?.base;
  if (branch === undefined || !isRed(facts.conclusion) || failed.length === 0 || facts.run?.id === undefined)
    return undefined;
  const own = reportedRun(base, world.env) ?? runRecord(await readRun(api, facts.run.id));
  if (own?.workflow === undefined) return undefined;
  const recent = await readRuns(api, own.workflow, {});
  const isOfBase = (run: RunRecord) => run.id !== own.id && isOnBase(run, branch);
  const near = recent.filter(isOfBase);
  const far = near.length > 0 ? [] : await readRuns(api, own.workflow, { branch });
  const ofBase = [...near, ...far.filter(isOfBase)];
  const onBase = await redOnBase(context, ofBase, failed);
  if (onBase !== undefined) return { branch, ...onBase };
  // Two requests may be left.
  return far.length > 0 ? undefined : redElsewhere(context, { runs: recent, own, branch, failed });
}

async function readRuns(
  api: Api,
  workflow: number | string,
  more: { readonly branch?: string },
): Promise<readonly RunRecord[]> {
  const read: ApiRequest<typeof RUNS> = {
    route: RUNS,
    with: { workflow_id: workflow, status: 'completed', ...more },
    permission: 'actions: read',
    aside: true,
  };
  const { data } = await api.page(read, 1);
  return runRecords(data);
}

/** Runs for pull requests carry the name of their own branch, which in a fork may be that of the base. */
function isOnBase({ event, branch, conclusion }: RunRecord, base: string): boolean {
  return branch === base && event?.startsWith('pull_request') !== true && colourOf(conclusion) !== undefined;
}

/** What passed on another attempt failed at first. */
function wasRed({ conclusion, attempt }: RunRecord): boolean {
  return isRed(conclusion) || attempt > 1;
}

/** The newest end of the base tells; where the row of red runs began, the same job was red already. */
async function redOnBase(
  { api, base, world }: LoaderContext,
  runs: readonly RunRecord[],
  failed: readonly ApiJob[],
): Promise<Omit<AlsoRed, 'branch'> | undefined> {
  const atMergeBase = line(base.payload, 'pull_request', 'base', 'sha');
  const start = Math.max(
    0,
    runs.findIndex(({ sha }) => sha !== undefined && sha === atMergeBase),
  );
  const [newest, ...older] = runs.slice(start);
  if (newest === undefined || !wasRed(newest) || !(await failsAlike(api, newest, failed))) return undefined;
  const green = older.findIndex((run) => !wasRed(run));
  const first = older.slice(0, green === -1 ? older.length : green).at(-1) ?? newest;
  const isWhole = green !== -1 && (first === newest || (await failsAlike(api, first, failed)));
  const { number: run, url, created_at: at } = isWhole ? first : newest;
  const duration_seconds = isWhole ? secondsBetween(at, new Date(world.now()).toISOString()) : undefined;
  return defined<Omit<AlsoRed, 'branch'>>({ run, url, at: isWhole ? at : undefined, duration_seconds });
}

interface Branches {
  /** The newest of the workflow, of all branches. */
  readonly runs: readonly RunRecord[];
  readonly own: RunRecord;
  /** The base. */
  readonly branch: string;
  readonly failed: readonly ApiJob[];
}

/** What fails alike on several branches at once was broken by none of them. */
async function redElsewhere(
  { api, world }: LoaderContext,
  { runs, own, branch: base, failed }: Branches,
): Promise<AlsoRed | undefined> {
  const others = new Map<string, RunRecord>();
  for (const run of runs) {
    const { branch = '', sha, conclusion, ended_at: at = '' } = run;
    const isRecent = Math.abs(world.now() - Date.parse(at)) <= HOUR_MS;
    const isIndependent = ![own.branch, base, ''].includes(branch) && sha !== own.sha && !others.has(branch);
    if (isRecent && isIndependent && isRed(conclusion)) others.set(branch, run);
  }
  const [one, other] = [...others.values()];
  if (one === undefined || other === undefined) return undefined;
  const alike = await Promise.all([one, other].map((run) => failsAlike(api, run, failed)));
  return alike.every((isAlike) => isAlike)
    ? defined<AlsoRed>({ branches: OTHERS + 1, run: one.number, url: one.url })
    : undefined;
}

/** Whether all of these failed in that run as well, each in the same step; a retry that passed there says nothing else. */
async function failsAlike(api: Api, { id }: RunRecord, failed: readonly ApiJob[]): Promise<boolean> {
  const { jobs } = await readJobPage(api, { id, attempt: 1 }, 1);
  const red = jobs.filter(wentWrong);
  return failed.every((job) => {
    const exact = jobs.filter(({ name }) => name === job.name);
    const same = exact.length > 0 ? exact : jobs.filter(({ name }) => withoutShard(name) === withoutShard(job.name));
    return same.some((one) => red.includes(one) && isSameStep(one, job));
  });
}

function isSameStep({ failed_steps: [there] }: ApiJob, { failed_steps: [here] }: ApiJob): boolean {
  return here === undefined || there === undefined || here.name === there.name;
}

/** Which part of the tests a shard runs changes with their number: `test (3/8)` and `test (1/6)` are one job. */
function withoutShard(name: string): string {
  return name.replace(/\b\d{1,4} ?(?:\/|of|, ) ?\d{1,4}\b/, '#').replace(/[ -]\(?\d{1,4}\)?$/, '');
}
