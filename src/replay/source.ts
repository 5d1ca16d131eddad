/** The repository whose runs are told: what is the same for all of them. */

import { NotifyError } from '../errors.ts';
import { type Api, type ApiRequest, openApi } from '../facts/github/api/client.ts';
import { ApiError, PermissionError } from '../facts/github/api/faults.ts';
import { ApiGate } from '../facts/github/api/gate.ts';
import { type Json, list, record } from '../facts/host/json.ts';
import { secondsToMs, TimeBudget } from '../time.ts';
import type { World } from '../world.ts';
import { githubAsOf } from './past/github-as-of.ts';
import { withPullsOfThen } from './past/pulls.ts';
import type { PastQuestion, RunEnd } from './past/question.ts';
import { SharedReads } from './past/shared-reads.ts';
import { Traffic } from './traffic.ts';

/** Of what is not told of one run. */
const READING_TIME = secondsToMs(30);

export interface AskedRepository {
  /** `owner/name`. */
  readonly name: string;
  /** A token that may read it. */
  readonly token: string;
  /** `https://api.github.com`, or an Enterprise Server's. */
  readonly api: string;
}

export class ReplaySource {
  readonly asked: AskedRepository;
  readonly traffic: Traffic;
  /** Of the process that replays. */
  readonly outer: World;
  /** Attempts of runs that GitHub has not any more. */
  forgotten = 0;
  readonly #reads = new SharedReads();

  constructor(asked: AskedRepository, outer: World) {
    this.asked = asked;
    this.outer = outer;
    this.traffic = new Traffic(outer, asked.api);
  }

  /** A world that can only read, as of a moment. */
  worldAsOf(moment?: RunEnd): World {
    const { outer, traffic } = this;
    return { ...outer, send: traffic.send, github: githubAsOf(outer.github, this.#reads, moment) };
  }

  /** The API as it is now. */
  async api(): Promise<Api> {
    const { name: repository, token, api: baseUrl } = this.asked;
    const world = this.worldAsOf();
    const gate = new ApiGate(world, new TimeBudget(world.now, READING_TIME), false);
    return openApi({ token, baseUrl, repository, world, gate });
  }

  /** The run that is told, with what GitHub has left out of it since. */
  async runOfThen(moment: RunEnd): Promise<Json> {
    const api = await this.api();
    const [owner, repo] = this.asked.name.split('/');
    const now: PastQuestion['now'] = async (route, { owner: _, repo: __, ...parameters }) => ({
      data: await api.get({ route, with: parameters } as ApiRequest<'GET /repos/{owner}/{repo}/pulls'>),
      headers: {},
    });
    return withPullsOfThen(moment.run, { moment, parameters: { owner, repo }, now });
  }

  /**
   * What `read` gives of the API.
   *
   * @param what is read, in words for people
   * @throws NotifyError where it cannot be read
   */
  async read<T>(what: string, read: (api: Api) => Promise<T>): Promise<T> {
    try {
      return await read(await this.api());
    } catch (error) {
      throw error instanceof ApiError ? unreadable(this.asked.name, what, error) : error;
    }
  }
}

export interface RepositoryFacts {
  /** As GitHub shows it. */
  readonly repository: Json;
  readonly workflows: readonly Json[];
}

/** @throws NotifyError where they cannot be read */
export async function readRepository(source: ReplaySource): Promise<RepositoryFacts> {
  const [repository, pages] = await Promise.all([
    source.read('', (api) => api.get({ route: 'GET /repos/{owner}/{repo}', with: {} })),
    source.read('its workflows', (api) => {
      const read = { route: 'GET /repos/{owner}/{repo}/actions/workflows', with: {} } as const;
      return api.pages(read, MOST_PAGES, (page) => list(page, 'workflows'));
    }),
  ]);
  return { repository: record(repository) ?? {}, workflows: pages.flat().map((one) => record(one) ?? {}) };
}

/** Pages of a hundred workflows. */
const MOST_PAGES = 5;

function unreadable(repository: string, what: string, error: ApiError): NotifyError {
  const read = what === '' ? repository : `${what} of ${repository}`;
  if (error instanceof PermissionError && error.missing) {
    const hint = 'Check the name, and that the token may read it';
    return new NotifyError('response', `${repository} is not there, or is not shown to this token`, { hint });
  }
  const why = error instanceof PermissionError ? 'the token may not read it' : error.message;
  const hint = error instanceof PermissionError ? `Give the token the permission ${error.permission}` : '';
  return new NotifyError('response', `${read} cannot be read: ${why}`, { hint });
}
