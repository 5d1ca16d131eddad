/** Reads what a merge queue ran before a pull request left it. */

import type { Build } from '../build/build.ts';
import { readPerson } from '../build/code-host/commits.ts';
import { type Json, line, list, record } from '../build/code-host/json.ts';
import { readGithubRun } from '../build/code-host/runs.ts';
import { isRed } from '../build/conclusion.ts';
import { queuedPullRequest } from '../build/event/pull-request.ts';
import { upstreamRun } from '../build/event/workflow-run.ts';
import type { Facts } from '../build/facts.ts';
import { API_SOURCES } from '../build/sources.ts';
import type { Api } from './api/client.ts';

/** Maximum runs to report in addition to the explained one. */
const MAX_OTHERS = 10;
/** Maximum pages of events of a pull request. */
const MAX_PAGES = 5;

/** Reports the run that failed in the queue, which the payload does not name: one request. */
export async function withQueueRun(api: Api, build: Build): Promise<Build> {
  const { dequeued, pull_request: pull } = build.facts;
  if (dequeued === undefined || pull === undefined) return build;
  // For other reasons, the run has no details.
  if (!/^CI_(?:FAILURE|TIMEOUT)$/.test(dequeued.reason)) return build;
  const queued = (await api.errors.collect(API_SOURCES.failed_jobs.lost, readQueueRuns(api, build, pull))) ?? [];
  const [found, ...others] = queued.slice(0, MAX_OTHERS + 1).map((one) => upstreamRun(one, {}, build.host));
  if (found === undefined) return build;
  const { workflow, workflow_path, run } = found;
  const also_failed = others.map((one) => ({ workflow: one.workflow, number: one.run?.number, url: one.run?.url }));
  const queue = also_failed.length > 0 ? { dequeued: { ...dequeued, also_failed } } : {};
  return { ...build, facts: { ...build.facts, workflow, workflow_path, run, ...queue } };
}

/** Reads failed runs of the latest attempt, else an active or cancelled one, whose jobs may have failed. */
async function readQueueRuns(
  api: Api,
  build: Build,
  pull: NonNullable<Facts['pull_request']>,
): Promise<readonly Json[]> {
  const answer = await api.get('GET /repos/{owner}/{repo}/actions/runs', { event: 'merge_group', per_page: 100 });
  const attempts = list(answer, 'workflow_runs')
    .map((one) => record(one) ?? {})
    .filter((one) => {
      const queued = queuedPullRequest(line(one, 'head_branch'), build.host);
      return queued?.number === pull.number && queued.base === pull.base;
    });
  const newest = attempts.filter((one) => line(one, 'head_branch') === line(attempts[0], 'head_branch'));
  const red = newest.filter((one) => isRed(readGithubRun(one)?.conclusion));
  return red.length > 0
    ? red
    : newest.filter((one) => [undefined, 'cancelled'].includes(line(one, 'conclusion'))).slice(0, 1);
}

/** Finds who last queued the pull request, from its events, oldest first. */
export async function readQueuedBy(api: Api, build: Build): Promise<Facts['dequeued']> {
  const { dequeued, pull_request: pull } = build.facts;
  if (dequeued === undefined || pull === undefined) return dequeued;
  const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline';
  const findAdded = (page: unknown) => list(page).findLast((one) => line(one, 'event') === 'added_to_merge_queue');
  const added = await api.pages(route, { issue_number: pull.number }, MAX_PAGES, findAdded);
  const last = added.findLast((one) => one !== undefined);
  return { ...dequeued, queued_by: readPerson(record(last, 'actor'), build.host) };
}
