/** What files of the workspace tell, and when they are read. */

import type { Settings } from '../../settings/settings.ts';

/** Loaders that make no request. */
export const FILE_LOADERS = ['tests', 'log_files'] as const;

/** Files cost no request, so those that the author names are read wherever something shows what they tell. */
export function plannedFiles(
  { testReports, logFiles }: Pick<Settings, 'testReports' | 'logFiles'>,
  names: readonly string[],
): readonly (typeof FILE_LOADERS)[number][] {
  return [
    ...(testReports !== undefined && isNamed('tests', names) ? (['tests'] as const) : []),
    ...(logFiles !== undefined && isNamed('errors', names) ? (['log_files'] as const) : []),
  ];
}

/** True for the name of a fact that no request brings. */
export function isInFiles(name: string): boolean {
  return isNamed('tests', [name]) || isNamed('errors', [name]);
}

/** Whether one of the names is this fact or a part of it. */
function isNamed(fact: string, names: readonly string[]): boolean {
  return names.some((name) => name === fact || name.startsWith(`${fact}.`));
}
