/** Changes the texts of a value. */

/**
 * A value of plain objects and lists with each of its texts changed. Of a large push a message shows a few texts, so nothing
 * is read before it is asked for, nor deeper.
 */
export function withTextsChanged(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (!isPlain(value)) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const key of Object.keys(value)) {
    const get = () => {
      const property = withTextsChanged(value[key], change);
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
