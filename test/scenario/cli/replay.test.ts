/** `replay` as a process: its three forms, and what it says of input and answers that cannot work. It sends nothing. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildHistory } from '../../support/build-history.ts';
import { type Ended, hasTerminals, runCommand, runOnTerminal } from '../../support/command.ts';
import { type Behaviour, startGithubApi } from '../../support/github-api.ts';
import type { GithubWorld, Run } from '../../support/github-world.ts';

const TOKEN = 'ghp_tokenOfTheReplay1234567890';

interface Asked {
  readonly world?: GithubWorld;
  readonly behaviour?: Behaviour;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const HISTORY = buildHistory(12, 3);

async function replay(args: readonly string[], { world = HISTORY, behaviour, env = {}, cwd }: Asked = {}) {
  const api = await startGithubApi(world, TOKEN, behaviour);
  onTestFinished(() => api.close());
  const all = { GITHUB_API_URL: api.url, GITHUB_TOKEN: TOKEN, ...env };
  const ended: Ended = await runCommand(['replay', ...args], { env: all, secrets: [TOKEN], ...(cwd && { cwd }) });
  return { ...ended, requests: api.requests, violations: api.violations };
}

describe('a replay', () => {
  test('shows each run with its message, the oldest first, and at the end how loud each word of when would have been', async () => {
    const told = await replay(['acme/app', '--mention', 'suspects']);
    expect(told).toMatchObject({ code: 0, stderr: '', violations: [] });
    const [first] = told.stdout.split('\n');
    expect(first).toBe('acme/app: 12 runs, the oldest first.');
    const heads = told.stdout.match(/^#\d+.*$/gm) ?? [];
    expect(heads[0]).toMatch(/^#\d+ [\w ]+ · \w+ on [\w.]+ · 2026-03-02 \d\d:\d\d · \w+(?:, [\w-]+)?$/);
    expect(heads.length).toBeGreaterThanOrEqual(12);
    expect(told.stdout).toMatch(new RegExp(`^  always +${heads.length}$`, 'm'));
    expect(told.stdout).toMatch(/^\d+ incidents? would have been opened, and \d+ ended\.$/m);
    expect(told.stdout).toMatch(
      new RegExp(`^${told.requests.length} requests to GitHub, and nothing was sent\\.$`, 'm'),
    );
  });

  test('is one object as JSON, of the same runs', async () => {
    const { code, stdout } = await replay(['acme/app', '--json', '--when', 'failure']);
    const { repository, runs, totals, calls, incidents, requests } = JSON.parse(stdout);
    expect([code, repository, calls]).toEqual([0, 'acme/app', {}]);
    expect(Object.keys(totals)).toEqual([
      'always',
      'success',
      'failure',
      'change',
      'broken',
      'still-failing',
      'fixed',
      'cancelled',
    ]);
    expect(totals.always).toBe(runs.length);
    expect(runs.filter(({ outcome }: { outcome: string }) => outcome === 'sent')).toHaveLength(totals.failure);
    expect(Object.keys(incidents)).toEqual(['opened', 'ended']);
    expect(requests).toBeGreaterThan(0);
    const [sent, kept] = ['sent', 'kept'].map((end) =>
      runs.find(({ outcome }: { outcome: string }) => outcome === end),
    );
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining([
        'number',
        'id',
        'attempt',
        'workflow',
        'event',
        'branch',
        'conclusion',
        'ended_at',
        'reason',
        'mentions',
      ]),
    );
    expect(kept.reason).toMatch(/^when is failure \([\w-]+\)$/);
    expect(sent.body).toContain('https://github.com/acme/app/actions/runs/');
  });

  test('is a document as Markdown', async () => {
    const { code, stdout } = await replay(['acme/app', '--markdown', '--last', '3', '--branch', 'main']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^# Replay\n\nacme\/app: the newest 3 runs, the oldest first\.\n\n## \\#\d+ /);
    expect(stdout).toMatch(/\n\| when \| messages \|\n\|---\|--:\|\n\| always \| \d+ \|\n/);
  });

  test('takes the repository from the checkout, and a destination in the environment is not asked', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    execFileSync('git', ['remote', 'add', 'origin', 'git@github.com:acme/app.git'], { cwd: folder });
    const env = { WORKROOM_WEBHOOK_URL: 'http://127.0.0.1:9/hook/secretOfTheHook', WORKROOM_KIND: 'topic' };
    const { code, stdout, stderr } = await replay(['--last', '2'], { cwd: folder, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^acme\/app: the newest 2 runs/);
    expect(stdout).toContain('Subject: ');
  });

  test('shows nothing live of what runs are called', async () => {
    const hostile = '::error::pwned ##[error]x \u001b[31mred\u001b[0m\r\n@everyone <script>';
    const runs = (HISTORY.runs ?? []).map(
      (run): Run => ({ ...run, name: hostile, head_branch: hostile, display_title: hostile }),
    );
    for (const form of [[], ['--markdown'], ['--json']]) {
      const { code, stdout, stderr } = await replay(['acme/app', ...form], {
        world: { ...HISTORY, workflows: [], runs },
      });
      expect(code).toBe(0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what must not be there
      expect(stdout + stderr).not.toMatch(/^::|\u001b|##\[|\r/m);
      if (form[0] === '--markdown') expect(stdout).not.toMatch(/^## .*(?<!\\)[<@]/m);
    }
  });
});

describe('what cannot be replayed is said', () => {
  const limited = {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1772604000' },
    body: '{"message":"limit"}',
  };
  test.each<[string, readonly string[], Asked, number, RegExp]>([
    ['no token', ['acme/app'], { env: { GITHUB_TOKEN: '' } }, 2, /--github-token: not given\. Set GITHUB_TOKEN/],
    ['a name that is none', ['acme'], {}, 2, /<repository>: not a repository: "acme"\. Write owner\/name\./],
    [
      'no repository at all',
      [],
      { cwd: tmpdir() },
      2,
      /<repository>: not given, and this is no checkout with a remote/,
    ],
    ['two kinds of time', ['acme/app', '--last', '3', '--period', '7d'], {}, 2, /--last: given together with --period/],
    [
      'too many',
      ['acme/app', '--last', '101'],
      {},
      2,
      /--last: not a number in range: "101"\. Write a number from 1 to 100/,
    ],
    ['a digest', ['acme/app', '--template', 'digest'], {}, 2, /--template: digest tells of many builds together/],
    [
      'a workflow that is not there',
      ['acme/app', '--workflow', 'nightlyy'],
      {},
      2,
      /--workflow: there is no workflow "nightlyy"\. Write its name or file: "Nightly"/,
    ],
    [
      'another repository',
      ['acme/other'],
      {},
      1,
      /acme\/other is not there, or is not shown to this token\. Check the name/,
    ],
    [
      'a token that is wrong',
      ['acme/app'],
      { env: { GITHUB_TOKEN: 'ghp_wrongTokenOfNobody123456' } },
      1,
      /the GitHub API refuses the token/,
    ],
    [
      'a token that may not read runs',
      ['acme/app'],
      { behaviour: { without: ['actions: read'] } },
      1,
      /the token may not read it\. Give the token the permission actions: read\./,
    ],
    [
      'a limit at once',
      ['acme/app'],
      { behaviour: { instead: limited } },
      1,
      /the rate limit of the GitHub API is used up/,
    ],
    [
      'a server without an answer',
      ['acme/app'],
      { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } },
      1,
      /the GitHub API cannot be reached/,
    ],
    ['an address that is none', ['acme/app'], { env: { GITHUB_API_URL: 'here' } }, 2, /GITHUB_API_URL: no address/],
  ])('%s', async (_, args, asked, code, words) => {
    const ended = await replay(args, asked);
    expect(ended.stderr).toMatch(words);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
  });

  test('no runs are no error', async () => {
    const { code, stdout } = await replay(['acme/app'], { world: { repository: 'acme/app' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^acme\/app has no runs that are over and fit what was asked for\.\n/);
  });
});

test.runIf(hasTerminals)('on a terminal it tells how far it has come', async () => {
  const api = await startGithubApi(HISTORY, TOKEN);
  onTestFinished(() => api.close());
  const env = { GITHUB_API_URL: api.url, GITHUB_TOKEN: TOKEN };
  const { code, shown } = await runOnTerminal(['replay', 'acme/app', '--last', '3'], { env, secrets: [TOKEN] });
  expect(code).toBe(0);
  expect(shown).toContain('Reading acme/app …');
  expect(shown).toContain('2 told, of 3 runs …');
});
