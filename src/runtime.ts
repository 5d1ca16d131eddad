import type { Environment } from './platform.ts';
import type { TransportEnvironment } from './service/http/exchange.ts';
import type { WorkspaceFiles } from './settings/template/workspace.ts';
import type { TimeBudget } from './time.ts';

/**
 * Provides everything external to the stages as one value: environment, network, clock, randomness and shutdown. Entry
 * points create it and pass it on unchanged. `sleep` returns early once `signal` is aborted, so a stage only has to
 * check the signal.
 */
export interface Runtime extends TransportEnvironment {
  readonly env: Environment;
  /** Time for all remaining work. `notify` limits it by the option `timeout`. */
  readonly budget: TimeBudget;
  /** Folder of the author's files. */
  readonly workspace: string;
  /** Its text files. */
  readonly files: WorkspaceFiles;
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
