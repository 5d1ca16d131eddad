/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */

import type { RunnerContext } from '../../settings/settings.ts';
import { keyword, line, record } from '../code-host/json.ts';
import { type CodeHost, getCodeHost } from '../code-host/urls.ts';
import { type EventConclusion, readEventConclusion } from '../conclusion.ts';
import type { BaseFacts, Facts } from '../facts.ts';
import { checkRunPart, checkSuitePart, statusPart } from './check.ts';
import { currentFacts } from './current-run.ts';
import { deploymentPart, deploymentStatusPart } from './deployment.ts';
import { pullRequestOrQueuePart } from './dequeued.ts';
import { repositoryDispatchPart, schedulePart, workflowDispatchPart } from './dispatch.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { commentPart, ITEM_EVENTS, itemPart, refPart, reviewPart } from './item.ts';
import { mergeGroupPart } from './merge-group.ts';
import { pushPart } from './push.ts';
import { releasePart } from './release.ts';
import { workflowRunPart } from './workflow-run.ts';

/** Holds the data of environment and event. */
interface EventData {
  /** Excludes `conclusion` and `scope`, which also depend on the `status` option and the job. */
  readonly facts: Omit<BaseFacts, 'conclusion' | 'scope'> & Pick<Facts, 'stopped'>;
  /** Conclusion in the event; undefined if it reports only this run. */
  readonly eventConclusion: EventConclusion | undefined;
  readonly host: CodeHost;
}

interface EventSource extends Pick<EventInput, 'env' | 'ownRun'> {
  /** Parsed payload; undefined if there is none. */
  readonly event: unknown;
  readonly runner: RunnerContext;
}

type EventReader = (input: EventInput) => EventOverrides;

/** Parsers for events with their own facts. All others are reported by their item. */
const READERS: Readonly<Record<string, EventReader>> = {
  push: pushPart,
  schedule: schedulePart,
  workflow_dispatch: workflowDispatchPart,
  repository_dispatch: repositoryDispatchPart,
  pull_request: pullRequestOrQueuePart,
  pull_request_target: pullRequestOrQueuePart,
  pull_request_review: reviewPart,
  pull_request_review_comment: reviewPart,
  issue_comment: commentPart,
  workflow_run: workflowRunPart,
  release: releasePart,
  deployment: deploymentPart,
  deployment_status: deploymentStatusPart,
  check_run: checkRunPart,
  check_suite: checkSuitePart,
  status: statusPart,
  merge_group: mergeGroupPart,
  create: refPart,
  delete: refPart,
};

export const EVENT_NAMES: readonly string[] = [...Object.keys(READERS), ...ITEM_EVENTS];

/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: whatever is
 * missing or not of the documented shape is an absent fact.
 */
export function readEvent(from: EventSource): EventData {
  const event = record(from.event) ?? {};
  const host = getCodeHost(from.env, event);
  const name = keyword(from.env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  const input: EventInput = { name, env: from.env, event, host, ownRun: from.ownRun ?? false };
  const read = (Object.hasOwn(READERS, name) ? READERS[name] : undefined) ?? itemPart;
  const facts: EventData['facts'] = {
    ...currentFacts(input, from.runner),
    ...read(input),
    ci: host.ci,
    event: { name, action: line(event, 'action') },
  };
  return { facts, eventConclusion: readEventConclusion(name, event), host };
}
