import type { Contexts } from './contexts.ts';
import type { CancelDelays } from './process.ts';
import type { Annotation } from './step-log.ts';

export type Stage = 'main' | 'post';

export interface RunOptions {
  /** The folder that holds the action.yml. */
  readonly actionPath: string;
  /** What the workflow writes under `with:`; values may hold `${{ … }}`. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
  /** Added to the action's environment, over everything else; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Where `GITHUB_EVENT_PATH` points instead of a file with `github.event`; need not exist. Null: no variable. */
  readonly eventFile?: string | null;
  /** Masked from the start, as a job's secrets are. `github.token` and the `secrets` context always are. */
  readonly secrets?: readonly string[];
  /** Working directory of the action; default: a new empty one, removed afterwards. */
  readonly workspace?: string;
  /** A debug run: `RUNNER_DEBUG=1`, and debug lines in the log. */
  readonly debug?: boolean;
  /** Default `all`: main, and post if the action has one and its `post-if` holds. */
  readonly stage?: Stage | 'all';
  /** State that an earlier main has saved, when `stage` is `post`. */
  readonly state?: Readonly<Record<string, string>>;
  /** What the rest of the job changed before post runs, above all `job.status`. */
  readonly betweenStages?: (contexts: Contexts) => Contexts;
  /** True: a child process runs the shipped bundle. Default: this process runs the sources, where that shows the same. */
  readonly child?: boolean;
  /** Default: the Node that runs this. */
  readonly nodePath?: string;
  /** Cancels the stage that runs when it is aborted: SIGINT, 7.5 s, SIGTERM, 2.5 s, kill. */
  readonly cancel?: AbortSignal;
  readonly cancelDelays?: CancelDelays;
  /** Milliseconds a stage may take; default 25,000, less than a test may take. */
  readonly timeoutMs?: number;
}

export interface StageResult {
  readonly stage: Stage;
  /** Of the step, as the job sees it. */
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  /** Null when a signal ended the process. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly durationMs: number;
  /** Every byte that the process wrote to either stream, in the order of arrival, before any masking. */
  readonly rawOutput: Buffer;
  readonly stdout: string;
  readonly stderr: string;
  /** What a person sees on GitHub, without the lines about the step itself. */
  readonly log: string;
  readonly annotations: readonly Annotation[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  /** What the stage exported to later steps by `GITHUB_ENV` and `GITHUB_PATH`. */
  readonly exported: { readonly env: Readonly<Record<string, string>>; readonly paths: readonly string[] };
  readonly summary: string;
  /** Every masked value, the given ones first. */
  readonly masks: readonly string[];
}
