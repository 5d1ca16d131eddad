import type { Contexts } from './contexts.ts';
import type { CancelDelays } from './process.ts';
import type { Annotation } from './step-log.ts';

export type Stage = 'main' | 'post';

export interface RunOptions {
  /** Folder of the action.yml. */
  readonly actionPath: string;
  /** Values under `with:` in the workflow, which may contain `${{ … }}`. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
  /** Overrides variables of the action's environment. Undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Target of `GITHUB_EVENT_PATH` instead of a file with `github.event`. It may not exist. Null: no variable. */
  readonly eventFile?: string | null;
  /** Masked from the start, like the secrets of a job. `github.token` and the `secrets` context always are. */
  readonly secrets?: readonly string[];
  /** Working directory of the action. Default: a new empty one, removed afterwards. */
  readonly workspace?: string;
  /** Enables a debug run: `RUNNER_DEBUG=1`, and debug lines in the log. */
  readonly debug?: boolean;
  /** Default: `all`, which runs main, and post if the action has one and its `post-if` is true. */
  readonly stage?: Stage | 'all';
  /** State saved by an earlier main, if `stage` is `post`. */
  readonly state?: Readonly<Record<string, string>>;
  /** Changes by the rest of the job before post runs, such as `job.status`. */
  readonly betweenStages?: (contexts: Contexts) => Contexts;
  /**
   * If true, a child process runs the shipped bundle. Default: this process runs the sources if the behavior is the
   * same.
   */
  readonly child?: boolean;
  /** Default: the current Node. */
  readonly nodePath?: string;
  /** Cancels the running stage: SIGINT, 7.5 s, SIGTERM, 2.5 s, kill. */
  readonly cancel?: AbortSignal;
  readonly cancelDelays?: CancelDelays;
  /** Timeout of a stage in milliseconds. Default: 25,000, less than the timeout of a test. */
  readonly timeoutMs?: number;
}

export interface StageResult {
  readonly stage: Stage;
  /** Conclusion of the step, as seen by the job. */
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  /** Null if a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
  /** Raw bytes of both streams, in order of arrival, before masking. */
  readonly rawOutput: Buffer;
  readonly stdout: string;
  readonly stderr: string;
  /** Log as shown on GitHub, without lines about the step itself. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** Exports to later steps through `GITHUB_ENV` and `GITHUB_PATH`. */
  readonly exported: { readonly env: Readonly<Record<string, string>>; readonly paths: readonly string[] };
  readonly summary: string;
  /** All masked values, configured ones first. */
  readonly masks: readonly string[];
}
