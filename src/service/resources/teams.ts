/** Teams and forums (API 4.3). */
import { decodeTeam } from '../decoders.ts';
import { type Operations, PAGE_OPTIONS, type RequestOf } from '../operation.ts';
import type { Forum, Team } from '../records.ts';
import type { Caller } from '../wire/caller.ts';
import type { List } from '../wire/list.ts';
import { required } from '../wire/odata.ts';
import { type CallOptions, type ListOptions, listQuery } from '../wire/query.ts';

export const TEAM_OPERATIONS = {
  'teams.create': {
    section: '4.3',
    title: 'Create a team',
    method: 'POST',
    path: '/workrooms',
    takes: '`name`, `about`, `description`, `nickname`',
    call: 'client.teams.create({ name, about, description, nickname })',
  },
  'teams.list': {
    section: '4.3',
    title: 'List teams',
    method: 'GET',
    path: '/workrooms',
    takes: `${PAGE_OPTIONS}, \`$select\``,
    call: 'client.teams.list({ top, skip, count, select })',
  },
  'forums.list': {
    section: '4.3',
    title: 'List forums',
    method: 'GET',
    path: '/forums',
    takes: `${PAGE_OPTIONS}, \`$select\``,
    call: 'client.forums.list({ top, skip, count, select })',
  },
} as const satisfies Operations;

type TeamRequest = RequestOf<typeof TEAM_OPERATIONS>;

/** What `select` takes in lists of teams and forums. */
export const TEAM_FIELDS = ['id', 'name', 'nickname', 'description'] as const;
export type TeamField = (typeof TEAM_FIELDS)[number];

export interface NewTeam {
  readonly name: string;
  readonly about?: string | undefined;
  readonly description?: string | undefined;
  /** 2 to 24 letters, digits or underscores, as observed. */
  readonly nickname?: string | undefined;
}

export function listTeams(options: ListOptions<TeamField> = {}): TeamRequest {
  return { operation: 'teams.list', method: 'GET', path: `/workrooms${listQuery(TEAM_FIELDS, options)}` };
}

function createTeam(team: NewTeam): TeamRequest {
  const { name, about, description, nickname } = required('team', team, 'Give { name }');
  return {
    operation: 'teams.create',
    method: 'POST',
    path: '/workrooms',
    body: { name, about, description, nickname },
  };
}

export function listForums(options: ListOptions<TeamField> = {}): TeamRequest {
  return { operation: 'forums.list', method: 'GET', path: `/forums${listQuery(TEAM_FIELDS, options)}` };
}

/** The teams of the organization. */
export class Teams {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists teams. API 4.3. */
  list(options: ListOptions<TeamField> = {}): List<Team> {
    return this.#caller.list(decodeTeam, options, (page) => listTeams({ ...options, ...page }));
  }

  /** Creates a team; undefined when the service accepted it without telling its id. API 4.3. */
  async create(team: NewTeam, call: CallOptions = {}): Promise<Team | undefined> {
    return this.#caller.create(createTeam(team), decodeTeam, call);
  }
}

/** The forums of the organization. */
export class Forums {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists forums. API 4.3. */
  list(options: ListOptions<TeamField> = {}): List<Forum> {
    return this.#caller.list(decodeTeam, options, (page) => listForums({ ...options, ...page }));
  }
}
