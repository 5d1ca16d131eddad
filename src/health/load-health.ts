/** Reads the health of the builds, one repository after the other. Loaded only on demand. */

import { line } from '../build/code-host/json.ts';
import type { CodeHost } from '../build/code-host/urls.ts';
import type { Facts, Health } from '../build/facts.ts';
import { type HealthLoader, withImplied } from '../build/sources.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiErrors, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { isoTime } from '../text/format.ts';
import { trimEndChars } from '../text/unicode.ts';
import { readAlerts } from './alerts.ts';
import { readCauses } from './causes.ts';
import { createRunFacts, findConclusion, summarize } from './counts.ts';
import { readDeployments } from './deployments.ts';
import { MAX_PROOF_AGE, readFlakyJobs } from './flaky.ts';
import { type RepositoryHistory, readHistory } from './history.ts';
import { readInactive } from './inactive.ts';
import { listRepositories, readRepository } from './repositories.ts';
import { type HealthSource, mapAll, RequestBudget } from './source.ts';
import { readTransitions } from './transitions.ts';
import { readWaiting } from './waiting.ts';
import { findWindow, HOUR, type TimeWindow } from './window.ts';

interface HealthResult {
  readonly health: Health;
  /** The conclusion of a report on many builds. A message on one build keeps its own. */
  readonly result: Pick<Facts, 'conclusion' | 'change'>;
  /** Data that could not be read. */
  readonly notice?: string;
}

const READING_TIME = { part: 2 / 3 };
const DEFAULT_PERIOD_HOURS = 7 * 24;
const MAX_ENTRIES = 200;

const PERMISSIONS: readonly PermissionName[] = [
  'actions: read',
  'checks: read',
  'contents: read',
  'deployments: read',
  'vulnerability-alerts: read',
];

export async function loadHealth(
  settings: Settings,
  runtime: Runtime,
  host: CodeHost,
  requested: readonly HealthLoader[],
): Promise<HealthResult> {
  const reporting = line(runtime.env, 'GITHUB_REPOSITORY');
  const names = settings.repositories ?? (reporting === undefined ? [] : [reporting]);
  const home = reporting ?? names[0];
  if (settings.githubToken === undefined) return unread('github-token is empty');
  if (home === undefined) return unread('nothing tells which repository. Name it under repositories');
  const errors = new ApiErrors(PERMISSIONS);
  const gaps: HealthSource['gaps'] = { reasons: new Set(), unread: new Set(), partial: false, blind: false };
  const gate = new RateLimiter(runtime, runtime.budget.within(READING_TIME));
  const open = (repository: string) => openApi({ repository, settings, runtime, gate, errors });
  const loaders = withImplied(requested);
  try {
    // Reads what isn't specific to one repository.
    const api = await open(home);
    const window = await readWindow(api);
    const { repositories, left } = await listRepositories(api, names);
    if (left > 0) gaps.unread.add(`${left} more repositories`);
    const budget = new RequestBudget(repositories.length);
    const isOnly = repositories.length === 1;
    const shared = { window, budget, isOnly, gaps };
    const basics: Basics[] = [];
    for (const repository of repositories) {
      budget.begin();
      const context = { ...shared, api: await open(repository), repository };
      const isOpen = gate.closed === undefined;
      const source = isOpen ? await openSource(context, host, loaders.has('health_inactive')) : undefined;
      if (source !== undefined) basics.push(await readBasics(source, loaders));
      else if (gate.closed !== undefined) {
        gaps.unread.add(repository);
        gaps.blind = true;
      }
    }
    budget.beginDetails();
    const health = await combineHealth(basics, window, gaps, loaders);
    const { conclusion, change, news } = findConclusion(health, gaps);
    return { health: { ...health, news }, result: { conclusion, change }, notice: errors.notice() };
  } catch (error) {
    errors.add('the health of the builds', error);
    return { ...unread('it could not be read'), notice: errors.notice() };
  }
}

/** Returns a result that is neither passed nor failed. */
function unread(reason: string): HealthResult {
  return {
    health: { unread: ['the builds'], news: 1 },
    result: { conclusion: 'neutral' },
    notice: `The message omits the health of the builds: ${reason}`,
  };
}

type HealthLoaders = ReadonlySet<HealthLoader>;

/** Reads the state of one repository's builds, without explanations. */
async function readBasics(source: HealthSource, loaders: HealthLoaders) {
  const wants = (...all: readonly HealthLoader[]) => all.some((loader) => loaders.has(loader));
  const streaks = wants('health_transitions');
  const states = streaks || wants('health_inactive');
  const runs = states || wants('health_runs', 'health_causes', 'health_flaky');
  const workflows = runs || wants('health_waiting');
  // With several repositories this would take too many requests.
  const back = wants('health_flaky') && source.isOnly ? MAX_PROOF_AGE : 0;
  const history = await readHistory(source, { runs, workflows, states, streaks, back });
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
  window: TimeWindow,
  gaps: HealthSource['gaps'],
  loaders: HealthLoaders,
): Promise<Health> {
  const histories = basics.map(({ history }) => history);
  const sources = histories.map(({ source }) => source);
  const read = async <T>(loader: HealthLoader, work: () => Promise<T>) => (loaders.has(loader) ? work() : undefined);
  const transitions = await read('health_transitions', () => readTransitions(histories));
  const deployments = await read('health_deployments', () => mapAll(sources, readDeployments, 1));
  const causes = await read('health_causes', () => readCauses(histories));
  const flaky_jobs = await read('health_flaky', () => readFlakyJobs(histories));
  const alerts = await read('health_alerts', () => readAlerts(sources));
  gaps.blind ||= histories.some(({ complete }) => !complete);
  // After an incomplete read, an empty list would be a false claim.
  const hasAllRuns = ({ complete, workflows }: RepositoryHistory) =>
    complete && workflows.every(({ state }) => !state.active || state.complete);
  const isComplete = histories.length > 0 && histories.every(hasAllRuns);
  const changed = Object.entries(transitions ?? {}).filter(([, list]) => list.length > 0 || isComplete);
  const silent = flatten(basics.map((one) => one.silent));
  const waiting = basics.flatMap((one) => one.waiting ?? []);
  const phrases = [...gaps.reasons, ...gaps.unread];
  const branches = new Set(sources.map(({ branch }) => branch));
  const bad = ({ failed, rolled_back }: NonNullable<Health['deployments']>[number]) => failed + rolled_back;
  const facts: Health = {
    ...{ from: isoTime(window.from), to: isoTime(window.to), causes, flaky_jobs, silent },
    repositories: sources.map(({ repository }) => repository),
    branch: branches.size === 1 ? [...branches][0] : undefined,
    ...(loaders.has('health_runs') && createRunFacts(histories, window)),
    ...Object.fromEntries(changed),
    summary: loaders.has('health_summary') ? summarize(histories, silent ?? [], gaps) : undefined,
    waiting: waiting.length > 0 ? waiting.flatMap(({ runs }) => runs) : undefined,
    waiting_total: waiting.length > 0 ? waiting.reduce((sum, { total }) => sum + total, 0) : undefined,
    deployments: flatten(deployments ?? [])?.toSorted((a, b) => bad(b) - bad(a) || b.total - a.total),
    alerts,
    unread: phrases.length > 0 ? phrases : undefined,
  };
  const isKnown = ([, value]: readonly [string, unknown]) => value !== undefined;
  const bounded = (value: unknown) => (Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : value);
  const known = Object.entries(facts).filter(isKnown);
  return Object.fromEntries(known.map(([name, value]) => [name, bounded(value)]));
}

function flatten<T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] | undefined {
  const read = lists.filter((one) => one !== undefined);
  return read.length === 0 ? undefined : read.flat();
}

/** Determines the window: the time since its last success for a watch, else the period. */
async function readWindow(api: Api): Promise<TimeWindow> {
  const { settings, runtime, errors } = api;
  const to = runtime.now();
  const period = { from: to - (settings.period ?? DEFAULT_PERIOD_HOURS) * HOUR, to };
  const repository = line(runtime.env, 'GITHUB_REPOSITORY') ?? '';
  const file = findReportingPath(runtime, repository)?.split('/').at(-1);
  if (file === undefined || settings.buildReport !== 'watch') return period;
  return findWindow(api, runtime.env, file, period).catch((error: unknown) => {
    errors.add('the time of the last watch', error);
    return period;
  });
}

/** Returns the path of the reporting workflow if it is in this repository. */
function findReportingPath({ env }: Pick<Runtime, 'env'>, repository: string): string | undefined {
  const ref = line(env, 'GITHUB_WORKFLOW_REF')?.split('@', 1)[0];
  const prefix = `${repository}/`;
  return ref?.toLowerCase().startsWith(prefix.toLowerCase()) ? ref.slice(prefix.length) : undefined;
}

/** Returns undefined for an archived repository, and for one that can't be read, which is recorded. */
async function openSource(
  context: Omit<HealthSource, 'host' | 'page' | 'branch' | 'reportingPath' | 'files'>,
  reportingHost: CodeHost,
  needsFiles: boolean,
): Promise<HealthSource | undefined> {
  const { repository, gaps } = context;
  const { runtime } = context.api;
  const record = await readRepository(context, needsFiles);
  gaps.blind ||= record === undefined;
  if (record === undefined || record.archived) return undefined;
  const server = trimEndChars(line(runtime.env, 'GITHUB_SERVER_URL') ?? 'https://github.com', '/');
  const page = `${server}/${repository}`;
  const host = { ...reportingHost, repository: page, server, forge: 'github' as const };
  const path = findReportingPath(runtime, repository);
  return { ...context, host, page, branch: record.branch ?? 'main', reportingPath: path, files: record.files };
}
