/** Reads the run that this step belongs to, for any event. */

import type { RunnerContext } from '../../settings/settings.ts';
import { bareCommit } from '../code-host/commits.ts';
import { asLine, flag, type Json, line, link, list, number, record } from '../code-host/json.ts';
import { loginPerson, userPerson } from '../code-host/people.ts';
import { fullRef } from '../code-host/refs.ts';
import { type CodeHost, jobUrl, runUrl, workflowFileName, workflowPath } from '../code-host/urls.ts';
import type { Job, Person, Repository, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';

export function currentFacts(input: EventInput, runner: RunnerContext): EventOverrides {
  const { env, host } = input;
  const ref = line(env, 'GITHUB_REF');
  // The sha for a pull request is a trial merge, not a commit of a person.
  const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : line(env, 'GITHUB_SHA');
  return {
    repository: currentRepository(input),
    workflow: workflowFileName(line(env, 'GITHUB_WORKFLOW')),
    workflow_path: workflowPath(line(env, 'GITHUB_WORKFLOW_REF')),
    run: currentRun(input),
    job: currentJob(input, runner),
    ref: fullRef(ref, host),
    commit: bareCommit(sha, host),
    actor: currentActor(input),
  };
}

function currentRepository({ env, event, host }: EventInput): Repository | undefined {
  const payload = record(event, 'repository');
  const name = line(env, 'GITHUB_REPOSITORY') ?? line(payload, 'full_name');
  if (name === undefined) return undefined;
  return {
    name,
    url: link(host, 'repository'),
    default_branch: line(payload, 'default_branch'),
    private: flag(payload, 'private'),
  };
}

function currentRun({ name, env, event, host }: EventInput): Run | undefined {
  const id = number(env, 'GITHUB_RUN_ID');
  const count = number(env, 'GITHUB_RUN_NUMBER');
  if (id === undefined && count === undefined) return undefined;
  const attempt = number(env, 'GITHUB_RUN_ATTEMPT');
  return {
    id,
    number: count,
    attempt,
    url: runUrl(host, { id, number: count, attempt }),
    // A schedule starts the first attempt, whoever GitHub names.
    started_by:
      name === 'schedule' && (attempt ?? 1) < 2
        ? undefined
        : findPerson(line(env, 'GITHUB_TRIGGERING_ACTOR'), record(event, 'sender'), host),
  };
}

function currentJob({ env, host }: EventInput, runner: RunnerContext): Job | undefined {
  const name = line(runner.job, 'name') ?? line(env, 'GITHUB_JOB');
  if (name === undefined) return undefined;
  const id = number(runner.job, 'check_run_id');
  return {
    id,
    name,
    url: jobUrl(host, number(env, 'GITHUB_RUN_ID'), id),
    matrix: asLine(leaves(runner.matrix, 4).join(', ')),
  };
}

/** Lists the values of a matrix job, including those of nested objects. */
function leaves(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value].flatMap((one) => asLine(one) ?? []);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (depth === 0) return [];
  const children = Array.isArray(value) ? list(value) : Object.values(record(value) ?? {});
  return children.flatMap((child) => leaves(child, depth - 1));
}

/** Finds who started the run. The payload's sender has more data, but may be another person. */
function currentActor({ env, event, host }: EventInput): Person | undefined {
  const sender = record(event, 'sender');
  return findPerson(line(env, 'GITHUB_ACTOR'), sender, host) ?? userPerson(sender, host);
}

/** Uses the payload's complete sender if it is the same account. */
function findPerson(login: string | undefined, sender: Json | undefined, host: CodeHost): Person | undefined {
  if (login === undefined) return undefined;
  const result = userPerson(sender, host);
  return result?.login === login ? result : loginPerson(login, host);
}
