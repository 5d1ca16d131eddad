/**
 * The same value with all of it read. Inside, texts are made safe when they are asked for, which a person who prints the
 * value would see as `[Getter]`.
 */
export function wholeCopy<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.keys(value).map((key) => [key, copied(value[key])]));
}

/** Errors, URLs and the like are left as they are. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
