/** Which signs `escapeLine` escapes, and which stay as they are. What renderers make of it is judged in `escape.test.ts`. */
import { expect, test } from 'vitest';
import { escapeLine, escapeLinkUrl } from '../../../../src/message/markdown/escape.ts';

test('block characters are escaped at the start of a line only', () => {
  const escaped = {
    '- a': '\\- a',
    '-': '\\-',
    '+ a': '\\+ a',
    '+': '\\+',
    '> a': '\\> a',
    '# a': '\\# a',
    '---': '\\---',
    ':-- | --': '\\:-- \\| --',
    '===': '\\===',
    '== ': '\\==',
    '1. a': '1\\. a',
    '12) a': '12\\) a',
    '1.': '1\\.',
  };
  for (const [text, markdown] of Object.entries(escaped)) expect(escapeLine(text)).toBe(markdown);
  const same = ['-a', '= a', '=a', '== a', '-- a', '1.5 s', 'a - b', 'a + b', 'a > b', 'a # b', 'a 1. b', 'a ---'];
  expect(same.map(escapeLine)).toEqual(same);
});

test('characters are escaped only where they are active', () => {
  const escaped = {
    'a | b': 'a \\| b',
    '`a` *b* ~c~': '\\`a\\` \\*b\\* \\~c\\~',
    'a <b': 'a &lt;b',
    '</b': '&lt;/b',
    'a <': 'a &lt;',
    'a \\': 'a \\\\',
    'a \\_': 'a \\\\\\_',
    'a@': 'a\\@',
    'a #1 +1': 'a \\#1 \\+1',
    ':tada: :+1: :100: :1a:': '\\:tada: \\:\\+1: \\:100: \\:1a:',
    '&amp; &#38; &#x26;': '\\&amp; \\&#38; \\&#x26;',
    'R & D &amp;': 'R & D \\&amp;',
    _a_: '\\_a\\_',
    'x](y)': 'x\\]\\(y)',
    'https://a a:/': 'https:\u200B//a a:\u200B/',
    'a::/': 'a::\u200B/',
    '//a': '/\u200B/a',
    'a@b.example': 'a\\@\u200Bb.example',
    'x _a_': 'x \\_a\\_',
  };
  for (const [text, markdown] of Object.entries(escaped)) expect(escapeLine(text)).toBe(markdown);
  const same = ['a < b', 'a \\ b', 'a @ b', ':101:', '& &; &a &#x; &#;', 'R&D', 'a_b_c', 'f(x)', 'a:/b', 'a // b', '!'];
  expect(same.map(escapeLine)).toEqual(same);
});

test("URLs contain no entities or credentials, and aren't too long", () => {
  expect(escapeLinkUrl('https://a.example/?x&amp;&#38;')).toBe('https://a.example/?x&amp%3B&#38%3B');
  expect(escapeLinkUrl('https://:secret@a.example/')).toBeUndefined();
  expect(escapeLinkUrl('https://user@a.example/')).toBeUndefined();
  const longest = `https://a.example/${'x'.repeat(1_982)}`;
  expect(escapeLinkUrl(longest)).toBe(longest);
  expect(escapeLinkUrl(`${longest}x`)).toBeUndefined();
});
