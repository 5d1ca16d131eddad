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
    return read.type === 'ok' ? read.url : reading.fault(read.fault + looks(reading.text.trim()), fix);
  };
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
