/** Base facts of a run on GitHub Actions, Gitea Actions or Forgejo Actions. */

import { known } from '../../defined.ts';
import type { RunnerContext } from '../../settings/settings.ts';
import { eventVerdict } from '../conclusion.ts';
import type { BaseFacts, EventFacts } from '../types.ts';
import { checkRunPart, checkSuitePart } from './check.ts';
import { deploymentPart, deploymentStatusPart } from './deployment.ts';
import { record, text } from './json.ts';
import { mergeGroupPart } from './merge-group.ts';
import { ownFacts } from './own-run.ts';
import { commentedPullRequest, pullRequestPart } from './pull-request.ts';
import { pushPart } from './push.ts';
import { releasePart } from './release.ts';
import type { EventPart, Scene } from './scene.ts';
import { type Environment, siteOf } from './site.ts';
import { repositoryDispatchPart, schedulePart, workflowDispatchPart } from './start.ts';
import { refPart, reviewSubject, subjectPart } from './subject.ts';
import { workflowRunPart } from './workflow-run.ts';

/**
 * Reads the facts from the runner's variables, the event's payload and the `context` option. Never throws: whatever is
 * missing or not of the documented shape is an absent fact. `conclusion` is set only where the event itself tells it;
 * `decideConclusion` knows the rest.
 */
export function githubFacts(input: {
  /** `GITHUB_…`, `GITEA_ACTIONS`, `FORGEJO_ACTIONS`. */
  readonly env: Environment;
  /** The parsed payload; undefined when there is none. */
  readonly event: unknown;
  readonly runner: RunnerContext;
}): BaseFacts {
  const event = record(input.event) ?? {};
  const scene: Scene = { env: input.env, event, site: siteOf(input.env, event) };
  const name = text(input.env, 'GITHUB_EVENT_NAME') ?? 'unknown';
  return known<BaseFacts>({
    ...ownFacts(scene, input.runner),
    ...eventPart(name, scene),
    ci: scene.site.ci,
    event: known<EventFacts>({ name, action: text(event, 'action') }),
    conclusion: eventVerdict(name, event)?.conclusion,
  });
}

function eventPart(name: string, scene: Scene): EventPart {
  switch (name) {
    case 'push':
      return pushPart(scene);
    case 'pull_request':
    case 'pull_request_target':
      return pullRequestPart(scene);
    case 'pull_request_review':
    case 'pull_request_review_comment':
    case 'pull_request_review_thread':
      return { ...pullRequestPart(scene), subject: reviewSubject(scene) };
    case 'issue_comment':
      return { ...subjectPart(name, scene), pull_request: commentedPullRequest(scene) };
    case 'workflow_run':
      return workflowRunPart(scene);
    case 'release':
      return releasePart(scene);
    case 'deployment':
      return deploymentPart(scene);
    case 'deployment_status':
      return deploymentStatusPart(scene);
    case 'check_run':
      return checkRunPart(scene);
    case 'check_suite':
      return checkSuitePart(scene);
    case 'merge_group':
      return mergeGroupPart(scene);
    case 'schedule':
      return schedulePart(scene);
    case 'workflow_dispatch':
      return workflowDispatchPart(scene);
    case 'repository_dispatch':
      return repositoryDispatchPart(scene);
    case 'create':
    case 'delete':
      return refPart(name, scene);
    default:
      return subjectPart(name, scene);
  }
}
