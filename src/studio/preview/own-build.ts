/** A build of somebody's own: a payload that was pasted. */

import { messageOf } from '../../errors.ts';
import { eventVerdict } from '../../facts/conclusion.ts';
import { TRIGGERS } from '../../facts/event/triggers.ts';
import { isRecord } from '../../record.ts';
import type { Build } from '../builds/build.ts';
import { ADA, runnerOf } from '../builds/shop.ts';
import { eventOf } from './own-event.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Its payload and event, or why nothing can be told of it, as sentences. */
export type PayloadReading =
  | { readonly type: 'ok'; readonly payload: Payload; readonly event: string }
  | { readonly type: 'fault'; readonly says: string };

/** @param chosen the event that it is to be; empty for the one that it is of */
export function readPayload(text: string, chosen = ''): PayloadReading {
  if (text.trim() === '') return fault('Paste the payload of an event, and its message stands here.');
  const read = parsed(text);
  if (typeof read === 'string') return fault(read);
  const { payload, named } = withoutContext(read);
  const event = chosen || named || eventOf(payload);
  if (event === undefined) return fault(`As far as can be seen, this is of no event that starts a workflow. ${CHOOSE}`);
  if (TRIGGERS.includes(event)) return { type: 'ok', payload, event };
  const name = /^\w{1,40}$/.test(event) ? event : 'an event of an unknown name';
  return fault(`This is ${name}, which starts no workflow, so no step can tell of it. ${CHOOSE}`);
}

const CHOOSE = 'If it is another event, choose that under “Event”.';
const fault = (says: string): PayloadReading => ({ type: 'fault', says });

/** The object, or why it is none. */
function parsed(text: string): Payload | string {
  try {
    const payload: unknown = JSON.parse(text);
    return isRecord(payload) ? { ...payload } : 'A payload is a JSON object: { … }';
  } catch (error) {
    return `This is no JSON: ${messageOf(error)}`;
  }
}

/** Of the whole context `github`, which has the payload in it, and says the event's name. */
function withoutContext(payload: Payload): { readonly payload: Payload; readonly named?: string } {
  const { event, event_name: named } = payload;
  return isRecord(event) && typeof named === 'string' ? { payload: { ...event }, named } : { payload };
}

/** Nothing is known of it but its payload and what the runner says of any run. */
export function ownBuild(payload: Payload, event: string): Build {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  const repository = payload['repository'];
  const name = isRecord(repository) && 'full_name' in repository ? String(repository['full_name']) : 'acme/shop';
  const reported = eventVerdict(event, payload)?.conclusion;
  return {
    id: OWN_BUILD,
    title: 'Your own payload',
    group: 'Yours',
    event,
    conclusion: reported ?? 'success',
    payload: () => payload,
    env: {
      ...runnerOf('CI', 'build', ADA),
      GITHUB_REPOSITORY: name,
      // Nothing is made up of the code.
      GITHUB_REF: text('ref') ?? '',
      GITHUB_SHA: text('after') ?? '',
    },
    options: (conclusion) => (reported === undefined || reported === conclusion ? {} : { status: conclusion }),
    readable: () => ({}),
  };
}

/** Never in a link: a payload may hold what is nobody else's business. */
export const OWN_BUILD = 'own';
