/** Hides credentials in values and in texts. */

import { type OurWordsOf, withTextsChanged } from '../redaction/changed-texts.ts';
import { hideCredentials } from './hide.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts but words of ours. */
export async function withoutCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  return withTextsChanged(value, our, hideCredentials);
}

/** What hides the secrets of a redactor, if any, and what looks like a credential. */
export async function loadHide(redactor?: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  return (text) => hideCredentials(redactor?.redact(text) ?? text);
}
