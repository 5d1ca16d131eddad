/** Merges layers over a base. An `undefined` property of a layer keeps the value below it. */
export function overlay<T extends object>(base: T, ...layers: readonly (Partial<T> | false | undefined)[]): T {
  const existing = layers.flatMap((layer) => Object.entries(layer || {}).filter(([, value]) => value !== undefined));
  return { ...base, ...Object.fromEntries(existing) };
}
