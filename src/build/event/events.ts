/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */

import type { RunnerContext } from '../../settings/settings.ts';
import { keyword, line, record } from '../code-host/json.ts';
import { type CodeHost, getCodeHost } from '../code-host/urls.ts';
import { type EventConclusion, readEventConclusion } from '../conclusion.ts';
import type { BaseFacts, Facts } from '../facts.ts';
import { readCheck, readCommitStatus } from './check.ts';
import { readCurrentRun } from './current-run.ts';
import { readDeployment, readDeploymentStatus } from './deployment.ts';
import { readRepositoryDispatch, readSchedule, readWorkflowDispatch } from './dispatch.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { readComment, readItem, readRefEvent, readReview } from './item.ts';
import { readMergeGroup, readPullRequestOrQueue } from './merge-queue.ts';
import { readPush } from './push.ts';
import { readRelease } from './release.ts';
import { readWorkflowRun } from './workflow-run.ts';

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

/** Lists the readers of events with specific facts. All other events are reported by their item. */
const READERS: Readonly<Record<string, (input: EventInput) => EventOverrides>> = {
  push: readPush,
  schedule: readSchedule,
  workflow_dispatch: readWorkflowDispatch,
  repository_dispatch: readRepositoryDispatch,
  pull_request: readPullRequestOrQueue,
  pull_request_target: readPullRequestOrQueue,
  pull_request_review: readReview,
  pull_request_review_comment: readReview,
  issue_comment: readComment,
  discussion_comment: readComment,
  workflow_run: readWorkflowRun,
  release: readRelease,
  deployment: readDeployment,
  deployment_status: readDeploymentStatus,
  check_run: readCheck,
  check_suite: readCheck,
  status: readCommitStatus,
  merge_group: readMergeGroup,
  create: readRefEvent,
  delete: readRefEvent,
};

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
export const EVENT_NAMES: readonly string[] = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'deployment_status'],
  ...['discussion', 'discussion_comment', 'fork', 'gollum', 'image_version', 'issue_comment', 'issues', 'label'],
  ...['merge_group', 'milestone', 'page_build', 'public', 'pull_request', 'pull_request_review'],
  ...['pull_request_review_comment', 'pull_request_target', 'push', 'registry_package', 'release'],
  ...['repository_dispatch', 'schedule', 'status', 'watch', 'workflow_call', 'workflow_dispatch', 'workflow_run'],
];

/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: missing or
 * malformed data is an absent fact.
 */
export function readEvent({ env, event: payload, runner, ownRun = false }: EventSource): EventData {
  const event = record(payload) ?? {};
  const host = getCodeHost(env, event);
  const name = keyword(env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  const input: EventInput = { name, env, event, host, ownRun };
  const read = (Object.hasOwn(READERS, name) ? READERS[name] : undefined) ?? readItem;
  const facts: EventData['facts'] = {
    ...readCurrentRun(input, runner),
    ...read(input),
    ci: host.ci,
    event: { name, action: line(event, 'action') },
  };
  return { facts, eventConclusion: readEventConclusion(name, event), host };
}
