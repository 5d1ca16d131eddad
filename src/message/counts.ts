/** Words that all parts of a message share. */

/** `1 commit`, `2 commits`, `1,204 commits`. */
export function count(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `1,204`. By hand, because `Intl` takes milliseconds to load. */
export function grouped(amount: number): string {
  return String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}
