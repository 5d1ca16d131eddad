/** Runs `doctor` as a process against the sandbox, for each possible problem. It reads and sends nothing. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ended, runCommand } from '../../support/command.ts';
import { startGithubApi } from '../../support/github-api.ts';
import { tlsAuthority } from '../../support/tls-authority.ts';
import { type CliPlace, openCliLocation } from './location.ts';

let location: CliPlace;
beforeAll(async () => {
  location = await openCliLocation();
});
afterAll(() => location[Symbol.asyncDispose]());

type Env = Record<string, string>;

async function doctor(args: string, env: Env): Promise<Ended> {
  return runCommand(['doctor', ...args.split('; ').filter((word) => word !== '')], {
    env,
    cwd: location.folder,
    secrets: location.secrets,
  });
}

/** Parses the checks from JSON. */
async function checks(args: string, env: Env) {
  const { code, stdout, stderr } = await doctor(`${args}; --json`, env);
  expect(stderr).toBe('');
  const result: { checks: { name: string; verdict: string; text: string; fix?: string }[] } = JSON.parse(stdout);
  const wrong = result.checks.filter(({ verdict }) => verdict === 'fault' || verdict === 'warning');
  return { code, all: result.checks, wrong };
}

const bot = (): Env => location.account('ci-bot');

describe('account', () => {
  test('with all permissions gets every check and the message; only reads are sent', async () => {
    location.sandbox.clearRequests();
    const result = await doctor('--team; platform; --kind; task; --category; To do; --assignees; admins', bot());
    expect(result).toMatchObject({ code: 0, stderr: '' });
    for (const line of [
      /^✓ connection +127\.0\.0\.1:\d+ answers in \d+ ms, without TLS, on this machine\.$/m,
      /^✓ clock +this machine's clock agrees with the service's\.$/m,
      /^✓ login +signed in as ci-bot \(3 teams\)\.$/m,
      /^✓ target +team 1008 is "Platform"\.$/m,
      /^✓ membership +ci-bot is a member of team 1008\.$/m,
      /^✓ board +the task board of team 1008 is \d+\.$/m,
      /^✓ category +category "To do" is 1037\.$/m,
      /^✓ message +the conclusion failure will be reported\.$/m,
      /^What would be posted:\n\nSubject: The build failed$/m,
    ]) {
      expect(result.stdout).toMatch(line);
    }
    expect(new Set(location.sandbox.requests().map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test.each([
    [
      'no member',
      '--team; leads',
      'membership',
      /ci-bot doesn't seem to be a member.*403/,
      /users add-to-teams ci-bot --team/,
    ],
    ['unknown team', '--team; platfrm', 'target', /there is no team "platfrm"/, /Did you mean "Platform"/],
    [
      'no board',
      '--team; support; --kind; task',
      'board',
      /tasks were never set up for team/,
      /Open the tasks of the team once/,
    ],
    [
      'unknown category',
      '--team; platform; --kind; task; --category; Todo',
      'category',
      /no category "Todo"/,
      /"To do"/,
    ],
  ])('%s: fault with its fix, and exit code 1', async (_, args, name, text, fix) => {
    const { code, wrong } = await checks(args, bot());
    expect({ code, wrong }).toEqual({
      code: 1,
      wrong: [{ name, verdict: 'fault', text: expect.stringMatching(text), fix: expect.stringMatching(fix) }],
    });
  });

  test('wrong password is tried once', async () => {
    location.sandbox.clearRequests();
    const { code, wrong } = await checks('--team; platform', { ...bot(), WORKROOM_PASSWORD: 'not-this-one' });
    expect({ code, wrong }).toMatchObject({ code: 1, wrong: [{ name: 'login', text: expect.stringMatching(/401/) }] });
    expect(location.sandbox.requests()).toHaveLength(1);
  });

  test('mentioned user who is no member causes a warning with the closest name', async () => {
    const { code, wrong } = await checks('--team; platform; --mention; chleo, dmitri, team', bot());
    expect(code).toBe(0);
    expect(wrong).toEqual([
      {
        name: 'message',
        verdict: 'warning',
        text: 'Not members of the target, so maybe not mentioned: chleo. Did you mean chloe?',
      },
    ]);
  });
});

describe('webhook', () => {
  test('is not called: only its host is checked, and the rest is reported as unknown', async () => {
    location.sandbox.clearRequests();
    const { code, all } = await checks('', { WORKROOM_WEBHOOK_URL: location.webhook('message'), WORKROOM_STAUS: 'x' });
    expect(code).toBe(0);
    expect(all.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['options', 'warning'],
      ['connection', 'ok'],
      ['clock', 'ok'],
      ['kind', 'unchecked'],
      ['message', 'ok'],
    ]);
    // Requests for the front page are not logged as service calls.
    expect(location.sandbox.requests()).toEqual([]);
  });

  test('that is missing is a fault', async () => {
    const { code, wrong } = await checks('', {});
    expect({ code, wrong }).toMatchObject({ code: 1, wrong: [{ name: 'destination', verdict: 'fault' }] });
  });
});

test('error in a workflow of the checkout is a fault with its file and line', async () => {
  const folder = join(location.folder, '.github/workflows');
  mkdirSync(folder, { recursive: true });
  const step = 'uses: acme/workroom-notify@v1\n        with: { webhook-url: "${{ secrets.HOOK }}", when: failure }\n';
  writeFileSync(join(folder, 'ci.yml'), `on: push\njobs:\n  test:\n    steps:\n      - ${step}`);
  const { code, wrong } = await checks('', { WORKROOM_WEBHOOK_URL: location.webhook('message') });
  rmSync(join(location.folder, '.github'), { recursive: true });
  expect({ code, wrong }).toEqual({
    code: 1,
    wrong: [
      {
        name: 'workflow',
        verdict: 'fault',
        text: expect.stringMatching(/^\.github\/workflows\/ci\.yml:6: the step runs only if the job so far passed/),
        fix: 'Write `if: always()` in the step.',
      },
    ],
  });
});

test('certificate of a private authority and a wrong clock are reported', async () => {
  const authority = tlsAuthority();
  const identity = authority.issue({ altName: 'DNS:service.test' });
  const server = createServer(identity, (_, response) => {
    response.setHeader('date', new Date(Date.now() + 7_200_000).toUTCString());
    response.end('hello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `https://localhost:${port}/application/webhook/abcdefghijklmno`;
  try {
    const untrusted = await checks('', { WORKROOM_WEBHOOK_URL: url });
    expect(untrusted).toMatchObject({
      code: 1,
      wrong: [
        {
          name: 'connection',
          text: expect.stringMatching(/certificate/),
          fix: expect.stringMatching(/NODE_EXTRA_CA_CERTS/),
        },
      ],
    });
    const named = authority.issue({ altName: 'DNS:localhost' });
    server.setSecureContext(named);
    const env = { WORKROOM_WEBHOOK_URL: url, NODE_EXTRA_CA_CERTS: authority.caFile };
    expect(await checks('', env)).toMatchObject({
      code: 0,
      wrong: [{ name: 'clock', text: expect.stringMatching(/clock is 7\d\d\d seconds behind/) }],
    });
  } finally {
    server.close();
  }
});

test('unreachable proxy is named without its credentials', async () => {
  const env = {
    WORKROOM_WEBHOOK_URL: 'https://acme.example.com/application/webhook/abcdefghijklmno',
    HTTPS_PROXY: 'http://builder:proxy-w_rd.9@127.0.0.1:9',
  };
  const { code, wrong } = await checks('', env);
  expect(code).toBe(1);
  expect(wrong).toMatchObject([
    { name: 'connection', text: expect.stringMatching(/through the proxy 127\.0\.0\.1:9/) },
  ]);
  expect(JSON.stringify(wrong)).not.toContain('proxy-w_rd');
});

test('GitHub token without read permission: missing facts and permissions are listed', async () => {
  const token = 'ghs_tokenOfTheFakeApi';
  const api = await startGithubApi({ repository: 'acme/app' }, token, { without: ['actions: read'] });
  try {
    const env = {
      WORKROOM_WEBHOOK_URL: location.webhook('message'),
      WORKROOM_GITHUB_TOKEN: token,
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_API_URL: api.url,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: `${location.folder}/push.json`,
      GITHUB_RUN_ID: '42000',
      GITHUB_RUN_NUMBER: '42',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_WORKFLOW: 'CI',
      GITHUB_JOB: 'test',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SERVER_URL: 'https://github.com',
    };
    const { code, wrong } = await checks('', env);
    expect(code).toBe(0);
    expect(wrong).toMatchObject([
      {
        name: 'message',
        verdict: 'warning',
        text: expect.stringMatching(/Give the job these permissions: actions: read/),
      },
    ]);
  } finally {
    await api.close();
  }
});
