/** Hides credentials in values and in texts; the tables of their shapes are loaded when the first is looked at. */

import { type OurWordsOf, withTextsChanged } from '../redaction/changed-texts.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts but words of ours. */
export async function withoutCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  return withTextsChanged(value, our, await loadHide());
}

/** Loads what hides the secrets of a redactor, if any, and what looks like a credential. */
export async function loadHide(redactor?: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor?.redact(text) ?? text);
}
