/** Addresses given by the caller, checked before use and never repeated in an error: they may be secrets. */
import type { SettingsError } from '../errors.ts';
import { transportFault } from '../transport/loopback.ts';
import { wrong } from './wire/odata.ts';

/** The address of the service or of a webhook as a URL; throws a SettingsError that says what is wrong with it. */
export function checkedAddress(option: 'baseUrl' | 'url', address: string | URL): URL {
  const url = URL.parse(String(address).trim());
  if (url === null) throw refusal(option, 'is not a URL');
  if (url.username !== '' || url.password !== '')
    throw refusal(option, 'holds a user name or password before the host');
  const fault = transportFault(url);
  if (fault !== undefined) throw refusal(option, fault);
  return url;
}

function refusal(option: string, fault: string): SettingsError {
  const example = option === 'url' ? 'the URL that the webhook was given when it was made' : 'https://acme.example.com';
  return wrong(option, fault, `Give ${option === 'url' ? example : `the address of the service, like ${example}`}`);
}
