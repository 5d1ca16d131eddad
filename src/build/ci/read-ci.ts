/**
 * Reads facts outside of GitHub Actions, without an API: base facts from the CI system, and missing ones from `git`;
 * without a system, only from git. Expensive, so imported only there.
 */

import { notice } from '../../diagnostic.ts';
import { ApiErrors } from '../../github/api/errors.ts';
import { classifyFiles } from '../../github/termination/classify.ts';
import { exitCodeFacts, terminationFacts } from '../../github/termination/termination.ts';
import type { Runtime } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed, makeTime } from '../../text/format.ts';
import { type Build, createBuild, needsHistory, unreadConclusion, withFacts } from '../build.ts';
import { readPerson, toCommit } from '../code-host/commits.ts';
import { asLine, secondsBetween } from '../code-host/json.ts';
import { type CodeHost, namedRef, pageUrl, parseOrigin } from '../code-host/urls.ts';
import { isRed } from '../conclusion.ts';
import type { Facts, Person, Ref } from '../facts.ts';
import { readFileOwners } from '../files/code-owners.ts';
import { findFailingFiles } from '../files/failing-files.ts';
import { API_SOURCES, type ApiLoader, withImplied } from '../sources.ts';
import { type CiSystem, readSystem, type SystemData } from './ci-system.ts';
import { readCheckout } from './git.ts';
import { detectSystem } from './systems.ts';

/** Represents no system: git provides everything. */
const GIT: CiSystem = {
  ...{ name: 'git', detect: () => true, variables: {}, scope: 'run' },
  conclusionHint: 'Nothing provides it here: use `--status success` or `--status failure`',
};

/** Never throws. */
export async function readCi({ status }: Pick<Settings, 'status'>, runtime: Runtime): Promise<Build> {
  const system = detectSystem(runtime.env) ?? GIT;
  const data = await complete(runtime, readSystem(system, runtime.env), system === GIT);
  const { forge, server, repository } = data.origin ?? {};
  const host: CodeHost = { ci: system.name, forge, server, repository };
  const facts = toFacts(data, host, runtime.now());
  // Other systems set an environment only for the job that deploys.
  const scope = facts.deployment === undefined ? data.scope : 'deployment';
  const build = createBuild({ status, context: { job: { status: data.conclusion } } }, { facts, host, scope });
  const { conclusion } = build.facts;
  if (conclusion === undefined && status === undefined)
    build.diagnostics.push(notice('unread', `The conclusion is unknown. ${system.conclusionHint}`));
  const termination = isRed(conclusion) && exitCodeFacts(data.exitCode);
  return withFacts(build, { ...build.facts, ...termination });
}

/** Runs git only for missing data: message and author of the commit, code host; without a system, everything. */
async function complete(runtime: Runtime, data: SystemData, isAlone: boolean): Promise<SystemData> {
  const sha = /^[0-9a-f]{7,64}$/i.exec(data.sha ?? '')?.[0];
  const isNameless = data.author === undefined && data.authorLogin === undefined;
  const isUnread = sha !== undefined && (data.message === undefined || isNameless);
  if (!isAlone && !isUnread && data.origin?.repository !== undefined) return data;
  const { remote, ...checkout } = await readCheckout(runtime, runtime.budget, sha);
  const { name, forge, repository } = data.origin ?? {};
  const origin = repository === undefined ? parseOrigin(remote, name, forge) : data.origin;
  if (isAlone) return { ...data, ...checkout, origin };
  if (sha === undefined) return { ...data, origin };
  const { author, authorEmail, message } = checkout;
  return { ...data, origin, message: data.message ?? message, ...(isNameless && { author, authorEmail }) };
}

/** @param now milliseconds since 1970, when the reported run completed */
function toFacts(data: SystemData, host: CodeHost, now: number): Omit<Facts, 'conclusion' | 'scope'> {
  const { event, origin, environment, pull, sha, message } = data;
  // No CI system provides the cron expression, and nobody is responsible.
  const isScheduled = event === 'schedule';
  const actor = isScheduled ? undefined : toPerson(host, data.actor, data.actorLogin, data.actorEmail);
  const author = toPerson(host, data.author, data.authorLogin, data.authorEmail);
  const secondsSince = (start: string | undefined) => secondsBetween(start, makeTime(now));
  const job = {
    ...{ name: data.jobName, url: data.jobUrl, started_at: data.jobStartedAt, exit_code: data.exitCode },
    duration_seconds: secondsSince(data.jobStartedAt),
  };
  const run = {
    ...{ id: data.runId, number: data.runNumber, attempt: data.attempt, url: data.runUrl, title: data.runTitle },
    ...{ event: isScheduled ? event : undefined, started_by: actor, started_at: data.startedAt },
    duration_seconds: data.scope === 'run' ? secondsSince(data.startedAt) : undefined,
  };
  return {
    ci: host.ci,
    event: { name: event ?? 'unknown' },
    repository: origin?.name === undefined ? undefined : { name: origin.name, url: host.repository },
    workflow: data.workflow,
    run: run.number === undefined && run.url === undefined ? undefined : run,
    job: job.name === undefined ? undefined : { ...job, name: job.name },
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

/** Loaders that the workspace can replace. */
const IN_WORKSPACE: readonly ApiLoader[] = ['failing_files', 'file_owners'];

/** Loads termination, failing files and owners from the workspace; the other requested facts are unavailable. */
export async function loadElsewhere(
  build: Build,
  required: readonly ApiLoader[],
  settings: Settings,
  runtime: Runtime,
  files: Promise<Partial<Facts>>,
): Promise<{ readonly facts: Facts; readonly notice?: string }> {
  const isFailed = isRed(build.facts.conclusion);
  const fileFacts = await files;
  const termination = build.facts.termination ?? classifyFiles(fileFacts.errors, fileFacts.tests);
  const facts = { ...build.facts, ...(isFailed && terminationFacts(termination)) };
  if (required.length === 0) return { facts };
  const unavailable = withImplied(required.filter((loader) => !IN_WORKSPACE.includes(loader)));
  const lost = unavailable.size > 0 ? explainUnavailable(build, settings, unavailable) : undefined;
  const isLocated = required.some((loader) => IN_WORKSPACE.includes(loader));
  const failing_files =
    isLocated && isFailed ? await findFailingFiles([], fileFacts, { oneJob: true }, runtime, []) : [];
  const errors = new ApiErrors([]);
  const paths = failing_files.flatMap(({ path }) => path ?? []);
  const reading = required.includes('file_owners') ? readFileOwners(paths, runtime.files, build.host.forge) : undefined;
  const owned = reading && (await errors.collect(API_SOURCES.file_owners.lost, reading));
  const notices = [errors.notice(), lost].filter((text) => text !== undefined);
  return {
    facts: { ...facts, conclusion: unreadConclusion(build), ...(isLocated && { failing_files }), ...owned },
    notice: notices.join('. ') || undefined,
  };
}

/** Explains in one sentence which facts a message omits outside of GitHub Actions. */
function explainUnavailable({ facts: { ci } }: Build, settings: Settings, loaders: ReadonlySet<ApiLoader>): string {
  const lost = listed([...new Set([...loaders].map((loader) => API_SOURCES[loader].lost))]);
  const text = `The message omits ${lost}: ${ci} does not provide it, and only GitHub's API is read`;
  if (!loaders.has('change') || !needsHistory(settings)) return text;
  return settings.kind === 'incident'
    ? `${text}. The open records on the board alone decide, and the end of an incident is not reported`
    : `${text}. A failure counts as broken, and a success is sent only if when contains always or success`;
}
