/** Reads the run that this step belongs to, for any event. */

import type { RunnerContext } from '../../settings/settings.ts';
import { bareCommit } from '../code-host/commits.ts';
import { asLine, flag, line, link, list, number, record } from '../code-host/json.ts';
import { readPerson } from '../code-host/people.ts';
import { fullRef } from '../code-host/refs.ts';
import { jobUrl, runUrl, workflowFileName, workflowPath } from '../code-host/urls.ts';
import type { Job, Person, Repository, Run } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';

export function readCurrentRun(input: EventInput, runner: RunnerContext): EventOverrides {
  const { env, event, host } = input;
  const ref = line(env, 'GITHUB_REF');
  // The sha for a pull request is a trial merge, not a commit of a person.
  const sha = ref?.startsWith('refs/pull/') && ref.endsWith('/merge') ? undefined : line(env, 'GITHUB_SHA');
  return {
    repository: readRepository(input),
    workflow: workflowFileName(line(env, 'GITHUB_WORKFLOW')),
    workflow_path: workflowPath(line(env, 'GITHUB_WORKFLOW_REF')),
    run: readRun(input),
    job: readJob(input, runner),
    ref: fullRef(ref, host),
    commit: bareCommit(sha, host),
    // The sender may be another person than who started the run.
    actor: readAccount(input, 'GITHUB_ACTOR') ?? readPerson(record(event, 'sender'), host),
  };
}

function readRepository({ env, event, host }: EventInput): Repository | undefined {
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

function readRun(input: EventInput): Run | undefined {
  const { name, env, host } = input;
  const run = {
    id: number(env, 'GITHUB_RUN_ID'),
    number: number(env, 'GITHUB_RUN_NUMBER'),
    attempt: number(env, 'GITHUB_RUN_ATTEMPT'),
  };
  if (run.id === undefined && run.number === undefined) return undefined;
  // A schedule starts the first attempt, whoever GitHub names.
  const isScheduled = name === 'schedule' && (run.attempt ?? 1) < 2;
  const started_by = isScheduled ? undefined : readAccount(input, 'GITHUB_TRIGGERING_ACTOR');
  return { ...run, url: runUrl(host, run), started_by };
}

function readJob({ env, host }: EventInput, runner: RunnerContext): Job | undefined {
  const name = line(runner.job, 'name') ?? line(env, 'GITHUB_JOB');
  if (name === undefined) return undefined;
  const id = number(runner.job, 'check_run_id');
  const url = jobUrl(host, number(env, 'GITHUB_RUN_ID'), id);
  return { id, name, url, matrix: asLine(listLeaves(runner.matrix, 4).join(', ')) };
}

/** Lists the values of a matrix job, including those of nested objects. */
function listLeaves(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value].flatMap((one) => asLine(one) ?? []);
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (depth === 0) return [];
  const children = Array.isArray(value) ? list(value) : Object.values(record(value) ?? {});
  return children.flatMap((child) => listLeaves(child, depth - 1));
}

/** Uses the payload's complete sender if it is the same account. */
function readAccount({ env, event, host }: EventInput, variable: string): Person | undefined {
  const login = line(env, variable);
  if (login === undefined) return undefined;
  const sender = readPerson(record(event, 'sender'), host);
  return sender?.login === login ? sender : readPerson({ login }, host);
}
