/** What every stage has to say about a message, as one list. */

import type { KeyDecision } from '../directory/incident/decide.ts';
import type { Base } from '../facts/base.ts';
import { inOrder, notice, type Remark } from '../remark.ts';
import type { Settings } from '../settings/settings.ts';
import { sentence } from '../text/phrases.ts';
import type { Progress } from './progress.ts';

/**
 * Without secrets.
 *
 * @param ofStages what went wrong in them
 */
export function remarksOf(
  { remarks: ofSettings, redactor }: Settings,
  base: Base,
  { loaded, remarks = [], lookUp, problem, rendered }: Progress,
  ofStages: readonly Remark[],
): readonly Remark[] {
  const { warnings = [] } = loaded;
  const unread = [...base.notices, loaded.notice].filter((says) => says !== undefined);
  const all: readonly Remark[] = [
    ...ofSettings,
    ...unread.map((says) => notice('unread', says)),
    ...remarks,
    ...(lookUp?.remarks ?? []),
    ...keyRemarks(lookUp?.keyed?.decision),
    ...warnings.map((text): Remark => ({ about: 'unread', level: 'warning', says: sentence(text) })),
    ...(problem === undefined ? [] : [problem]),
    ...(rendered?.remarks ?? []),
    ...ofStages,
  ];
  return inOrder(all.map((remark) => ({ ...remark, says: redactor.redact(remark.says) })));
}

function keyRemarks(decision: KeyDecision | undefined): readonly Remark[] {
  if (decision === undefined || decision.do === 'keep' || decision.notice === undefined) return [];
  return [notice('unread', decision.notice)];
}
