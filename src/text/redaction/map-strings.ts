/** Changes the texts of a value except its fixed fields. */

/**
 * Fixed properties of a value, its groups, and its list entries. Code compares or looks them up, so they must not
 * change. Any other text may come from anyone, except times, which are recognized by their form.
 */
export type FixedFields = { readonly [name: string]: true | FixedFields };

/**
 * Changes each text of plain objects and lists except the fixed fields. Works lazily, because a message shows only a
 * few texts of a large push.
 */
export function mapStrings<T>(value: T, fixed: FixedFields, change: (text: string) => string): T {
  return mapValue(value, fixed, change) as T;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

function mapValue(value: unknown, fixed: FixedFields | true | undefined, change: (text: string) => string): unknown {
  if (fixed === true) return value;
  if (typeof value === 'string') return TIME.test(value) ? value : change(value);
  if (!isPlain(value)) return value;
  const isList = Array.isArray(value);
  const copy = isList ? [] : {};
  for (const key of Object.keys(value)) {
    const get = () => {
      const property = mapValue(value[key], isList ? fixed : fixed?.[key], change);
      Object.defineProperty(copy, key, { value: property, enumerable: true });
      return property;
    };
    Object.defineProperty(copy, key, { get, enumerable: true, configurable: true });
  }
  return copy;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
