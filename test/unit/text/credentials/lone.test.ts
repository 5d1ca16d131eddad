/** That words of chance are told wherever they stand, and what people write, ids and digests are none. */
import { describe, expect, test } from 'vitest';
import { chanceBits } from '../../../../src/text/credentials/chance.ts';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';
import { chanceOf } from '../../../support/chance.ts';
import { made } from '../../../support/credential-kinds.ts';

const { next } = chanceOf(11);
const bitsOf = (word: string) => chanceBits(word, 0, word.length);

/** Where nothing says what it is. */
const ANYWHERE = [
  '%',
  'ran with % twice',
  'f("a", "%")',
  "['%', 3]",
  '| x | % |',
  '(%)',
  'x=%',
  '«%»',
  'first\n%\nlast',
];

describe.each([
  ['{A12}', 90],
  ['{A16}', 96],
  ['{A24}', 98],
  ['{A40}', 99],
  ['{l20}', 96],
  ['{b40}', 90],
  ['{w43}', 92],
])('of 1,000 words of %s', (kind, least) => {
  test(`${least} % and more are hidden with nothing that announces them`, () => {
    const words = Array.from({ length: 1_000 }, () => made(kind, next));
    const hidden = words.filter((word, index) => {
      const text = ANYWHERE[index % ANYWHERE.length]?.replace('%', word) ?? '';
      return !hideCredentials(text).includes(word) && mayHoldCredential([text]);
    });
    expect(hidden.length).toBeGreaterThan(least * 10);
  });
});

test.each([
  'getElementsByClassName',
  'readBigUInt64LE',
  'ClientHttp2Session',
  'WebGL2RenderingContext',
  'documentation2Index',
  'NUnitV3Tests',
  'xxxxxxxxxxxx',
])('people wrote %s', (word) => {
  expect(bitsOf(word)).toBeLessThan(4);
});

test.each([
  ['behind the name of an id', 'request id %, run %, "traceId": "%", etag: W/"%", commit %'],
  ['of a kind', 'evt_%, index-%, sha512-%, user_% and cache-v2-%'],
  ['in a path or the name of a file', 'src/%/a.ts, /tmp/%/b, %.js and dist/%.css'],
  ['in an address', 'https://acme.example/d/%/edit and https://acme.example/?v=%'],
  ['before a host', '%@acme.example'],
  ['behind the kind of a digest', 'SHA256:% and h1:%='],
  ['of a public key', 'ssh-ed25519 % ada@h\npublic key: %='],
])('one stays %s', (_, text) => {
  const word = made('{A32}', next);
  expect(hideCredentials(text.replaceAll('%', word))).toBe(text.replaceAll('%', word));
});

test('the address of a contract stays', () => {
  const text = 'contract 0xdAC17F958D2ee523a2206206994597C13D831ec7 is not verified';
  expect(hideCredentials(text)).toBe(text);
});

test('the lines of a certificate stay', () => {
  const text = made(`-----BEGIN CERTIFICATE-----\n${'{b64}\n'.repeat(4)}{b20}==\n-----END CERTIFICATE-----`, next);
  expect(hideCredentials(text)).toBe(text);
});
