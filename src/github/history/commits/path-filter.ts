/** Finds the commits that match the path filter of the workflow, because other commits did not change what it tests. */

import { property } from '../../../build/code-host/json.ts';
import { asList, parseWorkflow, staticLocations, triggersIn } from '../../../build/code-host/workflow-text.ts';
import type { LoaderContext } from '../../context.ts';
import type { ChangedPaths } from '../../suspect-range.ts';
import { changedIn, type PathBudget } from './changed-failing-files.ts';
import type { SinceGreen } from './since-last-success.ts';

/**
 * Returns undefined, so no commit is excluded, if the workflow file is not checked out, has no path filter, or the
 * files of a commit are unknown.
 */
export async function touchedBy(
  context: LoaderContext,
  since: SinceGreen,
  budget: PathBudget,
): Promise<ChangedPaths | undefined> {
  const { workflow_path: file } = context.base.facts;
  if (file === undefined) return undefined;
  const locations = await placesIn(context, file);
  // Changes to the workflow itself may break it as well.
  const touched = locations && (await changedIn(context, since, [...new Set([...locations, file])], budget));
  return touched === undefined || touched.size === 0 ? undefined : touched;
}

/** The folders and files that its `paths` begin with: each commit that starts it changed something there. */
async function placesIn({ base, world }: LoaderContext, file: string): Promise<readonly string[] | undefined> {
  const { event, ref, repository } = base.facts;
  // A `workflow_run` checks out the default branch, whose workflow file may differ.
  const current = repository?.default_branch ?? ref?.name;
  if (base.trigger === undefined || (event.name === 'workflow_run' && ref?.name !== current)) return undefined;
  const read = await world.files.read(file);
  if (read.type !== 'ok') return undefined;
  return staticLocations(asList(property(triggersIn(await parseWorkflow(read.text)), base.trigger, 'paths')));
}
