/** Tests mentions and assignees against the sandbox: who is mentioned, and the report of the others. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../src/build/facts.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { findAddressees } from '../../../src/target/people/members.ts';
import { noticesIn } from '../../support/diagnostics.ts';
import { mentions } from '../../support/markdown-oracle.ts';
import { lookUpFor, type RedPush, reportRedPush } from '../../support/red-push.ts';
import { post } from '../sandbox/request.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const CHLOE = { name: 'Chloé M', email: 'Chloe@harbor.example', username: 'cm-home' };
const BEN = { name: 'Ben O', email: '99+ben@users.noreply.github.com' };
const STRANGER = { name: 'Grace Hopper', email: 'grace@navy.example', username: 'amazing-grace' };
const ROBOT = { name: 'dependabot[bot]', email: '49+dependabot[bot]@users.noreply.github.com' };

function id(nickname: string): number {
  return sandbox.seededIds.teams[nickname] ?? 0;
}

/** Returns the chat of the team Platform, and the requests for it. */
async function render(push: RedPush) {
  const options = { team: String(id('platform')), ...push.options };
  const { receipt, notices, reads, content } = await reportRedPush(sandbox, { ...push, options });
  expect(receipt.outcome).toBe('delivered');
  const body = sandbox.chat('platform').at(-1)?.body ?? '';
  expect(body).toBe(content?.body);
  return { body, lines: body.split(/ *\n/), called: mentions(body), notices, reads };
}

const members = () => [`/workrooms(${id('platform')})/members?$expand=member&$top=50&$inlinecount=allpages`];

describe('the author', () => {
  test('is found by email address, and named after the conclusion', async () => {
    const { lines, called, notices, reads } = await render({ author: CHLOE, options: { mention: 'author' } });
    expect(lines[0]).toContain('failed');
    expect(lines[1]).toBe('@chloe');
    expect(called).toEqual(['@chloe']);
    expect(notices).toEqual([]);
    expect(reads).toEqual(members());
  });

  test('is found by the login in a private address', async () => {
    expect((await render({ author: BEN, options: { mention: 'author' } })).called).toEqual(['@ben']);
  });

  test.each([
    ['login', 'cm-home: dmitri'],
    ['e-mail address', 'chloe@harbor.example: dmitri'],
    ['JSON', '{"cm-home": "dmitri"}'],
  ])('is resolved by users first, without requests: %s', async (_, users) => {
    const { called, reads } = await render({ author: CHLOE, options: { mention: 'author', users } });
    expect(called).toEqual(['@dmitri']);
    expect(reads).toEqual([]);
  });

  test('is resolved by users with a private address', async () => {
    const users = '1+ben@users.noreply.github.com: dmitri';
    expect((await render({ author: BEN, options: { mention: 'author', users } })).called).toEqual(['@dmitri']);
  });

  test('is named but not mentioned with one notice if not a member', async () => {
    const { body, called, notices, lines } = await render({ author: STRANGER, options: { mention: 'author' } });
    expect(called).toEqual([]);
    expect(body).toContain('Grace Hopper');
    expect(lines[1]).not.toBe('Grace Hopper');
    expect(notices).toEqual([
      'Not mentioned: Grace Hopper. No member of the target has this e-mail address or login: add them to the option users.',
    ]);
  });

  test("isn't mentioned if it is a bot", async () => {
    const { called, notices, reads } = await render({ author: ROBOT, options: { mention: 'author' } });
    expect(called).toEqual([]);
    expect(notices).toEqual(['Not mentioned, because bots read nothing: dependabot[bot].']);
    expect(reads).toEqual([]);
  });

  test("isn't mentioned after a success, and nothing is read", async () => {
    const { called, reads } = await render({ author: CHLOE, status: 'success', options: { mention: 'author, here' } });
    expect(called).toEqual([]);
    expect(reads).toEqual([]);
  });

  test("can't mention everyone through a group name", async () => {
    await post(
      sandbox,
      '/User.Invite()',
      {
        email: 'mallory@harbor.example',
        username: 'here',
        displayName: 'Mallory',
        type: 'member',
        teams: [{ id: id('platform'), role: 'ROLE_TEAM_MEMBER' }],
      },
      'ada',
    );
    const author = { name: '@team @here', email: 'mallory@harbor.example', username: 'here' };
    const { called } = await render({ author, options: { mention: 'author', body: 'Hi {{ sections.mentions }}' } });
    expect(called).toEqual([]);
  });
});

describe('mentions', () => {
  test('contain each username and group once, and groups need no requests', async () => {
    const { lines, called, reads, notices } = await render({ options: { mention: 'ben, @Ben here team dmitri' } });
    expect(lines[1]).toBe('@ben, @here, @team and @dmitri');
    expect(called).toEqual(['@ben', '@here', '@team', '@dmitri']);
    expect({ reads, notices }).toEqual({ reads: members(), notices: [] });
    expect((await render({ options: { mention: 'here, team' } })).reads).toEqual([]);
  });

  test('keep unknown names, with a notice of the closest', async () => {
    const { called, notices } = await render({ options: { mention: 'dmitry, ben, nobody-here' } });
    expect(called).toEqual(['@dmitry', '@ben', '@nobody-here']);
    expect(notices).toEqual([
      'Not members of the target, so maybe not mentioned: dmitry and nobody-here. Did you mean dmitri?',
    ]);
  });

  test("of admins resolve to the target's admins once each, even without suspects", async () => {
    const { called, reads, notices } = await render({ options: { mention: 'admins, ben' } });
    expect({ called, reads, notices }).toEqual({ called: ['@ben'], reads: members(), notices: [] });
    const green = await render({ status: 'success', options: { mention: 'admins' } });
    expect([green.called, green.reads]).toEqual([[], []]);
  });

  test('of admins are reported as impossible through a webhook or without admins', async () => {
    const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
    const { notices, content } = await reportRedPush(sandbox, { options: { 'webhook-url': url, mention: 'admins' } });
    expect(mentions(content?.body ?? '')).toEqual([]);
    expect(notices).toEqual([
      'Nobody was mentioned as admins: a webhook cannot list them. To mention somebody anyway, add usernames to mention.',
    ]);
    const bots = async () => [{ id: 1, username: 'ci', isAdmin: true, isBot: true }];
    const alone = await findAddressees(
      [{ by: 'role', role: 'admins' }],
      { ci: 'git', event: { name: 'push' } },
      new Map(),
      bots,
    );
    expect(alone.notices).toEqual([expect.stringMatching(/the target has none/)]);
  });

  test('are appended to a custom body unless it contains them', async () => {
    const options = { mention: 'ben, dmitri', body: 'Look, @dmitri. Again: @dmitri, @chloe' };
    const { body, called } = await render({ options });
    expect(body).toBe('Look, @dmitri. Again: \\@dmitri, @chloe\n\n@ben');
    expect(called).toEqual(['@dmitri', '@chloe', '@ben']);
  });

  test('replace their placeholder in a template, including unknown people', async () => {
    const options = { mention: 'author, ben', body: '{{ sections.mentions }}: have a look' };
    const { body } = await render({ author: STRANGER, options });
    expect(body).toBe('@ben and Grace Hopper: have a look');
  });

  test("are sent with one notice if the members can't be read", async () => {
    sandbox.faults.next(1, { status: 403 }, { path: '/members' });
    const { called, notices, body } = await render({ author: CHLOE, options: { mention: 'author, ben' } });
    expect(called).toEqual(['@ben']);
    expect(body).toContain('Chloé M');
    expect(notices).toEqual([
      `Nobody was looked up among the members of team ${id('platform')}, because they could not be read: the service returned 403 (forbidden). Add the account to the team ${id('platform')}: it must be a member, even if it is an administrator.`,
    ]);
  });

  test("don't delay the message beyond its time", async () => {
    sandbox.faults.next(9, { hang: 'before' }, { path: '/members' });
    const options = { mention: 'author', timeout: '4' };
    const { called, notices } = await render({ author: CHLOE, options, live: true });
    expect(called).toEqual([]);
    expect(notices).toHaveLength(1);
  });

  test('of a webhook are those that the author of the step wrote', async () => {
    const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
    const say = (options: Record<string, string>) =>
      reportRedPush(sandbox, { author: CHLOE, options: { 'webhook-url': url, ...options } });
    const known = await say({ mention: 'author', users: 'cm-home: chloe' });
    expect(mentions(known.content?.body ?? '')).toEqual(['@chloe']);
    const unknown = await say({ mention: 'author, here' });
    expect(mentions(unknown.content?.body ?? '')).toEqual(['@here']);
    expect(unknown.notices).toEqual([
      'Not mentioned: Chloé M. With a webhook, people are known only from the option users: add them to it.',
    ]);
    expect([known.reads, unknown.reads]).toEqual([[], []]);
  });
});

describe('users in a file', () => {
  const push = { author: CHLOE, options: { mention: 'author', users: 'users.yml' } };

  test('are read from the workspace', async () => {
    expect((await render({ ...push, files: { 'users.yml': '# ours\ncm-home: dmitri\n' } })).called).toEqual([
      '@dmitri',
    ]);
  });

  test.each([
    ['is not there', {}, 'was not found in the workspace. Use its path'],
    ['is no map', { 'users.yml': '- a list' }, 'not a map'],
    ['is too long', { 'users.yml': `a: ${'b'.repeat(300_000)}` }, 'The maximum is 262144 bytes'],
  ])('a file that %s costs the users and a notice', async (_, files, text) => {
    const { called, notices } = await render({ ...push, files });
    expect(called).toEqual(['@chloe']);
    expect(notices).toEqual([expect.stringMatching(new RegExp(`^users: .*${text}`))]);
  });
});

describe('assignees', () => {
  const suspects: readonly Person[] = [
    { name: 'Chloé', email: 'chloe@harbor.example' },
    { login: 'ben' },
    { login: 'renovate[bot]', bot: true },
  ];
  const find = (assignees: string, more: Record<string, string> = {}, facts = {}) =>
    lookUpFor(sandbox, facts, { options: { team: String(id('platform')), kind: 'task', assignees, ...more } });
  const names = (ids: readonly number[] = []) =>
    ids.map((one) => Object.entries(sandbox.seededIds.users).find(([, user]) => user === one)?.[0]);

  test('need no requests by ID', async () => {
    const { location, reads } = await find('7, 8');
    expect(location?.assignees).toEqual([7, 8]);
    expect(reads).toEqual([]);
  });

  test.each([
    ['usernames and addresses', 'ben, CHLOE@harbor.example', {}, ['ben', 'chloe']],
    ['suspects, without bots', 'suspects', { suspects }, ['chloe', 'ben']],
    ['the author', 'author', { pull_request: { author: { login: 'dmitri' } } }, ['dmitri']],
    ['admins', 'admins', {}, ['ben']],
    ['the second list where the first names nobody', 'suspects or admins', {}, ['ben']],
    ['the first list that names anybody', 'suspects or admins', { suspects: [{ login: 'gita' }] }, ['gita']],
    ['the third', 'suspects or author or chloe', { suspects: [STRANGER] }, ['chloe']],
  ])('resolve to %s, with one list of the members', async (_, assignees, facts, expected) => {
    const { location, reads } = await find(assignees, {}, facts);
    expect(names(location?.assignees)).toEqual(expected);
    expect(reads).toEqual(members());
  });

  test.each([
    [
      'no member',
      'otto, 999999, ben',
      ['ben'],
      'Not assigned, because they are not members of the target: otto and id 999999. Add them there, or name others.',
    ],
    ['a bot', 'ci-bot, ben', ['ben'], 'Not assigned, because tasks are for people: ci-bot.'],
    [
      'nobody',
      'suspects or author',
      [],
      'To this task nobody was assigned: the commits since the last success are unknown and the author is unknown.',
    ],
  ])('that are %s are reported', async (_, assignees, expected, notice) => {
    const { location, diagnostics, stop } = await find(assignees);
    expect(stop).toBeUndefined();
    expect(names(location?.assignees)).toEqual(expected);
    expect(noticesIn({ diagnostics })).toEqual([notice]);
  });

  test('are limited to ten', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const { location, diagnostics } = await find(ids.join(' '));
    expect(location?.assignees).toEqual(ids.slice(0, 10));
    expect(noticesIn({ diagnostics })).toEqual(['12 assignees were found, and the first 10 of them are assigned.']);
  });

  test("are omitted if the members can't be read, and the task is created", async () => {
    sandbox.faults.next(1, { status: 403 }, { path: '/members' });
    const options = { team: String(id('platform')), kind: 'task', assignees: 'admins, 7' };
    const { receipt, notices } = await reportRedPush(sandbox, { options: { ...options, assignees: 'admins' } });
    expect(receipt.outcome).toBe('delivered');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toContain('Nobody was looked up among the members');
  });

  test('are set on the task', async () => {
    const { receipt } = await reportRedPush(sandbox, {
      author: CHLOE,
      options: { team: 'platform', kind: 'task', category: 'To do', assignees: 'author', subject: 'Assigned' },
    });
    expect(receipt.outcome).toBe('delivered');
    expect(sandbox.tasks('platform').find(({ subject }) => subject === 'Assigned')).toMatchObject({
      assignees: ['chloe'],
      category: 'To do',
    });
    expect(receipt.attempts.map(({ operation }) => operation)).toEqual([
      'teams.list',
      'boards.show',
      'boards.categories',
      'members.list',
      'tasks.create',
    ]);
  });
});
