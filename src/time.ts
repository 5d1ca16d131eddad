/** How long something may take: whole milliseconds, and the one budget that every wait is a share of. */

declare const unit: unique symbol;

/**
 * A whole number of milliseconds, 0 at least, and no more than a timer takes. No other number is one, so what wants whole
 * numbers is never given a fraction.
 */
export type Milliseconds = number & { readonly [unit]: 'milliseconds' };

/** A timer that is set for longer ends at once. */
const MAX_LENGTH = 2 ** 31 - 1;

/** The whole milliseconds in this many: none in less than 0, and in what is no number. */
export function wholeMs(milliseconds: number): Milliseconds {
  const complete = Math.floor(Math.min(milliseconds, MAX_LENGTH));
  return (complete > 0 ? complete : 0) as Milliseconds;
}

/** The same of seconds, which is what people write. */
export function secondsToMs(seconds: number): Milliseconds {
  return wholeMs(seconds * 1000);
}

/** Selects a share of the remaining time. */
export interface TimeShare {
  /** From 0 to 1. Default: 1. */
  readonly part?: number;
  /** Milliseconds that it needs even where its part is less; but never more than are left. */
  readonly atLeast?: number;
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
   * Begins now.
   *
   * @param now the clock, in milliseconds since the epoch
   */
  constructor(now: () => number, time: Milliseconds) {
    this.#now = now;
    this.#begin = now();
    this.deadline = this.#begin + time;
  }

  /** Since it began. */
  get spent(): Milliseconds {
    return wholeMs(this.#now() - this.#begin);
  }

  get left(): Milliseconds {
    return wholeMs(this.deadline - this.#now());
  }

  get isOver(): boolean {
    return this.left === 0;
  }

  share({ part = 1, atLeast = 0, atMost = MAX_LENGTH }: TimeShare): Milliseconds {
    const { left } = this;
    return wholeMs(Math.min(left, atMost, Math.max(atLeast, left * part)));
  }

  /** Returns that many milliseconds, or the remaining ones if there are fewer. */
  upTo(milliseconds: number): Milliseconds {
    return this.share({ atMost: milliseconds });
  }

  /** A budget of its own for what may take that share, and begins now. */
  within(share: TimeShare): TimeBudget {
    return new TimeBudget(this.#now, this.share(share));
  }

  /** Returns the budget without that share, which is reserved for later. */
  without(share: TimeShare): TimeBudget {
    return new TimeBudget(this.#now, wholeMs(this.left - this.share(share)));
  }
}
