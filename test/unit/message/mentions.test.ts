import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { addMentions, formatMentions } from '../../../src/message/mentions.ts';
import type { Addressee } from '../../../src/target/resolved-target.ts';
import { mentions } from '../../support/markdown-oracle.ts';
import { renderFacts } from '../../support/rendering.ts';

const mention = (name: string): Addressee => ({ type: 'mention', text: `@${name}` });
const named = (name: string): Addressee => ({ type: 'name', name });
const text = (body: string, addressees: readonly Addressee[]) =>
  addMentions([{ name: 'body', text: body }], addressees, 'last').map((part) => part.text);

test.each([
  ['CI failed', ['CI failed', '@ada and @ben']],
  ['@ada: CI failed', ['@ada: CI failed', '@ben']],
  ['@Ada, @ben.', ['@Ada, @ben.']],
  ['@ada and @ada', ['@ada and \\@ada', '@ben']],
  ['(@ada)@ada', ['(@ada)\\@ada', '@ben']],
  ['me@ada \\@ada @ada.l @adam', ['me@ada \\@ada @ada.l @adam', '@ada and @ben']],
])('each person is mentioned once: %s', (body, expected) => {
  expect(text(body, [mention('ada'), mention('ben'), named('Grace')])).toEqual(expected);
});

test('a preset shows mentions below the conclusion, and neutralizes those of the event', async () => {
  const facts: Facts = {
    ci: 'GitHub Actions',
    event: { name: 'push' },
    conclusion: 'failure',
    commit: { sha: 'abc1234', short: 'abc1234', subject: '@ada @ben @here', author: { name: '@team' } },
  };
  const { content } = await renderFacts(facts, { addressees: [mention('ada'), named('@here')] });
  expect(content.body.split(/ *\n/)[1]).toBe('@ada');
  expect(mentions(content.body)).toEqual(['@ada']);
});

test('unknown people are named with escaped text', () => {
  expect(formatMentions([mention('ada'), named('@here *x*'), named(' ')])).toBe('@ada and \\@here \\*x\\*');
  expect(formatMentions([])).toBeUndefined();
});
