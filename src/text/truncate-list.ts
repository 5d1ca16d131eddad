/** Returns the first terms and the number of the rest: `a`, `b`, `3 more`. */
export function truncateList(terms: readonly string[], most: number): readonly string[] {
  return terms.length > most ? [...terms.slice(0, most), `${terms.length - most} more`] : terms;
}
