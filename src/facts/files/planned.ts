/** What files of the workspace tell, and when they are read. */

import type { Settings } from '../../settings/settings.ts';

/** The loaders that make no request, each named as the fact that it brings, with the option that names the files. */
const FILE_OPTIONS = { tests: 'testReports', errors: 'logFiles', report: 'report' } as const;

export type FileLoader = keyof typeof FILE_OPTIONS;
export type FileOptions = Pick<Settings, (typeof FILE_OPTIONS)[FileLoader]>;

/** Files cost no request, so those that the author names are read wherever something shows what they tell. */
export function plannedFiles(settings: FileOptions, names: readonly string[]): readonly FileLoader[] {
  const told = new Set(names.map(rootOf));
  return Object.keys(FILE_OPTIONS)
    .filter(isFileLoader)
    .filter((loader) => settings[FILE_OPTIONS[loader]] !== undefined && told.has(loader));
}

/** True for the name of a fact that no request brings. */
export function isInFiles(name: string): boolean {
  return isFileLoader(rootOf(name));
}

export function isFileLoader(loader: string): loader is FileLoader {
  return Object.hasOwn(FILE_OPTIONS, loader);
}

function rootOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
