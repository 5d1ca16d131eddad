/** What a drill brought to its target: read back where the service shows a way to. */

import { defined } from '../defined.ts';
import type { Arrival, Result } from '../delivery/receipt.ts';
import type { ReadBack } from '../delivery/search/read-back.ts';
import type { Rendered } from '../message/rendering.ts';
import { notice, type Remark } from '../remark.ts';
import { count } from '../text/amounts.ts';
import { inert } from '../text/inert.ts';
import { shortName } from '../text/phrases.ts';
import type { SendContext, WrittenMessage } from './send-message.ts';

/** A chat message of an incident; undefined where it is not there. */
export function arrivalOfLine(line: Result['line'], rendered: Rendered | undefined): Arrival | undefined {
  if (line?.outcome !== 'delivered') return undefined;
  return defined<Arrival>({
    kind: 'message',
    seen: 'accepted',
    id: line.id,
    first_line: firstLine(rendered?.draft.body),
  });
}

function firstLine(body: string | undefined): string | undefined {
  return body?.split('\n', 1)[0];
}

type RecordArrival = { readonly arrival: Arrival } & Pick<ReadBack, 'lookUps'>;

/** Chat and webhooks show no way to read anything back: there it is what was accepted. */
export async function arrivalOf(
  sending: SendContext,
  { rendered: { draft }, marker }: WrittenMessage,
  { id }: Result,
): Promise<RecordArrival> {
  const { kind, subject, body } = draft;
  const { place } = sending.lookUp;
  const first_line = firstLine(body);
  if (kind === 'message' || place === undefined || marker === undefined) {
    return { arrival: defined<Arrival>({ kind, seen: 'accepted', id, subject, first_line }), lookUps: [] };
  }
  const { loadReadBack } = await import(/* webpackChunkName: "rest" */ './lazy-rest.ts');
  const { readBack } = await loadReadBack();
  const { record, doubt, lookUps } = await readBack(sending, { kind, place, id: numberOf(id), marker });
  const arrival =
    record === undefined
      ? defined<Arrival>({ kind, seen: 'not-shown', id, doubt })
      : { ...record, kind, seen: 'read-back' as const, id: String(record.id) };
  return { arrival, lookUps };
}

function numberOf(id: string | undefined): number | undefined {
  return id === undefined ? undefined : Number(id);
}

/** Characters of a text that are told. */
const LONGEST = 200;

/** As people read it. */
function plain(words: string): string {
  return inert(words.slice(0, LONGEST).replace(/\*\*|\\(?=[!-/:-@[-`{-~])/g, ''));
}

/** What people find there, or why that is not known. */
export function arrivalRemark({ kind, seen, id, subject, first_line: line, assignees, doubt }: Arrival): Remark {
  const what = `${NAMES[kind]}${id === undefined ? '' : ` ${shortName(id)}`}`;
  const words = subject ?? line;
  const said = words === undefined ? '' : `: “${plain(words)}”`;
  if (seen === 'accepted') return notice('drill', `Accepted, which cannot be read back: ${what}${said}.`);
  if (seen === 'not-shown') {
    const says = `The service accepted the ${what}, and ${doubt ?? 'does not show it'}.`;
    return { about: 'drill', level: 'warning', says, hint: 'Look for it there.' };
  }
  const given = kind === 'task' ? `, assigned to ${assignees ? count(assignees, 'member') : 'nobody'}` : '';
  return notice('drill', `Read back: ${what}${given}${said}.`);
}

const NAMES: Readonly<Record<Arrival['kind'], string>> = { message: 'chat message', topic: 'topic', task: 'task' };
