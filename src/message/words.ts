/** Words that all parts of a message share. */

/** `1 commit`, `2 commits`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
