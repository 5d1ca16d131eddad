/** The time that `notify` makes of the option `timeout`. */

import type { Runtime } from '../../src/runtime.ts';
import { secondsToMs, TimeBudget } from '../../src/time.ts';

/** What `notify` makes of the option `timeout`. */
export function getBudget({ now }: Pick<Runtime, 'now'>, seconds = 60): TimeBudget {
  return new TimeBudget(now, secondsToMs(seconds));
}
