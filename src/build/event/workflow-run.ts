import { bareCommit, payloadCommit, runTitle } from '../code-host/commits.ts';
import { asLine, type Json, keyword, line, link, list, number, record, secondsBetween } from '../code-host/json.ts';
import { userPerson } from '../code-host/people.ts';
import { isAboutItsRef, isVersion } from '../code-host/refs.ts';
import { readGithubRun } from '../code-host/runs.ts';
import { attemptUrl, type CodeHost, refUrl, runUrl, workflowFileName, workflowPath } from '../code-host/urls.ts';
import type { Commit, Facts, PullRequest, Ref, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { queuedPullRequest } from './merge-group.ts';
import { firstOwn, toPullRequest } from './pull-request.ts';

/** Reports the upstream run: its workflow, branch, commit and people, without data of the notifier. */
export function workflowRunPart({ event, host, ownRun }: EventInput): EventOverrides {
  const upstream = record(event, 'workflow_run');
  if (upstream === undefined) return {};
  const part = upstreamRun(upstream, event, host);
  const commit = upstreamCommit(upstream, event, host);
  const pull_request = upstreamPullRequest(upstream, event, host);
  const ref = upstreamRef(upstream, host);
  // Reports the current jobs, which use what the other run built.
  if (ownRun === true) return { ref, commit, pull_request };
  const title = runTitle(upstream, [line(event, 'workflow', 'name'), commit?.subject, pull_request?.title]);
  return {
    ...part,
    run: part.run && { ...part.run, title },
    job: undefined,
    ref,
    commit,
    pull_request,
    stopped: couldNotStart(upstream),
  };
}

/** Detects a run that GitHub refused to start, mostly because of its workflow file: it has no jobs to read. */
function couldNotStart(upstream: Json): Facts['stopped'] {
  return line(upstream, 'conclusion') === 'startup_failure' ? { by: 'startup_failure' } : undefined;
}

/** Reads workflow, run and actor from the payload. A scheduled run has no responsible actor. */
export function upstreamRun(upstream: Json, event: Json, host: CodeHost): EventOverrides {
  return {
    // A run with a `run-name` has that as its name.
    workflow: workflowFileName(line(event, 'workflow', 'name') ?? line(upstream, 'name')),
    workflow_path: workflowPath(line(event, 'workflow', 'path') ?? line(upstream, 'path')),
    run: startedRun(upstream, host),
    actor: line(upstream, 'event') === 'schedule' ? undefined : userPerson(record(upstream, 'actor'), host),
  };
}

function startedRun(upstream: Json, host: CodeHost): Run | undefined {
  const run = readGithubRun(upstream);
  if (run === undefined) return undefined;
  const { id, number: count, attempt, url: page, started_at, ended_at } = run;
  const byClock = run.event === 'schedule' && attempt === 1;
  return {
    ...{ id, number: count, attempt },
    url: page === undefined ? runUrl(host, { id, number: count, attempt }) : attemptUrl(host, page, attempt),
    event: keyword(upstream, 'event'),
    started_by: byClock ? undefined : userPerson(record(upstream, 'triggering_actor'), host),
    started_at,
    duration_seconds: secondsBetween(started_at, ended_at),
  };
}

/** Returns true if `run-name` sets a title, which then replaces the workflow's name. */
function hasRunName(upstream: Json, event: Json): boolean {
  const workflow = line(event, 'workflow', 'name');
  return workflow !== undefined && line(upstream, 'name') !== workflow;
}

const isPullRequestRun = (upstream: Json): boolean => line(upstream, 'event')?.startsWith('pull_request') ?? true;

const currentPull = (upstream: Json, event: Json): Json | undefined => firstOwn(list(upstream, 'pull_requests'), event);

/** A push to a branch with an open pull request is still a push. */
export function upstreamPullRequest(upstream: Json, event: Json, host: CodeHost): PullRequest | undefined {
  if (line(upstream, 'event') === 'merge_group') return queuedPullRequest(line(upstream, 'head_branch'), host);
  const pull = isPullRequestRun(upstream) ? toPullRequest(currentPull(upstream, event), host) : undefined;
  // A run without a `run-name` has the title of its pull request.
  const title = hasRunName(upstream, event) ? undefined : line(upstream, 'display_title');
  return pull && { ...pull, title: pull.title ?? title };
}

function upstreamRef(upstream: Json, host: CodeHost): Ref | undefined {
  const event = line(upstream, 'event');
  const name = isAboutItsRef(event) ? line(upstream, 'head_branch') : undefined;
  // The branch of a deleted fork would look like one of this repository.
  if (name === undefined || upstream['head_repository'] === null) return undefined;
  const type = event === 'release' || (event === 'push' && isVersion(name)) ? 'tag' : 'branch';
  const owner = line(upstream, 'head_repository', 'owner', 'login');
  const home = link(upstream, 'head_repository', 'html_url');
  const full = isForkRun(upstream) && owner !== undefined ? `${owner}:${name}` : name;
  const displayed = asLine(full) ?? name;
  return { type, name: displayed, url: refUrl(host, type, name, home ?? host.repository) };
}

function isForkRun(upstream: Json): boolean {
  const head = number(upstream, 'head_repository', 'id') ?? line(upstream, 'head_repository', 'full_name');
  const current = number(upstream, 'repository', 'id') ?? line(upstream, 'repository', 'full_name');
  return head !== undefined && current !== undefined && head !== current;
}

function upstreamCommit(upstream: Json, event: Json, host: CodeHost): Commit | undefined {
  if (!isAboutItsRef(line(upstream, 'event'))) return undefined;
  // Such a run names the base's commit, whose author has nothing to do with the pull request.
  if (line(upstream, 'event') === 'pull_request_target') {
    return bareCommit(line(currentPull(upstream, event), 'head', 'sha'), host);
  }
  const home = link(upstream, 'head_repository', 'html_url') ?? host.repository;
  const result = payloadCommit(record(upstream, 'head_commit'), host, home);
  const bare = bareCommit(line(upstream, 'head_sha'), host, home);
  // A run of the merge queue does not test the head of its branch.
  return result !== undefined && (bare === undefined || result.sha === bare.sha) ? result : bare;
}
