/** Changes the texts of a value, and leaves words of ours alone. */

/**
 * Which properties of a value are words of ours, also within its groups and the entries of its lists: those with a type
 * narrower than `string`. What code compares or looks up must not change; any other text may be anybody's.
 */
export type FixedFields<T> = T extends string
  ? string extends T
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

/** They have to be told: a value with words of ours cannot be changed as a whole. Undefined for one without any. */
export type OurWordsOf<T> = [FixedFields<T>] extends [never] ? undefined : FixedFields<T>;

/** The same of a value whose type is not known. */
type Ours = { readonly [name: string]: true | Ours };

/**
 * A value of plain objects and lists with each of its texts changed but words of ours. Of a large push a message shows
 * a few texts, so nothing is read before it is asked for, nor deeper.
 */
export function mapStrings<T>(value: T, our: NoInfer<OurWordsOf<T>>, change: (text: string) => string): T {
  return changed(value, our as Ours | undefined, change) as T;
}

function changed(value: unknown, our: Ours | undefined, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (!isPlain(value)) return value;
  const isList = Array.isArray(value);
  const copy = isList ? [] : {};
  for (const key of Object.keys(value)) {
    const inner = isList ? our : our?.[key];
    const get = () => {
      const property = inner === true ? value[key] : changed(value[key], inner, change);
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
