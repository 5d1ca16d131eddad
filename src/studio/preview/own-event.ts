/** Which event a payload is of, as far as it can be seen from it. */

type Payload = Readonly<Record<string, unknown>>;

/** Parts that payloads of one event have and no other, those with more of the others' parts first. */
const SIGNS: readonly (readonly [parts: string, event: string])[] = [
  ['workflow_job_run', 'deployment_review'],
  ['workflow_job', 'workflow_job'],
  ['deployment_status', 'deployment_status'],
  ['deployment', 'deployment'],
  ['workflow_run', 'workflow_run'],
  ['check_run', 'check_run'],
  ['check_suite', 'check_suite'],
  ['release', 'release'],
  ['merge_group', 'merge_group'],
  ['pull_request review', 'pull_request_review'],
  ['pull_request comment', 'pull_request_review_comment'],
  ['pull_request thread', 'pull_request_review_thread'],
  ['pull_request', 'pull_request'],
  ['discussion comment', 'discussion_comment'],
  ['discussion', 'discussion'],
  ['issue comment', 'issue_comment'],
  ['issue', 'issues'],
  ['comment', 'commit_comment'],
  ['client_payload', 'repository_dispatch'],
  ['schedule', 'schedule'],
  ['head_commit', 'push'],
  ['pusher', 'push'],
  ['inputs', 'workflow_dispatch'],
  ['ref master_branch', 'create'],
  ['ref ref_type', 'delete'],
  ['sha context state', 'status'],
  ['forkee', 'fork'],
  ['pages', 'gollum'],
  ['rule', 'branch_protection_rule'],
  ['build', 'page_build'],
  ['registry_package', 'registry_package'],
  ['image_version', 'image_version'],
  ['milestone', 'milestone'],
  ['label', 'label'],
  ['team member', 'membership'],
  ['team action', 'team'],
  ['team', 'team_add'],
  ['starred_at', 'star'],
  ['zen', 'ping'],
  ['hook', 'meta'],
  ['repositories_added', 'installation_repositories'],
  ['blocked_user', 'org_block'],
  ['key', 'deploy_key'],
  // Each under its own name.
  ...[
    ...['member', 'marketplace_purchase', 'package', 'project', 'project_card', 'project_column', 'projects_v2_item'],
    ...['security_advisory', 'sponsorship'],
  ].map((name) => [name, name] as const),
];

/** Parts of nearly every payload. */
const FRAME = ['action', 'changes', 'enterprise', 'installation', 'organization', 'repository', 'sender'];

/** GitHub's name for it, whether it starts workflows or not; undefined where it cannot be seen. */
export function eventOf(payload: Payload): string | undefined {
  const signed = SIGNS.find(([parts]) => parts.split(' ').every((part) => part in payload))?.[1];
  return signed ?? eventOfRepository(payload);
}

/** Some have nothing but the repository. */
function eventOfRepository(payload: Payload): string | undefined {
  const { action } = payload;
  if (!('repository' in payload) || Object.keys(payload).some((part) => !FRAME.includes(part))) return undefined;
  if (action === undefined) return 'public';
  return action === 'started' ? 'watch' : 'repository';
}
