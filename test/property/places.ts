/** The machine as a case meets it: its folders, files, git, and the environment that a CI system sets. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentOf, RECORDED } from '../support/ci-systems.ts';
import {
  branchDeletion,
  type EditedEvent,
  example,
  failedDeploymentStatus,
  failedWorkflowRun,
  pullRequestTarget,
  schedule,
} from '../support/events.ts';
import { RUNNER } from '../support/github-facts.ts';
import { branchQuestion } from '../support/histories.ts';
import type { Combination } from '../support/pairwise.ts';
import { isEvent, isStep } from './factors.ts';
import { HIDDEN } from './odd-values.ts';

type Variables = Readonly<Record<string, string>>;

/** Folders that all cases share; none of them writes into one. */
export interface Machine {
  /** Where cases may make folders and files of their own. */
  readonly spare: string;
  /** By how the checkout is. */
  readonly workspaces: Readonly<Record<string, string>>;
  /** Folders for `PATH`, by how git behaves. */
  readonly paths: Readonly<Record<string, string>>;
}

const SECTIONS = '{{ sections.headline }}\n\n{{ sections.failures }}\n\n{{ sections.commits }}\n';
const TESTCASE = '<testcase classname="a.b" name="c"><failure message="expected 1">at a.js:3</failure></testcase>';

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'notify/whole.md': `---\n# nothing\n---\n${SECTIONS}`,
  'notify/broken.md': '{% for job in jobs %}{{ jobs.nam }',
  'notify/empty.md': '',
  'notify/sections.md': `\uFEFF${SECTIONS}`.replaceAll('\n', '\r\n'),
  'notify/users.yml': 'octocat: ada\r\n',
  'reports/report.md': `# Coverage\n\n| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(500)}\n@here <b>x</b>\n`,
  'reports/empty.md': '\r\n \n',
  'reports/binary.bin': Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256),
  'TEST-a.xml': `<testsuites><testsuite name="s" time="1e309">${TESTCASE.repeat(30)}</testsuite></testsuites>`,
  'test.log': `npm test\n##[error]AssertionError: expected 1 to be 2\n    at sum (src/sum.ts:3:1)\npassword=${HIDDEN}\n`,
};

export function makeMachine(): Machine {
  const spare = realpathSync(mkdtempSync(join(tmpdir(), 'odd-')));
  const whole = join(spare, 'whole');
  mkdirSync(whole);
  writeFiles(whole);
  commitTwice(whole);
  const shallow = join(spare, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${whole}`, shallow], { env: GIT_ENV });
  const bare = join(spare, 'no-repository');
  mkdirSync(bare);
  writeFiles(bare);
  return { spare, workspaces: { whole, shallow, 'no repository': bare }, paths: makePaths(spare) };
}

function writeFiles(folder: string): void {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  mkdirSync(join(folder, 'many'));
  for (let at = 0; at < 400; at += 1) writeFileSync(join(folder, 'many', `${at}.log`), 'Error: no\n');
}

const GIT_ENV = {
  ...{ PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
  ...{ GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' },
  ...{ GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com' },
};

function commitTwice(cwd: string): void {
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd, env: GIT_ENV });
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', `https://ci:${HIDDEN}@github.com/acme/app.git`);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Add all');
  git('commit', '--quiet', '--allow-empty', '--message', `Fix ${'x'.repeat(500)}\n\n@here \u202E ::error::x`);
}

/** In place of git, a script that does something else. */
const OTHER_GITS = {
  fails: 'echo "fatal: detected dubious ownership" >&2; exit 128',
  garbage: 'head -c 2000000 /dev/urandom',
  hangs: 'exec sleep 60',
};

function makePaths(spare: string): Readonly<Record<string, string>> {
  const made = Object.entries(OTHER_GITS).map(([name, script]) => {
    const folder = join(spare, `git-${name}`);
    mkdirSync(folder);
    writeFileSync(join(folder, 'git'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, 'git'), 0o755);
    return [name, `${folder}:${process.env['PATH']}`];
  });
  const empty = join(spare, 'empty');
  mkdirSync(empty);
  return { ...Object.fromEntries(made), missing: empty };
}

/** Goes to the folder of a case. */
export function enter({ folder = '', git = '' }: Combination, { workspaces, spare }: Machine): string {
  const workspace = workspaces[git] ?? workspaces['whole'] ?? '';
  if (folder === 'workspace') process.chdir(workspace);
  else if (folder === 'no such workspace') process.chdir('/');
  else {
    const own = mkdtempSync(join(spare, 'current-'));
    process.chdir(own);
    if (folder === 'read-only') chmodSync(own, 0o555);
    else execFileSync('rmdir', [own], { cwd: '/' });
    if (folder === 'deleted') return own;
  }
  return folder === 'no such workspace' ? join(spare, 'nowhere') : workspace;
}

/** The environment of a case, without its options. */
export function environment(one: Combination, workspace: string, machine: Machine, api: string | undefined): Variables {
  const { place = '', folder = '', git = '', entry } = one;
  const own = isEvent(place) ? githubEnvironment(place, workspace, machine) : ciEnvironment(place);
  const path = git === 'no PATH' ? {} : { PATH: machine.paths[git] ?? process.env['PATH'] ?? '' };
  const elsewhere = folder === 'deleted, workspace elsewhere' || folder === 'no such workspace';
  return {
    ...{ HOME: machine.spare, TMPDIR: tmpdir(), DB_PASSWORD: HIDDEN },
    ...own,
    ...path,
    ...(api === undefined ? {} : { GITHUB_API_URL: api }),
    ...(elsewhere && { GITHUB_WORKSPACE: workspace }),
    ...machineVariables(one, machine, isStep(entry)),
  };
}

function machineVariables({ machine = '' }: Combination, { spare }: Machine, step: boolean): Variables {
  const files = { GITHUB_OUTPUT: join(spare, 'output'), GITHUB_STEP_SUMMARY: join(spare, 'summary') };
  const nowhere = { GITHUB_OUTPUT: join(spare, 'none/output'), GITHUB_STEP_SUMMARY: spare };
  const others: Readonly<Record<string, Variables>> = {
    'no HOME': { HOME: '' },
    'no TMPDIR': { TMPDIR: join(spare, 'none'), RUNNER_TEMP: join(spare, 'none') },
    'odd locale': {
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'xx',
      TZ: 'Pacific/Apia',
      COLUMNS: '0',
      NO_COLOR: '',
      FORCE_COLOR: '3',
    },
    'odd proxy': { HTTPS_PROXY: `http://ci:${HIDDEN}@[::1`, HTTP_PROXY: 'not an address', NO_PROXY: '127.0.0.1,,*.x' },
  };
  return { ...(step && (machine === 'no files of the runner' ? nowhere : files)), ...others[machine] };
}

function ciEnvironment(place: string): Variables {
  const recorded = RECORDED.find(({ name }) => name === place);
  if (recorded !== undefined) return { ...environmentOf(recorded), ...recorded.ends.failure };
  return place === 'a machine' ? { USER: 'ada', LOGNAME: 'ada', SHELL: '/bin/sh' } : {};
}

const PUSHES = branchQuestion('38+ 39+ 40- 41- 42-');

function payloadOf(place: string): EditedEvent {
  const made: Readonly<Record<string, () => EditedEvent>> = {
    push: () => ({ event: 'push', payload: (PUSHES.payload ?? {}) as EditedEvent['payload'] }),
    pull_request_target: pullRequestTarget,
    workflow_run: failedWorkflowRun,
    deployment_status: failedDeploymentStatus,
    schedule,
    'branch deleted': branchDeletion,
    'no such event': () => ({ event: 'moon_landing', payload: { a: [{}] } }),
    'empty payload': () => ({ event: 'pull_request', payload: {} }),
  };
  const other = () => ({ event: place, payload: { ...example(place as 'push') } });
  return (made[place] ?? other)();
}

function githubEnvironment(place: string, workspace: string, { spare }: Machine): Variables {
  const file = join(spare, `${place}.json`);
  const common = { ...RUNNER, ...PUSHES.env, GITHUB_API_URL: 'http://127.0.0.1:9', GITHUB_WORKSPACE: workspace };
  if (place === 'no payload') return { ...common, GITHUB_EVENT_NAME: 'push' };
  if (place === 'payload in a folder') return { ...common, GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: spare };
  if (place === 'broken payload') {
    writeFileSync(file, '{"ref": "refs/heads/ma');
    return { ...common, GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: file };
  }
  const { event, payload } = payloadOf(place);
  writeFileSync(file, JSON.stringify(payload));
  return { ...common, GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file };
}
