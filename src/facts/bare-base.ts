/** What is known of a build where reading it failed: its names in the environment, and the end that the settings tell. */

import { defined } from '../defined.ts';
import type { Environment } from '../platform.ts';
import type { Settings } from '../settings/settings.ts';
import { type Base, scopeOf, withSpeaker } from './base.ts';
import { decideConclusion } from './conclusion.ts';
import type { Facts } from './facts.ts';
import { line } from './host/json.ts';

/** Events that report something else than the job that they start: how that ended, only their payload tells. */
const OF_OTHERS: readonly string[] = ['workflow_run', 'check_run', 'check_suite', 'deployment_status', 'status'];

/** Reads nothing but names, so that what went wrong does not go wrong again. */
export function bareBase(settings: Pick<Settings, 'status' | 'context'>, env: Environment): Base {
  const { status, context: runner } = settings;
  const { conclusion, over, source } = decideConclusion({ status, runner, eventConclusion: undefined });
  const isUnknown = source === 'job' && OF_OTHERS.includes(env['GITHUB_EVENT_NAME'] ?? '');
  const job = line(env, 'GITHUB_JOB');
  const repository = line(env, 'GITHUB_REPOSITORY');
  const event = { name: 'unknown' };
  const facts = defined<Base['facts']>({
    ...{ ci: 'CI', event, scope: scopeOf(status, { event }, job === undefined ? 'event' : 'job') },
    conclusion: isUnknown ? undefined : conclusion,
    workflow: line(env, 'GITHUB_WORKFLOW'),
    job: job === undefined ? undefined : { name: job },
    repository: repository === undefined ? undefined : { name: repository },
  });
  const host = { ci: 'CI', forge: undefined, server: undefined, repository: undefined };
  return withSpeaker(settings, { facts, source, over, host, notices: [] });
}

/** The names of a build and how it ended: what a message can be made of where more of it cannot be told. */
export function bareFacts({ ci, event, scope, conclusion, repository, workflow, run, job, ref }: Facts): Facts {
  return defined<Facts>({ ci, event, scope, conclusion, repository, workflow, run, job, ref });
}
