/** The first of many, and how many more there are: `a`, `b`, `3 more`. */
export function truncateList(words: readonly string[], most: number): readonly string[] {
  return words.length > most ? [...words.slice(0, most), `${words.length - most} more`] : words;
}
