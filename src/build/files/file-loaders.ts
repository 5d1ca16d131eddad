/** Lists the loaders of workspace files, and when they run. */

import type { Settings } from '../../settings/settings.ts';

/** Maps the loaders without requests, each named as its fact, to the option with its files. */
export const FILE_OPTIONS = { tests: 'testReports', errors: 'logFiles', report: 'report' } as const;

export type FileLoader = keyof typeof FILE_OPTIONS;
export type FileOptions = Pick<Settings, (typeof FILE_OPTIONS)[FileLoader]>;

export function isFileLoader(loader: string): loader is FileLoader {
  return Object.hasOwn(FILE_OPTIONS, loader);
}
