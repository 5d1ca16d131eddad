/** Hides credentials in values and in texts. */

import { mapStrings, type OurWordsOf } from '../redaction/map-strings.ts';
import { redactText } from './redact-text.ts';

/** A value of plain objects and lists with the credentials hidden in each of its texts but words of ours. */
export async function redactCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  return mapStrings(value, our, redactText);
}

/** What hides the secrets of a redactor, if any, and what looks like a credential. */
export async function loadRedactText(redactor?: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  return (text) => redactText(redactor?.redact(text) ?? text);
}
