/**
 * Tests names of teams, forums, and categories against the sandbox: their requests, and the reports of unknown ones.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { startPoorService } from '../../support/poor-service.ts';
import { reportRedPush } from '../../support/red-push.ts';
import { PASSWORD, post } from '../sandbox/request.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const LIST = '$top=50&$inlinecount=allpages&$select=id,name,nickname';

describe('a team or forum', () => {
  test('needs no lookup by ID', async () => {
    const { receipt, reads, posts } = await reportRedPush(sandbox, { options: { team: String(id('platform')) } });
    expect(receipt).toMatchObject({ outcome: 'delivered', target: `team ${id('platform')}` });
    expect({ reads, posts }).toEqual({ reads: [], posts: 1 });
  });

  test.each([
    ['its nickname', { team: 'support' }, 'support', 'workrooms'],
    ['its nickname as texts write it', { team: '+support' }, 'support', 'workrooms'],
    ['its name in other letters', { team: 'support DESK' }, 'support', 'workrooms'],
    ['the name of a forum', { forum: 'announcements' }, 'announcements', 'forums'],
  ])('needs one list by %s', async (_, options, nickname, collection) => {
    const { receipt, reads } = await reportRedPush(sandbox, { options });
    expect(receipt.outcome).toBe('delivered');
    expect(receipt.attempts.map(({ operation, status }) => [operation, status])).toEqual([
      [collection === 'forums' ? 'forums.list' : 'teams.list', 200],
      ['chat.post', 200],
    ]);
    expect(reads).toEqual([`/${collection}?${LIST}`]);
    expect(sandbox.chat(nickname).at(-1)?.body).toContain('failed');
  });

  test.each([
    [{ team: 'Platfrm' }, 'there is no team "Platfrm"', 'Did you mean "Platform"?'],
    [{ team: 'Desk' }, 'there is no team "Desk"', 'The nearest are "Support Desk"'],
    [{ forum: 'News' }, 'there is no forum "News"', 'Did you mean "Announcements"?'],
    [{ team: 'Announcements' }, '"Announcements" is a forum, not a team', 'Give it as forum, in place of team.'],
    [{ forum: 'platform' }, '"platform" is a team, not a forum', 'Give it as team, in place of forum.'],
  ])('is answered with close names if unknown: %j', async (options, reason, hint) => {
    const { receipt, reads, posts, content } = await reportRedPush(sandbox, { options });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', reason, hint: expect.stringContaining(hint) });
    expect({ reads: reads.length, posts, isRendered: content !== undefined }).toEqual({
      reads: 2,
      posts: 0,
      isRendered: true,
    });
  });

  test('is reported as unknown by a dry run too', async () => {
    const { receipt, posts } = await reportRedPush(sandbox, { options: { team: 'Platfrm', 'dry-run': 'true' } });
    expect(receipt.outcome).toBe('dry-run');
    expect(receipt.reason).toContain('it could not be delivered: there is no team "Platfrm"');
    expect(posts).toBe(0);
  });

  test('must be given by ID if its name is ambiguous', async () => {
    for (const nickname of ['twin_a', 'twin_b']) await post(sandbox, '/workrooms', { name: 'Twins', nickname });
    const { receipt } = await reportRedPush(sandbox, { options: { team: 'twins' } });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: '2 teams are called "twins"' });
    expect(receipt.hint).toMatch(/^Write the id of the one that is meant, one of \d+ \(twin_a\), \d+ \(twin_b\)\.$/);
    expect((await reportRedPush(sandbox, { options: { team: 'twin_b' } })).receipt.outcome).toBe('delivered');
  });

  test('is found on a later page, and every page is read once', async () => {
    for (let number = 1; number <= 60; number++) await post(sandbox, '/workrooms', { name: `Squad ${number}` });
    const { receipt, reads } = await reportRedPush(sandbox, { options: { team: 'Squad 60' } });
    expect(receipt.outcome).toBe('delivered');
    expect(new Set(reads).size).toBe(reads.length);
    expect(reads.length).toBe(2);
    expect(receipt.attempts[0]).toMatchObject({ operation: 'teams.list', times: 2 });
  });

  test('is requested once with wrong credentials', async () => {
    sandbox.faults.next(9, { status: 401 });
    const { receipt, reads, posts } = await reportRedPush(sandbox, { options: { team: 'platform' } });
    expect(receipt.outcome).toBe('not-delivered');
    expect(receipt.reason).toBe('the list of teams could not be read: the service returned 401 (unauthorized)');
    expect({ reads: reads.length, posts }).toEqual({ reads: 1, posts: 0 });
  });

  test("isn't looked up during shutdown", async () => {
    const signal = AbortSignal.abort();
    const { receipt, posts } = await reportRedPush(sandbox, { options: { team: 'platform' }, signal });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: 'this step was cancelled' });
    expect(posts).toBe(0);
  });

  test('times out and reports it if the list is too slow', async () => {
    sandbox.faults.next(99, { hang: 'before' }, { method: 'GET' });
    const { receipt } = await reportRedPush(sandbox, { options: { team: 'platform', timeout: '2' }, live: true });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: expect.stringContaining('could not be read') });
  });
});

describe('a category', () => {
  test('by ID needs only the board', async () => {
    const category = String(sandbox.seededIds.categories['platform']?.['To do']);
    const { reads } = await reportRedPush(sandbox, { options: { ...task(), category } });
    expect(reads).toEqual([`/workrooms(${id('platform')})/board?$select=id`]);
    expect(sandbox.tasks('platform').find(({ subject }) => subject.includes('failed'))?.category).toBe('To do');
  });

  test('by name needs the list, and the board is read once', async () => {
    const { receipt, reads } = await reportRedPush(sandbox, { options: { ...task(), category: 'in progress' } });
    expect(receipt.outcome).toBe('delivered');
    expect(reads).toEqual([
      `/workrooms(${id('platform')})/board?$select=id`,
      expect.stringMatching(/^\/taskBoards\(\d+\)\/categories\?\$select=id,name$/),
    ]);
    expect(
      sandbox.tasks('platform').some((one) => one.category === 'In progress' && one.subject.includes('failed')),
    ).toBe(true);
  });

  test('is answered with close names if unknown, and no task is created', async () => {
    const { receipt, posts } = await reportRedPush(sandbox, { options: { ...task(), category: 'Todo' } });
    expect(receipt).toMatchObject({
      outcome: 'not-delivered',
      reason: `there is no category "Todo" on the board of team ${id('platform')}`,
      hint: 'Did you mean "To do"? Check the name, or leave category out for Uncategorized.',
    });
    expect(posts).toBe(0);
  });

  test('of a team without a board is reported as such', async () => {
    const { receipt, reads, posts } = await reportRedPush(sandbox, {
      options: { team: String(id('support')), kind: 'task', category: 'Todo' },
    });
    expect(receipt).toMatchObject({
      outcome: 'not-delivered',
      reason: `tasks were never set up for team ${id('support')}`,
      hint: 'Open the tasks of the team once in the service, then run the job again.',
    });
    expect({ reads: reads.length, posts }).toEqual({ reads: 1, posts: 0 });
  });

  test("is omitted if its list can't be read, and the task is created", async () => {
    sandbox.faults.next(1, { status: 403 }, { path: '/categories' });
    const { receipt, notices } = await reportRedPush(sandbox, { options: { ...task(), category: 'To do' } });
    expect(receipt.outcome).toBe('delivered');
    expect(notices).toEqual([
      'The task goes to the board without the category "To do", because the categories could not be read: the service returned 403 (forbidden).',
    ]);
  });
});

test('a category is omitted if the board may have more than the service shows at once', async () => {
  const service = await startPoorService({ categories: 160 });
  onTestFinished(() => service.close());
  const options = { team: '7', kind: 'task', category: 'Category 120' };
  const { receipt, notices } = await reportRedPush({ ...service, accounts: [] }, { options });
  expect(receipt.outcome).toBe('delivered');
  expect(notices.join()).toContain('the service did not show all of them');
});

function task(): Record<string, string> {
  return { team: String(id('platform')), kind: 'task' };
}

function id(nickname: string): number {
  return sandbox.seededIds.teams[nickname] ?? 0;
}
