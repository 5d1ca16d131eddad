/** How the builds stand, as one end that `when` and `mention` understand. Pure. */

import type { Change, Conclusion, Health } from '../facts.ts';
import type { HealthGaps } from './reading/gaps.ts';

export interface HealthVerdict {
  readonly conclusion: Conclusion;
  readonly change?: Change;
  /** How many things there are that were not told before. */
  readonly news: number;
}

/** What could not be read is not green; where not even the runs could be, that is news. */
export function healthVerdict(
  health: Health,
  { blind, partial }: Pick<HealthGaps, 'blind' | 'partial'>,
): HealthVerdict {
  const { turned_red = [], still_red = [], green_again = [], silent = [], waiting = [], standing } = health;
  // A list that could not be read is absent.
  const isRead = !blind && !partial && health.turned_red !== undefined && (standing?.unread ?? []).length === 0;
  const fallen = silent.filter((one) => one.due && !one.information);
  const told = [...turned_red, ...still_red, ...green_again, ...silent, ...waiting].filter(({ due }) => due);
  const news = told.length + (blind ? 1 : 0);
  if (turned_red.length + fallen.length > 0) return { conclusion: 'failure', change: 'broken', news };
  if (still_red.length > 0 || (standing?.red ?? 0) > 0) return { conclusion: 'failure', change: 'still-failing', news };
  if (!isRead) return { conclusion: 'neutral', news };
  return {
    conclusion: 'success',
    change: green_again.length > 0 ? 'fixed' : 'still-passing',
    news,
  };
}
