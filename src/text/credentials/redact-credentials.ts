/** Redacts credentials in values and texts. */

import { type FixedFieldsOf, mapStrings } from '../redaction/map-strings.ts';
import { redactText } from './redact-text.ts';

/** Redacts credentials in each text of plain objects and lists except the fixed fields. */
export async function redactCredentials<T>(value: T, our: NoInfer<FixedFieldsOf<T>>): Promise<T> {
  return mapStrings(value, our, redactText);
}

/** Loads the function that redacts the secrets of a redactor, if any, and everything that looks like a credential. */
export async function loadRedactText(redactor?: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  return (text) => redactText(redactor?.redact(text) ?? text);
}
