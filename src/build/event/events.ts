/** Reads the facts of every event: by its reader, by triggers that carry only inputs, or by a titled item. */

import type { Environment } from '../../platform.ts';
import type { RunnerContext } from '../../settings/parsers/maps.ts';
import { asLine, BOUNDS, isTooDeep, type Json, keyword, line, record } from '../code-host/json.ts';
import { type CodeHost, readCodeHost } from '../code-host/urls.ts';
import type { Keyword } from '../fact.ts';
import type { EventFacts } from '../facts.ts';
import { readComment, readItem, readRefEvent } from './item.ts';
import { readMergeGroup, readPullRequestOrQueue } from './pull-request.ts';
import { readPush, readRelease } from './push.ts';
import { readCheckRun, readDeployment, readDeploymentStatus } from './reports.ts';
import { readThisRun, readWorkflowRun } from './workflow-run.ts';

/** Copies a non-empty object within `BOUNDS`, with its texts as single lines; undefined if it is larger. */
function boundedMap(value: unknown, ...path: readonly string[]): Json | undefined {
  const text = JSON.stringify(record(value, ...path) ?? {});
  if (text === '{}' || text.length > BOUNDS.map || isTooDeep(text, BOUNDS.depth)) return undefined;
  return JSON.parse(text, (_, entry) => (typeof entry === 'string' ? (asLine(entry, BOUNDS.map) ?? '') : entry));
}

/** Lists the readers of events with specific facts. All other events are reported by their item. */
const READERS: Readonly<Record<string, (event: Json, host: CodeHost, env: Environment, name: Keyword) => EventFacts>> =
  {
    ...{ push: readPush, release: readRelease, create: readRefEvent, delete: readRefEvent },
    ...{ pull_request: readPullRequestOrQueue, pull_request_target: readPullRequestOrQueue },
    ...{ merge_group: readMergeGroup, workflow_run: readWorkflowRun, check_run: readCheckRun },
    ...{ deployment: readDeployment, deployment_status: readDeploymentStatus },
    ...{ issue_comment: readComment, discussion_comment: readComment },
    ...{ pull_request_review: readComment, pull_request_review_comment: readComment },
    // GitHub names the last person who changed the cron expression as the actor, who is not responsible.
    schedule: (event) => ({ schedule: line(event, 'schedule'), actor: undefined }),
    workflow_dispatch: (event) => ({ inputs: boundedMap(event, 'inputs') }),
    repository_dispatch: (event) => ({ inputs: boundedMap(event, 'client_payload') }),
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
 * malformed data is an absent fact. Conclusion and scope also depend on the `status` option and the job.
 * @param isCurrentRun true if the run of this step is reported, not the one that triggered it
 * @returns the conclusion in the event, undefined if it reports only this run
 */
export function readEvent(env: Environment, payload: unknown, runner: RunnerContext = {}, isCurrentRun = false) {
  const event = record(payload) ?? {};
  const host = readCodeHost(env, event);
  const name: Keyword = keyword(env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  const read = (Object.hasOwn(READERS, name) ? READERS[name] : undefined) ?? readItem;
  const reported = read(event, host, env, name);
  const { ref, commit, pull_request } = reported;
  // The current jobs use the output of the upstream run.
  const isInput = isCurrentRun && name === 'workflow_run' && record(event, 'workflow_run') !== undefined;
  const { eventConclusion, ...facts }: EventFacts = {
    ...readThisRun(event, host, env, name, runner),
    ...(isInput ? { ref, commit, pull_request } : reported),
  };
  return { facts: { ...facts, ci: host.ci, event: { name, action: line(event, 'action') } }, eventConclusion, host };
}
