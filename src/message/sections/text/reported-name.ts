/** Who speaks: a job for itself, the run only where the whole run is known, a deployment for its environment. */

import type { Facts } from '../../../build/facts.ts';
import { shortPlain } from './short-text.ts';

/** True when the message speaks for a deployment. */
export function isDeployment({ scope, deployment, event }: Facts): boolean {
  return deployment !== undefined && (scope ?? eventScope(event.name)) === 'deployment';
}

/** True when the message speaks for the whole run, and not for one job. */
export function isWholeRun({ scope, job }: Facts): boolean {
  return scope === 'run' || job === undefined;
}

/** True for what the clock started, whoever tells of it: then no commit is the news, and its author did not start it. */
export function isByClock({ event, schedule, run }: Pick<Facts, 'event' | 'schedule' | 'run'>): boolean {
  return schedule !== undefined || (run?.event ?? event.name) === 'schedule';
}

/** The name as plain text: `CI / test (ubuntu, 24)`, `CI`, `Deploy to production`. */
export function reportedName(facts: Facts): string {
  if (isDeployment(facts)) return `Deploy to ${environmentName(facts)}`;
  const workflow = workflowName(facts);
  const job = isWholeRun(facts) ? undefined : jobName(facts);
  if (workflow === undefined || job === undefined) return workflow ?? job ?? 'The build';
  const same = job.toLowerCase().startsWith(workflow.toLowerCase()) && isNameOrLeg(job.slice(workflow.length));
  return same ? workflow + job.slice(workflow.length) : `${workflow} / ${job}`;
}

/** Where it goes, as plain text. */
export function environmentName({ deployment }: Facts): string {
  return shortPlain(deployment?.environment, 80) ?? 'an environment';
}

export function workflowName({ workflow }: Facts): string | undefined {
  return shortPlain(workflow, 100);
}

/** The job's name with its leg of the matrix, which its name on the page of the run mostly tells. */
export function jobName({ job }: Facts): string | undefined {
  const name = shortPlain(job?.full_name ?? job?.name, 120);
  const leg = shortPlain(job?.matrix, 80);
  const isReplayedAttempt =
    leg?.split(', ').some((value) => job?.full_name?.includes(value)) || name?.includes(leg ?? '');
  return name === undefined || leg === undefined || isReplayedAttempt ? name : `${name} (${leg})`;
}

/** Without the fact `scope`, the event decides. */
function eventScope(event: string): Facts['scope'] {
  return event.startsWith('deployment') ? 'deployment' : undefined;
}

/** Where workflow and job have the same name, what is left of the job's is nothing or its leg. */
function isNameOrLeg(rest: string): boolean {
  return rest === '' || /^ \(.*\)$/.test(rest);
}

/** Another CI or app reports it: a check, the status of a commit, the build of a page. The speaker names it already. */
export function isCheck({ event }: Pick<Facts, 'event'>): boolean {
  return /^(?:check_|status$)/.test(event.name);
}

/** What is done to an issue or a discussion that is news by itself; of all else, as of a label, the thing is. */
const NEWS = /^(?:edited|closed|reopened|deleted|transferred|answered)$/;
/** What is done to a pull request without a change of its code. */
const MARKS = /^(?:(?:un)?labeled|(?:un)?assigned|(?:de)?milestoned|(?:un)?locked|review_request(?:ed|_removed))$/;

/**
 * True where a job only went along with what people wrote or marked, and ended well: that is worth one short line. With
 * `pull_request_target` a job has the code of the base: it labels, greets or checks the words, and builds nothing.
 */
export function isAside({ event: { name, action = '' }, conclusion, item, pull_request }: Facts): boolean {
  if (conclusion !== 'success') return false;
  if (/^(?:issue|discussion)/.test(name)) return item?.number !== undefined && !NEWS.test(action);
  if (pull_request === undefined) return false;
  return name === 'pull_request_target' ? action !== 'closed' : name === 'pull_request' && MARKS.test(action);
}
