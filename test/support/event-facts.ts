/** Computes the facts of recorded events in a run of the workflow `CI`. */

import { readEvent } from '../../src/build/event/events.ts';
import type { Facts } from '../../src/build/facts.ts';
import type { Environment } from '../../src/platform.ts';
import type { RunnerContext } from '../../src/settings/parsers/maps.ts';
import {
  allExamples,
  branchDeletion,
  failedDeploymentStatus,
  failedWorkflowRun,
  pullRequestTarget,
  schedule,
  tagPush,
} from './events.ts';

const ENV = {
  GITHUB_ACTIONS: 'true',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_RUN_ID: '99',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'abc1234def5678901234567890123456789012ab',
  GITHUB_ACTOR: 'ada',
  GITHUB_JOB: 'test',
};

export interface RecordedEvent {
  readonly title: string;
  readonly event: string;
  readonly payload: unknown;
}

/** All published examples, and additional events. */
export const recordedEvents: readonly RecordedEvent[] = [
  ...allExamples().map(({ event, index, payload }) => ({ title: `${event} ${index}`, event, payload })),
  ...[branchDeletion(), failedDeploymentStatus(), failedWorkflowRun(), pullRequestTarget(), schedule(), tagPush()].map(
    ({ event, payload }) => ({ title: `${event}, edited`, event, payload }),
  ),
];

type From = { readonly env: Environment; readonly event: unknown; readonly runner: RunnerContext };

/** Computes the facts of an event, with its own conclusion if it has one. */
export function findFacts({ env, event, runner }: From): Facts {
  const { facts, eventConclusion: verdict } = readEvent(env, event, runner);
  return { ...facts, conclusion: verdict === 'pending' ? undefined : verdict };
}

export function recordedFacts({ event, payload }: RecordedEvent): Facts {
  return findFacts({ env: { ...ENV, GITHUB_EVENT_NAME: event }, event: payload, runner: {} });
}
