/** Parses a workflow file. */

import { type Json, property, record } from './json.ts';

/** Maximum characters; longer files are not real workflows. */
const MAX_LENGTH = 512_000;

/** Returns the triggers, with their filters by event, and the jobs; none for invalid YAML. */
export async function parseWorkflow(text: string): Promise<{ readonly triggers: Json; readonly jobs: Json }> {
  const { parse } = await import('yaml');
  let workflow: unknown;
  try {
    workflow = text.length > MAX_LENGTH ? undefined : parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch {
    // Reported by GitHub.
  }
  const on = property(workflow, 'on');
  // A single event or a list of events has no filters.
  const events = [on].flat().filter((event) => typeof event === 'string');
  const triggers = record(on) ?? Object.fromEntries(events.map((event) => [event, null]));
  return { triggers, jobs: record(workflow, 'jobs') ?? {} };
}
