import { toCommit } from '../code-host/commits.ts';
import {
  flag,
  type Json,
  keyword,
  line,
  lines,
  link,
  number,
  record,
  secondsBetween,
  time,
} from '../code-host/json.ts';
import { fullRef, namedRef, shortRef } from '../code-host/urls.ts';
import { readEventConclusion } from '../conclusion.ts';
import type { Deployment, Ref } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { toPullRequest } from './pull-request.ts';
import { upstreamPullRequest, upstreamRun } from './workflow-run.ts';

/** Reads a `deployment`, where this run is the one that deploys. */
function readDeployment(input: EventInput): EventOverrides {
  const { event, host } = input;
  const [deployment, status] = [record(event, 'deployment'), record(event, 'deployment_status')];
  if (deployment === undefined) return {};
  return {
    deployment: toDeployment(deployment, status),
    ref: deployedRef(deployment, input),
    commit: toCommit({ sha: line(deployment, 'sha') }, host),
    pull_request: toPullRequest({ number: PULL.exec(line(deployment, 'ref') ?? '')?.[1] }, host),
  };
}

/**
 * Reads a `deployment_status`, where this run only watches. Reports the run and job that deployed, if the payload
 * contains them; external deployments have none.
 */
function readDeploymentStatus(input: EventInput): EventOverrides {
  const { event, host } = input;
  const part = readDeployment(input);
  const status = record(event, 'deployment_status');
  if (status === undefined) return part;
  const eventConclusion = readEventConclusion(status);
  const upstream = record(event, 'workflow_run');
  if (upstream === undefined) {
    return { ...part, eventConclusion, workflow: undefined, workflow_path: undefined, run: undefined, job: undefined };
  }
  const check = record(event, 'check_run');
  const job = line(check, 'name');
  return {
    ...{ ...part, eventConclusion },
    ...upstreamRun(upstream, event, host),
    pull_request: upstreamPullRequest(upstream, event, host) ?? part.pull_request,
    job: job === undefined ? undefined : { id: number(check, 'id'), name: job, url: link(check, 'html_url') },
  };
}

function toDeployment(deployment: Json, status: Json | undefined): Deployment | undefined {
  const environment = line(status, 'environment') ?? line(deployment, 'environment');
  if (environment === undefined) return undefined;
  const ref = line(deployment, 'ref');
  const state = keyword(status, 'state');
  const started_at = time(deployment, 'created_at');
  const isOver = state === 'success' || state === 'failure' || state === 'error';
  const descriptions = [lines(status, 'description'), lines(deployment, 'description')];
  return {
    ...{ id: number(deployment, 'id'), environment, state, started_at },
    transient: flag(deployment, 'transient_environment') === true ? true : undefined,
    ref: isNamed(ref) ? shortRef(ref) : undefined,
    duration_seconds: isOver ? secondsBetween(started_at, time(status, 'created_at')) : undefined,
    url: link(status, 'environment_url'),
    log_url: link(status, 'log_url') ?? link(status, 'target_url'),
    description: descriptions.find((text) => text !== undefined && !REPEATS_STATE.test(text)),
  };
}

/** Matches descriptions that only repeat the state: `Deployment has failed`, `Deployment completed`. */
const REPEATS_STATE = /^(?:the )?deployment (?:has |was |is )?[a-z]{4,12}[.!]?$/i;

/** Matches the ref of a pull request preview: its head, or its trial merge. */
const PULL = /^(?:refs\/)?pull\/(\d{1,9})\/(?:head|merge)$/;

/** Returns true for a branch, a tag or a version. */
function isNamed(ref: string | undefined): ref is string {
  return ref !== undefined && !/^[0-9a-f]{40,64}$/.test(ref) && !PULL.test(ref);
}

/** The payload has `main` for both branches and tags, so the runner's variable decides. */
function deployedRef(deployment: Json, { env, host }: EventInput): Ref | undefined {
  const name = line(deployment, 'ref');
  if (!isNamed(name)) return undefined;
  const runnerRef = fullRef(line(env, 'GITHUB_REF'), host);
  return fullRef(name, host) ?? (runnerRef?.name === name ? runnerRef : namedRef('branch', name, host));
}

export const DEPLOYMENT_EVENTS = { deployment: readDeployment, deployment_status: readDeploymentStatus };
