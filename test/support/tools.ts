/** What some suites need beyond `npm ci`: they fetch it before they begin, and skip themselves loudly where they cannot. */
import type { TestProject } from 'vitest/node';
import { fetchTool, isFetched, type ToolName } from '../../scripts/fetch-tool.ts';
import { skipsLoudly } from './debian.ts';

/** Vitest calls it once before a suite: two installations into one folder at once would break each other. */
export function setup({ config }: TestProject): void {
  try {
    fetchTool(config.env['TOOL'] as ToolName);
  } catch {
    // The suite says what it goes without.
  }
}

/** Whether this suite has a tool that its row in `vitest.config.ts` names. */
export function wantsTool(name: ToolName, suite: string): boolean {
  if (process.env['TOOL'] !== name) return false;
  return isFetched(name) || skipsLoudly(suite, `npm cannot fetch tools/${name}`);
}
