/** The first of many, and how many more there are: `a`, `b`, `3 more`. */
export function truncateList(terms: readonly string[], most: number): readonly string[] {
  return terms.length > most ? [...terms.slice(0, most), `${terms.length - most} more`] : terms;
}
