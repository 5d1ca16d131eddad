/** Ensures that `run` is transparent to the command, reports its result, and exits with its code. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { COMMAND } from '../../support/bundled.ts';
import { hasTerminals, runCommand, runLine, runOnTerminal } from '../../support/command.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';
import { HANGS_MS } from '../../support/hangs.ts';
import { type CliPlace, openCliLocation } from './location.ts';

let location: CliPlace;
let env: Record<string, string>;
beforeAll(async () => {
  location = await openCliLocation();
  env = { WORKROOM_WEBHOOK_URL: location.webhook('message') };
});
afterAll(() => location[Symbol.asyncDispose]());
afterEach(() => location.sandbox.faults.clear());

const sh = (script: string, flags: readonly string[] = []) =>
  runCommand(['run', ...flags, '--', 'sh', '-c', script], { env, cwd: location.folder, secrets: location.secrets });
const messages = () => location.sandbox.chat('platform').length;

describe('output of the command', () => {
  test('passes through unchanged on separate streams', async () => {
    const { code, stdout, stderr } = await sh('echo out; echo err >&2');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'out\n' });
    expect(stderr).toMatch(/^err\nworkroom-notify: Message delivered to the webhook at .*\n$/);
  });

  test('stays unchanged if it is binary', async () => {
    const bytes = 'head -c 300000 "$0"';
    const direct = createHash('sha256').update(readFileSync(process.execPath).subarray(0, 300_000)).digest('hex');
    const { stdout } = await runLine(`workroom-notify run -- sh -c '${bytes}' '${process.execPath}' | sha256sum`, {
      env,
    });
    expect(stdout.split(' ')[0]).toBe(direct);
  });

  test('stops when its reader exits: the command notices, and the message is still sent', async () => {
    const before = messages();
    const { stdout } = await runLine('workroom-notify run -- yes | head -n 2; echo "${PIPESTATUS[0]}"', { env });
    expect(stdout).toMatch(/^y\ny\n(?!0\n)\d+\n$/);
    expect(messages()).toBe(before + 1);
  });
});

describe('exit', () => {
  test.each([0, 255])('code %i is that of the command', async (code) => {
    expect((await sh(`exit ${code}`)).code).toBe(code);
  });

  test('code of a missing command is 127, and is reported', async () => {
    const { code, stderr } = await runCommand(['run', '--', 'no-such-command', 'x'], { env });
    expect({ code, stderr }).toEqual({
      code: 127,
      stderr: expect.stringMatching(
        /^workroom-notify: no-such-command: command not found\nworkroom-notify: Message delivered/,
      ),
    });
    expect(location.lastMessage()).toMatch(/command not found/);
  });

  test('code of a non-executable command is 126', async () => {
    expect((await runCommand(['run', '--', location.folder], { env })).code).toBe(126);
  });

  test('uses the same signal as the command', async () => {
    const child = start('kill -KILL $$');
    expect(await getEnd(child)).toEqual([null, 'SIGKILL']);
    expect(location.lastMessage()).toContain('The command was terminated by the signal SIGKILL');
  });

  test("code is unchanged if the message can't be delivered", async () => {
    location.sandbox.faults.next(1, { status: 404 }, { method: 'POST' });
    const { code, stderr } = await sh('exit 7');
    expect({ code, stderr }).toEqual({ code: 7, stderr: expect.stringMatching(/Not delivered/) });
    const none = await runCommand(['run', '--', 'sh', '-c', 'exit 7'], { env: { CI: 'true' } });
    expect(none).toMatchObject({ code: 7, stderr: expect.stringMatching(/Skipped: webhook-url is empty/) });
  });

  test('does not wait for background processes that hold the output', async () => {
    const started = performance.now();
    expect((await sh('sleep 90 & echo started')).code).toBe(0);
    expect(performance.now() - started).toBeLessThan(HANGS_MS);
  });
});

describe('message', () => {
  test('for a failure names the command and quotes the lines that explain it', async () => {
    await sh('echo "building"; echo "src/cart.ts(4,1): error TS2304: Cannot find name x" >&2; exit 2');
    expect(location.lastMessage()).toMatch(/^❌ \*\*sh failed\*\* with exit code 2/);
    expect(location.lastMessage()).toContain('TS2304');
    await sh('echo one; echo "the disk is tired"; exit 2');
    // Without a certain cause, a chat message quotes nothing.
    expect(location.lastMessage()).not.toContain('the disk is tired');
  });

  test('contains machine and time outside of CI, under the name of --name', async () => {
    await sh('exit 3', ['--name', 'Nightly backup', '--time-zone', 'Europe/Berlin']);
    const text = location.lastMessage().replaceAll('\u00a0', ' ').replaceAll('\\', '');
    expect(text).toMatch(/^❌ \*\*Nightly backup failed\*\* with exit code 3 · /);
    expect(text).toContain(` · ${hostname()} · `);
    expect(text).toMatch(/ · \d{4}-\d\d-\d\d \d\d:\d\d (?:CET|CEST|GMT\+[12])/);
    const jenkins = { ...env, JENKINS_URL: 'https://ci.example/', JOB_NAME: 'shop', BUILD_NUMBER: '7' };
    await runCommand(['run', '--', 'sh', '-c', 'exit 3'], { env: jenkins });
    expect(location.lastMessage()).toContain('with exit code 3');
    expect(location.lastMessage()).not.toContain(hostname());
  });

  test("is printed on a dry run without sending; standard output contains only the command's output", async () => {
    const before = messages();
    const { code, stdout, stderr } = await sh('echo out; exit 3', ['--dry-run']);
    expect({ code, stdout, sent: messages() - before }).toEqual({ code: 3, stdout: 'out\n', sent: 0 });
    expect(stderr).toMatch(/❌ \*\*sh failed\*\* with exit code 3[\s\S]*Dry run: message for the webhook/);
  });

  test('shows no argument that may be a secret, and no credential of the output', async () => {
    const token = `ghp_${'a1B2'.repeat(9)}`;
    await runCommand(
      [
        'run',
        '--',
        'sh',
        '-c',
        `echo "error: denied for ${token} at ${env['WORKROOM_WEBHOOK_URL']}"; exit 1`,
        'pa55word!',
      ],
      { env },
    );
    expect(location.lastMessage()).toContain('denied for');
    for (const secret of [token, 'pa55word', env['WORKROOM_WEBHOOK_URL'] ?? ''])
      expect(location.lastMessage()).not.toContain(secret);
  });

  test('with invalid options is rejected before the command starts', async () => {
    const { code, stdout } = await sh('echo begun', ['--when', 'nonsense']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect((await runCommand(['run'], { env })).code).toBe(2);
  });

  test('ignores flags of the command', async () => {
    const { stdout } = await runCommand(['run', 'echo', '--when', '-n', ' two  blanks ', ''], { env });
    expect(stdout).toBe('--when -n  two  blanks  \n');
  });
});

describe('signal', () => {
  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    '%s is forwarded to the command, and the message reports cancelled',
    async (signal) => {
      const child = start('echo ready; exec sleep 30');
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      child.kill(signal);
      expect(await getEnd(child)).toEqual([null, signal]);
      expect(location.lastMessage()).toMatch(/cancelled/);
    },
  );

  test('SIGHUP leaves a command under nohup running, and its later result is reported', async () => {
    const child = start('trap "" HUP; nohup sh -c "echo ready; read go; exit 6" 2>&1', 'pipe');
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.kill('SIGHUP');
    // Otherwise the command may exit before the signal, which would prove nothing.
    await new Promise((resolve) => setTimeout(resolve, 200));
    child.stdin?.end('go\n');
    expect(await getEnd(child)).toEqual([6, null]);
    expect(location.lastMessage()).toMatch(/failed.* with exit code 6/);
    expect(location.lastMessage()).not.toMatch(/cancelled/);
  });

  test('that the command handles lets it exit on its own', async () => {
    const child = start('trap "echo bye; exit 5" TERM; echo ready; while :; do sleep 0.1; done');
    await once(child.stdout as NodeJS.ReadableStream, 'data');
    child.kill('SIGTERM');
    expect(await getEnd(child)).toEqual([5, null]);
  });
});

describe.runIf(hasTerminals)('terminal', () => {
  test('is the input of the command; its last lines are quoted, and colors are enabled', async () => {
    const script = 'test -t 0 && echo "$FORCE_COLOR" && echo "src/a.ts(4,1): error TS2304: Cannot find name x"; exit 4';
    const { code, shown: displayed } = await runOnTerminal(['run', '--', 'sh', '-c', script], { env });
    expect(code).toBe(4);
    expect(displayed).toMatch(/^1\nsrc.*\n.*Message delivered/);
    expect(location.lastMessage()).toMatch(/^❌ \*\*sh failed\*\* with exit code 4[\s\S]*TS2304/);
  });
});

function start(script: string, stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  return spawn(process.execPath, [COMMAND, 'run', '--', 'sh', '-c', script], {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
    stdio: [stdin, 'pipe', 'ignore'],
  });
}

async function getEnd(child: ChildProcess): Promise<readonly [number | null, NodeJS.Signals | null]> {
  const [code, signal] = await once(child, 'exit');
  return [code, signal];
}
