/** Tests that adjacent mention characters and their neighbors never form an active mention. */
import { describe, expect, test } from 'vitest';
import {
  escapeLine,
  escapeLines,
  escapeLinkUrl,
  formatCode,
  formatFence,
  markdownLink,
} from '../../../../src/message/markdown/escape.ts';
import { neutralizeMentions, plainLine, truncatePlain } from '../../../../src/message/markdown/plain.ts';
import { reportMarkdown } from '../../../../src/message/report.ts';
import { mentions } from '../../../support/markdown-oracle.ts';

const SIGNS = ['@', '#', '+'];
/** Nothing, letters, spaces, invisible characters, full-width characters, other scripts, and Markdown syntax. */
const BESIDE = [
  ...['', ...'a7_ \n\u00A0\u200B\u200D\u2060\uFEFF\uFE0F\uFF20\uFF0B\uFF03'],
  ...[...'é日ש\u{1F600}.-/!\\*`([<&|', '://', 'a.', '&amp;'],
];

/** One character, each pair, and each triple. */
const RUNS = SIGNS.flatMap((one) => [
  one,
  ...SIGNS.flatMap((two) => [one + two, ...SIGNS.map((three) => one + two + three)]),
]);
/** Two characters with text between them. */
const PARTED = SIGNS.flatMap((one) => SIGNS.flatMap((two) => BESIDE.map((between) => one + between + two)));
const NAMES = ['team', 'é', '\u200Bhere'];
const TEXTS = [
  ...RUNS.flatMap((characters) => BESIDE.map((before) => before + characters)),
  ...PARTED.flatMap((characters) => ['', 'a', '.'].map((before) => before + characters)),
].flatMap((characters) => NAMES.map((name) => characters + name));

const CALLERS: Readonly<Record<string, (text: string) => string>> = {
  'a subject': (text) => neutralizeMentions(plainLine(text), 'plain'),
  'plain text as it is': (text) => neutralizeMentions(text, 'plain'),
  'finished Markdown': (text) => neutralizeMentions(text, 'markdown'),
  'finished Markdown, and that as a subject': (text) =>
    neutralizeMentions(plainLine(neutralizeMentions(text, 'markdown')), 'plain'),
  'a subject as Markdown': (text) => escapeLine(neutralizeMentions(plainLine(text), 'plain')),
  text: escapeLine,
  lines: escapeLines,
  'a span of code': formatCode,
  'a block of code': (text) => formatFence(text.split('\n')),
  'the language of a block of code': (text) => formatFence(['x'], text.replaceAll('\n', '')),
  'the text of a link': (text) => markdownLink(text, 'https://example.org/'),
  'an address': (text) => escapeLinkUrl(`https://example.org/${text}`) ?? '',
};

describe('nobody is mentioned, whatever is next to the mention characters', () => {
  test.each(Object.entries(CALLERS))('in %s', (_, write) => {
    expect(TEXTS.filter((text) => mentions(write(text)).length > 0)).toEqual([]);
  });

  test('in the blocks of a report', () => {
    const rendered = RUNS.flatMap((characters) =>
      BESIDE.map((before) => {
        const text = `${before}${characters}team`.replaceAll('\n', ' ');
        const cell = text.replaceAll('|', '\\|');
        const blocks = [text, `\`\`\`c-${text}\n${text}\n\`\`\``, `| ${cell} |\n|---|\n| ${cell} |`, `- [${text}](/x)`];
        return [...blocks, `**${characters}**<b>team</b>${characters}<b>team</b>[${characters}](#a)team`].join('\n\n');
      }),
    );
    expect(rendered.filter((text) => mentions(reportMarkdown(text)).length > 0)).toEqual([]);
  });

  test('at any truncation of a subject', () => {
    const characters = RUNS.map((run) => `${run}team`).join(' ');
    for (let before = 0; before < 250; before += 1) {
      const subject = neutralizeMentions('x'.repeat(before) + characters, 'plain');
      expect(mentions(truncatePlain(subject, 250))).toEqual([]);
    }
  });
});

test('text without mentions is unchanged', () => {
  const same = [
    ...['ada@example.com', 'a+b@example.com', '<ada@example.com>', 'x@y, a#b, 1+1, C++, C#, F#.', 'a + b @ c # d'],
    ...['+ added', '++', '+}', '## Title', '@', '@.', '!@team', '&#35;', '\\@team', '\uFF20team'],
  ];
  expect(same.map((text) => neutralizeMentions(text, 'plain'))).toEqual(same);
  expect(same.map((text) => neutralizeMentions(text, 'markdown'))).toEqual(same);
});

test('several mention characters are broken after the last, each escaped in Markdown', () => {
  const texts = ['@@here', '+@team', '#@here', 'a+@team', '+@Override'];
  expect(texts.map((text) => neutralizeMentions(text, 'plain'))).toEqual([
    ...['@@\u200Bhere', '+@\u200Bteam', '#@\u200Bhere', 'a+@\u200Bteam', '+@\u200BOverride'],
  ]);
  expect(texts.map((text) => neutralizeMentions(text, 'markdown'))).toEqual([
    ...['\\@\\@here', '\\+\\@team', '\\#\\@here', 'a+\\@team', '\\+\\@Override'],
  ]);
});
