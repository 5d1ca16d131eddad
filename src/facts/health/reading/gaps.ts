/** What was not read of the builds. */

/** Each thing is a phrase. */
export interface HealthGaps {
  /** Why nothing more was asked. */
  readonly reasons: Set<string>;
  /** Of which not all was read, by repository. */
  readonly of: Map<string, Set<string>>;
  /** What else. */
  readonly unread: Set<string>;
  /** True where something may be red that nobody looked at: then it is not said that all is green. */
  partial: boolean;
  /** True where not even the runs are all there. */
  blind: boolean;
}

export function noGaps(): HealthGaps {
  return { reasons: new Set(), of: new Map(), unread: new Set(), partial: false, blind: false };
}

export function noteUnread({ of }: HealthGaps, repository: string, what: string): void {
  of.set(repository, (of.get(repository) ?? new Set()).add(what));
}

/**
 * What matters most first. Of several repositories each is named once.
 *
 * @param blind repositories of whose runs nothing else tells that they were not read
 */
export function unreadPhrases(
  { reasons, of, unread }: HealthGaps,
  { isOne, blind }: { readonly isOne: boolean; readonly blind: readonly string[] },
): readonly string[] {
  if (isOne) return [...reasons, ...[...of.values()].flatMap((all) => [...all].map(notAllOf)), ...unread];
  const named = (repository: string) => `${repository} (${[...(of.get(repository) ?? ['the runs'])].join(', ')})`;
  const others = [...of.keys()].filter((repository) => !blind.includes(repository));
  return [...reasons, ...blind.map(named), ...unread, ...others.map(named)];
}

export function notAllOf(what: string): string {
  return `not all of ${what}`;
}
