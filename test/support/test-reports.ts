import type { FileInput } from '../../src/build/files/find.ts';
import { readTestReports } from '../../src/build/reports/read-test-reports.ts';
import { workspace } from './workspace.ts';

/** Reads the reports of a new workspace. */
export function readReports(files: Readonly<Record<string, string | Uint8Array>>, input: Partial<FileInput> = {}) {
  const root = input.root ?? workspace(files);
  return readTestReports({ patterns: ['*.xml'], isLate: () => false, hide: (text) => text, ...input, root });
}

/** Names the documents of a workspace. */
export function asFiles(documents: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(documents.map((text, at) => [`r${at}.xml`, text]));
}
