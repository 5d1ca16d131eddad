/** Addresses given by the caller, checked before use and never repeated in an error: they may be secrets. */
import { readAddress } from '../transport/address.ts';
import { wrong } from './wire/odata.ts';

/** The address of the service or of a webhook as a URL; throws a SettingsError that says what is wrong with it. */
export function checkedAddress(option: 'baseUrl' | 'url', address: string | URL): URL {
  const read = readAddress(String(address));
  if (read.type === 'ok') return read.url;
  const example = option === 'url' ? 'the URL that the webhook was given when it was made' : 'https://acme.example.com';
  throw wrong(option, read.fault, `Give ${option === 'url' ? example : `the address of the service, like ${example}`}`);
}
