/** How many requests the repositories are worth together: more where more runs, or more of them. */

/** For up to so many runs a week, and for so many and more. */
const FEW = { runs: 2_000, requests: 114 };
const MANY = { runs: 5_000, requests: 240 };
/** What tells how the builds of one repository stand: its runs, workflows and files, and what waits. */
const STANDING = 7;

/** Requests that may be asked. */
export interface Spending {
  /** What is known of how many runs a repository has in a week. */
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

/** One for all repositories. What tells how one stands is kept for each until its turn comes. */
export class RequestPool implements Spending {
  #runs = 0;
  #asked = 0;
  readonly #repositories: number;
  #waiting: number;

  constructor(repositories = 1) {
    this.#repositories = repositories;
    this.#waiting = repositories;
  }

  /** The turn of the next one has come. */
  begin(): void {
    this.#waiting -= 1;
  }

  expect(runsAWeek: number): void {
    this.#runs += runsAWeek;
  }

  take(requests = 1): boolean {
    if (this.left < requests) return false;
    this.#asked += requests;
    return true;
  }

  get left(): number {
    const all = requestsFor(this.#runs) + (this.#repositories - 1) * STANDING;
    return Math.max(0, Math.min(MANY.requests, all) - this.#asked - this.#waiting * STANDING);
  }
}

function requestsFor(runs: number): number {
  const share = Math.min(1, Math.max(0, (runs - FEW.runs) / (MANY.runs - FEW.runs)));
  return Math.floor(FEW.requests + share * (MANY.requests - FEW.requests));
}
