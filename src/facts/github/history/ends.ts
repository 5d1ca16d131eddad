/** How earlier attempts and runs ended, newest first: those of the run, or of one job of it. */

import { defined } from '../../../defined.ts';
import { type PastEnd, TooFarBack } from '../../comparison.ts';
import { colourOf } from '../../conclusion.ts';
import type { Api } from '../api/client.ts';
import { ApiError } from '../api/faults.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, type JobPage, type RunKey, readJobPage, readJobs } from '../jobs/jobs.ts';
import type { RunLine } from './run-line.ts';
import { type RunRecord, readAttempt } from './runs.ts';

/** Runs without the job before it is taken for a new one. */
const ENOUGH_WITHOUT = 2;

/** The ends of a whole run. @throws ApiError when nothing can be read */
export async function* endsOfRuns(api: Api, run: RunRecord, line: RunLine): AsyncGenerator<PastEnd> {
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const earlier = await readAttempt(api, { id: run.id, attempt });
    const colour = earlier && runColour(earlier);
    if (earlier && colour) {
      yield {
        ...pastRun(earlier, earlier.started_at),
        ...colour,
        attempt,
        jobs: () => readJobs(api, { id: run.id, attempt }),
      };
    }
  }
  for await (const earlier of line.earlier()) {
    const colour = runColour(earlier);
    if (colour) yield { ...pastRun(earlier, earlier.created_at), ...colour, jobs: () => readJobs(api, earlier) };
  }
}

/**
 * The ends of one job, whatever became of its runs.
 *
 * @param job as the API names it
 * @throws ApiError when nothing can be read
 */
export async function* endsOfJob(
  { api, leg, mostAsked }: LoaderContext,
  run: RunRecord,
  line: RunLine,
  job: string,
): AsyncGenerator<PastEnd> {
  // Its position in its matrix tells on which page it probably is.
  let page = 1 + Math.floor(leg / 100);
  const look = async (key: RunKey): Promise<JobInRun> => {
    const found = await findJobByName(api, key, job, page);
    if (found.type === 'job') page = found.page;
    return found;
  };
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const end = jobEnd(await look({ id: run.id, attempt }), run);
    if (end !== undefined) yield { ...end, attempt };
  }
  let without = 0;
  for await (const earlier of line.earlier()) {
    // A job of a cancelled or skipped run may have ended all the same, but such runs come in rows.
    if (colourOf(earlier.conclusion) === undefined) continue;
    if (api.weighed() >= mostAsked) throw new TooFarBack();
    const found = await look(earlier);
    without = found.type === 'none' ? without + 1 : 0;
    if (without === ENOUGH_WITHOUT) return;
    const end = jobEnd(found, earlier);
    if (end !== undefined) yield end;
  }
}

type JobInRun =
  | { readonly type: 'job'; readonly job: ApiJob; readonly page: number }
  /** It was to run, but what calls or spreads it was skipped. */
  | { readonly type: 'skipped' }
  | { readonly type: 'none' };

/**
 * Page by page, the likeliest first. A leg with its values in its name is the only one of that name; for every other all
 * pages are looked at.
 *
 * @throws ApiError where the jobs are not there any more, or several have the name: that is not to have none
 */
async function findJobByName(api: Api, run: RunKey, name: string, likely: number): Promise<JobInRun> {
  const found: { readonly job: ApiJob; readonly page: number }[] = [];
  let skipped = false;
  const lookAt = ({ jobs }: JobPage, page: number) => {
    found.push(...jobs.filter((one) => one.name === name).map((job) => ({ job, page })));
    skipped ||= jobs.some((one) => one.conclusion === 'skipped' && leadsTo(one, name));
  };
  const first = await readJobPage(api, run, likely);
  // A page that this run does not have tells nothing of how many there are.
  if (first.jobs.length === 0 && likely > 1) return findJobByName(api, run, name, 1);
  lookAt(first, likely);
  for (let page = 1; page <= first.last && !(found.length > 0 && isLeg(name)); page += 1) {
    if (page !== likely) lookAt(await readJobPage(api, run, page), page);
  }
  const [only, ...others] = found;
  if (others.length > 0)
    throw new ApiError({ type: 'other', words: 'several jobs of a run before have the same name' });
  return only === undefined ? { type: skipped ? 'skipped' : 'none' } : { type: 'job', ...only };
}

function isLeg(name: string): boolean {
  return / \(.+\)$/.test(name);
}

/** A matrix or a called workflow that is skipped is listed once, without its legs or jobs. */
function leadsTo({ name }: ApiJob, whole: string): boolean {
  const start = name.replace(/ \(\$\{\{.{0,200}$/, '');
  return whole.startsWith(`${start} / `) || whole.startsWith(`${start} (`);
}

function jobEnd(found: JobInRun, run: RunRecord): PastEnd | undefined {
  if (found.type !== 'job') return undefined;
  const { job } = found;
  const { conclusion, url, started_at } = job;
  const colour = colourOf(conclusion);
  const at = run.created_at ?? started_at;
  return colour && { ...pastRun(run, at), ...colour, ...defined<{ url?: string }>({ url }), jobs: async () => [job] };
}

function runColour({ conclusion, unstarted }: RunRecord): Pick<PastEnd, 'red' | 'ended'> | undefined {
  return unstarted === true ? { red: true, ended: 'startup_failure' } : colourOf(conclusion);
}

function pastRun({ number: run, url, sha }: RunRecord, at: string | undefined): Omit<PastEnd, 'red'> {
  return defined<Omit<PastEnd, 'red'>>({ run, url, at, sha });
}
