/** Reads the results that other apps report, where this run only watches: deployments, and checks. */

import type { Environment } from '../../platform.ts';
import { parseCommit, toCommit } from '../code-host/commits.ts';
import {
  asLine,
  flag,
  type Json,
  keyword,
  line,
  lines,
  link,
  list,
  number,
  record,
  secondsBetween,
  time,
} from '../code-host/json.ts';
import { type CodeHost, fullRef, namedRef, shortRef } from '../code-host/urls.ts';
import { readEventConclusion } from '../conclusion.ts';
import type { Deployment, EventFacts, Ref } from '../facts.ts';
import { findListedPull, toPullRequest } from './pull-request.ts';
import { upstreamPullRequest, upstreamRun } from './workflow-run.ts';

/** Reads a `deployment`, where this run is the one that deploys. */
export function readDeployment(event: Json, host: CodeHost, env: Environment): EventFacts {
  const [deployment, status] = [record(event, 'deployment'), record(event, 'deployment_status')];
  if (deployment === undefined) return {};
  return {
    deployment: toDeployment(deployment, status),
    ref: deployedRef(deployment, host, env),
    commit: toCommit({ sha: line(deployment, 'sha') }, host),
    pull_request: toPullRequest({ number: PULL.exec(line(deployment, 'ref') ?? '')?.[1] }, host),
  };
}

/**
 * Reads a `deployment_status`, where this run only watches. Reports the run and job that deployed, if the payload
 * contains them; external deployments have none.
 */
export function readDeploymentStatus(event: Json, host: CodeHost, env: Environment): EventFacts {
  const part = readDeployment(event, host, env);
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

/** Matches descriptions that only repeat the state: `Deployment has failed`, `Deploy completed`. */
const REPEATS_STATE =
  /^(?:the |your )?deploy(?:ment)? (?:has |was |is )?(?:fail(?:ed|ing|ure)|succe(?:ss|ssful|eded)|completed?|finished|start(?:ed|ing)|cancell?ed|error(?:ed)?|pending|queued|running|skipped|created|ready)[.!]?$/i;

/** Matches the ref of a pull request preview: its head, or its trial merge. */
const PULL = /^(?:refs\/)?pull\/(\d{1,9})\/(?:head|merge)$/;

/** Returns true for a branch, a tag or a version. */
function isNamed(ref: string | undefined): ref is string {
  return ref !== undefined && !/^[0-9a-f]{40,64}$/.test(ref) && !PULL.test(ref);
}

/** The payload has `main` for both branches and tags, so the runner's variable decides. */
function deployedRef(deployment: Json, host: CodeHost, env: Environment): Ref | undefined {
  const name = line(deployment, 'ref');
  if (!isNamed(name)) return undefined;
  const runnerRef = fullRef(line(env, 'GITHUB_REF'), host);
  return fullRef(name, host) ?? (runnerRef?.name === name ? runnerRef : namedRef('branch', name, host));
}

/** Reads a check; those of GitHub Actions trigger no workflow. The app replaces the workflow, and the check the job. */
export function readCheckRun(event: Json, host: CodeHost): EventFacts {
  const check = record(event, 'check_run');
  if (check === undefined) return {};
  const suite = record(check, 'check_suite');
  const sha = line(check, 'head_sha');
  const pulls = [...list(check, 'pull_requests'), ...list(suite, 'pull_requests')];
  const name = line(check, 'name') ?? 'check';
  const url = link(check, 'html_url') ?? link(check, 'details_url');
  const started_at = time(check, 'started_at');
  return {
    workflow: line(check, 'app', 'name') ?? line(check, 'app', 'slug'),
    // Omits the id: it is not an Actions run, so the API has nothing for it.
    run:
      url === undefined && started_at === undefined
        ? undefined
        : { url, started_at, duration_seconds: secondsBetween(started_at, time(check, 'completed_at')) },
    job: { name, url },
    ref: namedRef('branch', line(suite, 'head_branch'), host),
    commit: parseCommit(record(suite, 'head_commit'), host) ?? toCommit({ sha }, host),
    pull_request: toPullRequest(findListedPull(pulls, event), host),
    item: { type: 'check', title: name, url, comment: findReason(check) },
    eventConclusion: readEventConclusion(check),
  };
}

/** Returns the title, or the conditions in the summary if it repeats the conclusion: `Quality Gate failed`. */
function findReason(check: Json): string | undefined {
  const title = lines(check, 'output', 'title');
  if (line(check, 'conclusion') !== 'failure' || /\d/.test(title ?? '')) return title;
  const summary = (lines(check, 'output', 'summary') ?? '').slice(0, MAX_SUMMARY).split('\n');
  const conditions = summary.flatMap((entry) => {
    const plain = entry.replace(/!\[[^\]]{0,200}\]\([^()]{0,500}\)|<[^<>]{0,500}>/g, '').replace(LINK, '$1');
    const text = asLine(plain.replace(/^[\s#>*+-]+/, ''), 160);
    return text !== undefined && CONDITION.test(text) ? text : [];
  });
  return conditions.length > 0 ? conditions.slice(0, 3).join(', ') : title;
}

const MAX_SUMMARY = 4_000;
const LINK = /\[([^[\]]{0,200})\]\([^()]{0,500}\)/g;
/** `62.1% Coverage on New Code (required ≥ 80%)`, `3 New Issues`. */
const CONDITION = /^\d[\d.,]*\s?%? \p{L}/u;
