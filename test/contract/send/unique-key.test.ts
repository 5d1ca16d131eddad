/** Tests `unique-key` and incidents through all stages, against the sandbox and without a history. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { createKeyMarker } from '../../../src/target/incident/keyed-records.ts';
import { lookUpFor, reportRedPush } from '../../support/red-push.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

function render(options: Readonly<Record<string, string>>, status = 'failure') {
  return reportRedPush(sandbox, { status, live: true, options: { team: 'Platform', ...options } });
}

describe.each(['topic', 'task'])('a %s', (kind) => {
  test('is created once per key', async () => {
    const options = { kind, 'unique-key': `${kind} once` };
    const first = await render(options);
    expect(first.receipt.outcome).toBe('delivered');
    const second = await render(options);
    expect(second.receipt).toMatchObject({ outcome: 'duplicate', id: first.receipt.id });
    expect(second.receipt.reason).toMatch(/with this unique-key is open/);
    expect(second.posts).toBe(0);
    expect((await render({ kind, 'unique-key': `${kind} other` })).receipt.outcome).toBe('delivered');
  });

  test('one of twenty concurrent runs delivers it, and the others name it', async () => {
    const options = { kind, 'unique-key': `${kind} at once` };
    const all = await Promise.all(Array.from({ length: 20 }, () => render(options)));
    const delivered = all.filter(({ receipt }) => receipt.outcome === 'delivered');
    expect(delivered).toHaveLength(1);
    const ids = new Set(all.map(({ receipt }) => receipt.id));
    expect(ids).toEqual(new Set([delivered[0]?.receipt.id]));
    expect(all.filter(({ receipt }) => receipt.outcome === 'duplicate')).toHaveLength(19);
  });
});

test('is created with a notice if the lookup fails', async () => {
  sandbox.faults.next(200, { status: 500 }, { method: 'GET', path: 'Post.Stream' });
  const { receipt, notices } = await render({ kind: 'topic', 'unique-key': 'dark', timeout: '5' });
  expect(receipt.outcome).toBe('delivered');
  expect(notices.join()).toMatch(/Could not check for an open one with this unique-key/);
});

test("isn't sent with a refused password, even in a known failure streak", async () => {
  sandbox.faults.next(9, { status: 401 });
  const options = { kind: 'topic', team: '1', 'unique-key': 'refused' };
  const { stop, reads } = await lookUpFor(sandbox, { change: 'still-failing' }, { options });
  expect(stop?.reason).toMatch(/401/);
  expect(reads).toHaveLength(1);
});

test.each(['d-0123456789abcdef.', ''])('text with the marker of a key after "%s" blocks nothing', async (current) => {
  const key = `forged${current}`;
  const identity = { repository: 'acme/app', build: [] };
  const body = `See https://github.com/acme/app/actions/runs/42#${current}${await createKeyMarker(key, identity)}`;
  expect((await render({ kind: 'topic', subject: 'Forged', body })).receipt.outcome).toBe('delivered');
  expect((await render({ kind: 'topic', 'unique-key': key })).receipt.outcome).toBe('delivered');
  expect((await render({ kind: 'topic', 'unique-key': key })).receipt.outcome).toBe('duplicate');
});

test('is named by a chat message with the same key', async () => {
  const key = { 'unique-key': 'the release' };
  expect((await render({ kind: 'task', ...key })).receipt.outcome).toBe('delivered');
  const { content } = await render({ kind: 'message', ...key }, 'success');
  expect(content?.body).toMatch(/Task \*\*PLAT-\d+\*\* can be closed: The build failed/);
});

describe('an incident', () => {
  const incident = { kind: 'incident' };

  test('opens one task without a history, and adds nothing while it is open', async () => {
    const first = await render({ ...incident, 'unique-key': 'dark history' });
    expect(first.receipt).toMatchObject({ outcome: 'delivered', chat_message: { outcome: 'delivered' } });
    expect(first.posts).toBe(2);
    const second = await render({ ...incident, 'unique-key': 'dark history' });
    expect(second.receipt).toMatchObject({ outcome: 'duplicate', id: first.receipt.id });
    expect(second.posts).toBe(0);
    const green = await render({ ...incident, 'unique-key': 'dark history' }, 'success');
    expect(green.receipt.outcome).toBe('skipped');
    expect(green.notices.join()).toContain('The history could not be read');
  });

  test('is assigned to the administrators without suspects, and the message mentions them', async () => {
    const { content } = await render({ ...incident, 'unique-key': 'admins' });
    expect(content?.kind).toBe('task');
    expect(sandbox.chat('platform').at(-1)?.body).toMatch(/Task \*\*\S+\*\* is assigned to @[a-z]/);
  });

  test('with an unknown category opens no task, but the chat message names the assignees', async () => {
    const { receipt, posts } = await render({ ...incident, 'unique-key': 'category', category: 'Incidens' });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', chat_message: { outcome: 'delivered' } });
    expect(`${receipt.reason} ${receipt.hint}`).toMatch(/no category "Incidens"/);
    expect(posts).toBe(1);
    const line = sandbox.chat('platform').at(-1)?.body;
    expect(line).toMatch(/No task was opened: there is no category "Incidens" on the board/);
    expect(line).toMatch(/^@[a-z]/m);
  });

  test.each([
    [
      'that does not name its task',
      'Paging **nobody**.',
      /^Paging \*\*nobody\*\*\.\n\nTask \*\*PLAT-\d+\*\* is assigned to @/,
    ],
    ['that names it', '{{ incident.name }} is open.', /^PLAT-\d+ is open\.\n\n@/],
  ])('with a body of the author %s', async (name, body, expected) => {
    await render({ ...incident, 'unique-key': name, body });
    expect(sandbox.chat('platform').at(-1)?.body).toMatch(expected);
  });

  test('reads no board if the history decides alone', async () => {
    const options = { ...incident, team: '1' };
    const { reads } = await lookUpFor(sandbox, { conclusion: 'success', change: 'still-passing' }, { options });
    expect(reads).toEqual([]);
  });

  test('a dry run reports an unknown category and the chat message', async () => {
    const options = { ...incident, 'unique-key': 'dry', category: 'Incidens', 'dry-run': 'true' };
    const { receipt, posts } = await render(options);
    expect(posts).toBe(0);
    expect(receipt.reason).toMatch(/would send the chat message but open no task: there is no category "Incidens"/);
  });

  test('the recovery is reported if the category of the task was deleted', async () => {
    const options = { ...incident, team: '1', category: 'Gone' };
    const { stop, reads } = await lookUpFor(sandbox, { conclusion: 'success', change: 'fixed' }, { options });
    expect(stop).toBeUndefined();
    expect(reads.join()).not.toContain('ategor');
  });

  test('is reported by a message if the task is refused', async () => {
    sandbox.faults.next(1, { status: 403 }, { method: 'POST', path: '/tasks' });
    const { receipt } = await render({ ...incident, 'unique-key': 'refused' });
    expect(receipt.outcome).toBe('not-delivered');
    expect(receipt.chat_message?.outcome).toBe('delivered');
    expect(sandbox.chat('platform').at(-1)?.body).toContain('No task was opened');
  });
});
