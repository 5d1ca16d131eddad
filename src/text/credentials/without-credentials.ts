/** Loads what recognises credentials. */

import { type OurWordsOf, withTextsChanged } from '../redaction/changed-texts.ts';
import { seenText } from '../seen-text.ts';
import { mayHoldCredential } from './first-look.ts';

/**
 * A value of plain objects and lists with the credentials hidden in each of its texts but words of ours; loads only where
 * one of them may hold any.
 */
export async function withoutCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  const texts = new Set<string>();
  const isRead = gather(value, texts);
  const isHarmless = !mayHoldCredential(texts);
  if (isRead && isHarmless) return value;
  const { hideCredentials } = await import('./hide.ts');
  const isKnown = (text: string) => isHarmless && texts.has(text);
  return withTextsChanged(value, our, (text) => (isKnown(text) ? text : hideCredentials(text)));
}

/** What hides the secrets that were given, and what looks like a credential. */
export async function loadHide(redactor: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor.redact(text));
}

/** Adds every text in it; false where some are read late, and so may hold any. */
function gather(value: unknown, texts: Set<string>): boolean {
  if (typeof value === 'string') texts.add(seenText(value)?.text ?? value);
  if (typeof value !== 'object' || value === null) return true;
  const names = Object.keys(value);
  const read = names.filter((name) => !isLate(value, name) && gather(property(value, name), texts));
  return read.length === names.length;
}

function isLate(value: object, name: string): boolean {
  return Object.getOwnPropertyDescriptor(value, name)?.get !== undefined;
}

function property(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}
