/** What a history of builds is: what happened in a repository, when somebody looks at it, and what should be said then. */
import type { Behaviour } from '../github-api.ts';
import type { RepositoryTable } from '../github-tables.ts';

export interface BuildHistory {
  readonly id: string;
  /** One plain sentence. */
  readonly happened: string;
  /** What a good message says and does not say; written before the message was seen. */
  readonly expected: string;
  /** By `owner/name`; the first is that of the step. They hold what happened later as well: a sweep sees what was there. */
  readonly tables: Readonly<Record<string, RepositoryTable>>;
  readonly behaviour?: Behaviour;
  /** One after the other. */
  readonly sweeps: readonly Sweep[];
}

/** Somebody looks, and what a good message is then. */
export interface Sweep {
  /** Before Monday morning, as `2d 3h`; that morning where it says nothing. */
  readonly ago?: string;
  /** Options as a user writes them. */
  readonly options: Readonly<Record<string, string>>;
  /** As `sent, failure, broken`, in this order; what it leaves out may be anything. */
  readonly ends: readonly string[];
  /** Of a message that is sent. */
  readonly says?: readonly RegExp[];
  readonly never?: readonly RegExp[];
  /** Lines that are not empty, at most. */
  readonly lines?: number;
  /** The clock goes on, so that the time of the step runs out. */
  readonly live?: true;
}

type Expectation = Omit<Sweep, 'options'> & { readonly options?: Sweep['options'] };

/** Of the last day, where the repository has no workflow that watches. */
export const watch = ({ options, ...rest }: Expectation): Sweep => ({
  ...rest,
  options: { template: 'watch', period: '24h', ...options },
});

/** Of the last week. */
export const digest = ({ options, ...rest }: Expectation): Sweep => ({
  ...rest,
  options: { template: 'digest', ...options },
});

/** Praise that only a week deserves in which nothing was red. */
export const PRAISE = [/all green/i, /✅/u] as const;
/** An alarm. */
export const ALARM = [/🔴/u, /started failing/i, /(?:still|been) failing/i] as const;
