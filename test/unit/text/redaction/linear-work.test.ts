/** Tests that the number of lookups grows linearly with a text. Each lookup is bounded (`unit/rules/patterns`). */
import { expect, test, vi } from 'vitest';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';

const UNITS = [
  ...['a', ' ', '\n', '\\', '"', ':', '\u001b[1m', 'a://', '://a:b@', 'eyJ', 'ghp_', 'mysql -p', ' -u a:', '|-|'],
  ...['password=', 'password="', 'token:', 'authorization: basic ', 'cookie: a=b1c2d3e4f5;', 'api key token secret '],
  ...['-----BEGIN PRIVATE KEY-----', '</key><string>', 's3cret-t', 'aaaaaaaaaaaaaaab', '%25', 'YWJj', '6162'],
];
const LENGTH = 8_000;

/** Counts the lookups in a text. */
function getLooks(work: (text: string) => string, text: string): number {
  const looks = [
    vi.spyOn(RegExp.prototype, 'exec'),
    ...(['indexOf', 'startsWith', 'slice'] as const).map((name) => vi.spyOn(String.prototype, name)),
  ];
  try {
    work(text);
    return looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const look of looks) look.mockRestore();
  }
}

const redactor = new Redactor(['s3cret-s3cret', 'aaaaaaaaaaaaaaab', `a'b "c\\dö`, 't s3cret']);

test.each([
  ['credentials', redactText],
  ['secrets', (text: string) => redactor.redact(text)],
])('redacting %s takes twice the lookups for twice the text', (_, work) => {
  work('warm');
  for (const unit of UNITS) {
    const text = unit.repeat(LENGTH / unit.length);
    const [few, many] = [getLooks(work, text), getLooks(work, text + text)];
    expect([unit, many / (few + 20) < 2.2]).toEqual([unit, true]);
  }
});

test('many secrets take as many lookups as few', () => {
  const rest = Array.from({ length: 200 }, (_, index) => `an0ther-${index * 7919}-s3cret`);
  const text = 'word s3cret-t of the build '.repeat(30);
  const [few, many] = [new Redactor(['s3cret-s3cret']), new Redactor(['s3cret-s3cret', ...rest])];
  for (const one of [few, many]) one.redact('warm');
  expect(getLooks((one) => many.redact(one), text)).toBeLessThan(getLooks((one) => few.redact(one), text) * 1.5);
});
