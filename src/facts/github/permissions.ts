/** Which permissions open what a message wants to read. */

import type { ApiLoader, Facts } from '../facts.ts';
import { LOADERS } from '../loader-registry.ts';
import type { Permission, PermissionName } from './api/faults.ts';

/** All of them, in the order in which people write them, with what each brings. */
const BRINGS: Readonly<Record<PermissionName, string>> = {
  'actions: read': 'jobs, logs and earlier runs',
  'checks: read': 'errors, and why a run was cancelled',
  'contents: read': 'checking out, and commits',
  'deployments: read': 'earlier deployments',
  'pull-requests: read': 'the pull request',
};

/** A job that sets any permission loses all others, so that checking out has to be among them. */
export function permissionsFor(wanted: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly Permission[] {
  const needed = new Set<string>(['contents: read', ...[...wanted].flatMap((loader) => permissionsOf(loader, scope))]);
  return Object.entries(BRINGS).flatMap(([name, brings]) => (needed.has(name) ? [{ name, brings }] : []));
}

function permissionsOf(loader: ApiLoader, scope: Facts['scope']): readonly PermissionName[] {
  const { permissions, permissionsOfDeployment = permissions } = LOADERS[loader];
  return scope === 'deployment' ? permissionsOfDeployment : permissions;
}
