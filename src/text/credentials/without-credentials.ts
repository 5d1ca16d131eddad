/** Loads what recognises credentials where one of the texts may hold any. */

import { mayHoldCredential, plainOfColours } from './look.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts. */
export async function withoutCredentials<T>(value: T): Promise<T> {
  if (!mayHold(value)) return value;
  const { hideCredentials } = await import('./hide.ts');
  return changed(value, hideCredentials) as T;
}

function mayHold(value: unknown): boolean {
  if (typeof value === 'string') return mayHoldCredential(plainOfColours(value));
  return typeof value === 'object' && value !== null && Object.values(value).some(mayHold);
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}
