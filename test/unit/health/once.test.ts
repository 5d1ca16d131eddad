/** Weeks of a watch, by chance: each turn of a workflow is in exactly one message that was delivered. */
import { expect, test } from 'vitest';
import { type Chance, getChance } from '../../support/chance.ts';
import { type Fate, type PlainRun, type PlannedSweep, playSweeps, type ToldSweep } from '../../support/sweeps.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEGIN = Date.UTC(2026, 2, 1);
const DAYS = 5;
const END = BEGIN + DAYS * 24 * HOUR;

const minutes = ({ next }: Chance, least: number, most: number) => Math.round(least + next() * (most - least)) * MINUTE;

/** Of two workflows, each one after the other; red and green come in rows. */
function runsBy(chance: Chance): readonly PlainRun[] {
  return [1, 2].flatMap((workflow) => {
    const runs: PlainRun[] = [];
    let isRed = false;
    for (let at = BEGIN + minutes(chance, 1, 200); at < END; at += minutes(chance, 1, 300)) {
      const endedAt = at + minutes(chance, 1, 90);
      runs.push({ id: workflow * 1_000 + runs.length + 1, workflow, createdAt: at, endedAt, isRed });
      if (chance.next() < 0.4) isRed = !isRed;
      at = endedAt;
    }
    return runs;
  });
}

const FATES: readonly Fate[] = ['told', 'told', 'lost', 'cancelled', 'unread'];

/** Each waits for the one before, as `concurrency` has it, and for a machine. The first and the last one tell. */
function sweepsBy(chance: Chance): readonly PlannedSweep[] {
  const sweeps: PlannedSweep[] = [];
  let free = 0;
  for (let startedAt = BEGIN; startedAt < END + 6 * HOUR; startedAt += minutes(chance, 15, 400)) {
    const readsAt = Math.max(startedAt, free) + minutes(chance, 0, 120);
    const isEdge = startedAt === BEGIN || startedAt > END + 5 * HOUR;
    sweeps.push({ id: 9_000 + sweeps.length, startedAt, readsAt, fate: isEdge ? 'told' : chance.oneOf(FATES) });
    free = readsAt + MINUTE;
  }
  return sweeps;
}

/** The first red run of the row in which this workflow is then; undefined where it is green. */
function redAt(runs: readonly PlainRun[], workflow: number, at: number): PlainRun | undefined {
  const completed = runs.filter((run) => run.workflow === workflow && run.endedAt <= at);
  const lastGreen = completed.findLastIndex(({ isRed }) => !isRed);
  return completed[lastGreen + 1];
}

function toStart({ createdAt }: PlainRun): string {
  return `${new Date(createdAt).toISOString().slice(0, 19)}Z`;
}

/** What a sweep that tells has to say of what was so at its start, and was not at the start of the one that told before. */
function turnsBetween(runs: readonly PlainRun[], from: number, to: number): readonly string[] {
  return [1, 2].flatMap((workflow) => {
    const [before, now] = [redAt(runs, workflow, from), redAt(runs, workflow, to)];
    if (before?.id === now?.id) return [];
    if (now !== undefined) return [`red w${workflow} ${toStart(now)}`];
    return before === undefined ? [] : [`green w${workflow} ${toStart(before)}`];
  });
}

test.each(Array.from({ length: 5 }, (_, index) => index + 1))('random case %i', async (seed) => {
  const chance = getChance(seed);
  const [runs, sweeps] = [runsBy(chance), sweepsBy(chance)];
  const played = await playSweeps(runs, sweeps);
  let from = 0;
  for (const sweep of played.filter(({ fate }) => fate === 'told')) {
    const expected = turnsBetween(runs, from, sweep.startedAt);
    expect([...sweep.news].sort(), when(sweep, played)).toEqual([...expected].sort());
    from = sweep.startedAt;
  }
  const all = played.flatMap(({ news }) => news);
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all).size, 'nothing twice').toBe(all.length);
});

/** What went before, for whoever reads a failure. */
function when({ id, startedAt }: ToldSweep, played: readonly ToldSweep[]): string {
  const before = played
    .slice(
      0,
      played.findIndex((one) => one.id === id),
    )
    .slice(-4);
  const results = before.map(
    ({ fate, outcome, startedAt: at }) => `${fate} (${outcome}) ${new Date(at).toISOString()}`,
  );
  return [`sweep ${id} of ${new Date(startedAt).toISOString()}`, ...results].join(', after ');
}
