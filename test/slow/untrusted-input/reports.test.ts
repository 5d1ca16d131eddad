/** Ensures that reports only contain active emphasis, lists, tables and web links. */
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { expect, test } from 'vitest';
import { reportMarkdown } from '../../../src/message/report.ts';
import { cmarkGfm, elements, mentions, schemes } from '../../support/markdown-oracle.ts';
import { fc, getSome, pieces } from '../../support/random.ts';

const PIECES = [
  '@team ',
  '#topic ',
  '+nick ',
  '<b>',
  '</b>',
  '<!-- ',
  ' -->',
  '<img src=x onerror=alert(1)>',
  '<script>',
  '![x](',
  '[x](',
  ')',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://example.org/@team',
  '../a b',
  '`',
  '```\n',
  '~~~\n',
  '\n',
  '\n\n',
  '| a | b |\n|---|---|\n',
  '| ',
  '- ',
  '1. ',
  '> ',
  '# ',
  '**',
  '*',
  '_',
  '~~',
  '\\',
  '&lt;',
  '&#64;team',
  '[x]: https://example.org/y\n',
  '[x]',
  '    ',
  '\t',
  'www.evil.example ',
  'ada@evil.example ',
  '<details>\n',
  ':smile:',
  '<br>',
  'a',
  ' ',
];
/** Allowed elements of Markdown: no image, no HTML, no form. */
const ALLOWED = new Set(
  'p br strong em s del h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code hr table thead tbody tr th td a section sup'.split(
    ' ',
  ),
);

function check(sources: readonly string[]): void {
  const rendered = sources.map((source) => reportMarkdown(source, 'https://example.org/acme/app/blob/abc/'));
  expect(rendered.flatMap(mentions)).toEqual([]);
  const wrong = cmarkGfm(rendered).flatMap((html, index) => {
    const names = elements(html).filter((name) => !ALLOWED.has(name));
    const other = schemes(html).filter((scheme) => scheme !== 'https');
    return names.length + other.length === 0
      ? []
      : [`${[...names, ...other]} in ${JSON.stringify(sources[index])} → ${rendered[index]}`];
  });
  expect(wrong).toEqual([]);
}

test('naughty strings', () => check(getSome(naughty, 50)));

/** Regressions found by random combinations. */
test('known findings', () =>
  check([
    '- >     [x](<img src=x onerror=alert(1)>',
    '[x]()&#64;team.evil.example',
    'x<b>@evil.example</b>',
    'https:<b>//evil.example',
    'www<!-- -->.evil.example',
    '~~~~#topic - ~~~\n../a b',
    '~~~+nick\nx',
  ]));

test('large combinations of pieces', () => {
  check(fc.sample(fc.string({ unit: fc.constantFrom(...PIECES), minLength: 1, maxLength: 25 }), pieces(100)));
});
