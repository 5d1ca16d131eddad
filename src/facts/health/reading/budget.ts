/** How many requests one repository is worth: more where more runs. */

/** For up to so many runs a week, and for so many and more. */
const FEW = { runs: 2_000, requests: 114 };
const MANY = { runs: 5_000, requests: 240 };

/** Requests that may be asked. */
export interface Spending {
  /** What is known of how many runs there are in a week: it may only grow. */
  expect(runsAWeek: number): void;
  /** True where so many more may be asked; they count as asked then. */
  take(requests?: number): boolean;
  readonly left: number;
}

/** Not more than so many of these. */
export function partOf(whole: Spending, most: number): Spending {
  let left = most;
  return {
    expect: () => undefined,
    take(requests = 1) {
      if (left < requests || !whole.take(requests)) return false;
      left -= requests;
      return true;
    },
    get left() {
      return Math.min(left, whole.left);
    },
  };
}

export class RequestBudget implements Spending {
  #left = FEW.requests;
  #runs = 0;

  /** @param share of 1, where several repositories are read with one token */
  constructor(share = 1) {
    this.#share = share;
    this.#left = Math.floor(FEW.requests * share);
  }

  readonly #share: number;

  expect(runsAWeek: number): void {
    const before = this.#runs;
    this.#runs = Math.max(before, runsAWeek);
    this.#left += Math.floor((requestsFor(this.#runs) - requestsFor(before)) * this.#share);
  }

  take(requests = 1): boolean {
    if (this.#left < requests) return false;
    this.#left -= requests;
    return true;
  }

  get left(): number {
    return this.#left;
  }
}

function requestsFor(runs: number): number {
  const share = Math.min(1, Math.max(0, (runs - FEW.runs) / (MANY.runs - FEW.runs)));
  return FEW.requests + share * (MANY.requests - FEW.requests);
}
