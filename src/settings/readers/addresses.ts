import { readAddress } from '../../transport/address.ts';
import type { Reading, ValueReader } from './reading.ts';

/**
 * An address that messages may be sent to. An error never repeats it: it may be a secret.
 *
 * @param fix what to write instead
 */
export function address(fix: string): ValueReader<URL> {
  return (reading) => addressFrom(reading.text, reading, fix);
}

/** The address in a text; undefined after a fault. */
export function addressFrom(text: string, { fault }: Pick<Reading, 'fault'>, fix: string): URL | undefined {
  const read = readAddress(text);
  if (read.type === 'ok') return read.url;
  return fault(read.fault + looks(text.trim()), nextFor(text.trim()) ?? fix);
}

/** What to write instead of a URL that may not be used. */
function nextFor(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.username !== '' || url.password !== '') return 'Write it without them';
  return url.protocol === 'http:' ? 'Write its https:// address' : undefined;
}

/** What can be said of a text that is no URL without showing it. */
function looks(text: string): string {
  if (URL.canParse(text)) return '';
  const start = /^https:\/\//i.test(text) ? '' : ', without https:// in front';
  return ` (${text.length} characters${start})`;
}

/** The https URL of a picture, as text. The service shows it to everybody, so one that holds a secret is not used. */
export function picture(reading: Reading): string | undefined {
  const value = reading.text.trim();
  if (reading.redact(value) !== value) return reading.notice('holds a secret, so it was not used');
  const protocol = URL.parse(value)?.protocol;
  if (protocol === 'https:') return value;
  const fault = protocol === 'http:' ? 'an http URL' : `not an https URL: ${reading.shown(value)}`;
  return reading.fault(fault, 'Write the https address of a picture');
}
