/** Part of a text, by the places of its first character and of the one behind its last. */
export interface CredentialSpan {
  readonly start: number;
  readonly end: number;
}

/** One way to recognise a credential, or what stands before it. */
export interface CredentialFinder {
  /** Texts in lower case, of two characters or more: only where one of them stands, in any case, is there work to do. */
  readonly heads: readonly string[];
  /** What to hide for the head that stands here, if anything. Its work is bounded, or what it looks at is hidden. */
  readonly find: (text: string, at: number) => CredentialSpan | undefined;
}

/** The match of a sticky pattern at this place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
