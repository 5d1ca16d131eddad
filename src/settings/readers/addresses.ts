import { shown } from '../../phrases.ts';
import { readAddress } from '../../transport/address.ts';
import type { Reader } from './reading.ts';

/**
 * An address that messages may be sent to. An error never repeats it: it may be a secret.
 *
 * @param fix what to write instead
 */
export function address(fix: string): Reader<URL> {
  return (reading) => {
    const read = readAddress(reading.text);
    if (read.type === 'ok') return read.url;
    const text = reading.text.trim();
    return reading.fault(read.fault + looks(text), nextFor(text) ?? fix);
  };
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

/** The https URL of a picture, as text. */
export function picture(): Reader<string> {
  return (reading) => {
    const value = reading.text.trim();
    if (URL.parse(value)?.protocol === 'https:') return value;
    return reading.fault(`not an https URL: ${shown(value)}`, 'Write the https address of a picture');
  };
}
