/** Loads what recognises credentials. */

import { withTextsChanged } from '../redaction/changed-texts.ts';
import { seenText } from '../seen-text.ts';
import { mayHoldCredential } from './look.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts; loads only where one of them may hold any. */
export async function withoutCredentials<T>(value: T): Promise<T> {
  if (!mayHold(value)) return value;
  const { hideCredentials } = await import('./hide.ts');
  return withTextsChanged(value, hideCredentials) as T;
}

/** What hides the secrets that were given, and what looks like a credential. */
export async function loadHide(redactor: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor.redact(text));
}

/** What is read late may hold any. */
function mayHold(value: unknown): boolean {
  if (typeof value === 'string') return mayHoldCredential(seenText(value)?.text ?? value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).some((name) => isLate(value, name) || mayHold(property(value, name)));
}

function isLate(value: object, name: string): boolean {
  return Object.getOwnPropertyDescriptor(value, name)?.get !== undefined;
}

function property(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
