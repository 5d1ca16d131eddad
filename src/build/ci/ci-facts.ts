/** Converts the data of a CI system to facts, in the same way for all systems. */

import { makeTime } from '../../text/calendar.ts';
import { bareCommit, writtenCommit } from '../code-host/commits.ts';
import { secondsBetween } from '../code-host/json.ts';
import { commitPerson } from '../code-host/people.ts';
import { namedRef } from '../code-host/refs.ts';
import { type CodeHost, pullRequestUrl } from '../code-host/urls.ts';
import type { BaseFacts, Commit, Deployment, Facts, Job, PullRequest, Ref, Repository, Run } from '../facts.ts';
import type { SystemData } from './ci-system.ts';

/** Fallback name of an unknown event. */
const UNKNOWN = 'unknown';

type CiFacts = Omit<BaseFacts, 'conclusion' | 'scope'> & Pick<Facts, 'failed_jobs' | 'job_counts'>;

/** @param now milliseconds since 1970: what is reported has run until then */
export function toFacts(result: SystemData, host: CodeHost, now: number): CiFacts {
  return {
    ci: host.ci,
    event: { name: result.event ?? UNKNOWN },
    repository: toRepository(result, host),
    workflow: result.workflow,
    run: runFact(result, host, now),
    job: toJob(result, now),
    ref: toRef(result, host),
    commit: toCommit(result, host),
    actor: commitPerson(result.actor, host),
    pull_request: toPullRequest(result, host),
    deployment: toDeployment(result),
    failed_jobs: result.failed?.jobs.map(({ name, steps }) => ({
      name,
      conclusion: 'failure',
      failed_steps: steps.map((step) => ({ name: step })),
      errors: [],
    })),
    job_counts: result.failed?.all === true ? { total: 1, failed: 1 } : undefined,
  };
}

function toRepository({ origin, repository }: SystemData, host: CodeHost): Repository | undefined {
  if (origin?.name === undefined) return undefined;
  return { ...repository, name: origin.name, url: host.repository };
}

function runFact({ run, actor, event, scope }: SystemData, host: CodeHost, now: number): Run | undefined {
  if (run?.number === undefined && run?.url === undefined) return undefined;
  return {
    ...run,
    // No CI system provides the cron expression.
    event: event === 'schedule' ? event : undefined,
    started_by: event === 'schedule' ? undefined : commitPerson(actor, host),
    duration_seconds: scope === 'run' ? secondsUntil(now, run.started_at) : undefined,
  };
}

function toJob({ job, exitCode: exit_code }: SystemData, now: number): Job | undefined {
  if (job?.name === undefined) return undefined;
  return { ...job, name: job.name, duration_seconds: secondsUntil(now, job.started_at), exit_code };
}

function secondsUntil(now: number, start: string | undefined): number | undefined {
  return secondsBetween(start, makeTime(now));
}

/** Builds the ref. The head of a pull request may be in another repository, so its page is unknown. */
function toRef({ branch, tag, pullRequest }: SystemData, host: CodeHost): Ref | undefined {
  if (tag !== undefined) return namedRef('tag', tag, host);
  const head = pullRequest?.number === undefined ? undefined : pullRequest.head;
  if (head === undefined) return branch === undefined ? undefined : namedRef('branch', branch, host);
  return pullRequest?.fork === true ? { type: 'branch', name: head } : namedRef('branch', head, host);
}

function toCommit({ sha, message, author }: SystemData, host: CodeHost): Commit | undefined {
  const commit = bareCommit(sha, host);
  return commit && writtenCommit(commit, host, { message, author: commitPerson(author, host) });
}

function toPullRequest({ pullRequest: pull }: SystemData, host: CodeHost): PullRequest | undefined {
  if (pull?.number === undefined) return undefined;
  const { number } = pull;
  const url = pull.url ?? pullRequestUrl(host, number);
  return { ...pull, number, url, author: commitPerson(pull.author, host) };
}

function toDeployment({ deployment }: SystemData): Deployment | undefined {
  if (deployment?.environment === undefined) return undefined;
  return { ...deployment, environment: deployment.environment };
}
