/** What the text of a workflow's file says. */

import { property } from './json.ts';

/** Characters; longer ones are no workflows that anybody wrote. */
export const LONGEST_WORKFLOW = 512_000;

/** A name with a pattern in it may mean any workflow. */
const PATTERN = /[*?[\]!+]/;

/** Undefined for a text that is no YAML. */
export async function parseWorkflow(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** What starts it; YAML 1.1 takes the word `on` as true. */
export function triggersIn(workflow: unknown): unknown {
  return property(workflow, 'on') ?? property(workflow, 'true');
}

/** The names under `workflow_run` that mean one workflow each. */
export function awaitedWorkflows(workflow: unknown): readonly string[] {
  const names = asList(property(triggersIn(workflow), 'workflow_run', 'workflows'));
  return names.filter((name) => typeof name === 'string').filter((name) => !PATTERN.test(name));
}

/** Where a list may stand, one thing may stand alone. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
