/** A situation: what happened, the expected message, and the state of GitHub. */
import type { Question } from '../github-facts.ts';

/** Part of a message, case-insensitive. A pattern if several phrasings are correct. */
type Fragment = string | RegExp;

export interface Situation {
  readonly id: string;
  /** One plain sentence. */
  readonly happened: string;
  /** Expected content and omissions, written before the message was seen. */
  readonly expected: string;
  readonly says: readonly Fragment[];
  readonly never?: readonly Fragment[];
  readonly played: Question;
}

/** Lists missing and unexpected content of a message. */
export function findErrors({ says: message, never = [] }: Situation, text: string): readonly string[] {
  const isIn = (fragment: Fragment) =>
    typeof fragment === 'string' ? text.toLowerCase().includes(fragment.toLowerCase()) : fragment.test(text);
  return [
    ...message.filter((one) => !isIn(one)).map((one) => `does not say ${one}`),
    ...never.filter(isIn).map((one) => `says ${one}`),
  ];
}
