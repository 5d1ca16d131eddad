/** Membership of teams and forums (API 4.3). A member's id is that of the join record, not the user's. */
import { decodeMember } from '../decoders.ts';
import { type Operations, PAGE_OPTIONS, type RequestOf } from '../operation.ts';
import type { Member } from '../records.ts';
import { ROLES, type Role, type Target } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import type { List } from '../wire/list.ts';
import { idSegment, oneOf, stringLiteral, targetPath } from '../wire/odata.ts';
import { type CallOptions, type ListOptions, pageParts, queryString, selectPart } from '../wire/query.ts';

export const MEMBER_OPERATIONS = {
  'members.list': {
    section: '4.3',
    title: 'List members and their roles',
    method: 'GET',
    path: '/workrooms(<team_id>)/members',
    takes: `\`$select\`, \`$expand\`, ${PAGE_OPTIONS}`,
    call: 'client.members.list(target, { select, expand, top, skip, count })',
    forums: true,
  },
  'members.remove': {
    section: '4.3',
    title: 'Remove a member',
    method: 'POST',
    path: '/workroomMembers(<member_id>)/Remove()',
    takes: 'nothing',
    call: 'client.members.remove(memberId)',
  },
  'members.setRole': {
    section: '4.3',
    title: "Set a member's role",
    method: 'POST',
    path: "/workroomMembers(<member_id>)/Role.Set(role='<role>')",
    takes: 'nothing',
    call: 'client.members.setRole(memberId, role)',
  },
} as const satisfies Operations;

type MemberRequest = RequestOf<typeof MEMBER_OPERATIONS>;

/** What `select` takes in lists of members. Names with `member/` need the member expanded; `listMembers` does that. */
export const MEMBER_FIELDS = ['id', 'role', 'roles', 'extras', '__descriptor', 'member/id', 'member/username'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

export interface MemberListOptions extends ListOptions<MemberField> {
  /** `member` includes the user of each record (`$expand`). The default where `select` names `member/…`. */
  readonly expand?: 'member' | undefined;
}

export function listMembers(target: Target, options: MemberListOptions = {}): MemberRequest {
  const needsUser = options.select?.some((name) => name.startsWith('member/'));
  const expand = options.expand ?? (needsUser ? 'member' : undefined);
  const query = queryString([
    selectPart(MEMBER_FIELDS, options.select),
    ['$expand', expand === undefined ? undefined : oneOf('expand', ['member'], expand)],
    ...pageParts(options),
  ]);
  return { operation: 'members.list', method: 'GET', path: `${targetPath(target)}/members${query}` };
}

export function removeMember(memberId: number): MemberRequest {
  return {
    operation: 'members.remove',
    method: 'POST',
    path: `/workroomMembers(${idSegment('member', memberId)})/Remove()`,
  };
}

export function setMemberRole(memberId: number, role: Role): MemberRequest {
  const literal = stringLiteral(oneOf('role', ROLES, role));
  return {
    operation: 'members.setRole',
    method: 'POST',
    path: `/workroomMembers(${idSegment('member', memberId)})/Role.Set(role=${literal})`,
  };
}

/** The members of teams and forums. A member's id is not the user's. */
export class Members {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the members of a team or forum with their roles; with `expand: 'member'` each holds its user. API 4.3. */
  list(target: Target, options: MemberListOptions = {}): List<Member> {
    return this.#caller.list(decodeMember, options, (page) => listMembers(target, { ...options, ...page }));
  }

  /** Removes a member from its team or forum. API 4.3. */
  async remove(memberId: number, call: CallOptions = {}): Promise<void> {
    return this.#caller.act(removeMember(memberId), call);
  }

  /** Sets a member's role. API 4.3. */
  async setRole(memberId: number, role: Role, call: CallOptions = {}): Promise<void> {
    return this.#caller.act(setMemberRole(memberId, role), call);
  }
}
