import { expect, test } from 'vitest';
import { reportMarkdown } from '../../../../src/message/report.ts';

const FOLDER = 'https://github.com/acme/app/blob/abc1234/docs/';

test.each([
  ['headings are small', '# Coverage\n\nBuild\n=====', '### Coverage\n\n### Build'],
  ['mentions are neutralized', 'Thanks @team, `@here` and #12', 'Thanks \\@team, \\@here and \\#12'],
  ['comments are removed', '<!-- marker -->\nAll good <!-- no -->here', 'All good here'],
  ['HTML is removed, its text stays', '<details><summary>Plan</summary>\n\n3 to add\n\n</details>', 'Plan\n\n3 to add'],
  [
    'relative links start from the folder',
    '[a](src/a.ts) [b](../b.ts)',
    '[a](https://github.com/acme/app/blob/abc1234/docs/src/a.ts) [b](https://github.com/acme/app/blob/abc1234/b.ts)',
  ],
  ['an anchor in the report is not a link', '[up](#top)', 'up'],
  [
    'only web addresses are links',
    '[a](javascript:alert(1)) [b](mailto:x@y.zz) [c](https://x.example/c)',
    'a b [c](https://x.example/c)',
  ],
  [
    'an image is a link',
    '![badge](https://img.example/b.svg) ![](x.png)',
    '[badge](https://img.example/b.svg) [image](https://github.com/acme/app/blob/abc1234/docs/x.png)',
  ],
  [
    'tables keep their alignment',
    '|a|b|c|\n|:-|:-:|-:|\n|1|`2`|@x|',
    '| a | b | c |\n| :--- | :---: | ---: |\n| 1 | `2` | \\@x |',
  ],
  ['lists in lists', '1. a\n   - b\n2. c', '1. a\n   - b\n2. c'],
  [
    'code keeps its language and its indentation',
    '```diff\n+ a\n    - b @all\n```',
    '```diff\n+ a\n    - b @\u200Ball\n```',
  ],
  ['a code block may contain a fence', '````\n```\n````', '````\n```\n````'],
])('%s', (_, text, expected) => {
  expect(reportMarkdown(text, FOLDER)).toBe(expected);
});

test('relative links without a folder are text', () => {
  expect(reportMarkdown('[a](src/a.ts) [b](https://x.example/)')).toBe('a [b](https://x.example/)');
});

test('nesting is limited', () => {
  expect(reportMarkdown(`${'> '.repeat(50_000)}x`).length).toBeLessThan(200_000);
  expect(reportMarkdown(`${'- '.repeat(50_000)}x`).length).toBeLessThan(200_000);
});
