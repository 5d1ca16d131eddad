/**
 * Reads the facts that the plan names, from GitHub's API and from files of the workspace. Whatever goes wrong there costs
 * those facts and a notice, never the message. Heavy: imported only when a plan names anything.
 */

import { defined } from '../defined.ts';
import type { Settings } from '../settings/settings.ts';
import { loadHide, withoutCredentials } from '../text/credentials/without-credentials.ts';
import type { TimeBudget } from '../time.ts';
import type { World } from '../world.ts';
import { type Base, unreadConclusion } from './base.ts';
import { loadElsewhere } from './ci/load-elsewhere.ts';
import type { ApiLoader, Facts, LoaderName } from './facts.ts';
import { ownCause } from './files/own-cause.ts';
import { isFileLoader } from './files/planned.ts';
import { type FilesReading, readFiles } from './files/read-files.ts';
import { type Api, openApi } from './github/api/client.ts';
import { ApiFaults } from './github/api/faults.ts';
import type { LoaderContext } from './github/context.ts';
import { permissionsFor } from './github/permissions.ts';
import { withQueueRun } from './github/queue.ts';
import { readFacts } from './github/read-facts.ts';
import { isHealthLoader } from './health/health-loaders.ts';
import type { HealthReading } from './health/load-health.ts';
import { filesUrl } from './host/addresses.ts';
import { line, number } from './host/json.ts';
import { LOADERS, withImplied } from './loader-registry.ts';
import { OUR_WORDS } from './parts/our-words.ts';

export interface LoadInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly wanted: ReadonlySet<LoaderName>;
  readonly world: World;
  /** Of the whole message. */
  readonly budget: TimeBudget;
  /** Names of facts that `only-if` waits for. */
  readonly deciding?: readonly string[];
}

export interface LoadResult {
  readonly facts: Facts;
  /** Says what could not be read. */
  readonly notice?: string;
  /** How many requests to the code host's API it took, those for logs aside; absent for none. */
  readonly reads?: number;
  /** What is wrong with files of the workspace, a sentence each. */
  readonly warnings?: readonly string[];
}

/** For everything that is read of GitHub's API. */
const API_TIME = { part: 1 / 3, atMost: 5_000 };
/** The same of files, which may be large. */
const FILES_TIME = { part: 1 / 3, atMost: 10_000 };

/** Requests before a row of failures is left without its beginning; more where a condition counts it. */
const MOST_ASKED = 6;
const MOST_COUNTED = 30;
const COUNTED = /^(?:failures_in_a_row|broken_since|last_green)\b/;

/** Where there is an API to read from. */
const GITHUB = 'GitHub Actions';

export async function load(input: LoadInput): Promise<LoadResult> {
  const reading = loadFromFiles(input);
  const [told, files, health] = await Promise.all([loadFromApi(input, reading), reading, loadHealthOf(input)]);
  const end = input.base.facts.scope === 'builds' ? health?.end : undefined;
  const facts = defined<Facts>({ ...told.facts, ...end, health: health?.health });
  const own = input.base.speaker.oneJob ? ownCause(files.facts, told.facts.failed_jobs?.[0]) : files.facts;
  return defined<LoadResult>({
    ...told,
    ...files,
    facts: { ...(await withoutCredentials(facts, OUR_WORDS)), ...own },
    notice: [told.notice, health?.notice].filter((notice) => notice !== undefined).join('. ') || undefined,
    reads: health === undefined ? told.reads : (told.reads ?? 0) + health.reads,
  });
}

/** Undefined where nothing asks for it. */
async function loadHealthOf({ settings, base, wanted, world, budget }: LoadInput): Promise<HealthReading | undefined> {
  const asked = [...wanted].filter(isHealthLoader);
  if (asked.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ './health/load-health.ts');
  return loadHealth({ settings, base, world, budget, wanted: asked });
}

/** The same without what files tell. */
interface ApiInput extends LoadInput {
  readonly wanted: ReadonlySet<ApiLoader>;
}

async function loadFromFiles(input: LoadInput): Promise<FilesReading> {
  const wanted = [...input.wanted].filter(isFileLoader);
  const { settings, base, world } = input;
  const budget = input.budget.within(FILES_TIME);
  return readFiles(wanted, {
    settings,
    root: world.workspace,
    late: () => world.signal.aborted || budget.isOver,
    loadHide: () => loadHide(settings.redactor),
    page: filesUrl(base.host, base.facts.commit?.sha),
  });
}

async function loadFromApi(all: LoadInput, files: Promise<FilesReading>): Promise<LoadResult> {
  const wanted = withImplied([...all.wanted].filter(isApiLoader));
  const input = { ...all, wanted };
  const { base } = input;
  if (wanted.size === 0) return { facts: base.facts };
  if (base.facts.ci !== GITHUB) {
    const told = (await files).facts;
    const elsewhere = await loadElsewhere({ ...all, wanted: [...all.wanted].filter(isApiLoader), told });
    return { ...elsewhere, facts: { ...unreadFacts(base), ...elsewhere.facts } };
  }
  const opened = await openGithub(input);
  if (opened.type === 'fault') {
    return {
      facts: unreadFacts(base),
      notice: `The message goes without what the GitHub API tells: ${opened.words}`,
    };
  }
  const context = await withQueueRun(await contextOf(input, opened.api, files), wanted);
  const facts = await readFacts(context, wanted).catch((error: unknown) => {
    context.faults.add('what the GitHub API tells', error);
    return unreadFacts(base);
  });
  return defined<LoadResult>({ facts, notice: context.faults.notice(), reads: context.api.asked() });
}

async function contextOf(input: ApiInput, api: Api, files: Promise<FilesReading>): Promise<LoaderContext> {
  const { base, settings, wanted, world, deciding = [] } = input;
  return {
    api,
    base,
    world,
    time: input.budget,
    faults: new ApiFaults(permissionsFor(wanted, base.facts.scope)),
    lost: (loader) => LOADERS[loader].lost,
    passed: settings.status?.type === 'needs' ? settings.status.passed : [],
    mostAsked: deciding.some((name) => COUNTED.test(name)) ? MOST_COUNTED : MOST_ASKED,
    leg: number(settings.context.strategy, 'job-index') ?? 0,
    hide: await loadHide(settings.redactor),
    files: files.then(({ facts }) => facts),
  };
}

function isApiLoader(loader: LoaderName): loader is ApiLoader {
  return !isFileLoader(loader) && !isHealthLoader(loader);
}

/** The API, or why nothing can be read from it. */
type ApiOpening = { readonly type: 'ok'; readonly api: Api } | { readonly type: 'fault'; readonly words: string };

async function openGithub({ settings, base, world, budget: whole }: LoadInput): Promise<ApiOpening> {
  const repository = line(world.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return unopened('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file when it is loaded, whatever its size or state.
  if (base.payload === undefined) return unopened('the event file could not be read');
  if (settings.githubToken === undefined) return unopened('github-token is empty');
  const baseUrl = line(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const budget = whole.within(API_TIME);
  try {
    return { type: 'ok', api: await openApi({ token: settings.githubToken, baseUrl, repository, world, budget }) };
  } catch {
    return unopened('its client could not be loaded');
  }
}

function unopened(words: string): ApiOpening {
  return { type: 'fault', words };
}

/** What is known when nothing could be read. */
function unreadFacts(base: Base): Facts {
  return defined<Facts>({ ...base.facts, conclusion: unreadConclusion(base) });
}
