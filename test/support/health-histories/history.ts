/** A history of builds: events in a repository, the times of its reports, and their expected content. */
import type { Behaviour } from '../github-api.ts';
import type { RepositoryTable } from '../github-tables.ts';

export interface BuildHistory {
  readonly id: string;
  /** One plain sentence. */
  readonly happened: string;
  /** Expected content and omissions, written before the message was seen. */
  readonly expected: string;
  /** By `owner/name`. The first is that of the step. May contain later events, which a sweep does not see. */
  readonly tables: Readonly<Record<string, RepositoryTable>>;
  readonly behaviour?: Behaviour;
  /** In order of time. */
  readonly sweeps: readonly Sweep[];
}

/** One report, and its expected content. */
export interface Sweep {
  /** Time before Monday morning, as `2d 3h`. Default: that morning. */
  readonly ago?: string;
  /** Raw options. */
  readonly options: Readonly<Record<string, string>>;
  /** Outcome, conclusion and change, in this order: `sent, failure, broken`. Omitted ones are not checked. */
  readonly ends: readonly string[];
  /** Patterns in a sent message. */
  readonly says?: readonly RegExp[];
  readonly never?: readonly RegExp[];
  /** Maximum number of non-empty lines. */
  readonly lines?: number;
  /** Advances the clock, so that the step can time out. */
  readonly live?: true;
}

type Expectation = Omit<Sweep, 'options'> & { readonly options?: Sweep['options'] };

/** A watch of the last day, in a repository without a watching workflow. */
export const watch = ({ options, ...rest }: Expectation): Sweep => ({
  ...rest,
  options: { template: 'watch', period: '24h', ...options },
});

/** A digest of the last week. */
export const digest = ({ options, ...rest }: Expectation): Sweep => ({
  ...rest,
  options: { template: 'digest', ...options },
});

/** Praise, which is only correct for a week without failures. */
export const PRAISE = [/all green/i, /✅/u] as const;
/** Alarms. */
export const ALARM = [/🔴/u, /started failing/i, /(?:still|been) failing/i] as const;
