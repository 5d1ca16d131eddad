/** Tests one message to several targets, through all stages against the sandbox. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatOutputs } from '../../../src/action/runner.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { reportRedPush } from '../../support/red-push.ts';
import { findSecret } from '../../support/secrets.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

function render(options: Readonly<Record<string, string>>, status = 'failure') {
  return reportRedPush(sandbox, { status, live: true, options });
}

function outcomes({ receipt }: Awaited<ReturnType<typeof render>>) {
  return receipt.targets?.map(({ target, outcome }) => `${target} ${outcome}`);
}

function teamId(name: string): number {
  return sandbox.seededIds.teams[name] ?? 0;
}

const platform = () => `team ${teamId('platform')}`;
const support = () => `team ${teamId('support')}`;

test('every team gets the message with one lookup, and the result is reported for each', async () => {
  const { receipt, reads, posts, targets } = await render({ team: 'Platform, support' });
  expect(receipt).toMatchObject({ outcome: 'delivered', target: `${platform()}, ${support()}` });
  expect(receipt.targets).toEqual([
    expect.objectContaining({ target: platform(), outcome: 'delivered', id: expect.any(String) }),
    expect.objectContaining({ target: support(), outcome: 'delivered', id: expect.any(String) }),
  ]);
  expect(receipt.id).toBe(receipt.targets?.[0]?.id);
  expect(receipt.attempts).toHaveLength(3);
  expect(reads).toHaveLength(1);
  expect(posts).toBe(2);
  expect(targets).toHaveLength(2);
  for (const team of ['platform', 'support']) expect(sandbox.chat(team).at(-1)?.body).toContain('failed');
});

test('mentions are resolved among the members of each target', async () => {
  await render({ team: 'platform, support', mention: 'admins' });
  const [one, other] = ['platform', 'support'].map((team) => sandbox.chat(team).at(-1)?.body.match(/@\w+/g));
  expect([one, other]).toEqual([['@ben'], ['@chloe']]);
});

test.each([
  ['refuses the message', { status: 403 }],
  ['answers with an error', { status: 400 }],
])("a team that %s doesn't block the other", async (_, error) => {
  sandbox.faults.next(1, error, { method: 'POST', path: `(${teamId('platform')})` });
  const sent = await render({ team: `${teamId('platform')}, ${teamId('support')}` });
  expect(sent.receipt.outcome).toBe('not-delivered');
  expect(sent.receipt.reason).toMatch(new RegExp(`^1 of 2 targets: ${platform()}: .*${error.status}`));
  expect(sent.receipt.id).toBeUndefined();
  expect(outcomes(sent)).toEqual([`${platform()} not-delivered`, `${support()} delivered`]);
});

test("an unknown name doesn't block the other target, and is looked up once", async () => {
  const sent = await render({ team: 'Platfrom, support' });
  expect(sent.receipt).toMatchObject({ outcome: 'not-delivered', hint: expect.stringContaining('Platform') });
  expect(outcomes(sent)).toEqual(['team "Platfrom" not-delivered', `${support()} delivered`]);
  expect(sent.reads).toHaveLength(2);
});

test('a team that is listed twice gets one message', async () => {
  const sent = await render({ team: `Platform, ${teamId('platform')}, support` });
  expect(outcomes(sent)).toEqual([`${platform()} delivered`, `${support()} delivered`]);
  expect(sent.posts).toBe(2);
});

test.each(['Platform, support, Announcements', '1, 2, 3, 4, 5, 6, 7, 8, 9, 10'])(
  'a wrong password is tried once for %s',
  async (team) => {
    const sent = await render({ team, password: 'wrong' });
    expect(sent.receipt.outcome).toBe('not-delivered');
    expect(sent.receipt.reason).toMatch(/401/);
    expect(new Set(sent.receipt.targets?.map(({ outcome }) => outcome))).toEqual(new Set(['not-delivered']));
    expect(sandbox.requests()).toHaveLength(1);
  },
);

test("a duplicate at one target isn't one at the other", async () => {
  const options = { kind: 'topic', 'unique-key': 'several' };
  await render({ ...options, team: 'platform' });
  const sent = await render({ ...options, team: 'platform, support' });
  expect(outcomes(sent)).toEqual([`${platform()} duplicate`, `${support()} delivered`]);
  expect(sent.receipt).toMatchObject({ outcome: 'duplicate', id: sent.receipt.targets?.[0]?.id });
  const again = await render({ ...options, team: 'platform, support' });
  expect(outcomes(again)).toEqual([`${platform()} duplicate`, `${support()} duplicate`]);
  expect(again.posts).toBe(0);
});

test('an ambiguous response is looked up at its own target, and nothing is duplicated', async () => {
  sandbox.faults.next(1, { reset: 'after' }, { method: 'POST', path: 'posts' });
  const before = ['platform', 'support'].map((team) => sandbox.topics(team).length);
  const sent = await render({ kind: 'topic', team: 'platform, support', 'settle-time': '0' });
  expect(sent.receipt.outcome).toBe('delivered');
  expect(['platform', 'support'].map((team) => sandbox.topics(team).length)).toEqual(before.map((count) => count + 1));
});

test('the report of a failing webhook contains no secret of any webhook', async () => {
  const urls = sandbox.webhooks.map(({ url }) => url);
  const gone = urls.map((url) => url.replace(/.{6}$/, 'g0nEx7'));
  const sent = await render({
    'webhook-url': `${gone[0]}, ${gone[1]} ${gone[2]}\n${urls[0]}`,
    body: `see ${gone[1]} ${urls[0]}`,
  });
  expect(outcomes(sent)?.map((one) => one.slice(10))).toEqual([...Array(3).fill('not-delivered'), 'delivered']);
  const displayed = JSON.stringify(sent) + formatOutputs(sent.receipt);
  for (const url of [...gone.slice(0, 3), urls[0] ?? '']) {
    for (const secret of [url, new URL(url).pathname, url.split('/').at(-1) ?? '']) {
      expect(findSecret(displayed, secret)).toEqual([]);
    }
  }
});

test('an unwanted message is reported once', async () => {
  const { receipt } = await render({ team: 'platform, support', when: 'success' });
  expect(receipt).toMatchObject({ outcome: 'skipped', target: 'team "platform", team "support"' });
  expect(receipt.targets).toBeUndefined();
});
