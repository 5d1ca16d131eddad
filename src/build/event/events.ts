/** Reads the facts of every event: by its reader, by triggers that carry only inputs, or by a titled item. */

import type { RunnerContext } from '../../settings/parsers/maps.ts';
import { asLine, type Json, keyword, line, record } from '../code-host/json.ts';
import { type CodeHost, getCodeHost } from '../code-host/urls.ts';
import { type EventConclusion, readEventConclusion } from '../conclusion.ts';
import { BOUNDS } from '../fact.ts';
import type { Facts } from '../facts.ts';
import { readCheck, readCommitStatus } from './check.ts';
import { readDeployment, readDeploymentStatus } from './deployment.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { readComment, readItem, readRefEvent, readReview } from './item.ts';
import { readMergeGroup, readPullRequestOrQueue } from './pull-request.ts';
import { readPush, readRelease } from './push.ts';
import { readCurrentRun, readWorkflowRun } from './workflow-run.ts';

/**
 * Reads a schedule. GitHub names the last person who changed the cron expression as the actor, who is not
 * responsible.
 */
function readSchedule({ event }: EventInput): EventOverrides {
  return { schedule: line(event, 'schedule'), actor: undefined };
}

function readWorkflowDispatch({ event }: EventInput): EventOverrides {
  return { inputs: boundedMap(event, 'inputs') };
}

function readRepositoryDispatch({ event }: EventInput): EventOverrides {
  return { inputs: boundedMap(event, 'client_payload') };
}

/** Copies a non-empty plain object within `BOUNDS`, with its texts as single lines; undefined if it exceeds them. */
export function boundedMap(value: unknown, ...path: readonly string[]): Json | undefined {
  const found = record(value, ...path);
  if (found === undefined || getLength(found) > BOUNDS.map) return undefined;
  const copied = record(copyBounded(found, BOUNDS.depth));
  return copied !== undefined && Object.keys(copied).length > 0 ? copied : undefined;
}

/** Returns infinity for a value that is nested too deeply. */
function getLength(value: object): number {
  try {
    return JSON.stringify(value).length;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function copyBounded(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return asLine(value, BOUNDS.map) ?? '';
  if (typeof value !== 'object' || value === null) return value;
  if (depth < 0) return undefined;
  if (Array.isArray(value)) {
    const entries = value.slice(0, BOUNDS.entries).map((entry) => copyBounded(entry, depth - 1));
    return entries.filter((entry) => entry !== undefined);
  }
  const entries = Object.entries(value)
    .slice(0, BOUNDS.entries)
    .filter(([name]) => name.length <= BOUNDS.line)
    .map(([name, entry]) => [name, copyBounded(entry, depth - 1)]);
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

/** Holds the data of environment and event. */
interface EventData {
  /** Excludes `conclusion` and `scope`, which also depend on the `status` option and the job. */
  readonly facts: Omit<Facts, 'conclusion' | 'scope'>;
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
