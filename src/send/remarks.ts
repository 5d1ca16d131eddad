/** What every stage has to say about a message, as one list. */

import type { KeyDecision } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Base } from '../facts/base.ts';
import type { LoadResult } from '../facts/load.ts';
import type { Rendered } from '../message/rendering.ts';
import { inOrder, type Remark } from '../remark.ts';
import type { Settings } from '../settings/settings.ts';
import { sentence } from '../text/phrases.ts';

/** What the stages came to, as far as there is something to say about it. */
interface StagesTold {
  readonly loaded: LoadResult;
  readonly remarks?: readonly Remark[];
  readonly lookUp?: LookUpResult;
  readonly problem?: Remark;
  readonly rendered?: Rendered;
}

/** Without secrets. */
export function remarksOf({ notices, redactor }: Settings, base: Base, stages: StagesTold): readonly Remark[] {
  const { loaded, remarks = [], lookUp, problem, rendered } = stages;
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
