/** A situation: what happened, the expected message, and the state of GitHub. */
import type { Question } from '../github-facts.ts';

/** Part of a message, case-insensitive. A pattern if several phrasings are correct. */
export type Fragment = string | RegExp;

export interface Situation {
  readonly id: string;
  /** One plain sentence. */
  readonly happened: string;
  /** Expected content and omissions, written before the message was seen. */
  readonly expected: string;
  readonly says: readonly Fragment[];
  readonly never?: readonly Fragment[];
  readonly played: Played;
}

/** Input of `notify`. */
export interface Played extends Omit<Question, 'mentioned'> {
  /** Files of the workspace by path. */
  readonly files?: Readonly<Record<string, string>>;
}
