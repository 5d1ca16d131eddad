/** Simulates a notifier on `workflow_run` for past runs: a dry run of each, with the clock at the end of the run. */

import { type Json, line, list, milliseconds, record } from '../build/code-host/json.ts';
import type { Facts } from '../build/facts.ts';
import { formatDiagnostic } from '../diagnostic.ts';
import { NotifyError } from '../errors.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import { notify } from '../notify.ts';
import { decideAfterLoading } from '../reason-not-to-send.ts';
import type { Runtime } from '../runtime.ts';
import type { HttpResult, SendRequest } from '../service/http/exchange.ts';
import { WHENS, type When } from '../settings/option.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { type Accounts, findAccount, readAccounts } from '../target/people/accounts.ts';
import { isBuildRole, selectPeople } from '../target/people/build-people.ts';
import { shouldMention } from '../target/resolved-target.ts';
import { closestNames } from '../text/closest-match.ts';
import { isoTime, listed, quoteValue } from '../text/format.ts';
import { secondsToMs, TimeBudget } from '../time.ts';
import { createUsageError } from './command.ts';

interface ReplayInput {
  /** `owner/name`. */
  readonly repository: string;
  readonly api: string;
  readonly last: number;
  /** Name or file of the only workflow. Undefined for all. */
  readonly workflow: string | undefined;
  readonly branch: string | undefined;
  readonly settings: Settings;
  readonly runtime: Runtime;
}

/** Number of runs read concurrently. */
const CONCURRENT_RUNS = 4;
/** Maximum number of cached responses. A page of runs takes one to two megabytes. */
const MAX_CACHED = 30;
const RESPONSE_TIME = secondsToMs(10);
const TOTAL_TIME = secondsToMs(3_600);
const TARGET = { type: 'team', id: 1 } as const;
const SERVICE = new URL('https://replay.invalid/');
/** Is never reached, so that only the history decides about an incident. */
const NOWHERE: RestDestination = { type: 'rest', baseUrl: SERVICE, username: '', password: '', target: TARGET };
const UNREACHED = { type: 'failure', written: false, reason: 'not looked up', hint: '', permanent: true } as const;
/** No files, because a notifier on `workflow_run` has no checkout. */
const NO_FILES: Runtime['files'] = {
  read: async () => ({ type: 'error', message: 'is not there', suggestion: 'Nothing is checked out' }),
  has: async () => false,
};

/**
 * Yields each run once its message is rendered, in the order of completion.
 *
 * @throws NotifyError if the runs can't be read, the workflow doesn't exist, or a rate limit is reached
 */
export async function* replay(input: ReplayInput): AsyncGenerator<ReplayedRun> {
  const { settings, repository: name, api: baseUrl } = input;
  const gate = new RateLimiter(input.runtime, new TimeBudget(input.runtime.now, TOTAL_TIME), false);
  const { accounts } = await readAccounts(settings.users, input.runtime.files);
  // Checkout path on GitHub's runners, which appears in logs.
  const workspace = ['', 'home', 'runner', 'work', name.split('/')[1], name.split('/')[1]].join('/');
  const files = { workspace, files: NO_FILES };
  const runtime = { ...input.runtime, ...files, env: { GITHUB_API_URL: baseUrl }, send: cacheReads(input, gate) };
  const api = await openApi({ repository: name, settings, runtime, gate, errors: new ApiErrors([]) });
  const { repository, workflows, runs } = await readPastRuns(api, input).catch((error: unknown) => {
    throw error instanceof ApiError ? toUnreadableError(name, error) : error;
  });
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: baseUrl,
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_REPOSITORY: name,
    GITHUB_SERVER_URL: URL.parse(line(repository, 'html_url') ?? '')?.origin,
  };
  const atEndOf = (run: Json): Runtime => {
    const workflow = workflows.find(({ id }) => id === run['workflow_id']);
    const event = { action: 'completed', workflow_run: run, workflow, repository };
    return { ...runtime, env, event, now: () => readEnd(run) };
  };
  for (let at = 0; at < runs.length && !runtime.signal.aborted; at += CONCURRENT_RUNS) {
    const next = runs.slice(at, at + CONCURRENT_RUNS);
    const all = await Promise.all(next.map((run) => replayRun(run, settings, accounts, atEndOf(run))));
    // Data that was read after a rate limit is incomplete.
    if (gate.closed !== undefined) throw toUnreadableError(name, gate.closed);
    if (!runtime.signal.aborted) yield* all;
  }
}

export type ReplayedRun = Awaited<ReturnType<typeof replayRun>>;

/**
 * `messages` has one entry, or the task and the chat message of an incident, or none with a `reason`. `sent_by` lists
 * the values of `when` that would have sent it.
 */
async function replayRun(run: Json, settings: Settings, accounts: Accounts, runtime: Runtime) {
  const users = { type: 'map', accounts } as const;
  // Compare the run with the previous one regardless of `when`.
  const dryRun: Settings = { ...settings, dryRun: true, when: ['always', 'change'], destinations: [NOWHERE], users };
  const { facts, content, preview, receipt, diagnostics } = await notify(dryRun, runtime);
  const unwanted = (when: readonly When[]) => decideAfterLoading({ ...settings, kind: 'message', when }, facts);
  const other = preview?.stop?.reason ?? (content === undefined ? receipt.reason : undefined);
  const reason = unwanted(settings.when)?.reason ?? other;
  const messages = reason === undefined ? [content, preview?.line].filter((one) => one !== undefined) : [];
  const mentions = reason === undefined ? findMentions(settings, accounts, facts) : [];
  const sent_by = other === undefined ? WHENS.filter((when) => unwanted([when]) === undefined) : [];
  // Ignore members of the target, which were not looked up.
  const notices = diagnostics.filter(({ code }) => code !== 'omitted').map(formatDiagnostic);
  const { id, run_number: number, run_attempt: attempt, event, head_branch: branch } = run;
  const { workflow, conclusion, change } = facts;
  const end = { ended_at: isoTime(runtime.now()), conclusion, change };
  return { id, number, attempt, workflow, event, branch, ...end, messages, reason, mentions, sent_by, notices };
}

/** Lists mentions by the facts of the run: usernames, logins, `team`, `here`, `admins`. */
function findMentions(settings: Settings, accounts: Accounts, facts: Facts): readonly string[] {
  const named = shouldMention(settings, facts) ? (settings.mention ?? []) : [];
  const names = named.flatMap((one) => {
    if (one.by === 'username') return [one.name];
    if (one.by !== 'role') return [];
    if (!isBuildRole(one.role)) return [one.role];
    const people = selectPeople(facts, one.role).filter(({ bot }) => bot !== true);
    return people.flatMap((person) => findAccount(person, accounts) ?? person.login ?? person.name ?? []);
  });
  return [...new Set(names)];
}

/** Returns the end of a run in milliseconds since the epoch. */
function readEnd(run: Json): number {
  return milliseconds(run, 'updated_at') ?? 0;
}

/** Caches GitHub responses that several runs share. Sends nothing to the service. */
function cacheReads({ api, runtime }: ReplayInput, gate: RateLimiter): SendRequest {
  const responses = new Map<string, Promise<HttpResult>>();
  return async (request, limits) => {
    const { href, host, pathname } = request.url;
    if (request.method !== 'GET' || host === SERVICE.host) return UNREACHED;
    const read = () => runtime.send(request, { ...limits, timeoutMs: RESPONSE_TIME });
    if (host !== new URL(api).host || pathname.endsWith('/logs')) return read();
    if (responses.size > MAX_CACHED) responses.clear();
    const response = responses.get(href) ?? read();
    responses.set(href, response);
    const exchange = await response;
    if (exchange.type === 'response') gate.limited(exchange);
    else responses.delete(href);
    return exchange;
  };
}

async function readPastRuns(api: Api, { last, workflow, branch }: ReplayInput) {
  const repository = record(await api.get(REPOSITORY, {})) ?? {};
  const listing = await api.page(`${REPOSITORY}/actions/workflows`, {}, 1);
  const workflows = readRecords(listing, 'workflows');
  const query = branch === undefined ? COMPLETED : { ...COMPLETED, branch };
  const take = (page: unknown) => readRecords(page);
  // Every other run may belong to a notifier.
  const most = Math.ceil(last / 50);
  const workflow_id = workflow === undefined ? undefined : findWorkflowId(workflow, workflows);
  const runs = await (workflow_id === undefined
    ? api.pages(`${REPOSITORY}/actions/runs`, query, most, take)
    : api.pages(RUNS_OF_WORKFLOW, { ...query, workflow_id }, most, take));
  const others = runs.flat().filter(({ event }) => workflow !== undefined || event !== 'workflow_run');
  return { repository, workflows, runs: others.slice(0, last).toSorted((one, other) => readEnd(one) - readEnd(other)) };
}

const COMPLETED = { status: 'completed' } as const;
const REPOSITORY = 'GET /repos/{owner}/{repo}';
const RUNS_OF_WORKFLOW = `${REPOSITORY}/actions/workflows/{workflow_id}/runs` as const;

function readRecords(page: unknown, ...path: readonly string[]): readonly Json[] {
  return list(page, ...path).map((one) => record(one) ?? {});
}

/** @param requested name or file of the workflow */
function findWorkflowId(requested: string, workflows: readonly Json[]): number {
  const id = workflows.find(({ name, path }) => name === requested || String(path).endsWith(`/${requested}`))?.['id'];
  if (typeof id === 'number') return id;
  const names = workflows.flatMap(({ name }) => (typeof name === 'string' ? name : []));
  const suggestion = `Write its name or file: ${listed(closestNames(requested, names, 5).map(quoteValue))}`;
  throw createUsageError('workflow', `there is no workflow ${quoteValue(requested)}`, suggestion);
}

function toUnreadableError(repository: string, { missing, message }: ApiError): NotifyError {
  const why = missing ? 'it is not there, or is not shown to this token' : message;
  const hint = missing ? 'Check the name, and that the token may read it' : '';
  return new NotifyError('response', `${repository} cannot be read: ${why}`, { hint });
}
