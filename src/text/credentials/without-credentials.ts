/** Loads what recognises credentials. */

import { seenText } from '../seen-text.ts';
import { mayHoldCredential } from './look.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts; loads only where one of them may hold any. */
export async function withoutCredentials<T>(value: T): Promise<T> {
  if (!mayHold(value)) return value;
  const { hideCredentials } = await import('./hide.ts');
  return changed(value, hideCredentials) as T;
}

/** What hides the secrets that were given, and what looks like a credential. */
export async function loadHide(redactor: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor.redact(text));
}

function mayHold(value: unknown): boolean {
  if (typeof value === 'string') return mayHoldCredential(seenText(value)?.text ?? value);
  return typeof value === 'object' && value !== null && Object.values(value).some(mayHold);
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}
