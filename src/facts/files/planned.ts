/** What files of the workspace tell, and when they are read. */

import type { Settings } from '../../settings/settings.ts';

/** Loaders that make no request. */
export const FILE_LOADERS = ['tests', 'log_files', 'report'] as const;

/** Files cost no request, so those that the author names are read wherever something shows what they tell. */
export function plannedFiles(
  { testReports, logFiles, report }: Pick<Settings, 'testReports' | 'logFiles' | 'report'>,
  names: readonly string[],
): readonly (typeof FILE_LOADERS)[number][] {
  return [
    ...(testReports !== undefined && isPartOf('tests', names) ? (['tests'] as const) : []),
    ...(logFiles !== undefined && isPartOf('errors', names) ? (['log_files'] as const) : []),
    ...(report !== undefined && isPartOf('report', names) ? (['report'] as const) : []),
  ];
}

/** True for the name of a fact that no request brings. */
export function isInFiles(name: string): boolean {
  return ['tests', 'errors', 'report'].some((fact) => isPartOf(fact, [name]));
}

/** Whether one of the names is this fact or a part of it. */
function isPartOf(fact: string, names: readonly string[]): boolean {
  return names.some((name) => name === fact || name.startsWith(`${fact}.`));
}
