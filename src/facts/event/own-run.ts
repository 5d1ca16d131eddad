/** What is known of the run that this step belongs to, whatever event started it. */

import { known } from '../../defined.ts';
import type { RunnerContext } from '../../settings/settings.ts';
import type { Job, Person, Repository, Run } from '../types.ts';
import { bareCommit } from './commits.ts';
import { flag, link, list, number, record, text } from './json.ts';
import { loginPerson, userPerson } from './people.ts';
import { fullRef } from './refs.ts';
import type { EventPart, Scene } from './scene.ts';
import { jobUrl, runUrl } from './site.ts';

export function ownFacts(scene: Scene, runner: RunnerContext): EventPart {
  const { env, site } = scene;
  const ref = text(env, 'GITHUB_REF');
  // The sha of a pull request's run is that of a merge which nobody wrote.
  const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : text(env, 'GITHUB_SHA');
  return {
    repository: ownRepository(scene),
    workflow: text(env, 'GITHUB_WORKFLOW'),
    run: ownRun(scene),
    job: ownJob(scene, runner),
    ref: fullRef(ref, site),
    commit: bareCommit(sha, site),
    actor: ownActor(scene),
  };
}

function ownRepository({ env, event, site }: Scene): Repository | undefined {
  const payload = record(event, 'repository');
  const name = text(env, 'GITHUB_REPOSITORY') ?? text(payload, 'full_name');
  if (name === undefined) return undefined;
  return known<Repository>({
    name,
    url: link(site, 'repository'),
    default_branch: text(payload, 'default_branch'),
    private: flag(payload, 'private'),
  });
}

function ownRun({ env, site }: Scene): Run | undefined {
  const id = number(env, 'GITHUB_RUN_ID');
  const count = number(env, 'GITHUB_RUN_NUMBER');
  if (id === undefined && count === undefined) return undefined;
  const attempt = number(env, 'GITHUB_RUN_ATTEMPT');
  return known<Run>({ id, number: count, attempt, url: runUrl(site, { id, number: count, attempt }) });
}

function ownJob({ env, site }: Scene, runner: RunnerContext): Job | undefined {
  const name = text(runner.job, 'name') ?? text(env, 'GITHUB_JOB');
  if (name === undefined) return undefined;
  const id = number(runner.job, 'check_run_id');
  return known<Job>({
    id,
    name,
    url: jobUrl(site, number(env, 'GITHUB_RUN_ID'), id),
    matrix: leaves(runner.matrix, 4).join(', ') || undefined,
  });
}

/** The values of a matrix leg, those of nested objects in their place. */
function leaves(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return text(value) === undefined ? [] : [value.toWellFormed().trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (depth === 0) return [];
  const children = Array.isArray(value) ? list(value) : Object.values(record(value) ?? {});
  return children.flatMap((child) => leaves(child, depth - 1));
}

/** Whoever started the run; the payload's sender says more, but may be somebody else. */
function ownActor({ env, event, site }: Scene): Person | undefined {
  const login = text(env, 'GITHUB_ACTOR');
  const sender = userPerson(record(event, 'sender'), site);
  return login === undefined || sender?.login === login ? sender : loginPerson(login, site);
}
