/** How each workflow stands, from a fake of GitHub's API to the facts. */
import { expect, test } from 'vitest';
import type { RepositoryTable, RunRow, WorkflowRow } from '../../../support/health-api.ts';
import { type HealthQuestion, reportOn } from '../../../support/health-report.ts';

const NOW = Date.parse('2026-03-04T08:00:00Z');
const MINUTE = 60_000;
const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push' };
const RED = { conclusion: 'failure' } as const;
const ago = (milliseconds: number) => `${new Date(NOW - milliseconds).toISOString().slice(0, 19)}Z`;
const run = (id: number, minutes: number, more: Partial<RunRow> = {}): RunRow => ({
  ...{ id, number: id, file: 'ci.yml', created: ago(minutes * MINUTE), ended: ago(minutes * MINUTE - 4 * MINUTE) },
  ...more,
});

async function healthOf(table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) {
  const tables = { 'acme/shop': { workflows: [CI], runs: [], ...table } };
  const report = await reportOn({ tables, ...more, options: { period: '2h', ...more.options } });
  return { ...report, health: report.facts.health ?? {} };
}

test('a deploy behind CI is told as red, as long as it is', async () => {
  const deploy = { file: 'deploy.yml', name: 'Deploy', text: 'on:\n  workflow_run:\n    workflows: [CI]\n' };
  const after = (id: number, minutes: number, more: Partial<RunRow> = {}) =>
    run(id, minutes, { file: 'deploy.yml', event: 'workflow_run', ...more });
  const runs = [after(1, 5000), after(2, 4300, RED), after(3, 60, RED), run(4, 61), run(5, 4301)];
  const { health } = await healthOf({ workflows: [CI, deploy], runs });
  expect(health.still_red).toMatchObject([{ workflow: 'Deploy', since: ago(4300 * MINUTE) }]);
  expect(health.standing).toMatchObject({ workflows: 2, green: 1, red: 1, all_green: false });
});

test('what another workflow dispatches is of the branch, what a person dispatches is not', async () => {
  const dispatched = { ...RED, event: 'workflow_dispatch' };
  const bot = { login: 'github-actions[bot]', type: 'Bot' };
  const workflows = [{ ...CI, text: 'on: [push, workflow_dispatch]' }];
  const byBot = await healthOf({ workflows, runs: [run(1, 300), run(2, 60, { ...dispatched, actor: bot })] });
  expect(byBot.health.turned_red).toHaveLength(1);
  const byHand = await healthOf({ workflows, runs: [run(1, 300), run(2, 60, dispatched)] });
  expect(byHand.health.turned_red).toEqual([]);
  expect(byHand.health.standing).toMatchObject({ green: 1, all_green: true });
});

test('a red workflow that nobody named is red; one whose file has an error cannot start', async () => {
  const path = '.github/workflows/ci.yml';
  const workflows = [{ ...CI, name: path }];
  const runs = [run(1, 300), run(2, 60, RED)];
  const job = { name: 'test', conclusion: 'failure', annotations: ['expected 90 to be 100'] };
  const red = await healthOf({ workflows, runs, jobs: { '2/1': [job] } });
  expect(red.health.turned_red).toMatchObject([{ workflow: 'ci.yml', cause: 'expected 90 to be 100' }]);
  expect(red.health.silent).toEqual([]);
  const unstarted = await healthOf({ workflows, runs });
  expect(unstarted.health.turned_red).toEqual([]);
  expect(unstarted.health.silent).toMatchObject([{ why: 'does_not_compile' }]);
});

test('a run that was tried again is one, and what it mends is told', async () => {
  const again = { attempt: 2, attempts: { 1: { ...RED, started: ago(300 * MINUTE), ended: ago(290 * MINUTE) } } };
  const runs = [run(1, 400), run(2, 300, { ...again, started: ago(60 * MINUTE), ended: ago(50 * MINUTE) })];
  const { health } = await healthOf({ runs });
  expect(health.green_again).toMatchObject([{ workflow: 'CI', runs: 1 }]);
  const digest = await healthOf({ runs }, { options: { template: 'digest', period: '24h' } });
  expect(digest.health.runs).toMatchObject({ total: 2, green: 2, red: 0 });
});

test('of what is red every quarter of an hour for two weeks the beginning is "at least", and each week reminds', async () => {
  const poll = { file: 'poll.yml', name: 'Poll', text: 'on:\n  schedule:\n    - cron: "*/15 * * * *"\n' };
  const quarters = Array.from({ length: 96 * 14 }, (_, index): RunRow => {
    const before = (96 * 14 - index) * 15 * MINUTE;
    return {
      ...{ id: index + 1, number: index + 2, file: 'poll.yml', event: 'schedule', created: ago(before) },
      ...{ conclusion: 'failure', ended: ago(before - 4 * MINUTE) },
    };
  });
  const dueAt = async (now: string) => {
    const { health } = await healthOf({ workflows: [poll], runs: quarters }, { now });
    expect(health.still_red).toMatchObject([{ workflow: 'Poll', at_least: true }]);
    return health.still_red?.[0]?.due;
  };
  // Thursday at midnight is in the second of these windows.
  const due = ['2026-03-04T08:00:00Z', '2026-03-05T01:00:00Z', '2026-03-05T03:00:00Z'].map(dueAt);
  expect(await Promise.all(due)).toEqual([false, true, false]);
});

test('what could not be read is absent, not empty: a condition on it lets the message go out', async () => {
  const runs = [run(1, 300), run(2, 60)];
  const condition = { 'only-if': 'health.turned_red.size > 0', when: 'always' };
  const { health, preview } = await healthOf({ runs }, { options: condition, behaviour: { broken: '/actions/runs' } });
  expect(health).not.toHaveProperty('turned_red');
  expect(health.standing?.all_green).not.toBe(true);
  expect(preview?.stop).toBeUndefined();
  const read = await healthOf({ runs }, { options: condition });
  expect(read.preview?.stop?.reason).toContain('only-if');
});

test('what ended after this time is left to the next report', async () => {
  const { health } = await healthOf({ runs: [run(1, 300), run(2, 60, { ...RED, ended: ago(-MINUTE) })] });
  expect(health.turned_red).toEqual([]);
});
