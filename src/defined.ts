/** The shape of `T` in which an optional property may also be given as `undefined`. */
export type Candidate<T> = {
  readonly [K in keyof T]: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K];
};

/** Leaves out the properties that are not known, so that an absent fact is an absent property. */
export function defined<T extends object>(candidate: Candidate<T>): T {
  return Object.fromEntries(Object.entries(candidate).filter(([, value]) => value !== undefined)) as T;
}
