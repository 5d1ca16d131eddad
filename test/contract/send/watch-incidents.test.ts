/** A watch with `kind: incident`: one task a red workflow, told as ended, and one chat message that names all of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import type { RepositoryTable, RunRow } from '../../support/health-api.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';

let sandbox: Sandbox;
let clock = '2026-03-04T00:00:00Z';
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => new Date(clock) });
});
afterAll(() => sandbox.close());

const at = (hour: number) => `2026-03-04T${String(hour).padStart(2, '0')}:05:00Z`;
const run = (id: number, file: string, hour: number, conclusion = 'success'): RunRow => ({
  id,
  file,
  created: at(hour),
  conclusion,
});

/** What the service got from one watch, up to this hour. */
async function watch(
  runs: readonly RunRow[],
  hour: number,
  more: Partial<RepositoryTable> = {},
  question: Partial<HealthQuestion> = {},
) {
  const files = [...new Set(runs.map(({ file }) => file))];
  const table = { workflows: files.map((file) => ({ file, name: file.replace('.yml', '') })), runs, ...more };
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  sandbox.clearRequests();
  clock = `2026-03-04T${String(hour).padStart(2, '0')}:00:00Z`;
  const report = await reportOn({
    tables: { 'acme/shop': table },
    now: clock,
    live: true,
    ...question,
    options: {
      ...{ kind: 'incident', 'dry-run': 'false', 'webhook-url': '', period: '1h', 'settle-time': '0' },
      ...{ 'base-url': sandbox.origin, username: 'ci-bot', password, team: 'Platform' },
      ...question.options,
    },
  });
  const posts = sandbox.requests().filter(({ method }) => method === 'POST');
  const bodies = posts.map(({ body }) => String(body));
  return { ...report, posts: posts.map(({ path }) => path), bodies };
}

const GREEN = [run(1, 'ci.yml', 1), run(2, 'docs.yml', 1), run(3, 'e2e.yml', 1)];
const BROKEN = [...GREEN, run(4, 'ci.yml', 2, 'failure'), run(5, 'docs.yml', 2, 'failure')];

test('two workflows turn red, one stays so, one works again', async () => {
  const broken = await watch(BROKEN, 3);
  expect(broken.receipt).toMatchObject({
    outcome: 'delivered',
    conclusion: 'failure',
    change: 'broken',
    line: { outcome: 'delivered' },
  });
  expect(broken.receipt.incidents?.map(({ workflow, outcome }) => [workflow, outcome])).toEqual([
    ['.github/workflows/docs.yml', 'delivered'],
    ['.github/workflows/ci.yml', 'delivered'],
  ]);
  expect(broken.posts.filter((path) => path.includes('/tasks'))).toHaveLength(2);
  expect(broken.bodies.at(-1)).toContain('2 workflows turned red');
  expect(broken.bodies.at(-1)).toMatch(/Task .* is open: .*docs failed on main/);

  // An hour later nothing is new.
  const still = await watch(BROKEN, 4);
  expect([still.receipt.outcome, still.receipt.reason, still.posts.length]).toEqual(['skipped', 'nothing to tell', 0]);

  const mended = await watch([...BROKEN, run(6, 'ci.yml', 4)], 5);
  expect(mended.receipt).toMatchObject({ outcome: 'delivered', conclusion: 'failure', change: 'still-failing' });
  expect(mended.posts.filter((path) => path.includes('/tasks'))).toEqual([]);
  expect(mended.bodies.at(-1)).toMatch(/Task .* can be closed: .*ci failed on main/);
  expect(mended.bodies.at(-1)).toContain('ci');

  // A sweep that is done twice opens nothing twice.
  const twice = await watch(BROKEN, 3);
  expect(twice.receipt.incidents?.map(({ outcome }) => outcome)).toEqual(['duplicate', 'duplicate']);
  expect([twice.receipt.outcome, twice.posts]).toEqual(['duplicate', []]);
});

test('a condition hides no end of a task, and what waits for its time is told then', async () => {
  const green = [...BROKEN, run(6, 'ci.yml', 3), run(7, 'docs.yml', 3)];
  await watch(BROKEN, 3);
  const of = (onlyIf: string) => watch(green, 4, {}, { options: { 'only-if': onlyIf } });
  const later = await of('now.hour >= 9');
  expect([later.receipt.outcome, later.posts, later.requests]).toEqual(['skipped', [], []]);
  const ended = await of('event.name == "push"');
  expect(ended.bodies.join()).toContain('work again');
});

test('with `remind` the first telling calls nobody by `mention`, neither in the tasks nor in the chat; a reminder does', async () => {
  const runs = [run(700, 'slow.yml', 1), run(701, 'slow.yml', 2, 'failure')];
  const louder = { options: { remind: '2h, 4h', mention: 'ada', assignees: 'ben' } };
  const first = await watch(runs, 3, {}, louder);
  expect(first.posts).toHaveLength(2);
  expect(first.bodies.join()).not.toContain('@ada');
  expect(first.bodies.at(-1)).toContain('@ben');
  expect((await watch(runs, 4, {}, louder)).receipt.reason).toBe('nothing to tell');
  const again = await watch(runs, 5, {}, louder);
  expect(again.bodies).toHaveLength(1);
  expect(again.bodies[0]).toMatch(/slow is still red after 2h.*@ada/s);
  expect(again.bodies[0]).not.toContain('@ben');
  const without = await watch(
    [run(710, 'fast.yml', 1), run(711, 'fast.yml', 2, 'failure')],
    3,
    {},
    { options: { mention: 'ada' } },
  );
  expect(without.bodies.join()).toContain('@ada');
});

test('a task that was left open is of its own outage alone', async () => {
  const runs = [run(600, 'up.yml', 1), run(601, 'up.yml', 2, 'failure')];
  const first = await watch(runs, 3);
  runs.push(run(602, 'up.yml', 3));
  expect((await watch(runs, 4)).receipt.incidents).toMatchObject([
    { reason: `task ${first.receipt.id} can be closed` },
  ]);
  runs.push(run(603, 'up.yml', 5, 'failure'));
  const second = await watch(runs, 6);
  expect(second.receipt.incidents).toMatchObject([{ outcome: 'delivered' }]);
  // What failed once more before a sweep is done again is no other outage.
  runs.push(run(604, 'up.yml', 6, 'failure'));
  const again = await watch(runs, 7, {}, { options: { period: '2h' } });
  expect(again.receipt.incidents).toMatchObject([{ outcome: 'duplicate', id: second.receipt.id }]);
  runs.push(run(605, 'up.yml', 7));
  const end = await watch(runs, 8);
  expect(end.receipt.incidents).toMatchObject([{ reason: `task ${second.receipt.id} can be closed` }]);
});

test('a task is of the runs that are red, not of the clock that starts the watch', async () => {
  const env = { GITHUB_EVENT_NAME: 'schedule' };
  const nightly = { event: 'schedule' };
  const runs = [
    ...[run(700, 'pushed.yml', 1), run(701, 'pushed.yml', 2, 'failure')],
    ...[
      { ...run(702, 'nightly.yml', 1), ...nightly },
      { ...run(703, 'nightly.yml', 2, 'failure'), ...nightly },
    ],
  ];
  const { bodies } = await watch(runs, 3, {}, { env });
  const about = (name: string) => bodies.find((body) => body.includes(`${name} failed on main`));
  expect(about('pushed')).not.toContain('on schedule');
  expect(about('nightly')).toContain('on schedule');
});

test('ten tasks at most; the message counts all', async () => {
  const many = Array.from({ length: 13 }, (_, index) => `w${index}.yml`);
  const runs = many.flatMap((file, index) => [run(100 + index, file, 1), run(200 + index, file, 6, 'failure')]);
  const { receipt, posts, bodies } = await watch(runs, 7);
  expect(receipt.incidents).toHaveLength(10);
  expect(posts.filter((path) => path.includes('/tasks'))).toHaveLength(10);
  expect(bodies.at(-1)).toContain('13 workflows turned red');
});

test('what is silent gets no task, and is told', async () => {
  const unstarted = [run(1, 'x.yml', 1), run(2, 'x.yml', 7, 'startup_failure')];
  const { receipt, posts, bodies } = await watch(unstarted, 8);
  expect(receipt).toMatchObject({ outcome: 'delivered', change: 'broken' });
  expect(receipt.incidents).toEqual([]);
  expect(posts).toHaveLength(1);
  expect(bodies[0]).toContain('cannot start');
});

describe('a digest names open tasks whose outage is over', () => {
  /** With REST, an hour's worth of a week. */
  const digest = (runs: readonly RunRow[], hour: number, more: Partial<HealthQuestion> = {}) =>
    watch(runs, hour, {}, { ...more, options: { template: 'digest', kind: 'message', period: '1d', ...more.options } });
  const open = (name: string) => [run(500, `${name}.yml`, 1), run(501, `${name}.yml`, 2, 'failure')];
  const closed = (name: string) => [...open(name), run(502, `${name}.yml`, 4)];

  test('by workflow, and not what is still red', async () => {
    await watch(open('north'), 3);
    const red = await digest(open('north'), 5);
    expect(red.facts.health?.incidents ?? []).toEqual([]);
    const { facts, bodies } = await digest(closed('north'), 5);
    expect(facts.health?.incidents).toMatchObject([
      { subject: expect.stringContaining('north failed on main'), ended_at: '2026-03-04T04:10:00Z' },
    ]);
    expect(bodies.at(-1)).toMatch(/Task .* can be closed: .*north failed on main/);
    // Of another repository it says nothing.
    const other = await digest(closed('south'), 5);
    expect(other.facts.health?.incidents ?? []).toEqual([]);
  });

  test('not a task that was opened after the outage: its own may be hidden', async () => {
    await watch([...open('east'), run(503, 'east.yml', 5, 'failure')], 6);
    const { facts } = await digest(closed('east'), 7);
    expect(facts.health?.incidents).toEqual([]);
  });

  test('nothing where the runs were not all read, and a gap where the board was not', async () => {
    await watch(open('west'), 3);
    const blind = await digest(closed('west'), 5, { behaviour: { broken: 'created=' } });
    expect(blind.facts.health?.incidents ?? []).toEqual([]);
    sandbox.faults.next(9, { status: 400 }, { method: 'GET' });
    const refused = await digest(closed('west'), 5);
    sandbox.faults.clear();
    expect(refused.facts.health?.unread).toContain('not all tasks of the board');
  });
});
