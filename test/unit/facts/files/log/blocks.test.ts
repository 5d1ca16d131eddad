import { expect, test } from 'vitest';
import { blocksOf, LogUnread, outputOf } from '../../../../../src/facts/files/log/blocks.ts';

function outputIn(log: string): readonly string[] {
  return blocksOf(log).flatMap((block) => outputOf(block).map(({ text }) => text));
}

test('of a long step the last lines are kept, and empty ones are not counted', () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `line ${index}\n\n`);
  const output = outputIn(lines.join(''));
  expect([output.length, output[0], output.at(-1)]).toEqual([20_000, 'line 10000', 'line 29999']);
});

test('a key that begins before them is none of them', () => {
  const key = Array.from({ length: 150 }, () => 'MIIEvQIBADANBgkq');
  const log = [
    'start',
    '-----BEGIN PRIVATE KEY-----',
    ...key,
    ...Array.from({ length: 19_900 }, () => 'a line of noise'),
  ];
  expect(outputIn(log.join('\n'))).toEqual(expect.not.arrayContaining([key[0]]));
});

test('what came after the last exit is not of the step, nor what stands above it', () => {
  const log = [
    '##[group]Run x',
    'x',
    '##[endgroup]',
    'one',
    '##[error]exit code 1',
    'two',
    '##[error]exit code 2',
    'three',
  ];
  expect(outputIn(log.join('\n'))).toEqual(['one', 'exit code 1', 'two', 'exit code 2']);
});

test('a log is not read further than there is time', () => {
  expect(() => blocksOf('noise\n'.repeat(5_000), () => true)).toThrow(LogUnread);
});
