/** Defines a target as the later stages take it, and decides whether requests are required to resolve it. */

import { shouldMentionPeople } from '../build/conclusion.ts';
import type { Facts } from '../build/facts.ts';
import type { Diagnostic, ResultMessage } from '../diagnostic.ts';
import type { Target } from '../service/records.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import type { ServiceAccount } from '../service/wire/http-request.ts';
import type { Settings } from '../settings/settings.ts';
import type { KeyDecision } from './incident/decide-incident.ts';

/** The destination of a REST message, with an ID for every name. */
export interface RestTarget extends ServiceAccount {
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

/** A target with an ID for every name, the people that its message addresses, and what to do about its key. */
export interface ResolvedTarget {
  /** The result for the `unique-key` or the incident; absent without one. */
  readonly keyed?: {
    /** `k-` and 16 hexadecimal digits for the fragment of the run's link; absent if nothing is sent. */
    readonly mark?: string;
    readonly decision: KeyDecision;
  };
  /** Assignees of the task, as a message names them. */
  readonly assigned?: readonly Addressee[];
  /** Absent for webhooks, and if the message can't be delivered. */
  readonly location?: RestTarget;
  /** Why it (or the task of an incident) can't be delivered: the service doesn't know a name, or the account. */
  readonly stop?: ResultMessage;
  readonly addressees: readonly Addressee[];
  /** Diagnostics that don't block the message. */
  readonly diagnostics: readonly Diagnostic[];
  readonly lookUps: readonly RequestAttempt[];
}

/** Returns false for IDs, and for a webhook that mentions nobody. */
export function needsLookup(settings: Settings, facts: Facts): boolean {
  const { category, uniqueKey, kind } = settings;
  const [destination] = settings.destinations;
  const isNamed = destination.type === 'rest' && 'name' in destination.target;
  const isKeyed = uniqueKey !== undefined || kind === 'incident';
  return (
    isNamed ||
    isKeyed ||
    typeof category === 'string' ||
    settings.assignees !== undefined ||
    shouldMention(settings, facts)
  );
}

/** Returns true unless the build passed, because a success mentions nobody. */
export function shouldMention({ mention }: Settings, { conclusion, stopped }: Facts): boolean {
  return mention !== undefined && shouldMentionPeople(conclusion, stopped?.by);
}

const NOTHING = { addressees: [], diagnostics: [], lookUps: [] };

/** Builds the result of a lookup that failed for this reason. */
export function refuseTarget({ reason, hint }: ResultMessage): ResolvedTarget {
  return { ...NOTHING, stop: { by: 'lookup', reason, hint } };
}

/** Builds the result without a lookup. */
export function resolveFromIds({ destinations: [destination], category }: Settings): ResolvedTarget {
  if (destination.type !== 'rest' || 'name' in destination.target) return NOTHING;
  const { baseUrl, username, password, target } = destination;
  const id = typeof category === 'number' ? category : undefined;
  return { ...NOTHING, location: { baseUrl, username, password, target, category: id } };
}
