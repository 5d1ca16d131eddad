import type { Facts } from '../../facts/facts.ts';
import { tagRow } from '../../facts/host/refs.ts';

/** The mark of a key: any run finds by it what another run opened. */

const DIGITS = 16;

/**
 * `k-` and 16 hexadecimal digits, the same for every run of a repository that gives the same key.
 *
 * @param key as the option `unique-key` gives it; `auto` stands for what the message speaks for
 */
export async function keyMark(key: string, facts: Facts): Promise<string> {
  // It takes 7 ms to load, and only a key needs it.
  const { createHash } = await import('node:crypto');
  const text = JSON.stringify([facts.repository?.name ?? '', key === 'auto' ? autoKey(facts) : ['key', key]]);
  return `k-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
}

/**
 * The environment, where a message speaks for it; else workflow file, job with its leg, and environment, branch or pull
 * request. Names of workflows may be the same.
 */
function autoKey(facts: Facts): readonly unknown[] {
  const { scope, workflow, workflow_path, job } = facts;
  if (scope === 'deployment') return ['deployment', ...environmentOf(facts)];
  // One workflow that is called twice has two jobs of one name; only the API tells them apart.
  const caller = job?.full_name?.split(' / ').slice(0, -1);
  const part = scope === 'job' ? [caller, job?.name, job?.matrix] : [];
  return ['build', workflow_path ?? workflow, ...part, ...placeOf(facts)];
}

function placeOf({ deployment, pull_request, ref }: Facts): readonly unknown[] {
  if (deployment !== undefined) return ['environment', ...environmentOf({ deployment })];
  if (pull_request !== undefined) return ['pull request', pull_request.number];
  // What the release of one version began, the next one ends.
  return ref?.type === 'tag' ? ['tags', tagRow(ref.name)] : ['ref', ref?.name];
}

/** It is the same one whichever branch or version comes there; of previews, each branch has its own under one name. */
function environmentOf({ deployment }: Pick<Facts, 'deployment'>): readonly unknown[] {
  return [deployment?.environment, ...(deployment?.transient === true ? [deployment.ref] : [])];
}

/** One task for each workflow file and branch: the `unique-key` of what a watch of `kind: incident` opens. */
export function watchKey({ path, branch, repository }: Record<'path' | 'branch' | 'repository', string>): string {
  return `watch ${repository} ${path} ${branch}`;
}
