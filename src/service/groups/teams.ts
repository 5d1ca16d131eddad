import type { Caller } from '../caller.ts';
import type { TeamField } from '../fields.ts';
import { decodeForum, decodeTeam } from '../record-decoders.ts';
import type { Forum, Team } from '../records.ts';
import { createTeam, listForums, listTeams, type NewTeam } from '../requests/teams.ts';
import type { List } from '../wire/list.ts';
import type { ListOptions } from '../wire/query.ts';

/** Teams (API 4.3). */
export class Teams {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists teams. */
  list(options: ListOptions<TeamField> = {}): List<Team> {
    return this.#caller.list(decodeTeam, options, (page) => listTeams({ ...options, ...page }));
  }

  /** Creates a team; undefined when the service took it without saying its id. */
  async create(team: NewTeam): Promise<Team | undefined> {
    return this.#caller.create(createTeam(team), decodeTeam);
  }
}

/** Forums (API 4.3). */
export class Forums {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists forums. */
  list(options: ListOptions<TeamField> = {}): List<Forum> {
    return this.#caller.list(decodeForum, options, (page) => listForums({ ...options, ...page }));
  }
}
