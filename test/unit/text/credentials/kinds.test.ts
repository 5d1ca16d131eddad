/** Tests that unregistered credentials are redacted, each kind in every form of text. */
import { describe, expect, test } from 'vitest';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { getChance } from '../../../support/chance.ts';
import { FORMS, filled, findLeft, LINES, PLACES, SHAPES } from '../../../support/credential-kinds.ts';

const KINDS = Object.entries({ ...SHAPES, ...PLACES, ...LINES });
const TRIES = 5;

describe.each(Object.entries(FORMS))('in %s', (_, form) => {
  test.each(KINDS)('redacts %s, once and for all', (_, pattern) => {
    const chance = getChance(pattern.length).next;
    for (let attempts = 0; attempts < TRIES; attempts += 1) {
      const { text, secret } = filled(pattern, chance);
      const hidden = redactText(form(text));
      expect([findLeft(secret, hidden), hidden]).toEqual([undefined, hidden]);
      expect(redactText(hidden)).toBe(hidden);
    }
  });
});

test.each([
  ['a color', '\u001b[1;31m'],
  ['a color with its escape character written out', String.raw`\u001b[0m`],
  ['a color in XML', '&#x1b;[0m'],
  ['a link of a terminal', '\u001b]8;;https://acme.example\u0007'],
  ['a character that shows nothing', '\u200b'],
])('redacts each with %s within it', (_, unseen) => {
  for (const pattern of Object.values(PLACES)) {
    const { text, secret } = filled(pattern, getChance(pattern.length).next);
    const middle = text.indexOf(secret) + (secret.length >> 1);
    const hidden = redactText(`${text.slice(0, middle)}${unseen}${text.slice(middle)}`);
    expect([findLeft(secret, hidden.replaceAll(unseen, '')), hidden]).toEqual([undefined, hidden]);
  }
});

test.each([
  ['DB_PASSWORD=s3cr3t-x ok', 'DB_PASSWORD=*** ok'],
  ['{"user":"ada","password":"a b\\"c","id":7}', '{"user":"ada","password":"***","id":7}'],
  ['Server=db;Password=s3cr3t-x;Encrypt=true', 'Server=db;Password=***;Encrypt=true'],
  ['GET /x?token=s3cr3t-x&page=2', 'GET /x?token=***&page=2'],
  ["-H 'Authorization: Bearer s3cr3t-x' https://a", "-H 'Authorization: ***' https://a"],
  ['clone https://ada:s3cret@git.example.com/x failed', 'clone https://***@git.example.com/x failed'],
  ['postgres://ada:p/w@d@db:5432/app', 'postgres://***@db:5432/app'],
  ['curl -u ada:s3cr3t-x https://a', 'curl -u ada:*** https://a'],
  ['<password>s3cr3t-x</password>', '<password>***</password>'],
  ['vault login s3cr3t-x', 'vault login ***'],
  ['ID: 7\npassword: s3cr3t-x\nport: 5432', 'ID: 7\npassword: ***\nport: 5432'],
  ['password=\u001b[31ms3cr3t-x\u001b[0m', 'password=\u001b[31m***\u001b[0m'],
  ['password=s3\u001b[1mcr\u200b3t-x ok', 'password=*** ok'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----\nnext', '***\nnext'],
  [
    `{"private_key":"-----BEGIN PRIVATE KEY-----\\n${'MIIEvQIBADANBgkq\\n'.repeat(90)}-----END PRIVATE KEY-----"}`,
    '{"private_key":"***"}',
  ],
  // If part of it was already redacted.
  ['-----BEGIN RSA PRIVATE KEY-----\n***\nabc=\n-----END RSA PRIVATE KEY-----\nnext', '***\nnext'],
  ['Cookie: theme=***; session=a1b2c3d4e5f6', 'Cookie: ***'],
])('keeps text without secrets: %j', (text, hidden) => {
  expect(redactText(text)).toBe(hidden);
});
