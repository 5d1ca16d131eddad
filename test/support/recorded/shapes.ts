/** The events of the page: GitHub's own payloads, some with a few fields changed to what GitHub sends in that case. */
import * as events from '../events.ts';
import type { Job } from '../github-world.ts';
import { CANCELLED, FINISHED, LATE, type Upstream } from './world.ts';

/** One end of what is reported: the payload, and how the job that tells of it stands by then. */
interface Termination {
  readonly title: string;
  readonly payload: object;
  /** Of the job that sends the message. */
  readonly status: string;
  /** The run that the event tells of, where it tells of another run. */
  readonly upstream?: Upstream;
}

export interface Shape {
  readonly event: string;
  readonly title: string;
  readonly ends: readonly Termination[];
}

const getBoth = (payload: object): readonly Termination[] => [
  { title: 'Green', payload, status: 'success' },
  { title: 'Red', payload, status: 'failure' },
];

const named = (event: events.WebhookName, index = 0, title: string = event): Shape => ({
  event,
  title,
  ends: getBoth(events.example(event, index)),
});

const edited = ({ event, payload }: events.EditedEvent, title: string): Shape => ({
  event,
  title,
  ends: getBoth(payload),
});

export function shapes(): readonly Shape[] {
  return [
    named('push', 4),
    edited(events.tagPush(), 'push of a tag'),
    edited(events.branchDeletion(), 'push that deletes a branch'),
    named('pull_request'),
    { event: 'pull_request', title: 'pull_request, merged', ends: getBoth(mergedPullRequest()).slice(0, 1) },
    {
      event: 'pull_request',
      title: 'pull_request, removed from the merge queue',
      ends: [{ title: 'Thrown out', payload: dequeued(), status: 'success' }],
    },
    edited(events.pullRequestTarget(), 'pull_request_target, from a fork'),
    named('merge_group'),
    { event: 'workflow_run', title: 'workflow_run', ends: workflowRuns() },
    named('release'),
    named('deployment'),
    { event: 'deployment_status', title: 'deployment_status', ends: deploymentStatuses() },
    edited(events.schedule(), 'schedule'),
    named('workflow_dispatch'),
    named('repository_dispatch'),
    named('issues'),
    named('issue_comment'),
    { event: 'issue_comment', title: 'issue_comment, on a pull request', ends: getBoth(pullRequestComment()) },
    { event: 'check_run', title: 'check_run', ends: checks('check_run') },
    { event: 'check_suite', title: 'check_suite', ends: checks('check_suite') },
  ];
}

function mergedPullRequest(): object {
  const payload = events.example('pull_request', 3);
  return { ...payload, pull_request: { ...payload.pull_request, merged: true } };
}

function dequeued(): object {
  return { ...events.example('pull_request', 0), action: 'dequeued', reason: 'CI_FAILURE' };
}

/** GitHub shows a pull request as an issue with links to it. */
function pullRequestComment(): object {
  const payload = events.example('issue_comment', 0);
  const html_url = payload.issue.html_url.replace('/issues/', '/pull/');
  const url = payload.issue.url.replace('/issues/', '/pulls/');
  return { ...payload, issue: { ...payload.issue, html_url, pull_request: { html_url, url } } };
}

function workflowRuns(): readonly Termination[] {
  const payload = events.example('workflow_run', 1);
  const { head_commit, created_at } = payload.workflow_run;
  const ended = (title: string, conclusion: string, jobs: readonly Job[], run_started_at = created_at): Termination => {
    const display_title = head_commit.message.split('\n', 1)[0];
    const run = { event: 'push', display_title, created_at: run_started_at, run_started_at, conclusion };
    const workflow_run = { ...payload.workflow_run, ...run };
    return { title, payload: { ...payload, workflow_run }, status: 'success', upstream: { conclusion, jobs } };
  };
  return [
    ended('Green', 'success', []),
    ended('Red', 'failure', [FINISHED]),
    ended('Out of time, which GitHub calls cancelled', 'cancelled', [LATE], '2020-10-05T10:33:49Z'),
    ended('Cancelled by a newer run', 'cancelled', [CANCELLED]),
    ended('Could not start', 'startup_failure', []),
  ];
}

/** One by a run of Actions, as its payload tells. */
function deploymentStatuses(): readonly Termination[] {
  const payload = events.example('deployment_status', 1);
  const { deployment_status: last, check_run: check } = payload as typeof payload & { check_run?: { id: number } };
  const ended = (title: string, state: string, conclusion: string): Termination => ({
    title,
    payload: { ...payload, deployment_status: { ...last, state } },
    status: 'success',
    upstream: { conclusion, jobs: [{ ...FINISHED, id: check?.id ?? FINISHED.id, name: 'deploy', conclusion }] },
  });
  return [
    ended('Green', 'success', 'success'),
    ended('Red', 'failure', 'failure'),
    ended('Not over yet', 'in_progress', 'success'),
  ];
}

function checks(name: 'check_run' | 'check_suite'): readonly Termination[] {
  const payload: Readonly<Record<string, unknown>> = { ...events.example(name, 0) };
  const check = payload[name] as object;
  return ['success', 'failure'].map((conclusion) => ({
    title: conclusion === 'success' ? 'Green' : 'Red',
    payload: { ...payload, [name]: { ...check, status: 'completed', conclusion } },
    status: 'success',
  }));
}
