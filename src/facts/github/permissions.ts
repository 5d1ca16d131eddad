/** Which permissions open what a message wants to read. */

import type { Facts } from '../facts.ts';
import type { ApiLoader } from '../plan/plan.ts';

/** A permission of a job's own token, and what it brings. */
export interface Permission {
  readonly name: string;
  readonly brings: string;
}

/**
 * All of them, in the order in which people write them. A job that sets any permission loses all others, so that
 * checking out has to be among them.
 */
export function permissionsFor(wanted: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly Permission[] {
  const has = (...loaders: readonly ApiLoader[]): boolean => loaders.some((loader) => wanted.has(loader));
  const compares = has('change');
  const deployed = scope === 'deployment' && compares;
  return [
    ...(has('run', 'job', 'jobs', 'failed_jobs', 'artifacts', 'verdict') || (compares && !deployed)
      ? [{ name: 'actions: read', brings: 'jobs, logs and earlier runs' }]
      : []),
    ...(has('failed_jobs', 'verdict') ? [{ name: 'checks: read', brings: 'errors, and why a run was cancelled' }] : []),
    { name: 'contents: read', brings: 'checking out, and commits' },
    ...(deployed ? [{ name: 'deployments: read', brings: 'earlier deployments' }] : []),
    ...(has('pull_request') ? [{ name: 'pull-requests: read', brings: 'the pull request' }] : []),
  ];
}
