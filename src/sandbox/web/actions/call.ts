import { requireMember } from '../../access.ts';
import type { Check } from '../../checks.ts';
import type { Context } from '../../context.ts';
import { notFound, type Reply } from '../../http/reply.ts';
import { parseJson, type Received } from '../../http/request.ts';
import type { User } from '../../store/people.ts';
import { type Space, spaceById } from '../../store/spaces.ts';

/** One call of the page, by somebody who is signed in. */
export interface PageCall {
  readonly context: Context;
  readonly user: User;
  /** The number in the path; 0 when there is none. */
  readonly id: number;
  readonly received: Received;
}

export type Handler = (call: PageCall) => Reply | Promise<Reply>;

export function payloadOf<T>({ received }: PageCall, check: Check<T>): T {
  return check(parseJson(received.body), 'The payload');
}

/** Where a page of a list begins, as `next` told it. */
export function placeOf({ received }: PageCall): string | undefined {
  return new URLSearchParams(received.query).get('next') ?? undefined;
}

/** Such a place in numbers; without one, none. */
export function numbersOf(place: string | undefined): number[] {
  return /^\d{1,15}(\.\d{1,15})?$/.test(place ?? '') ? (place ?? '').split('.').map(Number) : [];
}

/** A team or forum by its id, whoever asks. */
export function anySpace({ context }: PageCall, id: number): Space {
  const space = spaceById(context.db, id);
  if (space === undefined) throw notFound(`There is no team or forum with the id ${id}.`);
  return space;
}

/** A team or forum that the caller belongs to. */
export function openSpace(call: PageCall, id = call.id): Space {
  const space = anySpace(call, id);
  requireMember(call.context.db, call.user, space);
  return space;
}
