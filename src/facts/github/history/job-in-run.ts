/** One job in another run or attempt, by its name. */

import type { Api } from '../api/client.ts';
import { ApiError } from '../api/faults.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, type JobPage, type RunKey, readJobPage } from '../jobs/jobs.ts';

export type JobInRun =
  | { readonly type: 'job'; readonly job: ApiJob; readonly page: number }
  /** It was to run, but what calls or spreads it was skipped, or nothing of the run started. */
  | { readonly type: 'skipped' }
  | { readonly type: 'none' };

/** On which page of jobs this one probably is in another run: its position in its matrix tells. */
export function likelyPage({ leg }: Pick<LoaderContext, 'leg'>): number {
  return 1 + Math.floor(leg / 100);
}

/**
 * Page by page, the likeliest first. A leg with its values in its name is the only one of that name; for every other all
 * pages are looked at.
 *
 * @throws ApiError where the jobs are not there any more, or several have the name: that is not to have none
 */
export async function findJobByName(api: Api, run: RunKey, name: string, likely: number): Promise<JobInRun> {
  const found: { readonly job: ApiJob; readonly page: number }[] = [];
  let skipped = false;
  const lookAt = ({ jobs }: JobPage, page: number) => {
    found.push(...jobs.filter((one) => one.name === name).map((job) => ({ job, page })));
    skipped ||= jobs.some((one) => one.conclusion === 'skipped' && leadsTo(one, name));
  };
  const first = await readJobPage(api, run, likely);
  // A page that this run does not have tells nothing of how many there are.
  if (first.jobs.length === 0) return likely > 1 ? findJobByName(api, run, name, 1) : { type: 'skipped' };
  lookAt(first, likely);
  for (let page = 1; page <= first.last && !(found.length > 0 && isLeg(name)); page += 1) {
    if (page !== likely) lookAt(await readJobPage(api, run, page), page);
  }
  const [only, ...others] = found;
  if (others.length > 0) throw new ApiError('several jobs of a run before have the same name');
  return only === undefined ? { type: skipped ? 'skipped' : 'none' } : { type: 'job', ...only };
}

function isLeg(name: string): boolean {
  const start = name.indexOf(' (');
  return start >= 0 && start < name.length - ' ()'.length && name.endsWith(')');
}

/** A matrix or a called workflow that is skipped is listed once, without its legs or jobs. */
function leadsTo({ name }: ApiJob, whole: string): boolean {
  const [start] = name.split(' (${{', 1);
  return whole.startsWith(`${start} / `) || whole.startsWith(`${start} (`);
}
