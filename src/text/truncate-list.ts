/** Returns the first terms and the number of the rest: `a`, `b`, `3 more`. */
export function truncateList(terms: readonly string[], max: number): readonly string[] {
  return terms.length > max ? [...terms.slice(0, max), `${terms.length - max} more`] : terms;
}
