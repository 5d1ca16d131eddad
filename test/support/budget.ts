/** Creates the time budget of the option `timeout` as `notify` does. */

import type { Runtime } from '../../src/runtime.ts';
import { secondsToMs, TimeBudget } from '../../src/time.ts';

/** Creates the time budget of the option `timeout`. */
export function getBudget({ now }: Pick<Runtime, 'now'>, seconds = 60): TimeBudget {
  return new TimeBudget(now, secondsToMs(seconds));
}
