/** Reads the health of the builds, of one repository after the other. Loaded only where something asks for it. */

import { defined } from '../../defined.ts';
import type { Settings } from '../../settings/settings.ts';
import { loadHide } from '../../text/credentials/without-credentials.ts';
import type { TimeBudget } from '../../time.ts';
import type { World } from '../../world.ts';
import type { Base } from '../base.ts';
import type { Facts, HealthLoader } from '../facts.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiFaults, type Permission } from '../github/api/faults.ts';
import { line } from '../host/json.ts';
import { type HealthParts, healthOf } from './health-of.ts';
import { HOUR, type TimeWindow } from './health-run.ts';
import { readParts } from './parts/read-parts.ts';
import { RequestBudget } from './reading/budget.ts';
import { listRepositories, readRepository } from './reading/repositories.ts';
import { eachOf, type HealthGaps, type HealthSource } from './reading/source.ts';
import { healthVerdict } from './verdict.ts';
import { sinceLastSuccess } from './window.ts';

export interface HealthInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly wanted: ReadonlySet<HealthLoader>;
  readonly world: World;
  /** Of the whole message. */
  readonly budget: TimeBudget;
}

export interface HealthReading {
  /** With the end that a report on the builds has: others keep their own. */
  readonly facts: Pick<Facts, 'health' | 'conclusion' | 'change'>;
  /** Says what could not be read. */
  readonly notice?: string;
  /** Requests. */
  readonly reads: number;
}

/** What reading may take. */
const READING_TIME = { part: 2 / 3 };
/** What `period` is where nobody says it. */
const USUAL_HOURS = 7 * 24;
/** Requests of one repository, where so many are read or more, are shared. */
const WHOLE_BUDGETS = 6;
const AT_ONCE = 2;

const PERMISSIONS: readonly Permission[] = [
  { name: 'actions: read', brings: 'runs, jobs and logs' },
  { name: 'checks: read', brings: 'errors' },
  { name: 'contents: read', brings: 'workflow files and commits' },
  { name: 'deployments: read', brings: 'deployments' },
];

export async function loadHealth(input: HealthInput): Promise<HealthReading> {
  const { settings, base, world } = input;
  const own = line(world.env, 'GITHUB_REPOSITORY');
  const asked = settings.repositories ?? (own === undefined ? [] : [own]);
  if (settings.githubToken === undefined) return unread('github-token is empty');
  const period = lastHours(settings.period ?? USUAL_HOURS, world.now());
  const [first] = asked;
  if (first === undefined) return unread('nothing tells which repository. Name it under repositories');
  const faults = new ApiFaults(PERMISSIONS);
  const gaps: HealthGaps = { unread: new Set(), partial: false, blind: false };
  const open = opener(input);
  const apis: Api[] = [];
  const opened = async (repository: string) => {
    const api = await open(repository);
    apis.push(api);
    return api;
  };
  try {
    const { names, left } = await listRepositories(await opened(own ?? first), asked);
    if (left > 0) gaps.unread.add(`${left} more repositories`);
    const window = (await sinceLastTold(input, await opened(own ?? first), own, faults)) ?? period;
    const share = Math.min(1, WHOLE_BUDGETS / Math.max(1, names.length));
    const hide = await loadHide(settings.redactor);
    const parts = await eachOf(names, AT_ONCE, async (repository): Promise<HealthParts | undefined> => {
      const api = await opened(repository);
      const source = await openSource({ input, api, repository, faults, gaps, hide, share, own });
      if (source === undefined) return undefined;
      return readParts(source, { window, wanted: input.wanted, own: ownPath(world, repository) });
    });
    const health = healthOf({
      parts: parts.flatMap((one) => one ?? []),
      ...{ window, gaps, wanted: input.wanted, now: world.now() },
    });
    const { conclusion, change, news } = healthVerdict(health, gaps);
    const told = base.facts.scope === 'builds' ? { conclusion, change } : {};
    const reads = apis.reduce((sum, api) => sum + api.asked(), 0);
    return defined<HealthReading>({
      facts: defined<Facts>({ ...told, health: { ...health, news } } as Facts),
      notice: faults.notice(),
      reads,
    });
  } catch (error) {
    faults.add('the health of the builds', error);
    return { ...unread('it could not be read'), ...defined<{ notice?: string }>({ notice: faults.notice() }) };
  }
}

/** Not red, and not green either. */
function unread(words: string): HealthReading {
  const health = { unread: ['the builds'], news: 1 };
  return {
    facts: { conclusion: 'neutral', health },
    notice: `The message goes without the health of the builds: ${words}`,
    reads: 0,
  };
}

function opener({ settings, world, budget: whole }: HealthInput): (repository: string) => Promise<Api> {
  const baseUrl = line(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const budget = whole.within(READING_TIME);
  return (repository) => openApi({ token: settings.githubToken ?? '', baseUrl, repository, world, budget });
}

function lastHours(hours: number, now: number): TimeWindow {
  return { from: now - hours * HOUR, to: now };
}

/** A watch looks back to what it told last; undefined for anything else, and where that is not known. */
async function sinceLastTold(
  { settings, world }: HealthInput,
  api: Api,
  own: string | undefined,
  faults: ApiFaults,
): Promise<TimeWindow | undefined> {
  const file = own === undefined ? undefined : ownPath(world, own)?.split('/').at(-1);
  if (file === undefined || settings.buildReport !== 'watch') return undefined;
  return sinceLastSuccess(api, file, world.now()).catch((error: unknown) => {
    faults.add('when the builds were looked at last', error);
    return undefined;
  });
}

/** Of the workflow that asks, where it is of this repository. */
function ownPath({ env }: World, repository: string): string | undefined {
  const ref = line(env, 'GITHUB_WORKFLOW_REF')?.replace(/@.*$/s, '');
  const prefix = `${repository}/`;
  return ref?.toLowerCase().startsWith(prefix.toLowerCase()) ? ref.slice(prefix.length) : undefined;
}

interface SourceInput {
  readonly input: HealthInput;
  readonly api: Api;
  readonly repository: string;
  readonly faults: ApiFaults;
  readonly gaps: HealthGaps;
  readonly hide: (text: string) => string;
  readonly share: number;
  readonly own: string | undefined;
}

/** Undefined for a repository that cannot be read, which is noted, and for one that is archived. */
async function openSource(open: SourceInput): Promise<HealthSource | undefined> {
  const { input, api, repository, faults, gaps, hide, share, own } = open;
  const { base, world, budget } = input;
  const known = repository === own ? base.facts.repository?.default_branch : undefined;
  const read =
    known === undefined
      ? await readRepository(api).catch((error: unknown) => lostRepository(open, error))
      : { branch: known, archived: false };
  if (read === undefined || read.archived) return undefined;
  const server = line(world.env, 'GITHUB_SERVER_URL')?.replace(/\/+$/, '') ?? 'https://github.com';
  const page = `${server}/${repository}`;
  const files = Promise.resolve({});
  const host = { ...base.host, repository: page, server, forge: 'github' as const };
  const context = {
    api,
    base: { ...base, host },
    faults,
    passed: [],
    leg: 0,
    mostAsked: 0,
    hide,
    files,
    world,
    budget,
  };
  return {
    api,
    repository,
    page,
    branch: read.branch ?? 'main',
    budget: new RequestBudget(share),
    gaps,
    context,
    world,
  };
}

function lostRepository({ faults, gaps, repository }: SourceInput, error: unknown): undefined {
  faults.add(`the builds of ${repository}`, error);
  gaps.unread.add(repository);
  gaps.blind = true;
  return undefined;
}
