/**
 * Identifies what a message reports, so any run finds the record of another one. Uses only data of runner and
 * payload, so it stays the same while an API is unavailable.
 */

import type { RunnerContext } from '../settings/parsers/maps.ts';
import { line } from './code-host/json.ts';
import { toTagSeries } from './code-host/urls.ts';
import type { Facts } from './facts.ts';

/**
 * Builds the identity: the environment for a deployment; else workflow file, job with its matrix values, and
 * environment, branch or pull request, and the target environment. Workflow names need not be unique.
 * @param facts from environment and event, before anything is loaded
 * @param runner its data of the current job
 * @returns `repository` is `owner/name`, empty if unknown; `build` holds the values that only messages of the same
 *   job, run or environment share, in a fixed order
 */
export function identifyBuild(facts: Partial<Facts>, runner: RunnerContext = {}) {
  const { repository, scope, workflow, workflow_path, job } = facts;
  const [file = ''] = (line(runner.job, 'workflow_ref') ?? '').split('@', 1);
  // Jobs of two called workflows may share a name.
  const isCalled = file !== '' && file !== `${repository?.name}/${workflow_path}`;
  const part = scope === 'job' ? [isCalled ? [file] : [], job?.name, job?.matrix] : [];
  const build =
    scope === 'deployment'
      ? ['deployment', ...listEnvironment(facts)]
      : ['build', workflow_path ?? workflow, ...part, ...listLocation(facts), ...listChosenEnvironment(facts)];
  return { repository: repository?.name ?? '', build };
}

function listLocation({ deployment, pull_request, ref }: Partial<Facts>): readonly unknown[] {
  if (deployment !== undefined) return ['environment', ...listEnvironment({ deployment })];
  if (pull_request !== undefined) return ['pull request', pull_request.number];
  // The release of the next version resolves what this one opened.
  return ref?.type === 'tag' ? ['tags', toTagSeries(ref.name)] : ['ref', ref?.name];
}

/** Returns the environment that whoever started the run selected; empty if no input names one. */
export function listChosenEnvironment({ inputs = {} }: Partial<Facts>): readonly string[] {
  const chosen = [inputs['environment'], inputs['env']].find((one) => typeof one === 'string' && one !== '');
  return chosen === undefined ? [] : ['started for', String(chosen)];
}

/** Returns the environment, for any branch or version; a preview also has its branch. */
function listEnvironment({ deployment }: Partial<Facts>): readonly unknown[] {
  return [deployment?.environment, ...(deployment?.transient === true ? [deployment.ref] : [])];
}
