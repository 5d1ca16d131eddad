import { expect, test } from 'vitest';
import { isTooDense } from '../../../../src/service/wire/envelope.ts';

const records = (count: number) =>
  JSON.stringify({ d: { results: Array.from({ length: count }, (_, id) => ({ id, body: 'a, b [c] {d}\\"' })) } });

test.each([
  ['a page of records', records(50), false],
  ['a thousand records', records(1_000), false],
  ['brackets within texts', JSON.stringify({ body: '[],{}'.repeat(100_000) }), false],
  ['escaped quotation marks within texts', JSON.stringify({ body: '\\"[],{}\\\\'.repeat(100_000) }), false],
  ['one long text', 'x'.repeat(1_000_000), false],
  ['little but lists', `[${'[],'.repeat(50_000)}[]]`, true],
  ['little but objects', '{"a":'.repeat(50_000), true],
  ['little but numbers', `[${'1,'.repeat(50_000)}1]`, true],
  ['lists after a text', `["${'x'.repeat(50_000)}",${'[],'.repeat(50_000)}[]]`, true],
])('%s', (_name, text, dense) => {
  expect(isTooDense(text)).toBe(dense);
});
