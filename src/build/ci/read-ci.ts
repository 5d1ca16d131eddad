/**
 * Reads base facts outside of GitHub Actions: from the CI system, and missing ones from `git`; without a system,
 * only from git. Expensive, so imported only there.
 */

import { notice } from '../../diagnostic.ts';
import { findExitCodeTermination, terminationFacts } from '../../github/termination/termination.ts';
import type { Runtime } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { makeTime } from '../../text/format.ts';
import type { TimeBudget } from '../../time.ts';
import { type Build, createBuild, withFacts } from '../build.ts';
import { bareCommit, readPerson, writtenCommit } from '../code-host/commits.ts';
import { secondsBetween } from '../code-host/json.ts';
import { type CodeHost, namedRef, pullRequestUrl } from '../code-host/urls.ts';
import { countedResult, getChange, isRed } from '../conclusion.ts';
import type { Commit, Facts, Person, PullRequest, Ref, Run } from '../facts.ts';
import { readSystem, type SystemData } from './ci-system.ts';
import { readCheckout } from './git.ts';
import { parseOrigin } from './origin.ts';
import { detectSystem } from './systems.ts';

type CiFacts = Omit<Facts, 'conclusion' | 'scope'>;

/** Never throws. */
export async function readCi(
  { status }: Pick<Settings, 'status'>,
  runtime: Pick<Runtime, 'env' | 'signal' | 'now' | 'budget'>,
): Promise<Build> {
  const system = detectSystem(runtime.env);
  const systemData: SystemData = system === undefined ? { scope: 'run' } : readSystem(system, runtime.env);
  const data = await complete(runtime, systemData, { isAlone: system === undefined, budget: runtime.budget });
  const { page, server, forge } = data.origin ?? {};
  const host: CodeHost = { ci: system?.name ?? 'git', forge, server, repository: page };
  const qualifier = status?.type === 'conclusion' ? status.qualifier : data.qualifier;
  const facts = { ...toFacts(data, host, runtime.now()), qualifier };
  // Other systems set an environment only for the job that deploys.
  const scope = facts.deployment === undefined ? data.scope : 'deployment';
  const build = createBuild({ status, context: { job: { status: data.conclusion } } }, { facts, host, scope });
  const { conclusion } = build.facts;
  if (conclusion === undefined && status === undefined) {
    const hint = system?.conclusionHint ?? 'Nothing provides it here: use `--status success` or `--status failure`';
    build.diagnostics.push(notice('unread', `The conclusion is unknown. ${hint}`));
  }
  const [before, now] = [countedResult(data.previous), countedResult(conclusion)];
  const change = before === undefined || now === undefined ? undefined : getChange(now.red, before.red);
  return withFacts(build, {
    ...{ ...build.facts, change },
    ...(isRed(conclusion) && terminationFacts(findExitCodeTermination(data.exitCode))),
    // Only the previous success is known.
    last_green: change === 'broken' ? {} : undefined,
  });
}

/**
 * Runs git only for missing data: the commit's message and author, the code host, and everything without a CI
 * system.
 */
async function complete(
  runtime: Pick<Runtime, 'env' | 'signal'>,
  data: SystemData,
  { isAlone, budget }: { readonly isAlone: boolean; readonly budget: TimeBudget },
): Promise<SystemData> {
  const sha = /^[0-9a-f]{7,64}$/i.exec(data.sha ?? '')?.[0];
  const isNameless = data.author?.name === undefined && data.author?.login === undefined;
  const isUnread = sha !== undefined && (data.message === undefined || isNameless);
  if (!isAlone && !isUnread && data.origin?.page !== undefined) return data;
  const { remote, ...checkout } = await readCheckout(runtime, budget, sha);
  const origin = data.origin?.page === undefined ? parseOrigin(remote, data.origin) : data.origin;
  if (isAlone) return { ...data, ...checkout, origin };
  if (sha === undefined) return { ...data, origin };
  const author = isNameless ? checkout.author : data.author;
  return { ...data, origin, message: data.message ?? checkout.message, author };
}

/** @param now milliseconds since 1970, as the end of the reported run */
function toFacts(data: SystemData, host: CodeHost, now: number): CiFacts {
  const { event, origin, job, deployment } = data;
  const actor = event === 'schedule' ? undefined : readPerson(data.actor, host);
  return {
    ci: host.ci,
    event: { name: event ?? 'unknown' },
    repository:
      origin?.name === undefined ? undefined : { ...data.repository, name: origin.name, url: host.repository },
    workflow: data.workflow,
    run: toRun(data, actor, now),
    job:
      job?.name === undefined
        ? undefined
        : {
            ...job,
            name: job.name,
            duration_seconds: secondsUntil(now, job.started_at),
            exit_code: data.exitCode,
          },
    ref: toRef(data, host),
    commit: toCommit(data, host),
    actor,
    pull_request: toPullRequest(data, host),
    deployment:
      deployment?.environment === undefined ? undefined : { ...deployment, environment: deployment.environment },
    failed_jobs: data.failed_jobs,
    job_counts: data.job_counts,
  };
}

function toRun({ run, event, scope }: SystemData, started_by: Person | undefined, now: number): Run | undefined {
  if (run?.number === undefined && run?.url === undefined) return undefined;
  return {
    ...run,
    // No CI system provides the cron expression.
    event: event === 'schedule' ? event : undefined,
    started_by,
    duration_seconds: scope === 'run' ? secondsUntil(now, run.started_at) : undefined,
  };
}

function secondsUntil(now: number, start: string | undefined): number | undefined {
  return secondsBetween(start, makeTime(now));
}

/** Builds the ref. The head of a pull request may be in another repository, so its page is unknown. */
function toRef({ branch, tag, pullRequest }: SystemData, host: CodeHost): Ref | undefined {
  const head = pullRequest?.number === undefined ? undefined : pullRequest.head;
  if (tag !== undefined || head === undefined)
    return namedRef(tag === undefined ? 'branch' : 'tag', tag ?? branch, host);
  return pullRequest?.fork === true ? { type: 'branch', name: head } : namedRef('branch', head, host);
}

function toCommit({ sha, message, author }: SystemData, host: CodeHost): Commit | undefined {
  const commit = bareCommit(sha, host);
  return commit && writtenCommit(commit, host, { message, author: readPerson(author, host) });
}

function toPullRequest({ pullRequest: pull }: SystemData, host: CodeHost): PullRequest | undefined {
  if (pull?.number === undefined) return undefined;
  const { number } = pull;
  const url = pull.url ?? pullRequestUrl(host, number);
  return { ...pull, number, url, author: readPerson(pull.author, host) };
}
