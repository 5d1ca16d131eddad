/** Reads what files of the workspace tell: a function for each loader of files. Parsers are loaded only where needed. */

import { defined } from '../../defined.ts';
import type { FactsOf, LoadedFacts } from '../facts.ts';
import type { FileLoader, FileOptions } from './planned.ts';

export interface FilesInput {
  readonly settings: FileOptions;
  /** The workspace. */
  readonly root: string;
  /** True when there is no time left. */
  readonly late: () => boolean;
  /** Loads what hides credentials in what programs wrote. */
  readonly loadHide: () => Promise<(text: string) => string>;
  /** Page of the repository's files at the commit, without a slash at its end; undefined where it is not known. */
  readonly page: string | undefined;
}

export interface FilesReading {
  readonly facts: LoadedFacts;
  /** What is wrong with files, a sentence each. */
  readonly warnings?: readonly string[];
}

type FileReader<L> = (
  input: FilesInput,
) => Promise<{ readonly facts: FactsOf<L>; readonly warnings: readonly string[] }>;

const READERS: { readonly [L in FileLoader]: FileReader<L> } = {
  tests: async ({ settings: { testReports = [] }, ...input }) => {
    const { readTestReports } = await import(/* webpackChunkName: "files" */ './reports/read-test-reports.ts');
    const { tests, warnings } = await readTestReports({ patterns: testReports, ...input });
    return { facts: { tests }, warnings };
  },
  errors: async ({ settings: { logFiles = [] }, ...input }) => {
    const { readLogFiles } = await import(/* webpackChunkName: "files" */ './log/read-log-files.ts');
    const { errors, warnings } = await readLogFiles({ patterns: logFiles, ...input });
    return { facts: { errors }, warnings };
  },
  report: async ({ settings: { report = '' }, page, ...input }) => {
    const { readReport } = await import(/* webpackChunkName: "files" */ './markdown-report.ts');
    const read = await readReport({ path: report, files: page, ...input });
    return { facts: { report: read.report }, warnings: read.warnings };
  },
};

/** One after the other: files are large. */
export async function readFiles(wanted: readonly FileLoader[], input: FilesInput): Promise<FilesReading> {
  let facts: LoadedFacts = {};
  const warnings: string[] = [];
  for (const loader of wanted) {
    const read = await READERS[loader](input);
    facts = { ...facts, ...defined<LoadedFacts>(read.facts) };
    warnings.push(...read.warnings);
  }
  return defined<FilesReading>({ facts, warnings: warnings.length === 0 ? undefined : warnings });
}
