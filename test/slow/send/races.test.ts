/** Tests concurrent runs that open the same record while lists lag: one record counts, and one message is posted. */
import { expect, onTestFinished, test } from 'vitest';
import { getChance } from '../../support/chance.ts';
import { type Poverty, startPoorService } from '../../support/poor-service.ts';
import { reportRedPush } from '../../support/red-push.ts';

const KINDS = ['incident', 'task', 'topic'].map((kind) => ({ kind, 'unique-key': 'red' }));

/** Shows the state of this long ago, or of a random moment since then. */
function behind(lagMs: number, chance?: () => number): Poverty {
  return {
    sees(retained) {
      const moment = Date.now() - lagMs * (chance?.() ?? 1);
      return retained.filter(({ at }) => at <= moment);
    },
  };
}

/** Shows each record after its own delay. */
function unevenly(...lagsMs: readonly number[]): Poverty {
  return { sees: (retained) => retained.filter(({ id, at }) => at + (lagsMs[id - 4] ?? 0) <= Date.now()) };
}

const LAGS: Readonly<Record<string, () => Poverty>> = {
  'do not lag': () => behind(0),
  'lag 0.3 s': () => behind(300),
  'lag 3 s': () => behind(3_000),
  'lag up to 3 s, now more and now less': () => behind(3_000, getChance(7).next),
  'show the later one first': () => unevenly(1_000, 500),
};

/** Returns outcomes, IDs named by the runs, and the number of posted messages. */
async function allAtOnce(poverty: Poverty, options: Readonly<Record<string, string>>, runs: readonly number[]) {
  const service = await startPoorService(poverty);
  onTestFinished(() => service.close());
  const push = (run: number) => reportRedPush(service, { live: true, run, options: { team: '5', ...options } });
  const all = await Promise.all(runs.map(push));
  const outcomes = all.map(({ receipt }) => receipt.outcome).sort();
  const ids = [...new Set(all.map(({ receipt }) => receipt.id))];
  // Include the runs' messages to explain a wrong number.
  return {
    outcomes,
    ids,
    lines: service.chats.length,
    said: all.flatMap(({ receipt }) => receipt.chat_message?.reason ?? []),
  };
}

test.each(Object.entries(LAGS))('one of two concurrent runs wins if lists %s', async (_name, poverty) => {
  const all = await Promise.all(KINDS.map((options) => allAtOnce(poverty(), options, [42, 43])));
  const one = { outcomes: ['delivered', 'duplicate'], ids: ['4'] };
  expect(all).toEqual([
    { ...one, lines: 1, said: ['the service accepted it (200)'] },
    { ...one, lines: 0, said: [] },
    { ...one, lines: 0, said: [] },
  ]);
});

test('one of six concurrent runs opens the incident, and the others name it', async () => {
  const runs = [42, 43, 44, 45, 46, 47];
  expect(await allAtOnce(behind(300), { kind: 'incident' }, runs)).toEqual({
    outcomes: ['delivered', ...Array(5).fill('duplicate')],
    ids: ['4'],
    lines: 1,
    said: ['the service accepted it (200)'],
  });
});
