import type { Caller } from '../caller.ts';
import { decodeMember } from '../record-decoders.ts';
import type { Member } from '../records.ts';
import { listMembers, type MemberListOptions, removeMember, setMemberRole } from '../requests/members.ts';
import type { Role, Target } from '../vocabulary.ts';
import type { List } from '../wire/list.ts';

/** Membership of teams and forums (API 4.3). A member's id is not the user's. */
export class Members {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the members of a team or forum; with `expand: 'member'` each holds its user. */
  list(target: Target, options: MemberListOptions = {}): List<Member> {
    return this.#caller.list(decodeMember, options, (page) => listMembers(target, { ...options, ...page }));
  }

  /** Removes a member from its team or forum. */
  async remove(memberId: number): Promise<void> {
    return this.#caller.act(removeMember(memberId));
  }

  /** Sets a member's role. */
  async setRole(memberId: number, role: Role): Promise<void> {
    return this.#caller.act(setMemberRole(memberId, role));
  }
}
