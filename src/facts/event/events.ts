/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */

import { defined } from '../../defined.ts';
import type { RunnerContext } from '../../settings/settings.ts';
import { type EventVerdict, eventVerdict } from '../conclusion.ts';
import { type CodeHost, codeHostOf, type Environment } from '../host/addresses.ts';
import { line, record } from '../host/json.ts';
import type { BaseFacts, EventFacts, Facts } from '../types.ts';
import { checkRunPart, checkSuitePart } from './check.ts';
import { deploymentPart, deploymentStatusPart } from './deployment.ts';
import { commentPart, createPart, deletePart, itemPart, reviewPart } from './item.ts';
import { mergeGroupPart } from './merge-group.ts';
import { ownFacts } from './own-run.ts';
import type { EventInput, EventPart } from './part.ts';
import { pullRequestPart } from './pull-request.ts';
import { pushPart } from './push.ts';
import { releasePart } from './release.ts';
import { repositoryDispatchPart, schedulePart, workflowDispatchPart } from './start.ts';
import { workflowRunPart } from './workflow-run.ts';

/** What environment and event tell. */
interface EventReading {
  /** Without `conclusion` and `scope`, which the `status` option and the job decide as well. */
  readonly facts: Omit<BaseFacts, 'conclusion' | 'scope'> & Pick<Facts, 'stopped'>;
  /** What the event says of its own end; undefined where it reports on nothing else than this run. */
  readonly verdict: EventVerdict | undefined;
  readonly host: CodeHost;
}

/** Events with facts of their own; all others are told by the item that they are about. */
const EVENTS: Readonly<Record<string, (input: EventInput) => EventPart>> = {
  push: pushPart,
  pull_request: pullRequestPart,
  pull_request_target: pullRequestPart,
  pull_request_review: reviewPart,
  pull_request_review_comment: reviewPart,
  pull_request_review_thread: reviewPart,
  issue_comment: commentPart,
  workflow_run: workflowRunPart,
  release: releasePart,
  deployment: deploymentPart,
  deployment_status: deploymentStatusPart,
  check_run: checkRunPart,
  check_suite: checkSuitePart,
  merge_group: mergeGroupPart,
  schedule: schedulePart,
  workflow_dispatch: workflowDispatchPart,
  repository_dispatch: repositoryDispatchPart,
  create: createPart,
  delete: deletePart,
};

export const EVENT_NAMES: readonly string[] = Object.keys(EVENTS);

/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: whatever is
 * missing or not of the documented shape is an absent fact.
 */
export function readEvent(from: {
  /** `GITHUB_…`, `GITEA_ACTIONS`, `FORGEJO_ACTIONS`. */
  readonly env: Environment;
  /** The parsed payload; undefined when there is none. */
  readonly event: unknown;
  readonly runner: RunnerContext;
}): EventReading {
  const event = record(from.event) ?? {};
  const host = codeHostOf(from.env, event);
  const name = line(from.env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  const input: EventInput = { name, env: from.env, event, host };
  const part = Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined;
  const facts = defined<EventReading['facts']>({
    ...ownFacts(input, from.runner),
    ...(part ?? itemPart)(input),
    ci: host.ci,
    event: defined<EventFacts>({ name, action: line(event, 'action') }),
  });
  return { facts, verdict: eventVerdict(name, event), host };
}
