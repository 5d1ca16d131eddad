/** Tells plain objects apart and merges them. */

/** Returns true for an object with names and values, as in JSON and YAML; false for an array. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Merges layers over a base. An `undefined` property of a layer keeps the value below it. */
export function overlay<T extends object>(base: T, ...layers: readonly (Partial<T> | false | undefined)[]): T {
  const defined = layers.flatMap((layer) => Object.entries(layer || {}).filter(([, value]) => value !== undefined));
  return { ...base, ...Object.fromEntries(defined) };
}
