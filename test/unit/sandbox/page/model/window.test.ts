import { expect, test } from 'vitest';
import { WINDOW, windowAround } from '../../../../../src/sandbox/page/model/window.ts';
import type { ShownMessage } from '../../../../../src/sandbox/web/shown.ts';

const sender = { displayName: 'CI', avatar: null, bot: true };
const chatOf = (length: number): ShownMessage[] =>
  Array.from({ length }, (_, index) => ({ id: `m${index}`, createDate: '', ephemeral: false, sender, html: '' }));

test.each([
  ['all of a short chat', 50, undefined, [0, 50]],
  ['all of a short chat, wherever one reads', 50, 'm3', [0, 50]],
  ['the newest for who follows', 5000, undefined, [5000 - WINDOW, 5000]],
  ['as many on both sides of who reads', 5000, 'm2500', [2500 - WINDOW / 2, 2500 + WINDOW / 2]],
  ['no fewer near the beginning', 5000, 'm3', [0, WINDOW]],
  ['no fewer near the end', 5000, 'm4990', [5000 - WINDOW, 5000]],
  ['the newest where what was read is gone', 5000, 'of another start', [5000 - WINDOW, 5000]],
  ['nothing of nothing', 0, undefined, [0, 0]],
] as const)('draws %s', (_, length, readsAt, [from, to]) => {
  const list = { name: 'chat', home: 'end', keyOf: ({ id }: ShownMessage) => id, more: undefined } as const;
  expect(windowAround({ ...list, items: chatOf(length) }, readsAt)).toEqual({ from, to });
});

test.each([
  ['the first for who came to it', undefined, [0, WINDOW]],
  ['as many on both sides of who reads', '2500', [2500 - WINDOW / 2, 2500 + WINDOW / 2]],
  ['the first where what was read is gone', 'archived since', [0, WINDOW]],
] as const)('draws of a list whose new things come first %s', (_, readsAt, [from, to]) => {
  const items = Array.from({ length: 5000 }, (_one, index) => index);
  const list = { name: 'topics', items, home: 'start', keyOf: String, more: undefined } as const;
  expect(windowAround(list, readsAt)).toEqual({ from, to });
});
