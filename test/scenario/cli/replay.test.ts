/**
 * Runs `replay` as a process against a fake GitHub on loopback: both output formats, invalid input and unusable
 * responses.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Ended, runCommand } from '../../support/command.ts';
import { type Behaviour, startGithubApi } from '../../support/github-api.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Commit, GithubWorld, Run } from '../../support/github-world.ts';

const TOKEN = 'ghp_tokenOfTheReplay1234567890';

interface Given {
  readonly world?: GithubWorld;
  readonly behaviour?: Behaviour;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Creates builds of `main` with a commit each (`-` failed), each followed by a run that only reports on it. */
function getRow(entry: string): GithubWorld {
  const commits: Commit[] = [];
  const runs: Run[] = [];
  for (const [index, character] of [...entry].entries()) {
    const at = (minute: string) => `2026-03-02T${String(10 + index)}:${minute}:00Z`;
    const author = index % 2 === 0 ? 'ada' : 'carol';
    const head_sha = sha(index + 1);
    commits.push({ sha: head_sha, message: `Change ${index}`, author, login: author, at: at('00'), files: ['a.ts'] });
    const conclusion = character === '-' ? 'failure' : 'success';
    const job = { id: 900 + index, name: 'test', conclusion, started_at: at('01'), completed_at: at('09') };
    const steps = [{ name: 'Run npm test', conclusion }];
    const common = { run_number: index + 1, head_branch: 'main', head_sha, created_at: at('00') };
    const times = { started_at: at('00'), ended_at: at('10') };
    runs.push({
      ...{ ...common, id: 500 + index, name: 'CI', workflow_id: 7001, event: 'push', showsCommit: true },
      attempts: [{ conclusion, ...times, jobs: [{ ...job, steps }] }],
    });
    const current = { name: 'Notify', workflow_id: 7002, file: 'notify.yml', event: 'workflow_run' };
    runs.push({ ...common, ...current, id: 700 + index, attempts: [{ conclusion: 'success', ...times }] });
  }
  const workflows = [
    { id: 7001, name: 'CI', file: 'ci.yml' },
    { id: 7002, name: 'Notify', file: 'notify.yml' },
  ];
  return { repository: 'acme/app', runs, commits, workflows };
}

async function replay(args: readonly string[], { world = getRow('+--+'), behaviour, env = {}, cwd }: Given = {}) {
  const api = await startGithubApi(world, TOKEN, behaviour);
  onTestFinished(() => api.close());
  const all = { GITHUB_API_URL: api.url, GITHUB_TOKEN: TOKEN, ...env };
  const ended: Ended = await runCommand(['replay', ...args], { env: all, secrets: [TOKEN], ...(cwd && { cwd }) });
  return { ...ended, requests: api.requests, violations: api.violations };
}

/** Returns the headings of runs, and reasons for sending nothing. */
function outline(stdout: string): readonly string[] {
  return stdout.split('\n').filter((text) => /^#\d+ |^Not sent: |^Mentions: /.test(text));
}

describe('replay', () => {
  test('shows each run, its message or the reason for none, and the totals', async () => {
    const { code, stdout, stderr, violations } = await replay([
      ...['acme/app', '--when', 'change', '--mention', 'suspects,here'],
    ]);
    expect({ code, stderr, violations }).toEqual({ code: 0, stderr: '', violations: [] });
    expect(outline(stdout)).toEqual([
      '#1 CI · push on main · 2026-03-02 10:10 · success, still-passing',
      'Not sent: conclusion success (still-passing) is excluded by when: change.',
      '#2 CI · push on main · 2026-03-02 11:10 · failure, broken',
      'Mentions: carol, here.',
      '#3 CI · push on main · 2026-03-02 12:10 · failure, still-failing',
      'Not sent: conclusion failure (still-failing) is excluded by when: change.',
      '#4 CI · push on main · 2026-03-02 13:10 · success, fixed',
    ]);
    expect(stdout).toContain('Started failing at [aaaaaaa](');
    // Omits later events.
    expect(stdout).not.toContain('newer');
    expect(stdout.split('\n').slice(-4)).toEqual([
      'Messages for each when: always 4, success 2, failure 2, cancelled 0, change 2, broken 1, still-failing 1 and fixed 1.',
      'Would be mentioned: carol (1) and here (1).',
      'Nothing was sent. Made of what GitHub shows of these runs today, which may differ from then.',
      '',
    ]);
  });

  test('prints one object as JSON', async () => {
    const { code, stdout } = await replay(['acme/app', '--json', '--when', 'failure', '--last', '3']);
    const { runs, ...rest } = JSON.parse(stdout);
    const totals = { always: 3, success: 1, failure: 2, cancelled: 0, change: 2, broken: 1, fixed: 1 };
    const all = { ...totals, 'still-failing': 1 };
    expect([code, rest]).toEqual([0, { repository: 'acme/app', totals: all, mentions: {} }]);
    expect(runs).toHaveLength(3);
    expect(runs[0]).toEqual({
      ...{ id: 501, number: 2, attempt: 1, workflow: 'CI', event: 'push', branch: 'main' },
      ...{ ended_at: '2026-03-02T11:10:00Z', conclusion: 'failure', change: 'broken' },
      messages: [{ kind: 'message', body: expect.stringContaining('/actions/runs/501') }],
      ...{ mentions: [], sent_by: ['always', 'failure', 'change', 'broken'], notices: [] },
    });
    expect(runs[2]).toMatchObject({
      messages: [],
      reason: 'conclusion success (fixed) is excluded by when: failure',
      sent_by: ['always', 'success', 'change', 'fixed'],
    });
  });

  test('of incidents opens one for each outage, and reports its recovery', async () => {
    const { stdout } = await replay(['acme/app', '--kind', 'incident', '--json']);
    const { runs, totals } = JSON.parse(stdout);
    const kinds = runs.map(({ messages }: { messages: { kind: string }[] }) => messages.map(({ kind }) => kind));
    expect(kinds).toEqual([[], ['task', 'message'], [], ['message']]);
    expect(runs[3].messages[0].body).toContain('works again');
    expect(totals).toMatchObject({ always: 2, broken: 1, fixed: 1 });
  });

  test('accepts message options, a workflow by name or file, and its own event if it is named', async () => {
    const options = ['--only-if', "change == 'still-failing'", '--subject', '{{ commit.subject }}', '--kind', 'topic'];
    const { stdout } = await replay(['acme/app', '--workflow', 'ci.yml', '--branch', 'main', ...options]);
    expect(stdout.match(/^Subject: .*$/gm)).toEqual(['Subject: Change 2']);
    const current = await replay(['acme/app', '--workflow', 'Notify']);
    expect(outline(current.stdout)).toHaveLength(4);
    expect(current.stdout).toMatch(/^#1 Notify · workflow_run on main /);
  });

  test('reads the repository from the checkout; a destination in the environment is neither called nor shown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'replay-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    execFileSync('git', ['init', '-q'], { cwd: folder });
    execFileSync('git', ['remote', 'add', 'origin', 'git@github.com:acme/app.git'], { cwd: folder });
    const env = { WORKROOM_WEBHOOK_URL: 'http://127.0.0.1:9/hook/secretOfTheHook' };
    const { code, stdout, stderr } = await replay(['--last', '2'], { cwd: folder, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(outline(stdout)).toHaveLength(2);
    expect(stdout).not.toContain('secretOfTheHook');
  });

  test('repeats no request, and escapes the names of runs', async () => {
    const hostile = '::error::pwned ##[error]x \u001b[31mred\u001b[0m\r\n@everyone <script>';
    const { runs = [], ...world } = getRow('+-+');
    const named = runs.map((run): Run => ({ ...run, name: hostile, head_branch: hostile, display_title: hostile }));
    for (const form of [[], ['--json']]) {
      const { code, stdout, stderr, requests } = await replay(['acme/app', ...form], {
        world: { ...world, workflows: [], runs: named },
      });
      expect(code).toBe(0);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what must not be there
      expect(stdout + stderr).not.toMatch(/^::|\u001b|##\[|\r/m);
      expect(new Set(requests).size).toBe(requests.length);
    }
  });

  test('at a rate limit shows the results so far with the reason', async () => {
    let requested = 0;
    const api = await startGithubApi(getRow('+-+-+-+-+-+-'), TOKEN, {
      bend: (body) => {
        requested += 1;
        if (requested === 20) api.behave({ limited: 'secondary' });
        return body;
      },
    });
    onTestFinished(() => api.close());
    const env = { GITHUB_API_URL: api.url, GITHUB_TOKEN: TOKEN };
    const { code, stdout, stderr } = await runCommand(['replay', 'acme/app'], { env, secrets: [TOKEN] });
    expect(code).toBe(1);
    expect(stderr).toMatch(/acme\/app cannot be read: the GitHub API asks for a pause/);
    expect(outline(stdout).length).toBeGreaterThan(0);
    expect(stdout).toMatch(/^Messages for each when: always [1-9]/m);
  });
});

describe('invalid replay is reported', () => {
  test.each<[string, readonly string[], Given, number, RegExp]>([
    ['no repository at all', [], { cwd: tmpdir() }, 2, /<repository>: not a repository: ""\. Write owner\/name\./],
    ['a digest', ['acme/app', '--template', 'digest'], {}, 2, /--template: reports on many builds/],
    [
      'an unknown workflow',
      ['acme/app', '--workflow', 'notifyy'],
      {},
      2,
      /there is no workflow "notifyy"\. Write its name or file: "Notify"/,
    ],
    [
      'another repository',
      ['acme/other'],
      {},
      1,
      /acme\/other cannot be read: it is not there, or is not shown to this token\. Check the name/,
    ],
    [
      'a token that may not read runs',
      ['acme/app'],
      { behaviour: { without: ['actions: read'] } },
      1,
      /needs actions: read/,
    ],
    [
      'a server without an answer',
      ['acme/app'],
      { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } },
      1,
      /the GitHub API cannot be reached/,
    ],
    ['an address that is none', ['acme/app'], { env: { GITHUB_API_URL: 'here' } }, 2, /GITHUB_API_URL: no address/],
  ])('%s', async (_, args, raw, code, text) => {
    const ended = await replay(args, raw);
    expect(ended.stderr).toMatch(text);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
  });

  test('no runs are no error', async () => {
    const { code, stdout } = await replay(['acme/app', '--json'], { world: { repository: 'acme/app' } });
    expect([code, JSON.parse(stdout).runs]).toEqual([0, []]);
  });
});
