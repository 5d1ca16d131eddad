/** Requests about membership (API 4.3). A member's id is that of the join record, not the user's. */
import { MEMBER_FIELDS, type MemberField } from '../fields.ts';
import { ROLES, type Role, type Target } from '../vocabulary.ts';
import { idSegment, oneOf, stringLiteral, targetPath } from '../wire/odata.ts';
import { type ListOptions, pageParts, queryString, selectPart } from '../wire/query.ts';
import type { ServiceRequest } from './types.ts';

export interface MemberListOptions extends ListOptions<MemberField> {
  /** `member` includes the user of each record (`$expand`); set by itself when `select` names `member/…`. */
  readonly expand?: 'member' | undefined;
}

/** Lists the members of a team or forum with their roles. */
export function listMembers(target: Target, options: MemberListOptions = {}): ServiceRequest {
  const reachesIn = options.select?.some((name) => name.startsWith('member/'));
  const expand = options.expand ?? (reachesIn ? 'member' : undefined);
  const query = queryString([
    selectPart(MEMBER_FIELDS, options.select),
    ['$expand', expand === undefined ? undefined : oneOf('expand', ['member'], expand)],
    ...pageParts(options),
  ]);
  return { operation: 'members.list', method: 'GET', path: `${targetPath(target)}/members${query}` };
}

/** Removes a member from its team or forum. */
export function removeMember(memberId: number): ServiceRequest {
  return {
    operation: 'members.remove',
    method: 'POST',
    path: `/workroomMembers(${idSegment('member', memberId)})/Remove()`,
  };
}

/** Sets a member's role. */
export function setMemberRole(memberId: number, role: Role): ServiceRequest {
  const literal = stringLiteral(oneOf('role', ROLES, role));
  return {
    operation: 'members.setRole',
    method: 'POST',
    path: `/workroomMembers(${idSegment('member', memberId)})/Role.Set(role=${literal})`,
  };
}
