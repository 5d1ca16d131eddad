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
    return read.type === 'ok' ? read.url : reading.fault(read.fault, fix);
  };
}

/** The https URL of a picture, as text. The service shows it to everybody, so one that holds a secret is not used. */
export function picture(): Reader<string> {
  return (reading) => {
    const value = reading.text.trim();
    if (reading.redact(value) !== value) return reading.notice('holds a secret, so it was not used');
    const protocol = URL.parse(value)?.protocol;
    if (protocol === 'https:') return value;
    const fault = protocol === 'http:' ? 'an http URL' : `not an https URL: ${reading.shown(value)}`;
    return reading.fault(fault, 'Write the https address of a picture');
  };
}
