/** A secret in a text that one program quoted, or two, one after the other. */
import { expect, test } from 'vitest';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { CASES, isPair, QUOTINGS } from '../../../support/quotings.ts';
import { fc, pieces, SEED, someOf } from '../../../support/random.ts';

const SIGNS = [...'\'"\\$%&<>`^/+? ;#ö€😀', ...'aZ09nxu_-.'];
const RANDOM = fc
  .string({ unit: fc.constantFrom(...SIGNS), minLength: 14, maxLength: 40 })
  // Blanks around a secret are not a part of it, and a few letters have to be left of one that is signs else.
  .filter((text) => text.trim() === text && (text.match(/\w/g)?.length ?? 0) > 5);
const SECRETS = [
  `p&ss "wö<r>d"/+?'(x)*~!`,
  `a'b"c\\d$e%f&g h#i9`,
  `it's "quoted" \\n %41 & co`,
  'Zq7Xw-4kPd_9sVbQ2',
  `pässwörd€😀-x'y`,
  `$HOME/'x'%25&amp;"q"`,
  'correct horse battery staple',
  `C:\\new\\table\\x41 "z"`,
  '^&|<>"(%PATH%)!`$x`',
  ...fc.sample(RANDOM, { numRuns: pieces(2), seed: SEED }),
];
const REDACTORS = SECRETS.map((secret) => new Redactor([secret]));

/** What stands around a secret within the quotes. */
const [HEAD, TAIL] = ['head: ', ' :tail'];
const AROUND = ['.', HEAD, TAIL, '.'.repeat(13), '.'.repeat(26)];
const TEXTS = [...SECRETS, ...SECRETS.map((secret) => HEAD + secret + TAIL), ...AROUND];
/** Quotes and halves of escapes at the edges. */
const SLACK = 16;

/**
 * The secrets of which more is left than a few signs.
 *
 * @param unreadable which of them the quotings leave in two meanings
 */
function left(written: readonly string[], unreadable?: RegExp): readonly string[] {
  const [alone = 0, head = 0, tail = 0, half = 0, whole = 0] = written
    .slice(-AROUND.length)
    .map(({ length }) => length);
  // Where lines are wrapped, some are so around the secret.
  const context = alone + head + tail + 3 * Math.max(0, whole - 2 * half);
  return SECRETS.flatMap((secret, index) => {
    if (unreadable?.test(secret)) return [];
    const isLeft = (text = '', around: number) => {
      const shown = REDACTORS[index]?.redact(`before ${text} after`) ?? '';
      const rest = shown.replaceAll(/\*\*\*|\n2026[\dT:.Z-]+/g, '').length - 'before  after'.length;
      return !shown.includes('***') || rest > around + SLACK;
    };
    const isFound = isLeft(written[index], alone) || isLeft(written[index + SECRETS.length], context);
    return isFound ? [`${secret} as ${written[index]}`] : [];
  });
}

const NAMES = Object.keys(QUOTINGS);
const ONCE = new Map(NAMES.map((name) => [name, QUOTINGS[name]?.(TEXTS) ?? []]));

test.each(NAMES)('a secret is hidden in %s', (name) => {
  expect(left(ONCE.get(name) ?? [])).toEqual([]);
});

test('a judge that sees what is left', () => {
  expect(left(TEXTS.map((text) => text.split('').reverse().join('')))).toHaveLength(SECRETS.length);
});

const PAIRS = NAMES.flatMap((second) =>
  NAMES.filter((first) => isPair(first, second)).map((first) => ({ first, second })),
);

/** What looks like an escape in a secret is none any more, or another one. */
const UNREADABLE: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(CASES.map((name) => [name, /[\\&%]/])),
  printf: /%[\da-f]{2}/i,
};

test('a secret is hidden where what one program quoted is quoted by another', () => {
  const tried = Map.groupBy(someOf(PAIRS, 100), ({ second }) => second);
  const leaks = [...tried].flatMap(([second, pairs]) => {
    const written = QUOTINGS[second]?.(pairs.flatMap(({ first }) => ONCE.get(first) ?? [])) ?? [];
    return pairs.flatMap(({ first }, index) =>
      left(written.slice(index * TEXTS.length, (index + 1) * TEXTS.length), UNREADABLE[first]).map(
        (leak) => `${first}, ${second}: ${leak}`,
      ),
    );
  });
  expect(leaks).toEqual([]);
}, 60_000);
