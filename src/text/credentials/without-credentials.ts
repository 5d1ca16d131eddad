/** Hides credentials in values and in texts; what recognizes them is loaded only where a text may hold any. */

import { type OurWordsOf, withTextsChanged } from '../redaction/changed-texts.ts';
import { seenText } from '../seen-text.ts';

/**
 * A value of plain objects and lists with the credentials hidden in each of its texts but words of ours; loads only where
 * one of them may hold any.
 */
export async function withoutCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  if (!mayHoldAny(value)) return value;
  const { hideCredentials } = await import('./hide.ts');
  return withTextsChanged(value, our, hideCredentials);
}

/** Loads what hides the secrets of a redactor, if any, and what looks like a credential. */
export async function loadHide(redactor?: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor?.redact(text) ?? text);
}

/** Words that announce a credential, with what may follow one; accounts in addresses; the switches of programs. */
const MAY_ANNOUNCE =
  /(?:pass|pwd|psw|pw|psk|secret|token|cred|jwt|pat|bearer|basic|apikey|sig|assertion|code|verifier|otp|pin|connection|dsn|login|key|auth|cookie|session|sid|salt|seed|hook|primary|secondary|encrypt|saml|dockerconfig|kennwort|contrase|senha)[\w"'`\\&#;.$\u00c0-\u024f-]{0,60}[\])}]?\s{0,200}[\s=:>|,(%[<]|hooks?\/|:[^\s@]{1,512}@|---begin|putty-user|private-lines| -|["']-|echo |printf |identified|oracle|alias set|net use|\/p:/i;
/** Twelve characters with letters and digits, or more in both cases, that are no hash of a commit and no time. */
const MAY_BE_MADE =
  /(?<![\w-])(?![\da-f]{40}(?![\w-])|\d{4}-\d\d-\d\dT)(?:(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{12}|(?=[\w-]*[a-z][A-Z])[\w-]{20}|[A-Z]{16})/;

/** What is read late is not read for this. */
function mayHoldAny(value: unknown): boolean {
  if (typeof value === 'string') {
    const { text } = seenText(value);
    return MAY_ANNOUNCE.test(text) || MAY_BE_MADE.test(text);
  }
  if (typeof value !== 'object' || value === null) return false;
  const properties = Object.values(Object.getOwnPropertyDescriptors(value));
  return properties.some(({ get, value: inner }) => get !== undefined || mayHoldAny(inner));
}
