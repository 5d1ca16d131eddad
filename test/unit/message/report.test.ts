import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { reportMarkdown } from '../../../src/message/report.ts';
import { renderFacts } from '../../support/rendering.ts';
import { PUSH } from '../../support/shop-facts.ts';

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

const FACTS: Facts = { ...PUSH, report: { path: 'coverage.md', text: '**91 %** of all lines' } };
const REPORT = '**91 %** of all lines';

test('follows the text of a file, after the mentions', async () => {
  const location = { file: 'chat.md', line: 1, column: 1, trust: { type: 'trusted' } } as const;
  const addressees = [{ type: 'mention', text: '@ada' }] as const;
  const { content } = await renderFacts(FACTS, {
    template: { type: 'file', body: 'Done.', location },
    addressees,
  });
  expect(content.body).toBe(`Done.\n\n@ada\n\n${REPORT}`);
});

test.each([
  ['{{ sections.report }}\n\nDone.', `${REPORT}\n\nDone.`],
  ['{% if report.path == "other.md" %}{{ sections.report }}{% endif %}Done.', 'Done.'],
  ['Raw: {{ report.text }}', 'Raw: \\*\\*91 %\\*\\* of all lines'],
])('%s contains the report itself', async (body, expected) => {
  expect((await renderFacts(FACTS, { body })).content.body).toBe(expected);
});

test('a report of one large block is truncated, not dropped', async () => {
  const lines = Array.from({ length: 400 }, (_, index) => `line ${index} of the plan`);
  const table = ['| file | lines |', '| --- | --- |', ...lines.map((line) => `| ${line} | 91 % |`)];
  const texts = { lines: lines.join('\n'), code: `\`\`\`\n${lines.join('\n')}\n\`\`\``, table: table.join('\n') };
  for (const [name, text] of Object.entries(texts)) {
    for (const current of [{}, { body: 'Done.' }]) {
      const facts: Facts = { ...PUSH, report: { path: 'plan.md', text } };
      const { content, diagnostics } = await renderFacts(facts, current);
      expect(content.body.length, name).toBeGreaterThan(3_500);
      expect(content.body.length, name).toBeLessThanOrEqual(3_900);
      expect(content.body, name).toContain('line 3 of the plan');
      expect(content.body, name).toMatch(/… \(\d+ more lines\)/);
      expect(content.body, name).not.toContain('Shortened: report');
      expect(diagnostics[0]?.names, name).toEqual(['report']);
      if (name === 'table') expect(content.body).toMatch(/\| file \| lines \|\n\| --- \| --- \|\n\| line 0 of/);
      if (name === 'code') expect(content.body.match(/```/g)).toHaveLength(2);
    }
  }
});
