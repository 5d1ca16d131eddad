import type { Environment } from './platform.ts';
import type { TransportEnvironment } from './service/http/exchange.ts';
import type { WorkspaceFiles } from './settings/template/workspace.ts';
import type { TimeBudget } from './time.ts';

/**
 * Provides everything external to the stages as one value: environment, network, GitHub's API, clock, randomness and
 * shutdown. Entry points create it and pass it on unchanged. `sleep` returns early once `signal` is aborted, so a
 * stage only has to check the signal.
 */
export interface Runtime extends TransportEnvironment {
  readonly env: Environment;
  /** Time for all remaining work. `notify` limits it by the option `timeout`. */
  readonly budget: TimeBudget;
  /** Folder of the author's files. */
  readonly workspace: string;
  /** Its text files. */
  readonly files: WorkspaceFiles;
  /** Loads GitHub's client; called only to read from its API. */
  readonly github: (connection: GithubConnection) => Promise<Octokit>;
  /** Aborted on a shutdown request. */
  readonly signal: AbortSignal;
  /** Event payload, if there is no file at `GITHUB_EVENT_PATH`. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** Reported command, if this process ran one. */
  readonly command?: CommandResult;
  /** Path for the facts file if `facts-file` sets none; absent if nothing would read it. */
  readonly factsFile?: string;
  /** True after all steps of the author: in the last stage of `job-end`. */
  readonly isJobOver?: true;
}

/** Describes a completed command. The option `status` holds its result. */
export interface CommandResult {
  /** Program and arguments; any of them may be a secret. */
  readonly args: readonly string[];
  /** Display name in the message, for a command line that is hard to read. */
  readonly name?: string;
  /** Name of the machine that ran it. */
  readonly machine: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Exit code; absent if a signal terminated it. */
  readonly exitCode?: number;
  readonly seconds: number;
  /** Signal that terminated it. */
  readonly signal?: string;
  /** Last output, from both streams and without secrets; empty if unknown. */
  readonly tail: string;
}

/**
 * Declares the used subset of GitHub's client. Its own type is avoided, because the package's declarations must not
 * import another package.
 */
export interface Octokit {
  request(
    route: `GET /${string}`,
    parameters: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly data: unknown; readonly headers: { readonly link?: string | undefined } }>;
  graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  readonly paginate: {
    iterator(
      route: `GET /${string}`,
      parameters: Readonly<Record<string, unknown>>,
    ): AsyncIterable<{ readonly data: unknown }>;
  };
}

/** Configures GitHub's client. */
export interface GithubConnection {
  readonly token: string;
  /** `https://api.github.com`, or that of an Enterprise Server. */
  readonly baseUrl: string;
  /** Declares the subset of `fetch` that the client uses. */
  readonly fetch: (
    address: string,
    init: { readonly method: 'GET' | 'POST'; readonly headers: Record<string, string>; readonly body?: string },
  ) => Promise<{
    readonly status: number;
    readonly url: string;
    readonly headers: Iterable<readonly [string, string]>;
    readonly text: () => Promise<string>;
  }>;
}
