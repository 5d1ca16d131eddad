/** How the builds stand, as one end that `when` and `mention` understand. Pure. */

import { defined } from '../../defined.ts';
import type { Change, Conclusion, Health } from '../facts.ts';

interface ReadingGaps {
  readonly blind: boolean;
  readonly partial: boolean;
}

export interface HealthVerdict {
  readonly conclusion: Conclusion;
  readonly change?: Change;
  /** How many things there are that were not told before. */
  readonly news: number;
}

/** What could not be read is not green; where not even the runs could be, that is news. */
export function healthVerdict(health: Health, { blind, partial }: ReadingGaps): HealthVerdict {
  const { turned_red = [], still_red = [], green_again = [], silent = [], waiting = [] } = health;
  const fallen = silent.filter(({ due, why }) => due && why !== 'disabled_manually');
  const told = [...turned_red, ...still_red, ...green_again, ...silent, ...waiting].filter(({ due }) => due);
  const news = told.length + (blind ? 1 : 0);
  if (turned_red.length + fallen.length > 0) return { conclusion: 'failure', change: 'broken', news };
  if (still_red.length > 0) return { conclusion: 'failure', change: 'still-failing', news };
  if (blind || partial) return { conclusion: 'neutral', news };
  return defined<HealthVerdict>({
    conclusion: 'success',
    change: green_again.length > 0 ? 'fixed' : 'still-passing',
    news,
  });
}
