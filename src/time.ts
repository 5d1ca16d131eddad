/** Defines durations in integer milliseconds, and the one budget that all waits share. */

declare const unit: unique symbol;

/**
 * Brands an integer number of milliseconds, from 0 to the maximum of a timer, so code that needs integers never gets
 * a fraction.
 */
export type Milliseconds = number & { readonly [unit]: 'milliseconds' };

/** Timers with a longer delay fire at once. */
const MAX_LENGTH = 2 ** 31 - 1;

/** Converts to integer milliseconds: 0 for negative and invalid numbers. */
export function toMilliseconds(milliseconds: number): Milliseconds {
  const complete = Math.floor(Math.min(milliseconds, MAX_LENGTH));
  return (complete > 0 ? complete : 0) as Milliseconds;
}

/** Converts seconds, which people write, to milliseconds. */
export function secondsToMs(seconds: number): Milliseconds {
  return toMilliseconds(seconds * 1000);
}

/** Selects a share of the remaining time. */
export interface TimeShare {
  /** From 0 to 1. Default: 1. */
  readonly part?: number;
  readonly atMost?: number;
}

/**
 * Limits the time for all work of one call. It is created once, from the option `timeout`, and shared by everything
 * that waits, so nothing exceeds it.
 */
export class TimeBudget {
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly #now: () => number;
  readonly #begin: number;

  /**
   * Starts now. Unlimited by default.
   * @param now the clock, in milliseconds since the epoch
   */
  constructor(now: () => number, time = toMilliseconds(MAX_LENGTH)) {
    this.#now = now;
    this.#begin = now();
    this.deadline = this.#begin + time;
  }

  /** Returns the time since the start. */
  get spent(): Milliseconds {
    return toMilliseconds(this.#now() - this.#begin);
  }

  get left(): Milliseconds {
    return toMilliseconds(this.deadline - this.#now());
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  share({ part = 1, atMost = MAX_LENGTH }: TimeShare): Milliseconds {
    const { left } = this;
    return toMilliseconds(Math.min(atMost, left * part));
  }

  /** Returns that many milliseconds, or the remaining ones if there are fewer. */
  upTo(milliseconds: number): Milliseconds {
    return this.share({ atMost: milliseconds });
  }

  /** Creates a budget of that share, which starts now. */
  within(share: TimeShare): TimeBudget {
    return new TimeBudget(this.#now, this.share(share));
  }

  /** Returns the budget without that share, which is reserved for later. */
  without(share: TimeShare): TimeBudget {
    return new TimeBudget(this.#now, toMilliseconds(this.left - this.share(share)));
  }
}
