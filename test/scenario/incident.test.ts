/** Plays one incident with one task: the shipped action in a deploy job, over eight runs in three days. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { playRun, type Ran } from '../support/incident-story.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function run(index: number, inputs: Readonly<Record<string, string>> = {}): Promise<Ran> {
  const ran = await playRun(sandbox, index, inputs);
  expect(ran.violations).toEqual([]);
  return ran;
}

test('incident: a failure opens and announces one task, repeated failures add nothing, the recovery names the task', async () => {
  const good = await run(0);
  expect([good.outcome, good.chat, good.tasks]).toEqual(['skipped', [], []]);

  const broken = await run(1);
  expect(broken.outcome).toBe('delivered');
  expect(broken.tasks).toHaveLength(1);
  const [task] = broken.tasks;
  expect(broken.id).toBe(String(task?.id));
  expect(task?.subject).toMatch(/^Deploy failed on main: terraform apply/);
  expect(task?.body).toContain('terraform apply');
  expect(task?.body).toMatch(/#d-[0-9a-f]{16}\.k-[0-9a-f]{16}/);
  expect(broken.chat).toHaveLength(1);
  expect(broken.chat[0]).toMatch(/Task \*\*\S+\*\* is assigned to @/);
  expect(broken.receipt.chat_message?.outcome).toBe('delivered');

  for (const index of [2, 3]) {
    const again = await run(index);
    expect([again.outcome, again.id, again.chat, again.tasks]).toEqual(['duplicate', broken.id, [], []]);
  }

  const mended = await run(4);
  expect([mended.outcome, mended.tasks]).toEqual(['delivered', []]);
  expect(mended.chat).toHaveLength(1);
  expect(mended.chat[0]).toContain('works again');
  expect(mended.chat[0]).toMatch(/Task \*\*\S+\*\*.* can be closed/);

  const still = await run(5);
  expect([still.outcome, still.chat, still.tasks]).toEqual(['skipped', [], []]);

  // The old task was never closed.
  const later = await run(6);
  expect([later.outcome, later.tasks.length, later.chat.length]).toEqual(['delivered', 1, 1]);
  expect(later.id).not.toBe(broken.id);

  const end = await run(7);
  expect([end.outcome, end.tasks.length, end.chat.length]).toEqual(['delivered', 0, 1]);
  for (const result of [good, broken, mended, still, later, end]) {
    expect(result.annotations.filter(({ level }) => level !== 'notice')).toEqual([]);
  }
});

test('webhook instead of an account is rejected before anything is sent', async () => {
  const webhook = sandbox.webhooks.find(({ kind, format }) => kind === 'task' && format === 'native')?.url ?? '';
  const none = { 'base-url': '', username: '', password: '', team: '' };
  const ran = await run(1, { ...none, 'webhook-url': webhook });
  expect(ran.outcome).toBe('');
  expect(ran.annotations.map(({ message }) => message).join()).toContain('a webhook does not support incidents');
});
