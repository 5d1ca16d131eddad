/** Lists the loaders of workspace files, and when they run. */

import type { Settings } from '../../settings/settings.ts';

/** The loaders that make no request, each named as the fact that it brings, with the option that names the files. */
export const FILE_OPTIONS = { tests: 'testReports', errors: 'logFiles', report: 'report' } as const;

export type FileLoader = keyof typeof FILE_OPTIONS;
export type FileOptions = Pick<Settings, (typeof FILE_OPTIONS)[FileLoader]>;

export function isFileLoader(loader: string): loader is FileLoader {
  return Object.hasOwn(FILE_OPTIONS, loader);
}
