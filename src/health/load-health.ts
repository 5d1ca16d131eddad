/** Reads the health of the builds, one repository after the other. Loaded only on demand. */

import type { Build } from '../build/build.ts';
import { line } from '../build/code-host/json.ts';
import type { Facts, Health, HealthLoader } from '../build/facts.ts';
import { withImplied } from '../build/sources.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { trimEndChars } from '../text/unicode.ts';
import { readAlerts, sumAlerts } from './alerts.ts';
import { readCauses } from './causes.ts';
import { runFacts } from './counts.ts';
import { readDeployments } from './deployments.ts';
import { MAX_PROOF_AGE, readFlakyJobs } from './flaky.ts';
import { type RepositoryHistory, readHistory } from './history.ts';
import { readInactive } from './inactive.ts';
import { getReason, type HealthSource, type MissingData, mapAll, RequestBudget, readTwice } from './source.ts';
import { findConclusion, getSummary } from './summary.ts';
import { readTransitions } from './transitions.ts';
import { readWaiting } from './waiting.ts';
import { HOUR, isoTime, type TimeWindow, watchWindow } from './window.ts';
import { listRepositories, readRepository, readWithFiles } from './workflows.ts';

interface HealthInput {
  readonly settings: Settings;
  readonly runtime: Runtime;
  readonly base: Pick<Build, 'host'>;
  readonly needed: readonly HealthLoader[];
}

interface HealthResult {
  readonly health: Health;
  /** The conclusion of a report on many builds. A message on one build keeps its own. */
  readonly end: Pick<Facts, 'conclusion' | 'change'>;
  /** Data that could not be read. */
  readonly notice?: string;
}

const READING_TIME = { part: 2 / 3 };
const DEFAULT_PERIOD_HOURS = 7 * 24;
const MAX_ENTRIES = 200;

const PERMISSIONS: readonly PermissionName[] = [
  ...(['actions: read', 'checks: read', 'contents: read'] as const),
  ...(['deployments: read', 'vulnerability-alerts: read'] as const),
];

interface Sweep {
  readonly input: HealthInput;
  /** `owner/name` of the repository of the reporting workflow. */
  readonly own: string | undefined;
  readonly errors: ApiErrors;
  readonly gaps: MissingData;
  readonly open: (repository: string) => Promise<Api>;
}

export async function loadHealth(input: HealthInput): Promise<HealthResult> {
  const { settings, runtime } = input;
  const current = line(runtime.env, 'GITHUB_REPOSITORY');
  const names = settings.repositories ?? (current === undefined ? [] : [current]);
  const [home = current] = names;
  const token = settings.githubToken;
  if (token === undefined) return unread('github-token is empty');
  if (home === undefined) return unread('nothing tells which repository. Name it under repositories');
  const errors = new ApiErrors(PERMISSIONS);
  const gate = new RateLimiter(runtime, runtime.budget.within(READING_TIME), true);
  const baseUrl = line(runtime.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const open = (repository: string) => openApi({ token, baseUrl, repository, runtime, gate });
  try {
    const gaps = { reasons: new Set<string>(), unread: new Set<string>(), partial: false, blind: false };
    const all = { input, own: current, errors, gaps, open };
    return { ...(await sweep(all, names, current ?? home)), notice: errors.notice() };
  } catch (error) {
    errors.add('the health of the builds', error);
    return { ...unread('it could not be read'), notice: errors.notice() };
  }
}

/** Returns a result that is neither passed nor failed. */
function unread(reason: string): HealthResult {
  return {
    health: { unread: ['the builds'], news: 1 },
    end: { conclusion: 'neutral' },
    notice: `The message omits the health of the builds: ${reason}`,
  };
}

/** @param home the repository for data that isn't specific to one repository */
async function sweep(
  all: Sweep,
  names: readonly string[],
  home: string,
): Promise<Pick<HealthResult, 'health' | 'end'>> {
  const { input, gaps } = all;
  const needed = withImplied(input.needed);
  const window = await readWindow(all, home);
  const { repositories, left } = await readTwice(await all.open(home), input.runtime, (api) =>
    listRepositories(api, names),
  );
  if (left > 0) gaps.unread.add(`${left} more repositories`);
  const budget = new RequestBudget(repositories.length);
  const isOnly = repositories.length === 1;
  const shared = { window, budget, isOnly, hide: (text: string) => redactText(text, input.settings.redactor) };
  const readings = await mapAll(repositories, 1, async (repository) => {
    budget.begin();
    const source = await openSource(all, repository, shared, needed.has('health_inactive'));
    return source && readBasics(source, needed);
  });
  budget.beginDetails();
  const health = await combineHealth(
    readings.filter((one) => one !== undefined),
    { window, gaps, needed },
  );
  const { conclusion, change, news } = findConclusion(health, gaps);
  return { health: { ...health, news }, end: { conclusion, change } };
}

type NeededLoaders = ReadonlySet<HealthLoader>;

/** Reads the state of one repository's builds, without explanations. */
async function readBasics(source: HealthSource, needed: NeededLoaders) {
  const wants = (...loaders: readonly HealthLoader[]) => loaders.some((loader) => needed.has(loader));
  const outages = wants('health_transitions');
  const states = outages || wants('health_inactive');
  const runs = states || wants('health_runs', 'health_causes', 'health_flaky');
  const workflows = runs || wants('health_waiting');
  // With several repositories this would take too many requests.
  const back = wants('health_flaky') && source.isOnly ? MAX_PROOF_AGE : 0;
  const history = await readHistory(source, { runs, workflows, states, outages, back });
  return {
    history,
    silent: wants('health_inactive') ? await readInactive(history) : undefined,
    waiting: wants('health_waiting') ? await readWaiting(history) : undefined,
  };
}

type Basics = Awaited<ReturnType<typeof readBasics>>;

/** Combines all repositories. Explains the most important entries first, within the request budget. */
async function combineHealth(
  basics: readonly Basics[],
  { window, gaps, needed }: { readonly window: TimeWindow; readonly gaps: MissingData; readonly needed: NeededLoaders },
): Promise<Health> {
  const histories = basics.map(({ history }) => history);
  const read = async <T>(loader: HealthLoader, work: () => Promise<T>) => (needed.has(loader) ? work() : undefined);
  const each = <T>(work: (source: HealthSource) => Promise<T>) => mapAll(histories, 1, ({ source }) => work(source));
  const transitions = await read('health_transitions', () => readTransitions(histories));
  const deployments = await read('health_deployments', () => each(readDeployments));
  const causes = await read('health_causes', () => readCauses(histories));
  const flaky_jobs = await read('health_flaky', () => readFlakyJobs(histories));
  const alerts = await read('health_alerts', () => each(readAlerts));
  gaps.blind ||= histories.some(({ complete }) => !complete);
  // After an incomplete read, an empty list would be a false claim.
  const hasAllRuns = ({ complete, workflows }: RepositoryHistory) =>
    complete && workflows.every(({ state }) => !state.active || state.complete);
  const isComplete = histories.length > 0 && histories.every(hasAllRuns);
  const changed = Object.entries(transitions ?? {}).filter(([, list]) => list.length > 0 || isComplete);
  const silent = flatten(basics.map((one) => one.silent));
  const waiting = basics.flatMap((one) => one.waiting ?? []);
  const phrases = [...gaps.reasons, ...gaps.unread];
  const branches = new Set(histories.map(({ source }) => source.branch));
  const bad = ({ failed, rolled_back }: NonNullable<Health['deployments']>[number]) => failed + rolled_back;
  const facts: Health = {
    ...{ from: isoTime(window.from), to: isoTime(window.to), causes, flaky_jobs, silent },
    repositories: histories.map(({ source }) => source.repository),
    branch: branches.size === 1 ? [...branches][0] : undefined,
    ...(needed.has('health_runs') && runFacts(histories, window)),
    ...Object.fromEntries(changed),
    summary: needed.has('health_summary') ? getSummary(histories, silent ?? [], gaps) : undefined,
    waiting: waiting.length > 0 ? waiting.flatMap(({ runs }) => runs) : undefined,
    waiting_total: waiting.length > 0 ? waiting.reduce((sum, { total }) => sum + total, 0) : undefined,
    deployments: flatten(deployments ?? [])?.toSorted((a, b) => bad(b) - bad(a) || b.total - a.total),
    alerts: sumAlerts(alerts ?? []),
    unread: phrases.length > 0 ? phrases : undefined,
  };
  const isKnown = ([, value]: readonly [string, unknown]) => value !== undefined;
  const bounded = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : value);
  const existing = Object.entries(facts).filter(isKnown);
  return Object.fromEntries(existing.map(([name, value]) => [name, bounded(value)]));
}

function flatten<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  const read = lists.filter((one) => one !== undefined);
  return read.length === 0 ? undefined : read.flat();
}

/** Determines the window: the time since its last success for a watch, else the period. */
async function readWindow({ input, own: current, errors, open }: Sweep, home: string): Promise<TimeWindow> {
  const { settings, runtime } = input;
  const to = runtime.now();
  const period = { from: to - (settings.period ?? DEFAULT_PERIOD_HOURS) * HOUR, to };
  const file = current === undefined ? undefined : currentPath(runtime, current)?.split('/').at(-1);
  if (file === undefined || settings.buildReport !== 'watch') return period;
  const read = (api: Api) => watchWindow(api, runtime.env, file, period);
  return readTwice(await open(home), runtime, read).catch((error: unknown) => {
    errors.add('when the builds were looked at last', error);
    return period;
  });
}

/** Returns the path of the reporting workflow if it is in this repository. */
function currentPath({ env }: Runtime, repository: string): string | undefined {
  const ref = line(env, 'GITHUB_WORKFLOW_REF')?.split('@', 1)[0];
  const prefix = `${repository}/`;
  return ref?.toLowerCase().startsWith(prefix.toLowerCase()) ? ref.slice(prefix.length) : undefined;
}

/** Returns undefined for an archived repository, and for one that can't be read, which is recorded. */
async function openSource(
  all: Sweep,
  repository: string,
  shared: Pick<HealthSource, 'hide' | 'window' | 'budget' | 'isOnly'>,
  needsFiles: boolean,
): Promise<HealthSource | undefined> {
  const { input, errors, gaps } = all;
  const { base, runtime } = input;
  const api = await all.open(repository);
  const read = <T>(request: (api: Api) => Promise<T>) => {
    shared.budget.take();
    return readTwice(api, runtime, request, () => shared.budget.take());
  };
  // Without a GraphQL response, read the repository without its files.
  const withFiles = needsFiles ? await read(readWithFiles).catch(onlyApiError) : undefined;
  const record =
    withFiles ?? (await read(readRepository).catch((error: unknown) => noteUnreadable(all, repository, error)));
  if (record === undefined || record.archived) return undefined;
  const server = trimEndChars(line(runtime.env, 'GITHUB_SERVER_URL') ?? 'https://github.com', '/');
  const page = `${server}/${repository}`;
  const host = { ...base.host, repository: page, server, forge: 'github' as const };
  return {
    ...{ ...shared, api, repository, host, page, errors, gaps, runtime, time: runtime.budget },
    ...{ branch: record.branch ?? 'main', own: currentPath(runtime, repository), files: withFiles?.files },
  };
}

function onlyApiError(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

function noteUnreadable({ errors, gaps }: Sweep, repository: string, error: unknown): undefined {
  const reason = getReason(error);
  errors.add(reason === undefined ? `the builds of ${repository}` : 'the builds', error);
  if (reason !== undefined) gaps.reasons.add(reason);
  gaps.unread.add(repository);
  gaps.blind = true;
}
