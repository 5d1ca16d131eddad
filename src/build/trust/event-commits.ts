/** Lists commits that provably belong to a branch or tag of this repository, by the event. */

import type { Environment } from '../../platform.ts';
import { type Json, line } from '../code-host/json.ts';

/** Events whose triggered runs use the head commit of their branch. */
const OF_THEIR_BRANCH: readonly string[] = [
  ...['push', 'pull_request', 'merge_group', 'schedule', 'workflow_dispatch', 'release'],
];

export function findEventCommits(env: Environment, event: Json): readonly string[] {
  // A pull request checks out the trial merge, which is on no branch.
  const isOfRef = /^refs\/(?:heads|tags)\//.test(line(env, 'GITHUB_REF') ?? '');
  const commits = [
    isOfRef ? line(env, 'GITHUB_SHA') : undefined,
    ...(['head', 'base'] as const).map((side) =>
      isThisRepository(env, event, 'pull_request', side, 'repo') ? line(event, 'pull_request', side, 'sha') : undefined,
    ),
    isThisRepository(env, event, 'workflow_run', 'head_repository') &&
    OF_THEIR_BRANCH.includes(line(event, 'workflow_run', 'event') ?? '')
      ? line(event, 'workflow_run', 'head_sha')
      : undefined,
  ];
  return commits.filter((commit) => commit !== undefined);
}

/** Returns true if the runner checks out proposed code by default. */
export function isProposal(event: string): boolean {
  return /^pull_request(?!_target$)/.test(event);
}

/** Compares repository names case-insensitively. */
function isThisRepository(env: Environment, event: Json, ...path: readonly string[]): boolean {
  const repository = line(env, 'GITHUB_REPOSITORY')?.toLowerCase();
  return repository !== undefined && line(event, ...path, 'full_name')?.toLowerCase() === repository;
}
