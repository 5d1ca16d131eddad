/** How the answer of each route is cut at a moment: the one place that knows. A route without a row passes as it is. */

import { type AsItWas, pageAsOf } from './lists.ts';
import { pullAsItWas } from './pulls.ts';
import type { PastQuestion } from './question.ts';
import { jobAsItWas, oneRunAsOf, runAsItWas } from './runs.ts';
import type { ApiAnswer, Route, RouteParameters } from './shared-reads.ts';
import { artifactAsItWas, commitsAsOf, createdByThen, fileAsOf } from './things.ts';

/** Undefined for what was not there. */
export type Cut = (route: Route, asked: PastQuestion) => Promise<ApiAnswer | undefined>;

/** What is said once stays said: a commit, a comparison of two, what GitHub has written on a job that is over. */
const asNow: Cut = (route, { parameters, now }) => now(route, parameters);

/** What nobody can tell of the past. */
const unknown: Cut = async () => undefined;

const listOf =
  (asItWas: AsItWas, asksNow?: (parameters: RouteParameters) => RouteParameters): Cut =>
  (route, asked) =>
    pageAsOf(route, asked, asItWas, asksNow);

const oneOf =
  (asItWas: AsItWas): Cut =>
  async (route, asked) => {
    const answer = await asked.now(route, asked.parameters);
    const then = await asItWas(answer.data, asked);
    return then === undefined ? undefined : { ...answer, data: then };
  };

/** How a run stood then, its status of now does not tell. */
const runs = listOf(runAsItWas, ({ status: _, ...others }) => others);

export const CUTS: Readonly<Partial<Record<Route, Cut>>> = {
  'GET /repos/{owner}/{repo}': asNow,
  'GET /orgs/{org}/repos': asNow,
  'GET /users/{username}/repos': asNow,
  'GET /repos/{owner}/{repo}/actions/workflows': listOf(createdByThen),
  'GET /repos/{owner}/{repo}/actions/runs': runs,
  'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs': runs,
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': oneRunAsOf,
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}': oneRunAsOf,
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs': listOf(jobAsItWas),
  'GET /repos/{owner}/{repo}/actions/jobs/{job_id}': oneOf(jobAsItWas),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': listOf(artifactAsItWas),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments': unknown,
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations': asNow,
  'GET /repos/{owner}/{repo}/commits': commitsAsOf,
  'GET /repos/{owner}/{repo}/commits/{ref}': asNow,
  'GET /repos/{owner}/{repo}/compare/{basehead}': asNow,
  'GET /repos/{owner}/{repo}/contents/{path}': fileAsOf,
  // Which of them were open then, a list of those that are open now does not tell.
  'GET /repos/{owner}/{repo}/dependabot/alerts': unknown,
  'GET /repos/{owner}/{repo}/deployments': listOf(createdByThen),
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': listOf(createdByThen),
  'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline': listOf(createdByThen),
  'GET /repos/{owner}/{repo}/pulls': listOf(pullAsItWas, (parameters) => ({ ...parameters, state: 'all' })),
};
