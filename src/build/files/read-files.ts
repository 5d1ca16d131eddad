/** Reads facts from workspace files: one function per loader. Imports parsers only on demand. */

import type { Settings } from '../../settings/settings.ts';
import { FILE_OPTIONS } from '../build.ts';
import type { Facts, FileLoader } from '../facts.ts';
import type { FileFindings, FileInput } from './find.ts';

const READERS: { readonly [L in FileLoader]: (input: FileInput) => Promise<FileFindings<L>> } = {
  tests: async (input) =>
    (await import(/* webpackChunkName: "files" */ '../reports/read-test-reports.ts')).readTestReports(input),
  errors: async (input) => (await import(/* webpackChunkName: "files" */ './log-files.ts')).readLogFiles(input),
  report: async (input) => (await import(/* webpackChunkName: "files" */ './markdown-report.ts')).readReport(input),
};

/**
 * Reads one file at a time, because files are large.
 * @returns the facts, and the problems with files, a sentence each
 */
export async function readFiles(
  loaders: readonly FileLoader[],
  { settings, ...input }: Omit<FileInput, 'patterns'> & { readonly settings: Settings },
): Promise<{ readonly facts: Partial<Facts>; readonly warnings: readonly string[] }> {
  let facts: Partial<Facts> = {};
  const warnings: string[] = [];
  for (const loader of loaders) {
    const patterns = [settings[FILE_OPTIONS[loader]] ?? []].flat();
    const { warnings: found, ...read } = await READERS[loader]({ patterns, ...input });
    facts = { ...facts, ...read };
    warnings.push(...found);
  }
  return { facts, warnings };
}
