/** What a situation is: what happened, what a good message says of it, and the world that it is played in. */
import type { Question } from '../github-facts.ts';

/** A part of a message, in any case; a pattern where more than one wording is right. */
export type Fragment = string | RegExp;

export interface AttemptState {
  readonly id: string;
  /** One plain sentence. */
  readonly happened: string;
  /** What a good message says and does not say; written before the message was seen. */
  readonly expected: string;
  readonly says: readonly Fragment[];
  readonly never?: readonly Fragment[];
  readonly played: Played;
}

/** What `notify` is given. */
export interface Played extends Omit<Question, 'mentioned'> {
  /** Texts of the workspace by path. */
  readonly files?: Readonly<Record<string, string>>;
}
