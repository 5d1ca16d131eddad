import { defined } from '../../defined.ts';
import { bareCommit } from '../host/commits.ts';
import { type Json, line, lines, link, number, record } from '../host/json.ts';
import { fullRef, namedRef } from '../host/refs.ts';
import type { Deployment, Job, Ref } from '../types.ts';
import type { EventInput, EventPart } from './part.ts';
import { upstreamRun } from './workflow-run.ts';

/** `deployment`: this run is the one that deploys. */
export function deploymentPart(input: EventInput): EventPart {
  const { event, host } = input;
  const deployment = record(event, 'deployment');
  if (deployment === undefined) return {};
  return {
    deployment: deploymentOf(deployment, undefined),
    ref: deployedRef(deployment, input),
    commit: bareCommit(line(deployment, 'sha'), host),
  };
}

/**
 * `deployment_status`: this run only watches. What is reported is the run and job that deployed, where the payload
 * tells them; deployments made from outside have none.
 */
export function deploymentStatusPart(input: EventInput): EventPart {
  const { event, host } = input;
  const status = record(event, 'deployment_status');
  if (status === undefined) return deploymentPart(input);
  const deployment = record(event, 'deployment') ?? {};
  const upstream = record(event, 'workflow_run');
  return {
    ...deploymentPart(input),
    workflow: undefined,
    run: undefined,
    ...(upstream === undefined ? {} : upstreamRun(upstream, event, host)),
    job: upstream === undefined ? undefined : deployingJob(event),
    deployment: deploymentOf(deployment, status),
  };
}

function deploymentOf(deployment: Json, status: Json | undefined): Deployment | undefined {
  const environment =
    line(status, 'environment') ?? line(deployment, 'environment') ?? line(deployment, 'original_environment');
  if (environment === undefined) return undefined;
  return defined<Deployment>({
    id: number(deployment, 'id'),
    environment,
    state: line(status, 'state'),
    url: link(status, 'environment_url'),
    log_url: link(status, 'log_url') ?? link(status, 'target_url'),
    description: lines(status, 'description') ?? lines(deployment, 'description'),
  });
}

/** The payload says `main` for a branch and for a tag; the runner's variable tells which. A sha is neither. */
function deployedRef(deployment: Json, { env, host }: EventInput): Ref | undefined {
  const name = line(deployment, 'ref');
  if (name === undefined || /^[0-9a-f]{40,64}$/.test(name)) return undefined;
  const full = fullRef(name, host);
  if (full !== undefined) return full;
  const own = fullRef(line(env, 'GITHUB_REF'), host);
  return own?.name === name ? own : namedRef('branch', name, host);
}

function deployingJob(event: Json): Job | undefined {
  const name = line(event, 'check_run', 'name');
  if (name === undefined) return undefined;
  return defined<Job>({ id: number(event, 'check_run', 'id'), name, url: link(event, 'check_run', 'html_url') });
}
