import type { getOctokit } from '@actions/github';
import type { Send } from './transport/types.ts';

/** What the stages need from outside, as one value: environment, network, GitHub's API, clock, chance. Made at the edges. */
export interface World {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly send: Send;
  /** Loads GitHub's own client; not called where nothing is read from its API. */
  readonly github: (connection: GithubConnection) => Promise<Octokit>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
}

export type Octokit = ReturnType<typeof getOctokit>;

/** What GitHub's client works with. */
export interface GithubConnection {
  readonly token: string;
  /** `https://api.github.com`, or that of an Enterprise Server. */
  readonly baseUrl: string;
  /** As much of `fetch` as the client uses. */
  readonly fetch: (
    address: string,
    init: { readonly headers: Record<string, string> },
  ) => Promise<{
    readonly status: number;
    readonly url: string;
    readonly headers: Iterable<readonly [string, string]>;
    readonly text: () => Promise<string>;
  }>;
}
