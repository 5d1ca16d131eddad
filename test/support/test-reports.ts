import { readTestReports } from '../../src/build/reports/read-test-reports.ts';
import { workspace } from './workspace.ts';

/** Reads the reports of a new workspace. */
export function readReports(
  files: Readonly<Record<string, string | Uint8Array>>,
  {
    root = workspace(files),
    patterns = ['*.xml'],
    isLate = () => false,
    hide = (text: string) => text,
  }: { root?: string; patterns?: readonly string[]; isLate?: () => boolean; hide?: (text: string) => string } = {},
) {
  return readTestReports(patterns, { root, isLate, hide });
}

/** Names the documents of a workspace. */
export function asFiles(documents: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(documents.map((text, at) => [`r${at}.xml`, text]));
}
