/** Payloads about runs of other workflows. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import { CHLOE, commitPayload, frame, NOW, REPOSITORY, RUN_ID, RUN_URL, SPLIT, STARTED, userOf } from '../shop.ts';

export function workflowRun(conclusion: Conclusion | 'startup_failure'): object {
  const workflow_run = {
    id: RUN_ID,
    name: 'CI',
    run_number: 42,
    run_attempt: 1,
    event: 'push',
    status: 'completed',
    conclusion,
    html_url: RUN_URL,
    created_at: STARTED,
    run_started_at: STARTED,
    updated_at: NOW,
    display_title: SPLIT.subject,
    head_branch: 'main',
    head_sha: SPLIT.sha,
    head_commit: commitPayload(SPLIT),
    head_repository: { ...REPOSITORY, owner: { login: 'acme' } },
    repository: REPOSITORY,
    actor: userOf(CHLOE),
    triggering_actor: userOf(CHLOE),
    pull_requests: [],
  };
  return { ...frame(CHLOE), action: 'completed', workflow_run, workflow: { name: 'CI' } };
}
