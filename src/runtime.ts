import type { Environment } from './platform.ts';
import type { TransportEnvironment } from './service/http/exchange.ts';
import type { Settings } from './settings/settings.ts';
import type { WorkspaceFiles } from './settings/template/workspace.ts';
import type { TimeBudget } from './time.ts';

/**
 * What the stages need from outside, as one value: environment, network, GitHub's API, clock, chance, and the wish to
 * end. Made at the edges and passed whole. `sleep` returns early once `signal` is aborted, so a stage only has to look
 * at the signal.
 */
export interface Runtime extends TransportEnvironment {
  readonly env: Environment;
  /** The folder of the author's files. */
  readonly workspace: string;
  /** Its text files. */
  readonly files: WorkspaceFiles;
  /** Loads GitHub's own client; not called where nothing is read from its API. */
  readonly github: (connection: GithubConnection) => Promise<Octokit>;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
  /** The payload of the event, where no file of `GITHUB_EVENT_PATH` holds it. */
  readonly event?: Readonly<Record<string, unknown>>;
  /** The command whose end is reported, where this process ran one. */
  readonly command?: CommandResult;
  /** Where what was found out is written, unless `facts-file` says; absent where nobody would read it. */
  readonly factsFile?: string;
  /** True where all steps of the author are over: in the last stage of `job-end`. */
  readonly isJobOver?: true;
}

/** What every stage of one message works with. */
export interface StageContext {
  readonly settings: Settings;
  readonly world: Runtime;
  /** Of all that is still to be done. */
  readonly budget: TimeBudget;
}

/** A command that has ended. How it ended is what the option `status` says. */
export interface CommandResult {
  /** The program and its arguments; any of them may be a secret. */
  readonly words: readonly string[];
  /** What the message calls it, where its words do not say it well. */
  readonly name?: string;
  /** Where it ran. */
  readonly machine: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Absent where a signal ended it. */
  readonly exitCode?: number;
  readonly seconds: number;
  /** The signal that ended it. */
  readonly signal?: string;
  /** The end of what it wrote, of any origin and without secrets; empty where that is not known. */
  readonly tail: string;
}

/** As much of GitHub's own client as is used. Not its type: the package's declarations must name no other package. */
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

/** What GitHub's client works with. */
export interface GithubConnection {
  readonly token: string;
  /** `https://api.github.com`, or that of an Enterprise Server. */
  readonly baseUrl: string;
  /** As much of `fetch` as the client uses. */
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
