/** Reads the run that this step belongs to, for any event, and the run that a `workflow_run` reports. */

import type { Environment } from '../../platform.ts';
import type { RunnerContext } from '../../settings/parsers/maps.ts';
import { parseCommit, readPerson, toCommit } from '../code-host/commits.ts';
import { asLine, flag, type Json, line, lines, link, list, number, record, secondsBetween } from '../code-host/json.ts';
import { readGithubRun } from '../code-host/runs.ts';
import {
  type CodeHost,
  fullRef,
  isAboutItsRef,
  pageUrl,
  runUrl,
  toTagSeries,
  workflowPath,
} from '../code-host/urls.ts';
import { readEventConclusion } from '../conclusion.ts';
import type { Keyword } from '../fact.ts';
import type { Commit, EventFacts, Job, PullRequest, Ref, Run } from '../facts.ts';
import { findListedPull, isFork, queuedPullRequest, toPullRequest } from './pull-request.ts';

export function readThisRun(
  event: Json,
  host: CodeHost,
  env: Environment,
  name: Keyword,
  runner: RunnerContext,
): EventFacts {
  const ref = line(env, 'GITHUB_REF');
  // The sha for a pull request is a trial merge, not a commit of a person.
  const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : line(env, 'GITHUB_SHA');
  const payload = record(event, 'repository');
  const repository = line(env, 'GITHUB_REPOSITORY') ?? line(payload, 'full_name');
  return {
    repository:
      repository === undefined
        ? undefined
        : {
            name: repository,
            url: link(host, 'repository'),
            default_branch: line(payload, 'default_branch'),
            private: flag(payload, 'private'),
          },
    workflow: workflowFileName(line(env, 'GITHUB_WORKFLOW')),
    workflow_path: workflowPath(line(env, 'GITHUB_WORKFLOW_REF')),
    run: readRun(host, env, name),
    job: readJob(host, env, runner),
    ref: fullRef(ref, host),
    commit: toCommit({ sha }, host),
    // The sender may be another person than who started the run.
    actor: readPerson({ login: env['GITHUB_ACTOR'] }, host) ?? readPerson(record(event, 'sender'), host),
  };
}

function readRun(host: CodeHost, env: Environment, name: Keyword): Run | undefined {
  const run = {
    id: number(env, 'GITHUB_RUN_ID'),
    number: number(env, 'GITHUB_RUN_NUMBER'),
    attempt: number(env, 'GITHUB_RUN_ATTEMPT'),
  };
  if (run.id === undefined && run.number === undefined) return undefined;
  // A schedule starts the first attempt, whoever GitHub names.
  const isScheduled = name === 'schedule' && (run.attempt ?? 1) < 2;
  const started_by = isScheduled ? undefined : readPerson({ login: env['GITHUB_TRIGGERING_ACTOR'] }, host);
  return { ...run, url: runUrl(host, run), started_by };
}

function readJob(host: CodeHost, env: Environment, runner: RunnerContext): Job | undefined {
  const name = line(runner.job, 'name') ?? line(env, 'GITHUB_JOB');
  if (name === undefined) return undefined;
  const id = number(runner.job, 'check_run_id');
  const page = runUrl(host, { id: number(env, 'GITHUB_RUN_ID') });
  // The runners of Gitea and Forgejo do not provide the id.
  const isKnown = host.forge === 'github' && page !== undefined && id !== undefined;
  const url = isKnown ? link(`${page}/job/${id}`) : undefined;
  return { id, name, url, matrix: asLine(listLeaves(runner.matrix, 4).join(', ')) };
}

/** Lists the values of a matrix job, including those of nested objects. */
function listLeaves(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value].flatMap((one) => asLine(one) ?? []);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (depth === 0) return [];
  const children = Array.isArray(value) ? list(value) : Object.values(record(value) ?? {});
  return children.flatMap((child) => listLeaves(child, depth - 1));
}

/** Returns the name of the workflow, else that of its file: `ci` of `.github/workflows/ci.yml` (Gitea: `ci.yml`). */
function workflowFileName(name: string | undefined): string | undefined {
  return name === undefined ? undefined : (/^(?:\.\w+\/workflows\/)?([^/\s]+)\.ya?ml$/.exec(name)?.[1] ?? name);
}

/** Reports the upstream run: its workflow, branch, commit and people, without data of the notifier. */
export function readWorkflowRun(event: Json, host: CodeHost): EventFacts {
  const upstream = record(event, 'workflow_run');
  if (upstream === undefined) return {};
  const commit = upstreamCommit(upstream, event, host);
  const pull_request = upstreamPullRequest(upstream, event, host);
  const ref = upstreamRef(upstream, host);
  // GitHub refuses to start some, mostly because of the workflow file: they have no jobs to read.
  const isUnstarted = line(upstream, 'conclusion') === 'startup_failure';
  return {
    ...upstreamRun(upstream, event, host, [commit?.subject, pull_request?.title]),
    job: undefined,
    ref,
    commit,
    pull_request,
    stopped: isUnstarted ? { by: 'startup_failure' } : undefined,
    eventConclusion: readEventConclusion(upstream),
  };
}

/**
 * Reads workflow, run and actor from the payload. A scheduled run has no responsible actor.
 * @param shown texts that the message contains anyway, which are no title; without it, the run gets no title
 */
export function upstreamRun(
  upstream: Json,
  event: Json,
  host: CodeHost,
  shown?: readonly (string | undefined)[],
): EventFacts {
  const named = line(event, 'workflow', 'name');
  const run = readGithubRun(upstream);
  const isScheduled = run?.event === 'schedule';
  const started_by =
    isScheduled && run.attempt === 1 ? undefined : readPerson(record(upstream, 'triggering_actor'), host);
  return {
    // A run with a `run-name` has that as its name.
    workflow: workflowFileName(named ?? line(upstream, 'name')),
    workflow_path: workflowPath(line(event, 'workflow', 'path') ?? line(upstream, 'path')),
    run: run && {
      ...{ id: run.id, number: run.number, attempt: run.attempt, url: runUrl(host, run), event: run.event, started_by },
      title: shown && runTitle(upstream, [named, ...shown]),
      started_at: run.started_at,
      duration_seconds: secondsBetween(run.started_at, run.ended_at),
    },
    actor: line(upstream, 'event') === 'schedule' ? undefined : readPerson(record(upstream, 'actor'), host),
  };
}

/**
 * Returns the `run-name` of a run. Without one, hosts show the workflow's name, the first line of the commit's
 * message or the pull request's title, which add nothing.
 * @param messages texts that the message contains anyway
 */
export function runTitle(run: Json | undefined, messages: readonly (string | undefined)[]): string | undefined {
  const title = line(run, 'display_title');
  const subject = lines(run, 'head_commit', 'message')
    ?.split(/\r\n|\r|\n/, 1)[0]
    ?.trim();
  return messages.includes(title) || title === subject ? undefined : title;
}

const listedPull = (upstream: Json, event: Json): Json | undefined =>
  findListedPull(list(upstream, 'pull_requests'), event);

/** A push to a branch with an open pull request is still a push. */
export function upstreamPullRequest(upstream: Json, event: Json, host: CodeHost): PullRequest | undefined {
  const trigger = line(upstream, 'event') ?? 'pull_request';
  if (trigger === 'merge_group') return queuedPullRequest(line(upstream, 'head_branch'), host);
  const pull = trigger.startsWith('pull_request') ? toPullRequest(listedPull(upstream, event), host) : undefined;
  const workflow = line(event, 'workflow', 'name');
  // Without a `run-name`, which would replace the workflow's name, the title is that of the pull request.
  const isTitled = workflow === undefined || line(upstream, 'name') === workflow;
  return pull && { ...pull, title: pull.title ?? (isTitled ? line(upstream, 'display_title') : undefined) };
}

/** Matches the series of `v2.3.1` or `@acme/app@2.3.1`, which counts as a tag, because branches rarely have such names. */
const VERSION = /^(?:.+@|v)?#\.#\.#$/;

function upstreamRef(upstream: Json, host: CodeHost): Ref | undefined {
  const event = line(upstream, 'event');
  const name = isAboutItsRef(event) ? line(upstream, 'head_branch') : undefined;
  const head = upstream['head_repository'];
  // The branch of a deleted fork would look like one of this repository.
  if (name === undefined || head === null) return undefined;
  const type = event === 'release' || (event === 'push' && VERSION.test(toTagSeries(name))) ? 'tag' : 'branch';
  const owner = line(head, 'owner', 'login');
  const isForked = isFork(head, upstream['repository']) === true && owner !== undefined;
  const displayName = isForked ? asLine(`${owner}:${name}`) : name;
  return { type, name: displayName ?? name, url: pageUrl(host, type, name, link(head, 'html_url') ?? host.repository) };
}

function upstreamCommit(upstream: Json, event: Json, host: CodeHost): Commit | undefined {
  const trigger = line(upstream, 'event');
  if (!isAboutItsRef(trigger)) return undefined;
  // Such a run has the commit of the base, whose author is unrelated to the pull request.
  if (trigger === 'pull_request_target') {
    return toCommit({ sha: line(listedPull(upstream, event), 'head', 'sha') }, host);
  }
  const home = link(upstream, 'head_repository', 'html_url') ?? host.repository;
  const head = parseCommit(record(upstream, 'head_commit'), host, home);
  const bare = toCommit({ sha: line(upstream, 'head_sha') }, host, home);
  // A run of the merge queue does not test the head of its branch.
  return head !== undefined && (bare === undefined || head.sha === bare.sha) ? head : bare;
}
