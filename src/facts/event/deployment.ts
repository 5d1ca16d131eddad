import { known } from '../../defined.ts';
import type { Deployment, Job, Ref } from '../types.ts';
import { bareCommit } from './commits.ts';
import { type Json, link, number, record, text } from './json.ts';
import { fullRef, namedRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import { upstreamRun } from './workflow-run.ts';

/** `deployment`: this run is the one that deploys. */
export function deploymentPart(scene: Scene): EventPart {
  const { event, site } = scene;
  const deployment = record(event, 'deployment');
  if (deployment === undefined) return {};
  return {
    deployment: deploymentOf(deployment, undefined),
    ref: deployedRef(deployment, scene),
    commit: bareCommit(text(deployment, 'sha'), site),
  };
}

/**
 * `deployment_status`: this run only watches. What is reported is the run and job that deployed, where the payload
 * tells them; deployments made from outside have none.
 */
export function deploymentStatusPart(scene: Scene): EventPart {
  const { event, site } = scene;
  const status = record(event, 'deployment_status');
  if (status === undefined) return deploymentPart(scene);
  const deployment = record(event, 'deployment') ?? {};
  const upstream = record(event, 'workflow_run');
  return {
    ...deploymentPart(scene),
    workflow: undefined,
    run: undefined,
    ...(upstream === undefined ? {} : upstreamRun(upstream, event, site)),
    job: upstream === undefined ? undefined : deployingJob(event),
    deployment: deploymentOf(deployment, status),
  };
}

function deploymentOf(deployment: Json, status: Json | undefined): Deployment | undefined {
  const environment =
    text(status, 'environment') ?? text(deployment, 'environment') ?? text(deployment, 'original_environment');
  if (environment === undefined) return undefined;
  return known<Deployment>({
    id: number(deployment, 'id'),
    environment,
    state: text(status, 'state'),
    url: link(status, 'environment_url'),
    log_url: link(status, 'log_url') ?? link(status, 'target_url'),
    description: text(status, 'description') ?? text(deployment, 'description'),
  });
}

/** The payload says `main` for a branch and for a tag; the runner's variable tells which. A sha is neither. */
function deployedRef(deployment: Json, { env, site }: Scene): Ref | undefined {
  const name = text(deployment, 'ref');
  if (name === undefined || /^[0-9a-f]{40,64}$/.test(name)) return undefined;
  const full = fullRef(name, site);
  if (full !== undefined) return full;
  const own = fullRef(text(env, 'GITHUB_REF'), site);
  return own?.name === name ? own : namedRef('branch', name, site);
}

function deployingJob(event: Json): Job | undefined {
  const name = text(event, 'check_run', 'name');
  if (name === undefined) return undefined;
  return known<Job>({ id: number(event, 'check_run', 'id'), name, url: link(event, 'check_run', 'html_url') });
}
