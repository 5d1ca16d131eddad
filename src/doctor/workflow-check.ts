/** Whether the workflows of this checkout that notify can be heard at all: found in their files alone. */

import { basename } from 'node:path';
import { property } from '../facts/host/json.ts';
import { asList, awaitedWorkflows, LONGEST_WORKFLOW, parseWorkflow } from '../facts/host/workflow-text.ts';
import { nearest } from '../text/nearest.ts';
import { listed, shortName } from '../text/phrases.ts';
import { workflowFiles } from '../workspace/read.ts';
import { type Check, checkOf } from './check.ts';

/** What a workflow that notifies names. */
const OURS = 'workroom-notify';

interface CheckoutWorkflow {
  readonly path: string;
  /** Its name. */
  readonly file: string;
  readonly text: string;
  readonly workflow: unknown;
}

/** @param workspace the folder of the checkout; without workflows there is nothing to say */
export async function checkWorkflows(workspace: string): Promise<readonly Check[]> {
  const all = await readWorkflows(workspace);
  const ours = all.filter(({ text }) => text.includes(OURS));
  const names = all.flatMap(({ path, workflow }) => [nameOf(workflow), path]).filter((one) => one !== undefined);
  const found = ours.flatMap((one) => [...missingTriggers(one, names), ...jobsNotNeeded(one)]);
  if (found.length > 0 || ours.length === 0) return found;
  const files = listed(ours.map(({ file }) => file).slice(0, 5));
  const finds = ours.length === 1 ? 'finds all that it waits for' : 'find all that they wait for';
  return [checkOf('workflows', 'ok', `${files} ${finds}`)];
}

/** GitHub says what is wrong with those that are left out. */
async function readWorkflows(workspace: string): Promise<readonly CheckoutWorkflow[]> {
  const read = await Promise.all(
    workflowFiles(workspace).map(async ({ path, text }) => ({
      ...{ path, file: basename(path), text },
      workflow: await parseWorkflow(text.slice(0, LONGEST_WORKFLOW)),
    })),
  );
  return read.filter(({ workflow }) => workflow !== undefined);
}

/** `workflow_run` goes by names, and says nothing where no workflow has one. */
function missingTriggers({ file, workflow }: CheckoutWorkflow, names: readonly string[]): readonly Check[] {
  const missing = awaitedWorkflows(workflow).filter((name) => !names.includes(name));
  return missing.map((name) => {
    const meant = nearest(name, names);
    const fix =
      meant === undefined ? 'Write the name that the other workflow has under name' : `Did you mean ${meant}?`;
    const text = `${file} waits for the workflow ${shortName(name)}, and none has this name: it never starts`;
    return checkOf('workflows', 'warning', text, fix);
  });
}

/** A summary job hears of what it needs, and of what that needs. */
function jobsNotNeeded({ file, workflow }: CheckoutWorkflow): readonly Check[] {
  const jobs = property(workflow, 'jobs');
  const ids = typeof jobs === 'object' && jobs !== null ? Object.keys(jobs) : [];
  return ids
    .filter((id) => summarises(property(jobs, id)))
    .flatMap((id) => {
      const heard = neededBy(jobs, id);
      const others = ids.filter((other) => !heard.has(other) && !neededBy(jobs, other).has(id));
      if (others.length === 0) return [];
      const text = `in ${file} the job ${shortName(id)} does not need ${listed(others.map(shortName))}, so it does not hear of a failure there`;
      return [checkOf('workflows', 'warning', text, `Add ${listed(others.map(shortName))} to needs`)];
    });
}

function summarises(job: unknown): boolean {
  return asList(property(job, 'steps')).some((step) => {
    const [uses, run, status] = [property(step, 'uses'), property(step, 'run'), property(step, 'with', 'status')];
    return `${uses} ${run}`.includes(OURS) && /toJSON\(\s*needs\s*\)/i.test(`${status} ${run}`);
  });
}

/** The job, what it needs, and what that needs. */
function neededBy(jobs: unknown, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // A set gives what is added while it is walked through.
  for (const one of found) for (const need of asList(property(jobs, one, 'needs'))) found.add(String(need));
  return found;
}

function nameOf(workflow: unknown): string | undefined {
  const name = property(workflow, 'name');
  return typeof name === 'string' ? name : undefined;
}
