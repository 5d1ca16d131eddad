/** Reads the health of the builds, of one repository after the other. Loaded only where something asks for it. */

import { loadHide } from '../../text/credentials/without-credentials.ts';
import { withoutEnd } from '../../text/without-end.ts';
import type { StageContext, World } from '../../world.ts';
import type { Base } from '../base.ts';
import type { Facts, Health, HealthLoader } from '../facts.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiFaults, type Permission } from '../github/api/faults.ts';
import { ApiGate } from '../github/api/gate.ts';
import { line } from '../host/json.ts';
import { withImplied } from '../loader-registry.ts';
import { type HealthParts, healthOf } from './health-of.ts';
import { HOUR, type TimeWindow } from './health-run.ts';
import { explainStandings, readStanding } from './parts/read-parts.ts';
import { RequestPool } from './reading/budget.ts';
import { type HealthGaps, noGaps } from './reading/gaps.ts';
import {
  type ListedRepository,
  listRepositories,
  type RepositoryRecord,
  readRepository,
} from './reading/repositories.ts';
import { askGraph, eachOf, type HealthSource, readTwice, reasonOf } from './reading/source.ts';
import { readWithFiles } from './reading/workflow-files.ts';
import { healthVerdict } from './verdict.ts';
import { watchWindow } from './window.ts';

export interface HealthInput extends StageContext {
  readonly base: Pick<Base, 'facts' | 'host'>;
  readonly wanted: readonly HealthLoader[];
}

export interface HealthReading {
  readonly health: Health;
  /** How a report on the builds ends; a message on one build keeps its own end. */
  readonly end: Pick<Facts, 'conclusion' | 'change'>;
  /** Says what could not be read. */
  readonly notice?: string;
  /** Requests. */
  readonly reads: number;
}

/** What reading may take. */
const READING_TIME = { part: 2 / 3 };
/** What `period` is where nobody says it. */
const USUAL_HOURS = 7 * 24;
/** Repositories that are read at once: of one, several requests are asked at once, and pages of runs are large. */
const AT_ONCE = 1;

const PERMISSIONS: readonly Permission[] = [
  { name: 'actions: read', brings: 'runs, jobs and logs' },
  { name: 'checks: read', brings: 'errors' },
  { name: 'contents: read', brings: 'workflow files and commits' },
  { name: 'deployments: read', brings: 'deployments' },
  { name: 'vulnerability-alerts: read', brings: 'Dependabot alerts' },
];

/** What the readings of all repositories share. */
interface HealthSweep {
  readonly input: HealthInput;
  /** `owner/name` of the workflow that asks. */
  readonly own: string | undefined;
  readonly faults: ApiFaults;
  readonly gaps: HealthGaps;
  readonly open: (repository: string) => Promise<Api>;
}

export async function loadHealth(input: HealthInput): Promise<HealthReading> {
  const { settings, world } = input;
  const own = line(world.env, 'GITHUB_REPOSITORY');
  const asked = settings.repositories ?? (own === undefined ? [] : [own]);
  if (settings.githubToken === undefined) return unread('github-token is empty');
  const [first] = asked;
  if (first === undefined) return unread('nothing tells which repository. Name it under repositories');
  const faults = new ApiFaults(PERMISSIONS);
  const gaps = noGaps();
  const apis: Api[] = [];
  const opened = opener(input, settings.githubToken);
  const open = async (repository: string) => {
    const api = await opened(repository);
    apis.push(api);
    return api;
  };
  try {
    const { health, end } = await sweep({ input, own, faults, gaps, open }, asked, own ?? first);
    const reads = apis.reduce((sum, api) => sum + api.asked(), 0);
    return { health, end, notice: faults.notice(), reads };
  } catch (error) {
    faults.add('the health of the builds', error);
    return { ...unread('it could not be read'), notice: faults.notice() };
  }
}

/** @param home the repository that is asked for what concerns none of them alone */
async function sweep(all: HealthSweep, asked: readonly string[], home: string): Promise<Omit<HealthReading, 'reads'>> {
  const { input, gaps } = all;
  const { settings, world } = input;
  const wanted = withImplied(input.wanted);
  const window = await windowOf(all, home);
  const { repositories, left } = await readTwice(await all.open(home), world, (api) => listRepositories(api, asked));
  if (left > 0) gaps.unread.add(`${left} more repositories`);
  const budget = new RequestPool(repositories.length);
  const hide = await loadHide(settings.redactor);
  const standings = await eachOf(repositories, AT_ONCE, async (repository): Promise<HealthParts | undefined> => {
    budget.begin();
    const source = await openSource(all, repository, { hide, window, budget, hasFiles: wanted.has('health_silent') });
    return source && readStanding(source, wanted);
  });
  const read = await explainStandings(
    standings.flatMap((one) => one ?? []),
    wanted,
  );
  const health = healthOf({ parts: read, window, gaps, wanted });
  const { conclusion, change, news } = healthVerdict(health, gaps);
  return { health: { ...health, news }, end: { conclusion, change } };
}

/** Not red, and not green either. */
function unread(words: string): HealthReading {
  return {
    health: { unread: ['the builds'], news: 1 },
    end: { conclusion: 'neutral' },
    notice: `The message goes without the health of the builds: ${words}`,
    reads: 0,
  };
}

function opener({ world, budget: whole }: HealthInput, token: string): HealthSweep['open'] {
  const baseUrl = line(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const gate = new ApiGate(world, whole.within(READING_TIME));
  return (repository) => openApi({ token, baseUrl, repository, world, gate });
}

function lastHours(hours: number, now: number): TimeWindow {
  return { from: now - hours * HOUR, to: now };
}

/** A watch looks at what came after what it told last; anything else, and where that is not known, at the last hours. */
async function windowOf(
  { input: { settings, world }, own, faults, open }: HealthSweep,
  home: string,
): Promise<TimeWindow> {
  const period = lastHours(settings.period ?? USUAL_HOURS, world.now());
  const file = own === undefined ? undefined : ownPath(world, own)?.split('/').at(-1);
  if (file === undefined || settings.buildReport !== 'watch') return period;
  const source = { env: world.env, file };
  return readTwice(await open(home), world, (api) => watchWindow({ ...source, api }, period)).catch(
    (error: unknown) => {
      faults.add('when the builds were looked at last', error);
      return period;
    },
  );
}

/** Of the workflow that asks, where it is of this repository. */
function ownPath({ env }: World, repository: string): string | undefined {
  const ref = line(env, 'GITHUB_WORKFLOW_REF')?.split('@', 1)[0];
  const prefix = `${repository}/`;
  return ref?.toLowerCase().startsWith(prefix.toLowerCase()) ? ref.slice(prefix.length) : undefined;
}

/** Undefined for a repository that cannot be read, which is noted, and for one that is archived. */
async function openSource(
  all: HealthSweep,
  repository: ListedRepository,
  { hasFiles, ...given }: Pick<HealthSource, 'hide' | 'window' | 'budget'> & { readonly hasFiles: boolean },
): Promise<HealthSource | undefined> {
  const { base, world, budget: time } = all.input;
  const { name } = repository;
  const api = await all.open(name);
  const { budget } = given;
  const withFiles = hasFiles ? await askGraph({ api, world, budget }, readWithFiles) : undefined;
  const read = withFiles ?? (await readUnlisted(all, api, repository, budget));
  if (read === undefined || read.archived) return undefined;
  const server = withoutEnd(line(world.env, 'GITHUB_SERVER_URL') ?? 'https://github.com', '/');
  const page = `${server}/${name}`;
  const host = { ...base.host, repository: page, server, forge: 'github' as const };
  const { faults, gaps } = all;
  return {
    ...{ ...given, api, repository: name, host, page, faults, gaps, world, time },
    branch: read.branch ?? 'main',
    own: ownPath(world, name),
    files: withFiles?.files,
  };
}

/** Its default branch may be told already: by the event, or by the list of its owner, which leaves out what is archived. */
async function readUnlisted(
  { input: { base, world }, own, faults, gaps }: HealthSweep,
  api: Api,
  { name, branch }: ListedRepository,
  budget: HealthSource['budget'],
): Promise<RepositoryRecord | undefined> {
  const known = branch ?? (name === own ? base.facts.repository?.default_branch : undefined);
  if (known !== undefined) return { branch: known, archived: false };
  budget.take();
  return readTwice(api, world, readRepository, () => budget.take()).catch((error: unknown) => {
    const reason = reasonOf(error);
    faults.add(reason === undefined ? `the builds of ${name}` : 'the builds', error);
    if (reason !== undefined) gaps.reasons.add(reason);
    gaps.unread.add(name);
    gaps.blind = true;
    return undefined;
  });
}
