/** Names the reported scope: a job, the run only if the complete run is known, or a deployment by its environment. */

import type { Facts } from '../../../build/facts.ts';
import { shortPlain } from './short-text.ts';

/** Returns true if the message reports a deployment. */
export function isDeployment({ scope, deployment, event }: Facts): boolean {
  const isReported = scope === undefined ? event.name.startsWith('deployment') : scope === 'deployment';
  return isReported && deployment !== undefined;
}

/** Returns true if the message reports the complete run, not one job. */
export function isWholeRun({ scope, job }: Facts): boolean {
  return scope === 'run' || job === undefined;
}

/** Returns true for scheduled runs, whoever reports them: the commit isn't news, and its author didn't start them. */
export function isByClock({ event, schedule, run }: Pick<Facts, 'event' | 'schedule' | 'run'>): boolean {
  return schedule !== undefined || (run?.event ?? event.name) === 'schedule';
}

/** Returns the name as plain text: `CI / test (ubuntu, 24)`, `CI`, `Deploy to production`. */
export function reportedName(facts: Facts): string {
  if (isDeployment(facts)) return `Deploy to ${environmentName(facts)}`;
  const workflow = shortPlain(facts.workflow, 100);
  const job = isWholeRun(facts) ? undefined : jobName(facts);
  if (workflow === undefined || job === undefined) return workflow ?? job ?? 'The build';
  const rest = job.slice(workflow.length);
  // The job repeats the workflow's name, with nothing or matrix values after it.
  const isSame = job.toLowerCase().startsWith(workflow.toLowerCase()) && /^(?: \(.*\))?$/.test(rest);
  return isSame ? workflow + rest : `${workflow} / ${job}`;
}

/** Returns the environment as plain text. */
export function environmentName({ deployment }: Facts): string {
  return shortPlain(deployment?.environment, 80) ?? 'an environment';
}

/** Returns the job's name with its matrix values, which the run's page usually shows. */
function jobName({ job }: Facts): string | undefined {
  const name = shortPlain(job?.full_name ?? job?.name, 120);
  const leg = shortPlain(job?.matrix, 80);
  const isNamed = leg?.split(', ').some((value) => job?.full_name?.includes(value)) || name?.includes(leg ?? '');
  return name === undefined || leg === undefined || isNamed ? name : `${name} (${leg})`;
}

/** Returns true for the check of another app, which the reported name already contains. */
export function isCheck({ event }: Pick<Facts, 'event'>): boolean {
  return event.name === 'check_run';
}
