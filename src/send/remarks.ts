/** What every stage has to say about a message, as one list. */

import type { KeyDecision } from '../directory/incident/outage.ts';
import type { Base } from '../facts/base.ts';
import type { Rendered } from '../message/rendering.ts';
import { inOrder, type Remark } from '../remark.ts';
import type { Settings } from '../settings/settings.ts';
import { sentence } from '../text/phrases.ts';
import type { Progress } from './progress.ts';

/**
 * Without secrets.
 *
 * @param ofStages what went wrong in them
 */
export function remarksOf(
  { notices, redactor }: Settings,
  base: Base,
  { loaded, remarks = [], lookUp, problem, rendered }: Progress,
  ofStages: readonly Remark[],
): readonly Remark[] {
  const { notice, warnings = [] } = loaded;
  const all: readonly Remark[] = [
    ...notices.map(notes('option')),
    ...[...base.notices, ...(notice === undefined ? [] : [notice])].map(notes('unread')),
    ...remarks,
    ...(lookUp?.notices ?? []).map(notes('left-out')),
    ...keyNotices(lookUp?.keyed?.decision).map(notes('unread')),
    ...warnings.map((text): Remark => ({ about: 'unread', level: 'warning', says: sentence(text) })),
    ...(problem === undefined ? [] : [problem]),
    ...(rendered?.remarks ?? []),
    ...ofStages,
  ];
  return inOrder(all.map((remark) => ({ ...remark, says: redactor.redact(remark.says) })));
}

/** What of the message was too long, for the receipt; undefined where nothing was. */
export function cutNames(rendered: Rendered | undefined): readonly string[] | undefined {
  return rendered?.remarks.find(({ about }) => about === 'cut')?.names;
}

export function notes(about: Remark['about']): (says: string) => Remark {
  return (says) => ({ about, level: 'notice', says });
}

function keyNotices(decision: KeyDecision | undefined): readonly string[] {
  return decision === undefined || !('notice' in decision) || decision.notice === undefined ? [] : [decision.notice];
}
