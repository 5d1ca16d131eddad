/** Reads the run that this step belongs to, for any event, and the run that a `workflow_run` reports. */

import type { RunnerContext } from '../../settings/parsers/maps.ts';
import { bareCommit, payloadCommit, readPerson, runTitle } from '../code-host/commits.ts';
import {
  asLine,
  flag,
  type Json,
  keyword,
  line,
  link,
  list,
  number,
  record,
  secondsBetween,
} from '../code-host/json.ts';
import { readGithubRun } from '../code-host/runs.ts';
import {
  attemptUrl,
  type CodeHost,
  fullRef,
  isAboutItsRef,
  isVersion,
  jobUrl,
  refUrl,
  runUrl,
  workflowFileName,
  workflowPath,
} from '../code-host/urls.ts';
import type { Commit, Job, Person, PullRequest, Ref, Repository, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { areDifferent, firstOwn, queuedPullRequest, toPullRequest } from './pull-request.ts';

export function readCurrentRun(input: EventInput, runner: RunnerContext): EventOverrides {
  const { env, event, host } = input;
  const ref = line(env, 'GITHUB_REF');
  // The sha for a pull request is a trial merge, not a commit of a person.
  const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : line(env, 'GITHUB_SHA');
  return {
    repository: readRepository(input),
    workflow: workflowFileName(line(env, 'GITHUB_WORKFLOW')),
    workflow_path: workflowPath(line(env, 'GITHUB_WORKFLOW_REF')),
    run: readRun(input),
    job: readJob(input, runner),
    ref: fullRef(ref, host),
    commit: bareCommit(sha, host),
    // The sender may be another person than who started the run.
    actor: readAccount(input, 'GITHUB_ACTOR') ?? readPerson(record(event, 'sender'), host),
  };
}

function readRepository({ env, event, host }: EventInput): Repository | undefined {
  const payload = record(event, 'repository');
  const name = line(env, 'GITHUB_REPOSITORY') ?? line(payload, 'full_name');
  if (name === undefined) return undefined;
  return {
    name,
    url: link(host, 'repository'),
    default_branch: line(payload, 'default_branch'),
    private: flag(payload, 'private'),
  };
}

function readRun(input: EventInput): Run | undefined {
  const { name, env, host } = input;
  const run = {
    id: number(env, 'GITHUB_RUN_ID'),
    number: number(env, 'GITHUB_RUN_NUMBER'),
    attempt: number(env, 'GITHUB_RUN_ATTEMPT'),
  };
  if (run.id === undefined && run.number === undefined) return undefined;
  // A schedule starts the first attempt, whoever GitHub names.
  const isScheduled = name === 'schedule' && (run.attempt ?? 1) < 2;
  const started_by = isScheduled ? undefined : readAccount(input, 'GITHUB_TRIGGERING_ACTOR');
  return { ...run, url: runUrl(host, run), started_by };
}

function readJob({ env, host }: EventInput, runner: RunnerContext): Job | undefined {
  const name = line(runner.job, 'name') ?? line(env, 'GITHUB_JOB');
  if (name === undefined) return undefined;
  const id = number(runner.job, 'check_run_id');
  const url = jobUrl(host, number(env, 'GITHUB_RUN_ID'), id);
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

/** Uses the payload's complete sender if it is the same account. */
function readAccount({ env, event, host }: EventInput, variable: string): Person | undefined {
  const login = line(env, variable);
  if (login === undefined) return undefined;
  const sender = readPerson(record(event, 'sender'), host);
  return sender?.login === login ? sender : readPerson({ login }, host);
}

/** Reports the upstream run: its workflow, branch, commit and people, without data of the notifier. */
export function readWorkflowRun({ event, host, ownRun }: EventInput): EventOverrides {
  const upstream = record(event, 'workflow_run');
  if (upstream === undefined) return {};
  const commit = upstreamCommit(upstream, event, host);
  const pull_request = upstreamPullRequest(upstream, event, host);
  const ref = upstreamRef(upstream, host);
  // Reports the current jobs, which use the output of the upstream run.
  if (ownRun === true) return { ref, commit, pull_request };
  // GitHub refuses to start some, mostly because of the workflow file: they have no jobs to read.
  const isUnstarted = line(upstream, 'conclusion') === 'startup_failure';
  return {
    ...upstreamRun(upstream, event, host, [commit?.subject, pull_request?.title]),
    job: undefined,
    ref,
    commit,
    pull_request,
    stopped: isUnstarted ? { by: 'startup_failure' } : undefined,
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
): EventOverrides {
  // A run with a `run-name` has that as its name.
  const workflow = line(event, 'workflow', 'name') ?? line(upstream, 'name');
  return {
    workflow: workflowFileName(workflow),
    workflow_path: workflowPath(line(event, 'workflow', 'path') ?? line(upstream, 'path')),
    run: startedRun(upstream, host, shown && runTitle(upstream, [line(event, 'workflow', 'name'), ...shown])),
    actor: line(upstream, 'event') === 'schedule' ? undefined : readPerson(record(upstream, 'actor'), host),
  };
}

function startedRun(upstream: Json, host: CodeHost, title: string | undefined): Run | undefined {
  const run = readGithubRun(upstream);
  if (run === undefined) return undefined;
  const { id, number: count, attempt, url: page, started_at, ended_at } = run;
  const isScheduled = run.event === 'schedule' && attempt === 1;
  return {
    ...{ id, number: count, attempt, title },
    url: page === undefined ? runUrl(host, { id, number: count, attempt }) : attemptUrl(host, page, attempt),
    event: keyword(upstream, 'event'),
    started_by: isScheduled ? undefined : readPerson(record(upstream, 'triggering_actor'), host),
    started_at,
    duration_seconds: secondsBetween(started_at, ended_at),
  };
}

const listedPull = (upstream: Json, event: Json): Json | undefined => firstOwn(list(upstream, 'pull_requests'), event);

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

function upstreamRef(upstream: Json, host: CodeHost): Ref | undefined {
  const event = line(upstream, 'event');
  const name = isAboutItsRef(event) ? line(upstream, 'head_branch') : undefined;
  const head = upstream['head_repository'];
  // The branch of a deleted fork would look like one of this repository.
  if (name === undefined || head === null) return undefined;
  const type = event === 'release' || (event === 'push' && isVersion(name)) ? 'tag' : 'branch';
  const owner = line(head, 'owner', 'login');
  const isFork = areDifferent(head, upstream['repository']) === true;
  const displayName = isFork && owner !== undefined ? asLine(`${owner}:${name}`) : name;
  return { type, name: displayName ?? name, url: refUrl(host, type, name, link(head, 'html_url') ?? host.repository) };
}

function upstreamCommit(upstream: Json, event: Json, host: CodeHost): Commit | undefined {
  const trigger = line(upstream, 'event');
  if (!isAboutItsRef(trigger)) return undefined;
  // Such a run has the commit of the base, whose author is unrelated to the pull request.
  if (trigger === 'pull_request_target') return bareCommit(line(listedPull(upstream, event), 'head', 'sha'), host);
  const home = link(upstream, 'head_repository', 'html_url') ?? host.repository;
  const head = payloadCommit(record(upstream, 'head_commit'), host, home);
  const bare = bareCommit(line(upstream, 'head_sha'), host, home);
  // A run of the merge queue does not test the head of its branch.
  return head !== undefined && (bare === undefined || head.sha === bare.sha) ? head : bare;
}
