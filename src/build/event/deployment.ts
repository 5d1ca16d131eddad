import { bareCommit, runTitle } from '../code-host/commits.ts';
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
import { fullRef, namedRef, shortRef } from '../code-host/refs.ts';
import type { CodeHost } from '../code-host/urls.ts';
import type { Deployment, Job, PullRequest, Ref } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { toPullRequest } from './pull-request.ts';
import { upstreamPullRequest, upstreamRun } from './workflow-run.ts';

/** `deployment`: this run is the one that deploys. */
export function deploymentPart(input: EventInput): EventOverrides {
  const { event, host } = input;
  const deployment = record(event, 'deployment');
  if (deployment === undefined) return {};
  return {
    deployment: toDeployment(deployment, undefined),
    ref: deployedRef(deployment, input),
    commit: bareCommit(line(deployment, 'sha'), host),
    pull_request: deployedPullRequest(deployment, host),
  };
}

/**
 * Reads a `deployment_status`, where this run only watches. Reports the run and job that deployed, if the payload
 * contains them; external deployments have none.
 */
export function deploymentStatusPart(input: EventInput): EventOverrides {
  const { event, host } = input;
  const status = record(event, 'deployment_status');
  if (status === undefined) return deploymentPart(input);
  const deployment = record(event, 'deployment') ?? {};
  const upstream = record(event, 'workflow_run');
  const part = deploymentPart(input);
  return {
    ...part,
    pull_request: (upstream && upstreamPullRequest(upstream, event, host)) ?? part.pull_request,
    workflow: undefined,
    workflow_path: undefined,
    run: undefined,
    ...(upstream === undefined ? {} : titledRun(upstream, event, host)),
    job: upstream === undefined ? undefined : deployingJob(event),
    deployment: toDeployment(deployment, status),
  };
}

/**
 * Reads the run's title: the subject of the pushed commit, or the `run-name`, which is all that the payload has of
 * the commit.
 */
function titledRun(upstream: Json, event: Json, host: CodeHost): EventOverrides {
  const part = upstreamRun(upstream, event, host);
  const title = runTitle(upstream, [part.workflow]);
  return { ...part, run: part.run && { ...part.run, title } };
}

function toDeployment(deployment: Json, status: Json | undefined): Deployment | undefined {
  const environment =
    line(status, 'environment') ?? line(deployment, 'environment') ?? line(deployment, 'original_environment');
  if (environment === undefined) return undefined;
  const ref = line(deployment, 'ref');
  const state = keyword(status, 'state');
  const started_at = time(deployment, 'created_at');
  return {
    id: number(deployment, 'id'),
    environment,
    state,
    transient: flag(deployment, 'transient_environment') === true ? true : undefined,
    ref: ref === undefined || isSha(ref) || PULL.test(ref) ? undefined : shortRef(ref),
    started_at,
    duration_seconds: isEnd(state) ? secondsBetween(started_at, time(status, 'created_at')) : undefined,
    url: link(status, 'environment_url'),
    log_url: link(status, 'log_url') ?? link(status, 'target_url'),
    description: [lines(status, 'description'), lines(deployment, 'description')].find(
      (text) => text !== undefined && !SAYS_NOTHING.test(text),
    ),
  };
}

/** Matches descriptions that only repeat the state: `Deployment has failed`, `Deployment completed`. */
const SAYS_NOTHING = /^(?:the )?deployment (?:has |was |is )?[a-z]{4,12}[.!]?$/i;

const isSha = (ref: string): boolean => /^[0-9a-f]{40,64}$/.test(ref);

/** Matches the ref of a pull request preview: its head, or its trial merge. */
const PULL = /^(?:refs\/)?pull\/(\d{1,9})\/(?:head|merge)$/;

function deployedPullRequest(deployment: Json, host: CodeHost): PullRequest | undefined {
  return toPullRequest({ number: PULL.exec(line(deployment, 'ref') ?? '')?.[1] }, host);
}

const isEnd = (state: string | undefined): boolean => state === 'success' || state === 'failure' || state === 'error';

/**
 * Determines the deployed ref. The payload has `main` for both branches and tags, so the runner's variable decides.
 * A sha or a pull request is neither.
 */
function deployedRef(deployment: Json, { env, host }: EventInput): Ref | undefined {
  const name = line(deployment, 'ref');
  if (name === undefined || isSha(name) || PULL.test(name)) return undefined;
  const full = fullRef(name, host);
  if (full !== undefined) return full;
  const current = fullRef(line(env, 'GITHUB_REF'), host);
  return current?.name === name ? current : namedRef('branch', name, host);
}

function deployingJob(event: Json): Job | undefined {
  const name = line(event, 'check_run', 'name');
  if (name === undefined) return undefined;
  return { id: number(event, 'check_run', 'id'), name, url: link(event, 'check_run', 'html_url') };
}
