import { expect, test } from 'vitest';
import { transitionsOf } from '../../../../../src/facts/health/measures/transitions.ts';
import { runsOf, statesIn, windowOf } from '../../../../support/health-runs.ts';

/** What a sweep from `from` to `to` tells of these runs, one an hour from midnight. */
function told(runs: ReturnType<typeof runsOf>, from: string, to: string) {
  const { turnedRed, stillRed, greenAgain } = transitionsOf(statesIn(runs).values(), windowOf(from, to));
  const names = (transitions: typeof turnedRed) =>
    transitions.map(({ outage, due, length }) => `${outage.runs} ${length / 60_000}m${due ? '' : ' not due'}`);
  return { turned: names(turnedRed), still: names(stillRed), again: names(greenAgain) };
}

const NOTHING = { turned: [], still: [], again: [] };
const at = (time: string) => `2026-03-01T${time}:00Z`;

test.each([
  ['turned red', '+ + -', '02:00', '03:00', { ...NOTHING, turned: ['1 50m'] }],
  ['was red before, and is told once', '+ - -', '02:00', '03:00', { ...NOTHING, still: ['2 110m not due'] }],
  ['is green again', '+ - - +', '03:00', '04:00', { ...NOTHING, again: ['2 120m'] }],
  ['was red between two sweeps', '+ - +', '00:30', '03:00', NOTHING],
  ['was red, then green, and is red again', '- + -', '01:00', '03:00', { ...NOTHING, turned: ['1 50m'] }],
  ['was cancelled after it was red', '+ - x', '02:00', '03:00', { ...NOTHING, still: ['1 110m not due'] }],
  [
    'turned red at the very end of the window before',
    '+ + -',
    '02:10',
    '03:00',
    { ...NOTHING, still: ['1 50m not due'] },
  ],
  ['turned green at the very end of the window before', '+ - - +', '03:10', '04:00', NOTHING],
])('%s', (_, notation, from, to, expected) => {
  expect(told(runsOf(notation), at(from), at(to))).toEqual(expected);
});

test('what stays red is told again after each seven days', () => {
  const runs = runsOf('+ - - - - - - - - - - - - - - - -', { hours: 24 });
  // It turned red on the 2nd at 00:10.
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T06:00:00Z`;
  const due = [8, 9, 10, 15, 16].map(
    (number) => told(runs, day(number - 1), day(number)).still[0]?.endsWith('not due') === false,
  );
  expect(due).toEqual([false, true, false, false, true]);
});

test('what turned red by one event is news, though another one has been red for long', () => {
  const nightly = runsOf('+ - - -', { event: 'schedule' });
  const pushes = runsOf('+ + + -', { from: '2026-03-01T00:30:00Z' });
  expect(told([...nightly, ...pushes], at('03:20'), at('04:00'))).toEqual({ ...NOTHING, turned: ['1 20m'] });
  expect(
    told([...nightly, ...runsOf('+ - - +', { from: '2026-03-01T00:30:00Z' })], at('03:20'), at('04:00')).again,
  ).toEqual([]);
});

test('of what is green again the outage that began first tells', () => {
  const nightly = runsOf('+ - - +', { event: 'schedule' });
  const pushes = runsOf('+ + - +', { from: '2026-03-01T00:05:00Z' });
  expect(told([...nightly, ...pushes], at('03:00'), at('04:00')).again).toEqual(['2 120m']);
});

test('what turned red last comes first, and what was red for longest', () => {
  const runs = ['+ - - - -', '+ + - - -', '- - - - -'].flatMap((notation, index) =>
    runsOf(notation, { workflow: index }),
  );
  for (const all of [runs, runs.toReversed()]) {
    expect(told(all, at('00:00'), at('05:00')).turned).toEqual(['3 170m', '4 230m', '5 290m']);
    expect(told(all, at('04:00'), at('05:00')).still).toEqual(
      ['5 290m', '4 230m', '3 170m'].map((one) => `${one} not due`),
    );
    const mended = [...all, ...[0, 1, 2].flatMap((workflow) => runsOf('+', { from: at('05:00'), workflow }))];
    expect(told(mended, at('05:00'), at('06:00')).again).toEqual(['5 300m', '4 240m', '3 180m']);
  }
});

test('of what is switched off nothing is told', () => {
  const states = [...statesIn(runsOf('+ -')).values()].map((state) => ({ ...state, live: false }));
  expect(transitionsOf(states, windowOf(at('01:00'), at('02:00'))).turnedRed).toEqual([]);
});

test('what cannot start is told as silent, not as red', () => {
  const runs = runsOf('+ -').map((run) => ({ ...run, unstarted: run.colour === 'red' }));
  expect(told(runs, at('01:00'), at('02:00'))).toEqual(NOTHING);
  const mended = runsOf('+ - + -').map((run) => ({ ...run, unstarted: run.number === 4 }));
  expect(told(mended, at('02:00'), at('04:00'))).toEqual(NOTHING);
});
