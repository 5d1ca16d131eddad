/** What a merge queue tried before a pull request left it, and who had put it there. */

import { defined } from '../../defined.ts';
import { isRed } from '../conclusion.ts';
import type { BaseFacts, Facts } from '../facts.ts';
import { type Json, line, list, record } from '../host/json.ts';
import { userPerson } from '../host/persons.ts';
import { type ApiLoader, LOADERS } from '../loaders.ts';
import type { ApiRequest } from './api/client.ts';
import { type LoaderContext, orFault } from './context.ts';
import { runRecord } from './history/runs.ts';

type Dequeued = NonNullable<BaseFacts['dequeued']>;

const RUNS = 'GET /repos/{owner}/{repo}/actions/runs';
const TIMELINE = 'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline';

/** Reasons that a run tells more of. */
const OF_A_RUN: readonly (string | undefined)[] = ['CI_FAILURE', 'CI_TIMEOUT'];

/** The same with the run that failed in the queue as the one that is reported. The payload does not name it: one request. */
export async function withQueueRun(context: LoaderContext, wanted: ReadonlySet<ApiLoader>): Promise<LoaderContext> {
  const { base, faults } = context;
  const { dequeued, pull_request: pull } = base.facts;
  if (!OF_A_RUN.includes(dequeued?.reason) || pull === undefined || !wanted.has('failed_jobs')) return context;
  const found = await orFault(faults, LOADERS.failed_jobs.lost, readQueueRun(context, pull));
  if (found === undefined) return context;
  // The readers of payloads are a chunk, and this is one of them.
  const { upstreamRun } = await import(/* webpackChunkName: "events" */ '../event/workflow-run.ts');
  const { workflow, workflow_path, run } = upstreamRun(found, {}, base.host);
  const facts = { ...base.facts, ...defined<Partial<BaseFacts>>({ workflow, workflow_path, run }) };
  return { ...context, base: { ...base, facts } };
}

/** Of the newest try: one that failed, else one that goes on, of which a job may have failed already. */
async function readQueueRun(
  { api, base }: LoaderContext,
  pull: NonNullable<Facts['pull_request']>,
): Promise<Json | undefined> {
  const { queuedPullRequest } = await import(/* webpackChunkName: "events" */ '../event/merge-group.ts');
  const answer = await api.get({
    route: RUNS,
    with: { event: 'merge_group', per_page: 100 },
    permission: 'actions: read',
    aside: true,
  });
  const tries = list(answer, 'workflow_runs')
    .map((one) => record(one) ?? {})
    .filter((one) => {
      const queued = queuedPullRequest(line(one, 'head_branch'), base.host);
      return queued?.number === pull.number && queued.base === pull.base;
    });
  const newest = tries.filter((one) => line(one, 'head_branch') === line(tries[0], 'head_branch'));
  const isOver = (one: Json) => line(one, 'conclusion') !== undefined;
  return newest.find((one) => isRed(runRecord(one)?.conclusion)) ?? newest.find((one) => !isOver(one));
}

/** Who put it into the queue last, by its events, which come oldest first. */
export async function readQueuedBy({ api, base }: LoaderContext): Promise<Dequeued | undefined> {
  const { dequeued, pull_request: pull } = base.facts;
  if (dequeued === undefined || pull === undefined) return dequeued;
  const read: ApiRequest<typeof TIMELINE> = {
    route: TIMELINE,
    with: { issue_number: pull.number },
    permission: 'pull-requests: read',
    aside: true,
  };
  const { data: first, last } = await api.page(read, 1);
  const data = last > 1 ? (await api.page(read, last)).data : first;
  const events = Array.isArray(data) ? data : [];
  const added = events.findLast((one) => line(one, 'event') === 'added_to_merge_queue');
  return defined<Dequeued>({ ...dequeued, queued_by: userPerson(record(added, 'actor'), base.host) });
}
