/**
 * Reads base facts outside of GitHub Actions: from the CI system, and missing ones from `git`; without a system,
 * only from git. Expensive, so imported only there.
 */

import type { Runtime } from '../../runtime.ts';
import { makeTime } from '../../text/format.ts';
import type { TimeBudget } from '../../time.ts';
import { readPerson, toCommit } from '../code-host/commits.ts';
import { asLine, secondsBetween } from '../code-host/json.ts';
import { type CodeHost, namedRef, pageUrl } from '../code-host/urls.ts';
import type { Facts, Person, Ref } from '../facts.ts';
import { readSystem, type SystemData } from './ci-system.ts';
import { readCheckout } from './git.ts';
import { parseOrigin } from './origin.ts';
import { detectSystem } from './systems.ts';

/** Holds the data of a build outside of GitHub Actions. */
interface CiData {
  /** Data of the CI system, completed by git. */
  readonly data: SystemData;
  readonly facts: Omit<Facts, 'conclusion' | 'scope'>;
  readonly host: CodeHost;
  /** Explains why the conclusion is unknown, and how to provide it. */
  readonly unknownConclusion: string;
}

/** Never throws. */
export async function readCi(runtime: Pick<Runtime, 'env' | 'signal' | 'now'>, budget: TimeBudget): Promise<CiData> {
  const system = detectSystem(runtime.env);
  const systemData: SystemData = system === undefined ? { scope: 'run' } : readSystem(system, runtime.env);
  const data = await complete(runtime, budget, systemData, system === undefined);
  const { page, server, forge } = data.origin ?? {};
  const host: CodeHost = { ci: system?.name ?? 'git', forge, server, repository: page };
  const hint = system?.conclusionHint ?? 'Nothing provides it here: use `--status success` or `--status failure`';
  const unknownConclusion = `The conclusion is unknown. ${hint}`;
  return { data, facts: toFacts(data, host, runtime.now()), host, unknownConclusion };
}

/**
 * Runs git only for missing data: the commit's message and author, the code host, and everything without a CI
 * system.
 */
async function complete(
  runtime: Pick<Runtime, 'env' | 'signal'>,
  budget: TimeBudget,
  data: SystemData,
  isAlone: boolean,
): Promise<SystemData> {
  const sha = /^[0-9a-f]{7,64}$/i.exec(data.sha ?? '')?.[0];
  const isNameless = data.author === undefined && data.authorLogin === undefined;
  const isUnread = sha !== undefined && (data.message === undefined || isNameless);
  if (!isAlone && !isUnread && data.origin?.page !== undefined) return data;
  const { remote, ...checkout } = await readCheckout(runtime, budget, sha);
  const { name, forge, page } = data.origin ?? {};
  const origin = page === undefined ? parseOrigin(remote, name, forge) : data.origin;
  if (isAlone) return { ...data, ...checkout, origin };
  if (sha === undefined) return { ...data, origin };
  const { author, authorEmail, message } = checkout;
  return { ...data, origin, message: data.message ?? message, ...(isNameless && { author, authorEmail }) };
}

/** @param now milliseconds since 1970, as the end of the reported run */
function toFacts(data: SystemData, host: CodeHost, now: number): CiData['facts'] {
  const { event, origin, jobName, jobStartedAt, environment, pull, sha, message } = data;
  // No CI system provides the cron expression, and nobody is responsible.
  const isScheduled = event === 'schedule';
  const actor = isScheduled ? undefined : toPerson(host, data.actor, data.actorLogin, data.actorEmail);
  const author = toPerson(host, data.author, data.authorLogin, data.authorEmail);
  const secondsSince = (start: string | undefined) => secondsBetween(start, makeTime(now));
  return {
    ci: host.ci,
    event: { name: event ?? 'unknown' },
    repository: origin?.name === undefined ? undefined : { name: origin.name, url: host.repository },
    workflow: data.workflow,
    run:
      data.runNumber === undefined && data.runUrl === undefined
        ? undefined
        : {
            ...{
              id: data.runId,
              number: data.runNumber,
              attempt: data.attempt,
              url: data.runUrl,
              title: data.runTitle,
            },
            ...{ event: isScheduled ? event : undefined, started_by: actor, started_at: data.startedAt },
            duration_seconds: data.scope === 'run' ? secondsSince(data.startedAt) : undefined,
          },
    job:
      jobName === undefined
        ? undefined
        : {
            ...{ name: jobName, url: data.jobUrl, started_at: jobStartedAt },
            ...{ duration_seconds: secondsSince(jobStartedAt), exit_code: data.exitCode },
          },
    ref: toRef(data, host),
    commit: toCommit({ sha, message, author }, host),
    actor,
    pull_request:
      pull === undefined
        ? undefined
        : {
            ...{ number: pull, title: data.pullTitle, url: data.pullUrl ?? pageUrl(host, 'pull', String(pull)) },
            ...{ head: data.head, base: data.base, fork: data.fork, draft: data.draft, labels: data.labels },
            author: toPerson(host, data.pullAuthor, data.pullAuthorLogin),
          },
    deployment: environment === undefined ? undefined : { environment, url: data.environmentUrl },
    failed_jobs: data.failed_jobs,
  };
}

/** @param name may include the e-mail address: `Ada <ada@example.com>` */
function toPerson(host: CodeHost, name = '', login?: string, email?: string): Person | undefined {
  const [, named = name, address = ''] = /^(.*)<([^<]*)>$/.exec(name) ?? [];
  // Hooks and schedules are no people: `@cron`.
  return login?.startsWith('@') ? undefined : readPerson({ login, name: named, email: email ?? asLine(address) }, host);
}

/** Builds the ref. The head of a pull request may be in another repository, so its page is unknown. */
function toRef({ branch, tag, pull, head, fork }: SystemData, host: CodeHost): Ref | undefined {
  if (tag !== undefined) return namedRef('tag', tag, host);
  if (pull === undefined || head === undefined) return namedRef('branch', branch, host);
  return fork === true ? { type: 'branch', name: head } : namedRef('branch', head, host);
}
