/** What the look-ups give to the stages after them. */

import type { Diagnostic } from '../diagnostic.ts';
import type { NotSent } from '../not-sent.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import type { Target } from '../service/vocabulary.ts';
import type { KeyDecision } from './incident/decide-incident.ts';

/** Where a REST message goes, with an id for every name. */
export interface RestTarget {
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly target: Target;
  /** Id of the target's task board, where it was looked up. */
  readonly board?: number;
  readonly category?: number;
  /** Ids of users, ten at most. */
  readonly assignees?: readonly number[];
}

/** Somebody whom the message is addressed to: mentioned, or only named where the service knows no such member. */
export type Addressee =
  /** With its `@`. */
  { readonly type: 'mention'; readonly text: string } | { readonly type: 'name'; readonly name: string };

/** What `lookUp` found. */
export interface LookupResult {
  /** What the `unique-key` or the incident asks for; absent where there is none. */
  readonly keyed?: KeyLookUp;
  /** Those whom the task is assigned to, as a message calls them. */
  readonly assigned?: readonly Addressee[];
  /** Absent for webhooks, and where the message cannot be delivered. */
  readonly place?: RestTarget;
  /** Why it cannot be delivered, or of an incident not its task: the service does not know what was named, or the account. */
  readonly stop?: NotSent;
  readonly addressees: readonly Addressee[];
  /** What a person should know that does not stop the message. */
  readonly remarks: readonly Diagnostic[];
  readonly lookUps: readonly RequestAttempt[];
}

/** What is known of the records of a key. */
export interface KeyLookUp {
  /** `k-` and 16 hexadecimal digits, for the fragment of the run's link; absent where nothing is to be sent. */
  readonly mark?: string;
  readonly decision: KeyDecision;
}

/** In the words of a receipt: one sentence without its full stop, and what to do next. */
export interface Refusal {
  readonly reason: string;
  readonly hint: string;
}
