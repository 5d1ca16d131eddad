import { expect, test } from 'vitest';
import { placeWords } from '../../../src/facts/plan/routed-places.ts';
import { totalsOf } from '../../../src/replay/told-run.ts';
import { buildHistory } from '../../support/build-history.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { actionAt, replayed } from '../../support/replayed.ts';

const ACCOUNT = { 'base-url': 'http://127.0.0.1:9', username: 'bot', password: 'p4ss-of-the-bot', team: '1' };
const ROWS = { routes: 'src/totals.ts: 42\n"workflow: Nightly": { forum: 43 }\n"workflow: Release": 44' };
const WORLD = buildHistory(24, 5);

/** `team 42 (src/totals.ts)`, as a receipt tells it. */
function inReceipt({ target, route }: { readonly target?: string; readonly route?: string }): string {
  const place = target === 'team 1' ? 'team' : target;
  return route === undefined ? `${place}` : `${place} (${route})`;
}

test(
  'each run goes where the Action would have sent it, and the totals are their sum',
  async () => {
    const options = { ...ACCOUNT, ...ROWS };
    const { told, end, violations } = await replayed(WORLD, options);
    expect(violations).toEqual([]);
    const red = told.filter(({ facts }) => ['failure', 'timed_out'].includes(facts.conclusion ?? ''));
    for (const { run, places } of red) {
      const { receipt } = await actionAt(WORLD, run.id, run.attempt, options);
      const all = (receipt.targets ?? [receipt]).map(inReceipt);
      expect((places ?? []).map((one) => placeWords([one])).toSorted(), `${run.id}`).toEqual(all.toSorted());
    }
    const gone = (name: string) => told.filter(({ places }) => places?.some(({ place }) => place === name)).length;
    expect(end.totals.places).toEqual(
      Object.fromEntries(
        ['team', 'team 42', 'forum 43', 'team 44'].flatMap((name) => (gone(name) === 0 ? [] : [[name, gone(name)]])),
      ),
    );
    expect(gone('team 42')).toBeGreaterThan(0);
    expect(gone('team')).toBeGreaterThan(0);
    for (const { facts, places } of told)
      if (facts.conclusion === 'success') expect(places).toEqual([{ place: 'team', by: [] }]);
  },
  NEVER_MS,
);

test('without rows, and of what is kept back, no place is told', async () => {
  const { told, end } = await replayed(buildHistory(14, 5));
  expect([told.filter(({ places }) => places !== undefined), end.totals.places]).toEqual([[], undefined]);
  const kept = await replayed(buildHistory(14, 5), { ...ACCOUNT, ...ROWS, when: 'failure' });
  for (const { drafts, places } of kept.told) expect(places === undefined).toBe(drafts.length === 0);
  expect(totalsOf(kept.told)).toEqual(kept.end.totals);
});
