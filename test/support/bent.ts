/** JSON with another value in one place: what a service may send once, in spite of its description. */

export type Place = readonly (string | number)[];

/** In the place of a value: nothing at all. */
export const GONE = Symbol('left out');

/** What stands there instead: missing, empty, of another type, huge or hostile. */
export const OTHERS = [
  ...[GONE, null, '', 'x', -1, 0, 1e300, 2 ** 53, true, false, [], {}, [null], [{}], [['x']], { length: 3 }],
  ...['2026-13-99', '2999-01-01T00:00:00Z', 'x'.repeat(70_000), '\u0000\u202E::error::@here\r\n', '__proto__'],
];

/** Every place in it, itself included. */
export function placesIn(value: unknown, location: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [location];
  const names = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [location, ...[...names].flatMap((name) => placesIn(Reflect.get(value, name), [...location, name]))];
}

/** The same with something else in one place; as it is where it has no such place: the same question may be answered anew. */
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
