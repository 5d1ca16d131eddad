/** The shape of `T` in which an optional property may also be given as `undefined`. */
type Candidate<T> = {
  readonly [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Leaves out the properties whose value is `undefined`, so that what is not known is an absent property. */
export function defined<T extends object>(candidate: Candidate<T>): T {
  return Object.fromEntries(Object.entries(candidate).filter(([, value]) => value !== undefined)) as T;
}
