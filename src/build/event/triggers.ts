/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
export const TRIGGERS: readonly string[] = [
  ...['branch_protection_rule', 'check_run', 'check_suite', 'create', 'delete', 'deployment', 'deployment_status'],
  ...['discussion', 'discussion_comment', 'fork', 'gollum', 'image_version', 'issue_comment', 'issues', 'label'],
  ...['merge_group', 'milestone', 'page_build', 'public', 'pull_request', 'pull_request_review'],
  ...['pull_request_review_comment', 'pull_request_target', 'push', 'registry_package', 'release'],
  ...['repository_dispatch', 'schedule', 'status', 'watch', 'workflow_call', 'workflow_dispatch', 'workflow_run'],
];
