import { describe, expect, test } from 'vitest';
import {
  dayWords,
  doneWords,
  dueWords,
  momentWords,
  namesInWords,
} from '../../../../../src/sandbox/page/model/words.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22', 'due today'],
  ['2026-11-23', 'due tomorrow'],
  ['2026-11-21', 'due yesterday'],
  ['2026-11-24', 'due in 2 days'],
  ['2026-12-06', 'due in 14 days'],
  ['2026-12-07', 'due on 7 December'],
  ['2031-05-06', 'due on 6 May 2031'],
  ['2026-11-19', '3 days late'],
  ['2026-11-01', 'late since 1 November'],
])('a task for %s is %s', (dueDate, words) => {
  expect(dueWords(dueDate, TODAY)).toBe(words);
});

test.each([
  ['2026-11-22', 'done today'],
  ['2026-11-21', 'done yesterday'],
  ['2026-11-18', 'done 4 days ago'],
  ['2026-01-02', 'done on 2 January'],
  ['2024-02-29', 'done on 29 February 2024'],
])('one of %s was %s', (completeDate, words) => {
  expect(doneWords(completeDate, TODAY)).toBe(words);
});

// A day without a clock is where the reader is, so none of these is near midnight.
describe('days and moments of messages', () => {
  const now = new Date(2026, 10, 22, 12);

  test.each([
    [new Date(2026, 10, 22, 9), 'Today'],
    [new Date(2026, 10, 21, 9), 'Yesterday'],
    [new Date(2026, 10, 16, 9), 'Monday 16 November'],
    [new Date(2024, 1, 29, 9), 'Thursday 29 February 2024'],
  ])('%s is %s', (date, words) => {
    expect(dayWords(date, now).replace(',', '')).toBe(words);
  });

  test('of another day, the day is said in place of the clock', () => {
    expect(momentWords(new Date(2026, 10, 16, 9), now)).toBe('16 Nov');
    expect(momentWords(new Date(2026, 10, 22, 9), now)).toMatch(/9:00/);
  });
});

test('names are listed as people list them', () => {
  expect(namesInWords([])).toBe('');
  expect(namesInWords(['Ada'])).toBe('Ada');
  expect(namesInWords(['Ada', 'Ben'], 'or')).toBe('Ada or Ben');
  expect(namesInWords(['Ada', 'Ben', 'Chloé'])).toBe('Ada, Ben and Chloé');
});
