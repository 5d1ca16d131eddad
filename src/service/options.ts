/** What a client or webhook is made with, checked before use. No error repeats an address: it may be a secret. */
import { shown } from '../text/phrases.ts';
import { readAddress } from '../transport/address.ts';
import { wrong } from './wire/odata.ts';

const ADDRESS_FIXES = {
  baseUrl: 'Give the address of the service, like https://acme.example.com',
  url: 'Give the URL that the service showed when the webhook was made',
} as const;

/** The address of the service or of a webhook as a URL; throws a SettingsError that says what is wrong with it. */
export function checkedAddress(option: keyof typeof ADDRESS_FIXES, address: string | URL): URL {
  const read = readAddress(String(address));
  if (read.type === 'ok') return read.url;
  throw wrong(option, read.fault, ADDRESS_FIXES[option]);
}

/** The name of an account; throws a SettingsError for one that HTTP Basic cannot carry. */
export function checkedUsername(username: string): string {
  if (username === '') throw wrong('username', 'is empty', 'Give the name of the account');
  // RFC 7617: everything after the first colon would be taken for the password.
  if (username.includes(':')) throw wrong('username', 'holds a colon', 'Give the name of the account');
  return username;
}

/** Seconds that one call may take, as milliseconds; 60 seconds unless given. Throws a SettingsError. */
export function timeoutMs(seconds = 60): number {
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return seconds * 1000;
  throw wrong('timeoutSeconds', `got ${shown(seconds)}`, 'Give a number of seconds above 0, at most 86400');
}
