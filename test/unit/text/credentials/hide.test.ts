/** That credentials are hidden in texts of every form, and ordinary texts stay as they are. */
import { describe, expect, test } from 'vitest';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { mayHoldCredential } from '../../../../src/text/credentials/without-credentials.ts';
import { chanceOf } from '../../../support/chance.ts';
import { FORMS, filled, leftOf, PLACES, SHAPES } from '../../../support/credential-kinds.ts';
import { fc } from '../../../support/random.ts';

describe.each(Object.entries(FORMS))('in %s', (_, form) => {
  test.each(Object.entries({ ...SHAPES, ...PLACES }))('%s is hidden', (_, pattern) => {
    const chance = chanceOf(pattern.length).next;
    for (let tries = 0; tries < 20; tries += 1) {
      const { text, secret } = filled(pattern, chance);
      const hidden = hideCredentials(form(text));
      expect([leftOf(secret, hidden), hidden]).toEqual([undefined, hidden]);
      expect(hideCredentials(hidden)).toBe(hidden);
      expect([mayHoldCredential(['a text', form(text)]), text]).toEqual([true, text]);
    }
  });
});

describe.each([
  ['a colour', '\u001b[1;31m'],
  ['a colour with its escape character written out', String.raw`\u001b[0m`],
  ['a colour in XML', '&#x1b;[0m'],
  ['a link of a terminal', '\u001b]8;;https://acme.example\u0007'],
  ['a character that shows nothing', '\u200b'],
  ['a soft hyphen', '\u00ad'],
])('with %s within it', (_, unseen) => {
  test.each(Object.entries(PLACES))('%s is hidden', (_, pattern) => {
    const { text, secret } = filled(pattern, chanceOf(pattern.length).next);
    const middle = text.indexOf(secret) + (secret.length >> 1);
    const hidden = hideCredentials(`${text.slice(0, middle)}${unseen}${text.slice(middle)}`);
    expect([leftOf(secret, hidden.replaceAll(unseen, '')), hidden]).toEqual([undefined, hidden]);
  });
});

test.each([
  ['DB_PASSWORD=s3cr3t-x ok', 'DB_PASSWORD=*** ok'],
  ['{"user":"ada","password":"a b\\"c","id":7}', '{"user":"ada","password":"***","id":7}'],
  ['Server=db;Password=s3cr3t-x;Encrypt=true', 'Server=db;Password=***;Encrypt=true'],
  ['GET /x?token=s3cr3t-x&page=2', 'GET /x?token=***&page=2'],
  ["-H 'Authorization: Bearer s3cr3t-x' https://a", "-H 'Authorization: Bearer ***' https://a"],
  ['clone https://ada:s3cret@git.example.com/x failed', 'clone https://***@git.example.com/x failed'],
  ['postgres://ada:p/w@d@db:5432/app', 'postgres://***@db:5432/app'],
  ['curl -u ada:s3cr3t-x https://a', 'curl -u ada:*** https://a'],
  ['<password>s3cr3t-x</password>', '<password>***</password>'],
  ['vault login s3cr3t-x', 'vault login ***'],
  ['aws configure set aws_secre_access_key s3cr3t-x', 'aws configure set aws_secre_access_key ***'],
  ['ID: 7\npassword: s3cr3t-x\nport: 5432', 'ID: 7\npassword: ***\nport: 5432'],
  ['password=\u001b[31ms3cr3t-x\u001b[0m', 'password=\u001b[31m***\u001b[0m'],
  ['password=s3\u001b[1mcr\u200b3t-x ok', 'password=*** ok'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc=\n-----END RSA PRIVATE KEY-----\nnext', '***\nnext'],
])('%j keeps what is no secret', (text, hidden) => {
  expect(hideCredentials(text)).toBe(hidden);
});

test.each([
  'expected 1 to be 2 at src/sum.test.ts:12:3',
  'see https://example.com/a@b and mail ada@example.com',
  'http://localhost:3000/@scope/pkg and ssh://git@github.com/acme/shop.git',
  'commit 8f3c2d1e0b9a47568c7d6e5f4a3b2c1d0e9f8a7b is not signed',
  'Digest: sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '"integrity": "sha512-GafnjQnBVDFUhdXQ/nW7BTTjhUhnQjB2N7YFEqXbAAYcSmW8H4vJYwz7fyqvQ2Sl+qgVkpLGNJlzUGe2cnbGAQ==",',
  'run 01234567-89ab-cdef-0123-456789abcdef',
  'authorization: missing',
  'Authorization: Bearer <token>',
  'SyntaxError: Unexpected token \'x\', "xyz" is not valid JSON',
  'expected token ; but found token }',
  'token: 42 expected',
  'missing token',
  'password: ',
  'Password:',
  'password: string;',
  "type Field = 'password' | 'username'",
  'password=***',
  'password: <redacted>',
  'PASSWORD=$PASSWORD TOKEN=${TOKEN}',
  'token: ${{ secrets.GITHUB_TOKEN }}',
  'login(user, password=password, token=self.token)',
  'const token = getToken(request)',
  'secret = os.environ["SECRET"]',
  'passwordRequired=true, token=null, secret: undefined',
  'KEY_FILE=/etc/ssl/private/server.key',
  'PWD=/builds/acme/shop',
  'Cache restored from key: Linux-node-8f3c2d1e0b9a4756',
  '--- PASS: TestInitProvider/registry_2 (0.17s)',
  'npm error js-tokens@4.0.0 and "js-tokens": "^4.0.0"',
  'src/auth/token.ts:12:5 - error TS2322',
  'tokens: 4096, max_tokens=512',
  'exit code=12345678 and ?code=missing',
  'run vault login first, then bindpw from the file',
  'src/a.ts:12:5:error:x',
  'mkdir -p build/a1 && docker run -u 1000:1000 -p 8080:80 img',
  '  --token string   The token to use',
  'usage: deploy [--password PASSWORD]',
  'DEBUG f.i.l.c.s.ConstraintBasedSynthesis - Operators:',
  'Checking unresolved references to net.sf.androidscents.signature:android-api-level-10:2.3.3_r2',
  'src/main.c:5432:7:error:x1y2z3w4',
  'GET /login?code=missing&key=name 400',
  'exit code: a1b2c3d4e5f6g7h8',
  'usage: htpasswd [-cimBdpsDv] [-C cost] passwordfile username',
  'run cargo login first, then bw unlock',
  'nuget push pkg/shop.1.2.3.nupkg -Source y',
  'token.test.ts:12 and password_reset.rb:7 failed',
  'kubectl create configmap c --from-literal=mode=dark',
  'commit 12 of 34 [3m] was reverted',
])('%j stays as it is', (text) => {
  expect(hideCredentials(text)).toBe(text);
});

test('the beginning of a credential at the end of a text that was cut is hidden', () => {
  const { text } = filled(SHAPES['GitHub personal'] ?? '', chanceOf(1).next);
  const line = `${'word '.repeat(300)}${text.slice(0, 12)}`;
  expect(hideCredentials(line)).toBe(`${'word '.repeat(300)}***`);
  expect(hideCredentials(`${line}…`)).toBe(`${'word '.repeat(300)}***…`);
});

test('what is hidden stays hidden, and texts of letters and signs without names stay', () => {
  const piece = fc.oneof(
    fc.constantFrom(...Object.values(FORMS).map((form) => form('password=x1y2z3w4, token: "a1b2c3d4e5f6g7h8"'))),
    fc.constantFrom(
      'password',
      'token:',
      '=',
      ' ',
      '"',
      "'",
      '\n',
      '***',
      '://',
      '@',
      ':',
      'ghp_',
      'eyJ',
      '-u a:b',
      '\u001b[1m',
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const hidden = hideCredentials(pieces.join(''));
      expect(hideCredentials(hidden)).toBe(hidden);
    }),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z .,;()]{0,200}$/), (text) => {
      expect(hideCredentials(text)).toBe(text);
    }),
  );
});

test('a long text of anything is read to its end', () => {
  for (const piece of [
    'eyJ',
    'a://',
    'a:b@',
    '-----BEGIN PRIVATE KEY-----',
    'authorization: basic ',
    'ghp_',
    'token:',
    'aAZDO',
  ]) {
    expect(hideCredentials(piece.repeat(100_000 / piece.length))).toBeDefined();
  }
}, 600_000);
