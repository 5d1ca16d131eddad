import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { filters as liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { hasError } from '../../../src/diagnostic.ts';
import { plainLine } from '../../../src/message/markdown/plain.ts';
import { LEFT_OUT } from '../../../src/message/templates/errors.ts';
import { filtersFor } from '../../../src/message/templates/filters.ts';
import { cmarkGfm, elements, mentions, schemes, shortcodes, targets } from '../../support/markdown-oracle.ts';
import { getPart } from '../../support/random.ts';
import { renderFacts } from '../../support/rendering.ts';
import { ACTIVE } from './active-texts.ts';

const TEXTS = [
  ...ACTIVE,
  ...naughty.filter((text) => plainLine(text) !== '' && /[<>@#+[\]`|:&\\]/.test(text)).slice(0, 25),
];

const FILTERS = Object.keys({ ...liquid, ...filtersFor({ part: 'body', timeZone: 'UTC', now: 0 }) }).filter(
  (name) => !LEFT_OUT.filter.has(name),
);

/** Arguments for filters that need them. `V` is the hostile value. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  append: [': "x"', ': V'],
  prepend: [': "x"', ': V'],
  default: [': V'],
  replace: [': "e", V', ': "x", "y"'],
  replace_first: [': "e", V'],
  replace_last: [': "e", V'],
  remove: [': "e"'],
  remove_first: [': "e"'],
  remove_last: [': "e"'],
  truncate: [': 9', ': 20, V'],
  truncatewords: [': 2', ': 1, V'],
  truncate_markdown: [': 9', ': 40', ': 400'],
  slice: [': 1, 9', ': 0, 400'],
  split: [': ""', ': "/"'],
  join: [': V'],
  date: [': V', ': "%Y"'],
  link: ['', ': V', ': "https://example.org/y"', ': commit.url'],
  plural: ['', ': V', ': V, V'],
  table: ['', ': "value"', ': V'],
  map: [': V'],
  where: [': V'],
  group_by: [': V'],
  sum: [': V'],
  concat: [': vars.list'],
  push: [': V'],
  unshift: [': V'],
};

/** Input of the filters: one line, several, and lists. */
const VALUES = ['inputs.v', 'commit.message', 'vars.list', 'pull_request.labels', '3'];

const PLACES = ['X', 'a X b', '- X', '## X', '**X**', '[X](https://example.org/y)', '> X', '| a |\n| --- |\n| X |'];

function parseFacts(text: string): Facts {
  const commit = { sha: 'abc1234', short: 'abc1234', subject: text, message: `${text}\n${text}\n\n${text}` };
  return {
    ci: 'GitHub Actions',
    event: { name: 'push' },
    conclusion: 'failure',
    workflow: 'CI',
    commit: { ...commit, url: 'https://example.org/y' },
    inputs: { v: text },
    pull_request: { number: 1, labels: [text, 'x'] },
  };
}

/** Creates a template that uses the filter in every position. */
function toTemplate(filter: string): string {
  const outputs = (ARGUMENTS[filter] ?? ['']).flatMap((argument) =>
    VALUES.map((value) => `{{ ${value} | ${filter}${argument.replaceAll('V', 'inputs.v')} }}`),
  );
  return PLACES.flatMap((location) => outputs.map((output) => location.replace('X', () => output))).join('\n\n');
}

async function rendered(template: string, text: string) {
  const limits = { characters: 200_000, bytes: 800_000 };
  const { content, diagnostics } = await renderFacts(parseFacts(text), {
    kind: 'topic',
    limits,
    body: template,
    subject: template.split('\n\n')[0] ?? '',
    variables: { list: [text, `${text}\n${text}`] },
  });
  return { body: content.body, subject: content.subject ?? '', failed: hasError(diagnostics) };
}

/** Elements from the author, from filters that create them, and harmless ones. */
const MADE = ['p', 'br', 'em', 'code', 'a', 'ul', 'li', 'h2', 'strong', 'blockquote', 'hr'];
const TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const findCurrent = (target: string) => target.startsWith('https://example.org/y');

describe('filters never produce active markup', () => {
  test.each(FILTERS.map((filter, index) => [filter, getPart(TEXTS, index, 20)] as const))(
    '%s',
    async (filter, texts) => {
      const template = toTemplate(filter);
      const all = await Promise.all(texts.map((text) => rendered(template, text)));
      const bodies = all.map(({ body }) => body);
      const allowed = filter === 'mention' ? ['x', '3', ...texts].map((text) => `@${text}`) : [];
      const terms = [...bodies, ...all.map(({ subject }) => subject)];
      expect(terms.flatMap(mentions).filter((one) => !allowed.some((made) => made.startsWith(one)))).toEqual([]);
      // A code span is inactive.
      if (filter !== 'code') expect(bodies.flatMap(shortcodes)).toEqual([]);
      const found = cmarkGfm(bodies).flatMap((html, index) =>
        [
          ...elements(html).filter((name) => ![...MADE, ...TABLE].includes(name)),
          ...targets(html).filter((target) => !findCurrent(target) && !isAddress(filter, target)),
          ...schemes(html).filter((one) => one !== 'https'),
        ].map((live) => `${live} of ${JSON.stringify(texts[index])}`),
      );
      expect(found).toEqual([]);
    },
  );

  test('most filters produce some output', async () => {
    const made = await Promise.all(FILTERS.map(async (filter) => (await rendered(toTemplate(filter), 'word')).failed));
    expect(made.filter((failed) => failed).length).toBeLessThan(FILTERS.length / 4);
    expect(FILTERS.length).toBeGreaterThan(70);
  });
});

/** Allows `link` to link to a web URL, and nothing else. */
function isAddress(filter: string, target: string): boolean {
  return filter === 'link' && /^https?:\/\/[\w.-]+(?:[/?#]|$)/.test(target);
}
