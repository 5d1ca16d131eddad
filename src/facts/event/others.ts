/** The events with facts of their own that start fewer runs. Loaded only for one of them. */

import { checkRunPart, checkSuitePart, pageBuildPart, statusPart } from './check.ts';
import { deploymentPart, deploymentStatusPart } from './deployment.ts';
import { pullRequestOrQueuePart } from './dequeued.ts';
import { commentPart, ITEM_EVENTS, itemPart, refPart, reviewPart } from './item.ts';
import { mergeGroupPart } from './merge-group.ts';
import type { EventInput, EventPart } from './part.ts';
import { releasePart } from './release.ts';
import { workflowRunPart } from './workflow-run.ts';

const OTHERS: Readonly<Record<string, (input: EventInput) => EventPart>> = {
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
  page_build: pageBuildPart,
  merge_group: mergeGroupPart,
  create: refPart,
  delete: refPart,
};

export const OTHER_EVENTS: readonly string[] = [...new Set([...Object.keys(OTHERS), ...ITEM_EVENTS])];

/** All that are not named are told by the item that they are about. */
export function otherReaderOf(name: string): (input: EventInput) => EventPart {
  return (Object.hasOwn(OTHERS, name) ? OTHERS[name] : undefined) ?? itemPart;
}
