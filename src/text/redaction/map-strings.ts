/** Changes the texts of a value except its fixed fields. */

import type { Time } from '../format.ts';

/**
 * Fixed properties of a value, its groups, and its list entries: those with a type narrower than `string`, except
 * times, which are recognized by their form. Code compares or looks them up, so they must not change. Any other text
 * may come from anyone.
 */
export type FixedFields<T> = T extends string
  ? string extends T
    ? never
    : T extends Time
      ? never
      : true
  : T extends readonly (infer Entry)[]
    ? FixedFields<Entry>
    : T extends object
      ? Filled<{
          readonly [K in keyof T as [FixedFields<NonNullable<T[K]>>] extends [never] ? never : K]-?: FixedFields<
            NonNullable<T[K]>
          >;
        }>
      : never;
type Filled<T> = keyof T extends never ? never : T;

/**
 * Requires the fixed fields for every value that has any, so that no value is changed without them. Undefined for a
 * value without fixed fields.
 */
export type FixedFieldsOf<T> = [FixedFields<T>] extends [never] ? undefined : FixedFields<T>;

/** Fixed fields of a value with an unknown type. */
type Fixed = { readonly [name: string]: true | Fixed };

/**
 * Changes each text of plain objects and lists except the fixed fields. Works lazily, because a message shows only a
 * few texts of a large push.
 */
export function mapStrings<T>(value: T, fixed: NoInfer<FixedFieldsOf<T>>, change: (text: string) => string): T {
  return mapValue(value, fixed as Fixed | undefined, change) as T;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

function mapValue(value: unknown, fixed: Fixed | undefined, change: (text: string) => string): unknown {
  if (typeof value === 'string') return TIME.test(value) ? value : change(value);
  if (!isPlain(value)) return value;
  const isList = Array.isArray(value);
  const copy = isList ? [] : {};
  for (const key of Object.keys(value)) {
    const inner = isList ? fixed : fixed?.[key];
    const get = () => {
      const property = inner === true ? value[key] : mapValue(value[key], inner, change);
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
