import { expect, test } from 'vitest';
import { noGaps, noteUnread, unreadPhrases } from '../../../../../src/facts/health/reading/gaps.ts';

/** `a runs` was not read of `acme/a`; `all logs` stands for itself. */
function phrases(notes: readonly string[], { blind = [] as string[], isOne = false, reason = '' } = {}) {
  const gaps = noGaps();
  if (reason !== '') gaps.reasons.add(reason);
  for (const [repository = '', what = ''] of notes.map((note) => note.split(' '))) {
    if (repository === 'all') gaps.unread.add(what);
    else noteUnread(gaps, `acme/${repository}`, what);
  }
  return unreadPhrases(gaps, { isOne, blind: blind.map((name) => `acme/${name}`) });
}

test('of one repository nothing names it, and why comes first', () => {
  expect(phrases(['all logs', 'a jobs', 'a files', 'a jobs'], { isOne: true, reason: 'a limit' })).toEqual([
    ...['a limit', 'not all of jobs', 'not all of files', 'logs'],
  ]);
  expect(phrases([], { isOne: true, blind: ['a'], reason: 'a limit' })).toEqual(['a limit']);
});

test('of several each is named once, first those whose runs were not read', () => {
  expect(phrases(['all logs', 'a jobs', 'b runs', 'b files', 'c jobs'], { blind: ['b'] })).toEqual([
    ...['acme/b (runs, files)', 'logs', 'acme/a (jobs)', 'acme/c (jobs)'],
  ]);
});

test('what was not asked for any more is named, after why', () => {
  expect(phrases(['a jobs'], { blind: ['c'], reason: 'a limit' })).toEqual([
    ...['a limit', 'acme/c (the runs)', 'acme/a (jobs)'],
  ]);
});

test('nothing was left out', () => {
  expect(phrases([])).toEqual([]);
});
