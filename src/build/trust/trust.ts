/**
 * Decides whether a workspace file is trusted. On a runner, it is the author's if it equals its version in a commit
 * that provably belongs to a branch or tag of this repository: by the event, or by git's record of a fetch.
 */

import type { Environment } from '../../platform.ts';
import type { Trust } from '../../settings/template/workspace.ts';
import type { WorkspaceText } from '../../workspace/files.ts';
import type { SystemData } from '../ci/ci-system.ts';
import { type Json, line } from '../code-host/json.ts';
import { isProposal } from '../event/pull-request.ts';
import { readEventFile } from '../read-build.ts';
import { Checkout } from './checkout.ts';

const TRUSTED: Trust = { type: 'trusted' };
const BY_STEP = 'or write it in the step itself';
const CHECK_OUT = `Check out a branch of this repository before this step, ${BY_STEP}`;

/** Events that only people with write access can trigger. The author controls all files that such a run creates or downloads. */
const STARTED_HERE: readonly string[] = ['push', 'schedule', 'workflow_dispatch', 'release'];

/** Never throws. */
export async function trustIn(file: WorkspaceText, workspace: string, env: Environment): Promise<Trust> {
  if (env['GITHUB_ACTIONS'] !== 'true') return trustElsewhere(env);
  const name = line(env, 'GITHUB_EVENT_NAME') ?? '';
  const isStartedHere = STARTED_HERE.includes(name);
  const checkout = Checkout.find(file.real, workspace, env);
  if (checkout === undefined) return isStartedHere ? TRUSTED : untrusted('no checkout proves its origin', CHECK_OUT);
  const { event = {} } = readEventFile(env['GITHUB_EVENT_PATH']);
  const commits = await checkout.withFetched(findEventCommits(env, event));
  const isKnown = await checkout.isWithin(commits);
  if (isKnown && isStartedHere) return TRUSTED;
  // The job may have committed since. Other events may check out what an outsider proposes.
  const versions = isKnown ? ['HEAD'] : isStartedHere ? commits : [];
  if (await checkout.isAsCommitted(file, versions)) return TRUSTED;
  if (isKnown)
    return untrusted('it is not known to match the checked-out commit', `Use a file of the repository, ${BY_STEP}`);
  const head = await checkout.head;
  const commit = head === undefined ? 'the checkout' : `the checked-out commit (${head.slice(0, 7)})`;
  const repository = line(env, 'GITHUB_REPOSITORY') ?? 'this repository';
  return untrusted(`${commit} is not known to belong to a branch or tag of ${repository}`, CHECK_OUT);
}

/** Events whose triggered runs use the head commit of their branch. */
const OF_THEIR_BRANCH: readonly string[] = [...STARTED_HERE, 'pull_request', 'merge_group'];

/** Lists commits that provably belong to a branch or tag of this repository, by the event. */
function findEventCommits(env: Environment, event: Json): readonly string[] {
  const repository = line(env, 'GITHUB_REPOSITORY')?.toLowerCase();
  const isHere = (...path: readonly string[]) => {
    const name = line(event, ...path, 'full_name')?.toLowerCase();
    return name !== undefined && name === repository;
  };
  // A pull request checks out the trial merge, which is on no branch.
  const isOfRef = /^refs\/(?:heads|tags)\//.test(line(env, 'GITHUB_REF') ?? '');
  const isOfRun =
    isHere('workflow_run', 'head_repository') && OF_THEIR_BRANCH.includes(line(event, 'workflow_run', 'event') ?? '');
  const commits = [
    isOfRef ? line(env, 'GITHUB_SHA') : undefined,
    ...['head', 'base'].map((side) =>
      isHere('pull_request', side, 'repo') ? line(event, 'pull_request', side, 'sha') : undefined,
    ),
    isOfRun ? line(event, 'workflow_run', 'head_sha') : undefined,
  ];
  return commits.filter((commit) => commit !== undefined);
}

/**
 * Trusts files without a runner: another CI system identifies pull requests, and a local machine's files belong to
 * its user.
 */
async function trustElsewhere(env: Environment): Promise<Trust> {
  const event = line(env, 'GITHUB_EVENT_NAME');
  // Simulates a message for this event.
  if (event !== undefined) return isProposal(event) ? untrusted('a pull request provides it', CHECK_OUT) : TRUSTED;
  const { pull, fork } = await findPullRequest(env);
  const isOwn = pull === undefined ? fork !== true : fork === false;
  return isOwn ? TRUSTED : untrusted('a pull request, possibly from a fork, provides it', CHECK_OUT);
}

/** Imports the other CI systems only there. */
async function findPullRequest(env: Environment): Promise<Pick<SystemData, 'pull' | 'fork'>> {
  const { detectSystem } = await import(/* webpackChunkName: "facts" */ '../ci/systems.ts');
  const { readSystem } = await import(/* webpackChunkName: "facts" */ '../ci/ci-system.ts');
  const system = detectSystem(env);
  return system === undefined ? {} : readSystem(system, env);
}

function untrusted(why: string, fix: string): Trust {
  return { type: 'untrusted', why, fix };
}
