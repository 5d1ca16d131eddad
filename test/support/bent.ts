/** Modifies one value in JSON, like a response that violates its description. */

export type Place = readonly (string | number)[];

/** Removes a value. */
export const GONE = Symbol('left out');

/** Replacement values: missing, empty, of another type, huge or hostile. */
export const OTHERS = [
  ...[GONE, null, '', 'x', -1, 0, 1e300, 2 ** 53, true, false, [], {}, [null], [{}], [['x']], { length: 3 }],
  ...['2026-13-99', '2999-01-01T00:00:00Z', 'x'.repeat(70_000), '\u0000\u202E::error::@here\r\n', '__proto__'],
];

/** Lists the path of every value in it, including itself. */
export function placesIn(value: unknown, location: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [location];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [location, ...[...names].flatMap((name) => placesIn(Reflect.get(value, name), [...location, name]))];
}

/**
 * Replaces the value at a path. Returns it unchanged if the path doesn't exist, because a repeated request may have
 * another response.
 */
export function bent(value: unknown, location: Place, other: unknown): unknown {
  const last = location.at(-1);
  if (last === undefined) return other === GONE ? {} : other;
  const copy = structuredClone(value);
  const holder = location
    .slice(0, -1)
    .reduce<unknown>((one, next) => (isHolder(one) ? Reflect.get(one, next) : one), copy);
  if (!isHolder(holder)) return copy;
  if (other !== GONE) Reflect.set(holder, last, other);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
