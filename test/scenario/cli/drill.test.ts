/** Runs `drill` as a process against the sandbox: its message, output and exit code. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Ended, runCommand } from '../../support/command.ts';
import { type CliPlace, openCliLocation } from './location.ts';

let location: CliPlace;
beforeAll(async () => {
  location = await openCliLocation();
});
afterEach(() => location.sandbox.faults.clear());
afterAll(() => location[Symbol.asyncDispose]());

/** A folder without a build or checkout. */
const cwd = mkdtempSync(join(tmpdir(), 'no-build-'));

function drill(args: string, env: Record<string, string> = location.account('ci-bot')): Promise<Ended> {
  location.sandbox.clearRequests();
  return runCommand(['drill', ...args.split(' ').filter((word) => word !== '')], {
    env,
    cwd,
    secrets: location.secrets,
  });
}

function posts(): number {
  return location.sandbox.requests().filter(({ method }) => method === 'POST').length;
}

test('sends one marked message without a build', async () => {
  const { code, stdout, stderr } = await drill('--team platform --kind task --assignees ada --mention here');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^Task delivered to team 1008[^\n]*\n$/);
  expect(posts()).toBe(1);
  const task = location.sandbox
    .tasks('platform')
    .toSorted((a, b) => a.id - b.id)
    .at(-1);
  expect(task?.subject).toMatch(/^🔔 Drill: nothing is broken\. A failure would read: The build failed/);
  expect(task?.body.split('\n', 1)[0]).toContain("would assign \\@ada\u00A0· close this task when you're done");
  expect(task?.body).toContain('\n\\@here');
});

test('missing destination and invalid options are usage errors', async () => {
  expect(await drill('', {})).toMatchObject({ code: 2, stderr: expect.stringMatching(/Nothing was sent/) });
  expect((await drill('--template watch --team platform')).code).toBe(2);
  expect(await drill('--status success --team platform')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/unknown option '--status'/),
  });
});

test('rejected message is not delivered, and an unclear one is unknown', async () => {
  location.sandbox.faults.next(1, { status: 400 }, { method: 'POST' });
  expect(await drill('--team platform')).toMatchObject({ code: 1, stderr: expect.stringMatching(/Not delivered/) });
  location.sandbox.faults.next(9, { status: 500 }, { method: 'POST' });
  expect((await drill('--team platform --delivery at-most-once')).code).toBe(3);
});

test('dry run sends nothing, and prints only JSON', async () => {
  const trial = await drill('--team platform --dry-run');
  expect(trial).toMatchObject({ code: 0, stdout: expect.stringMatching(/Drill: nothing is broken/) });
  expect(posts()).toBe(0);
  const { stdout } = await drill('--team platform --kind topic --json');
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'delivered', kind: 'topic' });
});
