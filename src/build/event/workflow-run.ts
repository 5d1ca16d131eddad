import { bareCommit, payloadCommit, runTitle } from '../code-host/commits.ts';
import { asLine, type Json, keyword, line, link, list, record, secondsBetween } from '../code-host/json.ts';
import { readPerson } from '../code-host/people.ts';
import { isAboutItsRef, isVersion } from '../code-host/refs.ts';
import { readGithubRun } from '../code-host/runs.ts';
import { attemptUrl, type CodeHost, refUrl, runUrl, workflowFileName, workflowPath } from '../code-host/urls.ts';
import type { Commit, PullRequest, Ref, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { queuedPullRequest } from './merge-queue.ts';
import { areDifferent, firstOwn, toPullRequest } from './pull-request.ts';

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
