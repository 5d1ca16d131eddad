import type { Conclusion } from './conclusion.ts';
import type { DeliveryPolicy, Kind, When } from './registry.ts';

/** Where the message goes, with its secret. */
export type Destination = WebhookDestination | RestDestination | MissingDestination;

export interface WebhookDestination {
  readonly type: 'webhook';
  /** Secret as a whole, its path and its last segment. */
  readonly url: URL;
}

export interface RestDestination {
  readonly type: 'rest';
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly target: { readonly type: 'team' | 'forum'; readonly id: number };
}

/** A part of the destination is empty: on forks and for Dependabot, secrets are. */
export interface MissingDestination {
  readonly type: 'missing';
  /** The empty options, all of them. */
  readonly options: readonly string[];
}

export interface Sender {
  readonly displayName?: string;
  readonly avatar?: string;
}

/**
 * What `status` says: the conclusion itself, the results of the jobs that a summary job needs, or that the whole run's
 * verdict is to be read from the API.
 */
export type Status =
  | { readonly type: 'workflow' }
  | { readonly type: 'conclusion'; readonly conclusion: Conclusion }
  | { readonly type: 'needs'; readonly results: readonly Conclusion[] };

/** What the runner tells about the job through the `context` option; every part may be null or absent. */
export interface RunnerContext {
  readonly job?: unknown;
  readonly matrix?: unknown;
  readonly strategy?: unknown;
  readonly action_status?: unknown;
}

/** All options, validated. Made once by `readSettings`; no later stage reads an option in another way. */
export interface Settings {
  readonly destination: Destination;
  readonly kind: Kind;
  readonly when: readonly When[];
  readonly status?: Status;
  readonly subject?: string;
  readonly body?: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly category?: number;
  /** `YYYY-MM-DD`. */
  readonly dueDate?: string;
  /** `YYYY-MM-DD`. */
  readonly completeDate?: string;
  readonly ephemeral: boolean;
  readonly sender?: Sender;
  readonly delivery: DeliveryPolicy;
  readonly settleTimeMs: number;
  readonly timeoutMs: number;
  readonly dryRun: boolean;
  readonly failOnError: boolean;
  readonly context: RunnerContext;
  /** Secret; absent when it was given empty. */
  readonly githubToken?: string;
  readonly maxLength: number;
  /** Things a person should know that do not stop the message. */
  readonly notices: readonly string[];
}
