/** Workflows by their names, as people write them. */

import { type Problem, SettingsError } from '../errors.ts';
import { type Json, line, number } from '../facts/host/json.ts';
import { nearestOf } from '../text/nearest.ts';
import { listed, shown } from '../text/phrases.ts';

const MOST_NAMED = 5;

/**
 * The ids of those that are asked for, by name or file; none for all.
 *
 * @throws SettingsError that names what no workflow is called
 */
export function chosenWorkflows(workflows: readonly Json[], asked: readonly string[]): readonly number[] {
  const problems: Problem[] = [];
  const chosen = asked.flatMap((name) => {
    const found = workflows.filter((workflow) => namesOf(workflow).some((one) => isSame(one, name)));
    if (found.length === 0) problems.push(unknown(name, workflows));
    return found.flatMap((workflow) => number(workflow, 'id') ?? []);
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return [...new Set(chosen)];
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function namesOf(workflow: Json): readonly string[] {
  const [name, path] = [line(workflow, 'name'), line(workflow, 'path')];
  return [name, path, path?.split('/').at(-1)].filter((one) => one !== undefined);
}

function unknown(name: string, workflows: readonly Json[]): Problem {
  const names = workflows.flatMap((workflow) => line(workflow, 'name') ?? []);
  const near = nearestOf(name, names, MOST_NAMED);
  const fix = near.length === 0 ? 'The repository has none' : `Write its name or file: ${listed(near.map(shown))}`;
  return { option: 'workflow', fault: `there is no workflow ${shown(name)}`, fix };
}
