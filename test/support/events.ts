/**
 * Real event payloads: GitHub's published examples (`@octokit/webhooks-examples`), and others derived from them by
 * changing a few fields. Every call returns a copy.
 */
import { createRequire } from 'node:module';
import type { WebhookDefinition } from '@octokit/webhooks-examples';

export type WebhookName = WebhookDefinition['name'];
export type PayloadOf<N extends WebhookName> = WebhookDefinition<N>['examples'][number];

export interface EventExample {
  /** Name of the event at GitHub. */
  readonly event: string;
  readonly action?: string;
  /** Index among the examples of this event. */
  readonly index: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** An event without a published example. */
export interface EditedEvent {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const definitions: readonly WebhookDefinition[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

/** Lists all 329 payloads, in order of publication. */
export function allExamples(): EventExample[] {
  return definitions.flatMap(({ name, examples }) =>
    examples.map((example, index) => {
      const payload: Record<string, unknown> = { ...structuredClone(example) };
      const action = payload['action'];
      return { event: name, index, payload, ...(typeof action === 'string' ? { action } : {}) };
    }),
  );
}

/** Returns one payload by event name and index. @throws if it does not exist */
export function example<N extends WebhookName>(event: N, index = 0): PayloadOf<N> {
  const payload = definitions.find((definition) => definition.name === event)?.examples[index];
  if (payload === undefined) throw new Error(`there is no example ${index} of the event ${event}`);
  return structuredClone(payload) as PayloadOf<N>;
}

/** Creates an upstream run that failed. */
export function failedWorkflowRun(): EditedEvent {
  const payload = example('workflow_run', 1);
  return {
    event: 'workflow_run',
    payload: { ...payload, workflow_run: { ...payload.workflow_run, conclusion: 'failure' } },
  };
}

/** Creates a deployment that failed. */
export function failedDeploymentStatus(): EditedEvent {
  const payload = example('deployment_status', 0);
  return {
    event: 'deployment_status',
    payload: { ...payload, deployment_status: { ...payload.deployment_status, state: 'failure' } },
  };
}

/** Creates a scheduled run: the cron expression, and the repository of a real push. */
export function schedule(): EditedEvent {
  const { repository, sender } = example('push', 4);
  return { event: 'schedule', payload: { schedule: '17 4 * * 1-5', workflow: WORKFLOW, repository, sender } };
}

/** Creates a pull request from a fork for `pull_request_target`: same payload, other name. */
export function pullRequestTarget(): EditedEvent {
  const payload = example('pull_request', 0);
  const { pull_request } = payload;
  const full_name = 'someone-else/fork';
  const html_url = `https://github.com/${full_name}`;
  const fork = { ...pull_request.head.repo, full_name, html_url, fork: true };
  const head = { ...pull_request.head, repo: fork };
  return { event: 'pull_request_target', payload: { ...payload, pull_request: { ...pull_request, head } } };
}

/** Creates a push that deletes a branch. */
export function branchDeletion(): EditedEvent {
  const payload = example('push', 4);
  const after = '0'.repeat(40);
  const deletion = { created: false, deleted: true, before: payload.after, after, commits: [], head_commit: null };
  return { event: 'push', payload: { ...payload, ...deletion } };
}

/** Creates a push of a new tag with a commit. */
export function tagPush(): EditedEvent {
  const payload = example('push', 5);
  return { event: 'push', payload: { ...payload, ref: 'refs/tags/v1.4.0', created: true, base_ref: null } };
}

const WORKFLOW = '.github/workflows/nightly.yml';
