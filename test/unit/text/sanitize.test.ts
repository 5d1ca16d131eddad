import { expect, test } from 'vitest';
import { sanitizeLine } from '../../../src/text/sanitize.ts';
import { fc, pieces } from '../../support/random.ts';

/** Pieces of hostile and ordinary text. */
const PIECES = [
  ...':: : ##[ ## # [ error error::x add-mask:: stop-commands::t a Z 9 é 界 🎉 *'.split(' '),
  ...['set-output name=outcome::x', ' ', '\u00a0', '\u3000', '\u001b[31m', '\u001b]0;t\u0007', '\u{e0001}', '\r\n'],
  ...'\r\n\t\0\v\f\u0085\u2028\u2029\u009b\u202e\u2066\u200f\u061c\u200b\u00ad\ufeff\u034f\ufe0f\ud800'.split(''),
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/**
 * Detects commands like the runner: at the start of a line after invisible characters, and in the older form anywhere.
 */
function isCommand(line: string): boolean {
  return /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*::/u.test(line) || line.includes('##[');
}

test('no text becomes a command, a second line, a color, or a change of direction', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const line = sanitizeLine(text);
      expect(isCommand(line), JSON.stringify(line)).toBe(false);
      expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(line.isWellFormed()).toBe(true);
    }),
    { numRuns: pieces(2_000) },
  );
});

test.each([
  ['::error::x', ': :error::x'],
  [' \u200b::error::x', ': :error::x'],
  ['a ##[error]x', 'a # #[error]x'],
  ['#\u200b#[error]x', '# #[error]x'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['one\rtwo', 'one two'],
])('%j', (text, line) => {
  expect(sanitizeLine(text)).toBe(line);
});

test('a line is truncated at the limit of the runner', () => {
  expect(sanitizeLine('🎉'.repeat(5_000)).length).toBeLessThanOrEqual(4_001);
  expect(sanitizeLine('🎉'.repeat(5_000)).isWellFormed()).toBe(true);
});
