/** Which red runs are explained: those that are already, and as many others as the requests reach. */
import { expect, test } from 'vitest';
import { chooseRed, type ExplainedHistory } from '../../../../../src/facts/health/parts/read-red-runs.ts';
import { noGaps } from '../../../../../src/facts/health/reading/gaps.ts';
import { runsOf, windowOf } from '../../../../support/health-runs.ts';

const WINDOW = windowOf('2026-03-01T00:00:00Z', '2026-03-04T00:00:00Z');

/** Ids of what is chosen of each repository; `known` are those of all that are explained already. */
function chosen(notations: readonly string[], { left = 0, known = [] as number[], forFlaky = 0 } = {}) {
  const gaps = noGaps();
  const all = notations.map((notation) => ({
    history: { runs: runsOf(notation), window: WINDOW, source: { budget: { left }, gaps } },
    failures: { isExplained: ({ id }: { readonly id: number }) => known.includes(id) },
  }));
  const red = chooseRed(all as unknown as readonly ExplainedHistory[], forFlaky);
  return [red.map((own) => own.map(({ id }) => id)), [...gaps.unread]];
}

test('what is explained already costs nothing', () => {
  expect(chosen(['+--'], { known: [2, 3] })).toEqual([[[3, 2]], []]);
  expect(chosen(['+---', '--'], { known: [2] })).toEqual([[[2], [2]], ['2 of 5 red runs read']]);
});

test('the requests are for the others, the newest first', () => {
  expect(chosen(['+---'], { known: [4], left: 9 })).toEqual([[[4, 3]], ['2 of 3 red runs read']]);
  expect(chosen(['+---'], { known: [2], left: 9 })).toEqual([[[4, 2]], ['2 of 3 red runs read']]);
});

test('as many are kept for flaky jobs as there may be, and no more than some', () => {
  expect(chosen(['--'], { left: 12 })).toEqual([[[2, 1]], []]);
  expect(chosen(['--'], { left: 12, forFlaky: 3 })).toEqual([[[2]], ['1 of 2 red runs read']]);
  expect(chosen(['--'], { left: 30, forFlaky: 300 })).toEqual([[[2, 1]], []]);
});
