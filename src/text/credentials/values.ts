/** Decides which texts are never secret, whatever their name, and which ones look secret. */

/** Words that replace a value: types, states, and placeholders for hidden values. */
const PLACEHOLDER_WORDS = new Set(
  `any array base64 basic bearer boolean bool bytes credential credentials default description disabled empty enabled
  error example expected expired fail failed false found get hidden inherit int integer invalid key masked missing never
  nil no none not null number object ok omitted on off optional password pass passed present private public read redacted
  refresh removed pw pwd passwd required return secret secrets set should skipped str string sensitive success symbol text
  the this to token tokens true type undefined unknown unset unused user username valid value void was with write yes your
  and for is are has must cannot can be in of or from at it as if when then write-only readonly filtered stdin include
  same-origin base64-encoded dummy placeholder`.split(/\s+/),
);
const MAX_WORD_LENGTH = 32;
/**
 * A placeholder that a program or a person wrote: asterisks, `<token>`, `${TOKEN}`, `{{ token }}`, `$TOKEN`, `%TOKEN%`.
 */
const PLACEHOLDER =
  /^(?:#[a-z-]+$|--[a-z]|[^\]]*\]\(|[*•●○■█.·xX_?#-]+|\*{3}.*|.{0,8}[*•●]{6,}|<.*>?|\[[^\]]*\]?|\{(?![A-Z\d-]{2,20}\}[\w+/]{16}).*|![A-Za-z]+|[&*][a-z_]{2,30}\d?|\(.*|\$\{.*|\$\(.*|\$(?:env:)?[A-Za-z_]+\d?|\$\d|#\{.*|%\w+%|%[a-z]|%\w{0,12}\(.*|[Yy](?:our|OUR)[-_].*|:[a-z_]{2,30}\d?|@\w+@|\.{3}.*|…)$/s;
/** A call, an index into a list, a template, or a qualified name. */
const CODE =
  /^(?:[A-Za-z_]{1,40}\w{0,4}::\w.*|\+ ?[A-Za-z_$]{1,40}(?:\.[A-Za-z_$]{1,40}\d{0,2}){0,4}[);]{0,3}$|@[A-Z]\w{1,20}(?:\.\w{1,20})*\(.*|(?:await |new |!)?[A-Za-z_$#][\w$#<>]*(?:(?:\?\.|\.|::|->)[A-Za-z_$#][\w$#<>]*)*[([]|[A-Za-z_$#]+(?:(?:\?\.|\.|::|->)[A-Za-z_$#]+\d?)+;?$|(?:secrets|env|vars|inputs|process\.env|os\.environ)\b[.[])/;
const PATH = /^(?:~|\.{1,2}|[A-Za-z]:|file:)?[\\/]{1,3}(?:[\w.@ -]{1,60}[\\/])*[\w.@ -]{0,60}$/;
/** Also matches the version of a package: `junit:4.13.2`. */
const VERSION = /^(?:[\w.-]{1,80}[:/-])?[~^<>=v]{0,3}\d+(?:\.[\dx*]+){1,3}(?:[-+._][\w.+-]*)?$/;
const NUMBER =
  /^0x[\da-fA-F]{1,16}$|^[A-Z]{2,10}-\d{1,6}$|^\d{4}-\d\d-\d\d|^\d{1,2}:\d\d|^\d+(?:\.\d+)?(?:ms|s|m|h|d|%|[kKMG]i?B?)$/;
/** Returns true for values that no name makes a credential. */
export function isNeverSecret(value: string): boolean {
  return (
    value.includes('***') ||
    (value.length < MAX_WORD_LENGTH && PLACEHOLDER_WORDS.has(value.toLowerCase().replaceAll(/[^a-z\d-]/g, ''))) ||
    [PLACEHOLDER, VERSION, CODE].some((pattern) => pattern.test(value)) ||
    (PATH.test(value) && !value.split(/[\\/]/).some(looksEncoded))
  );
}

/** Base64 contains slashes. */
function looksEncoded(part: string): boolean {
  return part.length >= 8 && /\d/.test(part) && /[a-z]/.test(part) && /[A-Z]/.test(part);
}

/** Returns true for a typical password or generated value: letters with digits or punctuation. */
export function looksSecret(value: string): boolean {
  return value.length >= 6 && !NUMBER.test(value) && /[A-Za-z]/.test(value) && /[\d!@#$%^&*+=~?]/.test(value);
}
