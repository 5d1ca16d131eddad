import { expect, test } from 'vitest';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { listAccountSecrets, listUrlSecrets, listWebhookSecrets } from '../../../../src/text/redaction/secrets.ts';
import { findSecret } from '../../../support/secrets.ts';

const TOKEN = 'Zq7Xw_4kPd-9sVb';
const OTHER = 'k3y-0f-9c41d7e2';

test("the URL of a webhook as written and normalized, its path, and the token are secret, its host isn't", () => {
  const address = 'https://acme.example.com:443/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1';
  const secrets = listWebhookSecrets(`${address} `);
  expect(secrets).toEqual(
    expect.arrayContaining([
      address,
      'https://acme.example.com/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1',
      '/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1',
      'Zq7Xw%5F4kPd-9sVb',
      'Zq7Xw_4kPd-9sVb',
    ]),
  );
  expect(secrets).not.toContain('acme.example.com');
});

test.each([
  ['in the documented place', `https://acme.example.com/application/webhook/${TOKEN}`, [TOKEN]],
  ['in the query', `https://acme.example.com/hook/send?wait=true&token=${TOKEN}`, [TOKEN]],
  ['in two parts', `https://acme.example.com/${OTHER}/x?sig=${TOKEN}`, [TOKEN, OTHER]],
  ['in lower case letters only', 'https://acme.example.com/hook/opensesameplease/send', ['opensesameplease']],
  ['with user and password before the host', `https://ci:${OTHER}@acme.example.com/hook/${TOKEN}`, [TOKEN, OTHER]],
  ['percent-encoded', `https://acme.example.com/hook/${TOKEN}%2B%3D?k=${OTHER}%2F`, [`${TOKEN}+=`, `${OTHER}/`]],
  ['in the fragment', `https://acme.example.com/hook#${TOKEN}`, [TOKEN]],
  ['without a scheme', `acme.example.com/hook/${TOKEN}?a=b`, [TOKEN]],
  ['short, but all there is', 'https://acme.example.com/hook/x9Yz', ['x9Yz']],
])('a webhook token is found %s', (_, address, tokens) => {
  const redactor = new Redactor(listWebhookSecrets(` ${address}\n`));
  for (const token of tokens) {
    expect(redactor.redact(`the token ${token} is known`)).toBe('the token *** is known');
    if (token.length >= 6) {
      expect(findSecret(redactor.redact(Buffer.from(`a ${token} b`).toString('base64')), token)).toEqual([]);
    }
  }
  expect(findSecret(redactor.redact(`POST ${address} failed`), address)).toEqual([]);
});

test.each([
  ['https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb', 'The application webhook of acme.example.com'],
  ['https://hooks.acme.example/services/T0000AAAA/B0000BBBB/x8Kd91kd0sLq', 'services at hooks.acme.example'],
  ['https://acme.example/IncomingWebhook/incoming-webhook/v2/3f9a77c1b2', 'IncomingWebhook, incoming-webhook, v2'],
  ['https://acme.example/hook/Zq7Xw_4kPd/send?wait=true&api-version=2016-06-01', 'send on 2016-06-01, true'],
  ['https://acme.example/hook/acme.example/Zq7Xw_4kPd', 'acme.example'],
  ['https://acme.example/', 'https://acme.example is up'],
])('%s keeps ordinary words: %s', (address, text) => {
  expect(new Redactor(listWebhookSecrets(address)).redact(text)).toBe(text);
});

test("the password and the Basic pair of an account are secret, the username isn't", () => {
  const secrets = listAccountSecrets('pässword', 'ci-bot');
  const pair = Buffer.from('ci-bot:pässword').toString('base64');
  expect(secrets).toEqual(expect.arrayContaining(['pässword', 'ci-bot:pässword', pair]));
  expect(secrets).not.toContain('ci-bot');
  const other = Buffer.from('another-user:pässword').toString('base64');
  expect(findSecret(new Redactor(secrets).redact(other), 'pässword')).toEqual([]);
});

test('the password of a proxy is secret, as written and as sent', () => {
  const redactor = new Redactor(listUrlSecrets('ci:p%40ss-word@proxy.example:3128'));
  const pair = Buffer.from('ci:p@ss-word').toString('base64');
  expect(redactor.redact(`p%40ss-word p@ss-word ${pair} proxy.example`)).toBe('*** *** *** proxy.example');
  for (const harmless of ['', 'http://proxy.example:3128', 'not a url ://'])
    expect(listUrlSecrets(harmless)).toEqual([]);
});
