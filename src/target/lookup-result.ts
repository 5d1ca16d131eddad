/** Defines the results of the lookups for the later stages. */

import type { Diagnostic, NotSent } from '../diagnostic.ts';
import type { Target } from '../service/records.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import type { KeyDecision } from './incident/decide-incident.ts';

/** The destination of a REST message, with an ID for every name. */
export interface RestTarget {
  readonly baseUrl: URL;
  readonly username: string;
  readonly password: string;
  readonly target: Target;
  /** ID of the target's task board, if it was looked up. */
  readonly board?: number;
  readonly category?: number;
  /** IDs of at most ten users. */
  readonly assignees?: readonly number[];
}

/** A person whom the message addresses: mentioned, or only named if the service knows no such member. */
export type Addressee =
  /** Includes `@`. */
  { readonly type: 'mention'; readonly text: string } | { readonly type: 'name'; readonly name: string };

/** The result of `lookUp`. */
export interface LookupResult {
  /** The result for the `unique-key` or the incident; absent without one. */
  readonly keyed?: KeyLookUp;
  /** Assignees of the task, as a message names them. */
  readonly assigned?: readonly Addressee[];
  /** Absent for webhooks, and if the message can't be delivered. */
  readonly place?: RestTarget;
  /** Why it (or the task of an incident) can't be delivered: the service doesn't know a name, or the account. */
  readonly stop?: NotSent;
  readonly addressees: readonly Addressee[];
  /** Diagnostics that don't block the message. */
  readonly diagnostics: readonly Diagnostic[];
  readonly lookUps: readonly RequestAttempt[];
}

/** The known records of a key. */
export interface KeyLookUp {
  /** `k-` and 16 hexadecimal digits for the fragment of the run's link; absent if nothing is sent. */
  readonly mark?: string;
  readonly decision: KeyDecision;
}

/** Texts of a receipt: one sentence without its full stop, and the next step. */
export interface Refusal {
  readonly reason: string;
  readonly hint: string;
}
