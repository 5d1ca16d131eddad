/** Reads facts from workspace files: one function per loader. Imports parsers only on demand. */

import { overlay } from '../../overlay.ts';
import type { LoadedFacts } from '../facts.ts';
import type { FileLoader, FileOptions } from './file-loaders.ts';
import type { FileReading } from './find.ts';
import type { ReportInput } from './markdown-report.ts';

export interface FilesInput extends Omit<ReportInput, 'patterns'> {
  readonly settings: FileOptions;
}

export interface FilesResult {
  readonly facts: LoadedFacts;
  /** Problems with files, a sentence each. */
  readonly warnings?: readonly string[];
}

const READERS: { readonly [L in FileLoader]: (input: FilesInput) => Promise<FileReading<L>> } = {
  tests: async ({ settings: { testReports = [] }, ...input }) => {
    const { readTestReports } = await import(/* webpackChunkName: "files" */ '../reports/read-test-reports.ts');
    return readTestReports({ patterns: testReports, ...input });
  },
  errors: async ({ settings: { logFiles = [] }, ...input }) => {
    const { readLogFiles } = await import(/* webpackChunkName: "files" */ '../logs/read-log-files.ts');
    return readLogFiles({ patterns: logFiles, ...input });
  },
  report: async ({ settings: { report = '' }, ...input }) => {
    const { readReport } = await import(/* webpackChunkName: "files" */ './markdown-report.ts');
    return readReport({ patterns: [report], ...input });
  },
};

/** Reads one file at a time, because files are large. */
export async function readFiles(needed: readonly FileLoader[], input: FilesInput): Promise<FilesResult> {
  let facts: LoadedFacts = {};
  const warnings: string[] = [];
  for (const loader of needed) {
    const { warnings: found, ...read } = await READERS[loader](input);
    facts = overlay(facts, read);
    warnings.push(...found);
  }
  return { facts, warnings: warnings.length === 0 ? undefined : warnings };
}
