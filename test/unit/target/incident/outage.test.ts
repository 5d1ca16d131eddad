import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import type { ListScan } from '../../../../src/service/scan/pages.ts';
import { decide, decideWithoutRecords, type KeyDecision } from '../../../../src/target/incident/decide-incident.ts';
import { findRunPosition, type KeyedRecord, Outage } from '../../../../src/target/incident/outage.ts';

const HUB = 'https://github.com/acme/app/actions/runs';

function build(run: number, more: Partial<Facts>): Facts {
  return { ci: 'GitHub Actions', event: { name: 'push' }, run: { id: run, url: `${HUB}/${run}` }, ...more };
}

/** Passed in run 10, failing since run 11. */
const GREEN = { run: 1, url: `${HUB}/10/job/5` };
const BROKEN = build(11, { conclusion: 'failure', change: 'broken', last_green: GREEN });
const STILL = build(14, {
  conclusion: 'failure',
  change: 'still-failing',
  last_green: GREEN,
  broken_since: { run: 2, url: `${HUB}/11` },
});
const FIXED = build(15, { conclusion: 'success', change: 'fixed', last_green: GREEN });

function task(id: number, run: number | undefined, open = true): KeyedRecord {
  return { id, open, assignees: [], ...(run === undefined ? {} : { run: findRunPosition(`/actions/runs/${run}`) }) };
}
const read = (...records: readonly KeyedRecord[]): ListScan<KeyedRecord> => ({ ours: records, perhaps: [] });

function decideForIncident(facts: Facts, keyed: ListScan<KeyedRecord>): KeyDecision {
  const outage = new Outage(facts, 'auto');
  return decideWithoutRecords(outage) ?? decide('incident', outage, keyed);
}
const decideForKey = (facts: Facts, keyed: ListScan<KeyedRecord>) => decide('topic', new Outage(facts, 'auto'), keyed);
const decideForMessage = (facts: Facts, keyed: ListScan<KeyedRecord>) =>
  decide('message', new Outage(facts, 'auto'), keyed);
const UNREAD: ListScan<KeyedRecord> = { ours: [], perhaps: [], doubt: 'HTTP 503' };

describe('an incident', () => {
  test.each<[string, Facts, ListScan<KeyedRecord>, object]>([
    ['keeps a task without a run', STILL, read(task(7, undefined)), { do: 'existing' }],
    [
      'resolves the task of its own outage, of several open ones',
      FIXED,
      read(task(3, 5), task(9, 12), task(7, 11)),
      { do: 'resolve', record: task(7, 11) },
    ],
  ])('%s', (_, facts, keyed, step) => {
    expect(decideForIncident(facts, keyed)).toMatchObject(step);
  });

  test('a later attempt of a passed run is a separate outage', () => {
    const again = build(10, { conclusion: 'failure', change: 'broken', last_green: { url: `${HUB}/10` } });
    const repeated = { ...task(7, 10), run: findRunPosition('/actions/runs/10/attempts/2') };
    expect(decideForIncident({ ...again, change: 'still-failing' }, read(repeated))).toMatchObject({ do: 'existing' });
    expect(decideForIncident(again, read(task(3, 10)))).toMatchObject({ do: 'open' });
  });

  test('a later attempt of the last passed deployment may have started the outage', () => {
    const second = { ...task(7, 10), run: findRunPosition('/actions/runs/10/attempts/2') };
    const deployment = { ...STILL, scope: 'deployment' } as const;
    const since = { ...deployment, broken_since: { run: 1, url: `${HUB}/10/job/6` } };
    expect(decideForIncident(since, read(second))).toMatchObject({ do: 'existing', record: second });
    expect(decideForIncident(deployment, read(second))).toMatchObject({ do: 'open' });
  });

  test('a message without a history names the newest open task of this outage', () => {
    const red = build(14, { conclusion: 'failure' });
    const [old, recent] = [task(3, 5), task(9, 14)];
    expect(decideForMessage(red, read(old, recent))).toEqual({ do: 'resolve', record: recent });
    expect(decideForMessage(build(15, { conclusion: 'success' }), read(old, recent))).toEqual({
      do: 'resolve',
      record: recent,
    });
    expect(decideForMessage(FIXED, read(old, recent, task(12, 14)))).toEqual({ do: 'resolve', record: recent });
    const [first, late] = [
      { ...task(8, 14), openedAt: 90_000 },
      { ...task(9, 14), openedAt: 91_000 },
    ];
    expect(decideForMessage(red, read(old, late, first))).toMatchObject({ record: first });
    expect(decideForMessage(red, UNREAD)).toEqual({ do: 'resolve', notice: expect.stringContaining('HTTP 503') });
  });

  test('a record that an earlier attempt of the last passed run opened is over', () => {
    const second = { ...task(7, 10), run: findRunPosition('/actions/runs/10/attempts/2') };
    expect(decideForIncident(BROKEN, read(second))).toMatchObject({ do: 'open' });
    expect(decideForIncident(STILL, read(second))).toMatchObject({ do: 'open' });
  });
});

describe('without a known success', () => {
  const first = build(11, { conclusion: 'failure', change: 'broken' });
  test('overlapping runs keep one record, the first of those created concurrently', () => {
    expect(decideForIncident(first, read(task(7, 10)))).toMatchObject({ do: 'existing', record: task(7, 10) });
    expect(new Outage(first, 'auto').findEarlier(9, [task(9, 11), task(7, 10)])).toEqual(task(7, 10));
  });
  test('a record that a person completed since the first failed run is unchanged', () => {
    const still = build(14, { conclusion: 'failure', change: 'still-failing', broken_since: { url: `${HUB}/11` } });
    expect(decideForIncident(still, read(task(7, 12, false)))).toMatchObject({ do: 'nothing' });
    expect(decideForIncident(still, read(task(7, 10, false)))).toMatchObject({ do: 'open' });
  });
});

describe('with incomplete lists', () => {
  const doubtful = (isLikely: boolean, run?: number) => [{ ...task(7, run), isLikely }];
  test('open and completed records of a truncated list count', () => {
    const cut = (...records: readonly KeyedRecord[]): ListScan<KeyedRecord> => ({
      ours: records,
      perhaps: [],
      doubt: 'cut',
    });
    expect(decideForKey(BROKEN, cut(task(7, 11)))).toMatchObject({ do: 'existing' });
    expect(decideForIncident(STILL, cut(task(7, 11, false)))).toMatchObject({
      reason: expect.stringContaining('completed'),
    });
  });
  test('nothing is opened during a failure streak if a candidate record exists', () => {
    const blind = (likely: boolean, run?: number): ListScan<KeyedRecord> => ({
      ...read(),
      perhaps: doubtful(likely, run),
    });
    expect(decideForIncident(STILL, blind(true))).toMatchObject({
      do: 'nothing',
      reason: expect.stringContaining('7'),
    });
    expect(decideForIncident(STILL, blind(true, 5))).toEqual({ do: 'open' });
    expect(decideForIncident(STILL, blind(false))).toMatchObject({ do: 'open', doubtful: [{ id: 7 }] });
    expect(decideForIncident(BROKEN, blind(true))).toMatchObject({ do: 'open', doubtful: [{ id: 7 }] });
    expect(decideForIncident(FIXED, blind(true))).toMatchObject({
      do: 'resolve',
      notice: expect.stringContaining('7'),
    });
  });
});

describe('an environment that another app deploys to, without runs', () => {
  const at = (time: string) => Date.parse(`2026-03-04T${time}Z`);
  const deployed = (more: Partial<Facts>): Facts => ({
    ci: 'GitHub Actions',
    event: { name: 'deployment_status' },
    scope: 'deployment',
    deployment: { environment: 'production', id: 5 },
    last_green: { url: 'https://vercel.example/41', at: '2026-03-04T08:00:00Z' },
    ...more,
  });
  const opened = (id: number, time: string, open = true): KeyedRecord => ({
    ...task(id, undefined, open),
    openedAt: at(time),
  });
  const red = deployed({ conclusion: 'failure', change: 'broken' });

  test.each<[string, Facts, readonly KeyedRecord[], object]>([
    ['a second outage opens its own task', red, [opened(3, '06:00:00')], { do: 'open' }],
    [
      'a red one after it adds nothing',
      red,
      [opened(3, '06:00:00'), opened(7, '09:00:00')],
      { do: 'existing', record: { id: 7 } },
    ],
    ['one that a person completed is left alone', red, [opened(7, '09:00:00', false)], { do: 'nothing' }],
  ])('%s', (_, facts, records, step) => {
    expect(decideForIncident(facts, read(...records))).toMatchObject(step);
  });
});

test('every open record counts if concurrent runs share a key with an older record', () => {
  const mixed = new Outage({ ...BROKEN, inputs: { environment: 'production' } }, 'deploy-production');
  expect(mixed.findEarlier(9, [task(9, 11), task(7, 9), task(3, 5, false)])).toEqual(task(7, 9));
  expect(new Outage(BROKEN, 'auto').findEarlier(9, [task(9, 11), task(7, 9)])).toBeUndefined();
});

test('a passed step closes nothing while its job continues', () => {
  const { change: _, ...uncompared } = FIXED;
  const open = { ...uncompared, unfinished_steps: { running: ['Start the server'], failed: [] } };
  const reason = 'other steps of the job are still running or failed, so the incident stays open';
  expect(decideForIncident(open, read(task(7, 11)))).toEqual({ do: 'nothing', reason });
});
