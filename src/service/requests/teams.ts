/** Requests about teams and forums (API 4.3). */
import { TEAM_FIELDS, type TeamField } from '../fields.ts';
import { type ListOptions, pageParts, queryString, selectPart } from '../wire/query.ts';
import type { ServiceRequest } from './types.ts';

export interface NewTeam {
  readonly name: string;
  readonly about?: string | undefined;
  readonly description?: string | undefined;
  /** 2 to 24 letters, digits or underscores, as observed. */
  readonly nickname?: string | undefined;
}

/** Creates a team. */
export function createTeam({ name, about, description, nickname }: NewTeam): ServiceRequest {
  return {
    operation: 'teams.create',
    method: 'POST',
    path: '/workrooms',
    body: { name, about, description, nickname },
  };
}

/** Lists teams. */
export function listTeams(options: ListOptions<TeamField> = {}): ServiceRequest {
  return { operation: 'teams.list', method: 'GET', path: `/workrooms${teamQuery(options)}` };
}

/** Lists forums. */
export function listForums(options: ListOptions<TeamField> = {}): ServiceRequest {
  return { operation: 'forums.list', method: 'GET', path: `/forums${teamQuery(options)}` };
}

function teamQuery(options: ListOptions<TeamField>): string {
  return queryString([...pageParts(options), selectPart(TEAM_FIELDS, options.select)]);
}
