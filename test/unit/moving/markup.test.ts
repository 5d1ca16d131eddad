import { expect, test } from 'vitest';
import { markdownOf } from '../../../src/moving/markup.ts';

test.each([
  ['slack', '*bold* _it_ ~gone~', '**bold** _it_ ~~gone~~'],
  ['slack', '<https://a.example/x|words> <https://a.example>', '[words](https://a.example/x) https://a.example'],
  ['slack', '`*code*` and ```*more*```', '`*code*` and ```*more*```'],
  ['slack', ':rocket: :not_known: 2 &lt; 3 &amp; 4', '🚀 :not_known: 2 < 3 & 4'],
  ['slack', '2 * 3 * 4', '2 * 3 * 4'],
  ['discord', '**bold** <https://a.example>', '**bold** https://a.example'],
  ['telegram', '*bold* [a](https://a.example)', '**bold** [a](https://a.example)'],
  ['html', '<b>bold</b> <a href="https://a.example">a</a> <code>x</code>', '**bold** [a](https://a.example) `x`'],
  ['markdown', 'a<br>b', 'a\nb'],
] as const)('%s: %s', (markup, text, expected) => {
  expect(markdownOf(text, markup).text).toBe(expected);
});

test.each([
  ['slack', '<!here> look', 'look', ['here'], []],
  ['slack', 'ask <@U024BE7LH> or <!subteam^S1|@ops> now', 'ask or now', [], ['<@U024BE7LH>', '<!subteam^S1|@ops>']],
  ['slack', '<!channel|channel>', '', ['team'], []],
  ['discord', '@everyone and @here and <@&456>', 'and and', ['team', 'here'], ['<@&456>']],
  ['discord', 'ada@here.example', 'ada@here.example', [], []],
] as const)('%s calls in %s', (markup, text, words, mentions, strangers) => {
  expect(markdownOf(text, markup)).toEqual({ text: words, mentions, strangers });
});
