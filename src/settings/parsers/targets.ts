/** Parses lists of destinations for the same message. */

import { addressesIn } from '../../text/redaction/secrets.ts';
import { type Reference, reference } from './directory.ts';
import { type ParseResult, type ValueParser, withoutSecrets } from './parse-result.ts';
import { addressFrom } from './urls.ts';

const MAX_COUNT = 10;

/** A name in double quotes may contain commas. */
const ENTRY = /[^\S\r\n]*"[^"\r\n]*"[^\S\r\n]*(?=[,\r\n]|$)|[^,\r\n]+/g;
const COMMAND = /^\s*(?:curl|wget|POST)\s/;
const QUOTED = /^"(.*)"$/;

/**
 * Parses URLs, split by `addressesIn`.
 *
 * @param fix the suggestion for a wrong URL
 */
export function addresses(fix: string): ValueParser<readonly URL[]> {
  return (reading) => {
    if (COMMAND.test(reading.text))
      return reading.fault('a command that contains an address', 'Write the address alone');
    const texts = addressesIn(reading.text);
    const [first = reading.text] = texts;
    if (texts.length < 2) return decodeList(reading, [addressFrom(first, reading, fix)]);
    const read = texts.map((text, index) => {
      const error = (text: string, next: string) => reading.fault(`address ${index + 1}: ${text}`, next);
      return addressFrom(text, { fault: error }, fix);
    });
    return decodeList(reading, read);
  };
}

/** Parses teams or forums, separated by commas or line breaks. */
export const references = withoutSecrets('Write names, nicknames or numeric ids', (reading) => {
  const entries = (reading.text.match(ENTRY) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (entries.length === 0) return reading.fault('names nothing', 'Write a name, a nickname or a numeric id');
  return decodeList(
    reading,
    entries.map((entry) => reference({ ...reading, text: entry.replace(QUOTED, '$1') })),
  );
});

/** Removes duplicates. Returns undefined after an error. */
function decodeList<T extends URL | Reference>(
  { fault: error, notice }: ParseResult,
  entries: readonly (T | undefined)[],
): readonly T[] | undefined {
  if (entries.length > MAX_COUNT)
    return error(`${entries.length} targets`, `Write at most ${MAX_COUNT}, or a second step`);
  const existing = entries.filter((entry) => entry !== undefined);
  if (existing.length < entries.length) return undefined;
  const once = [...new Map(existing.map((entry) => [String(entry), entry])).values()];
  if (once.length < existing.length) notice('the same target is listed twice and gets one message');
  return once;
}
