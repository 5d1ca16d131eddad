/** Ensures that a failure message names the cause within its first five lines, if it can be known. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getChance } from '../support/chance.ts';
import { example } from '../support/events.ts';
import { sha } from '../support/github-shapes.ts';
import { jobLogAround } from '../support/job-logs/job-log.ts';
import { workspace } from '../support/workspace.ts';
import { OWN_JOB, play, RED_JOB, toWorld } from './github-run.ts';

const CAUSE = 'FAILED tests/test_cart.py::test_total - AssertionError: 90 != 100';
const LOG = jobLogAround(
  ['collected 12 items', CAUSE, '=== 1 failed, 11 passed in 0.31s ==='].join('\n'),
  getChance(7).next,
);
const EXIT_ONLY = [{ message: 'Process completed with exit code 1.' }];
const STEPS = [{ name: 'Run ci/build.sh', conclusion: 'failure' }] as const;
const TEST = { id: 7, name: 'test', conclusion: 'failure', steps: STEPS, annotations: EXIT_ONLY, log: LOG };
const DOCS = { id: 8, name: 'docs', conclusion: 'success' };

function beginning(message: string): string {
  return message.split('\n').slice(0, 5).join('\n');
}

/** As formatted in the message. */
const SHOWN = /`tests\/test_cart\.py::test_total`: 90 \\?!= 100/;

test('summary job quotes the log of the failed job', async () => {
  const current = { id: OWN_JOB, name: 'test', conclusion: null };
  const { message, result } = await play({ world: toWorld([current, TEST, DOCS]), inputs: { status: 'workflow' } });
  expect(message).toMatch(/^❌ \*\*\[CI: 1 of 2 jobs failed\]\(\S+\)\*\*/);
  expect(beginning(message)).toMatch(SHOWN);
  expect(result.annotations).toEqual([
    expect.objectContaining({ level: 'notice', message: expect.stringContaining('may be allowed to fail') }),
  ]);
});

test('workflow_run quotes the log of the upstream run', async () => {
  const { repository: _, ...payload } = example('workflow_run', 1);
  const upstream = { ...payload.workflow_run, id: 42000, run_attempt: 1, event: 'push', conclusion: 'failure' };
  const { message } = await play({
    world: toWorld([TEST, DOCS]),
    event: 'workflow_run',
    payload: { ...payload, workflow_run: { ...upstream, head_sha: sha(42), head_branch: 'main' } },
  });
  expect(beginning(message)).toMatch(SHOWN);
});

test('step of the running job quotes its log files', async () => {
  const {
    message,
    result,
    githubRequests: requested,
  } = await play({
    world: toWorld([RED_JOB]),
    changes: { job: { status: 'failure' } },
    workspace: workspace({ 'logs/test.log': LOG, 'logs/build.log': 'all built\n' }),
    inputs: { 'log-files': 'logs/*.log' },
  });
  expect(message).toContain('in npm test');
  expect(beginning(message)).toMatch(SHOWN);
  expect(requested.filter((path) => path.includes('/logs'))).toEqual([]);
  expect(result.annotations).toEqual([]);
});

test('template gets facts from the log files', async () => {
  const { message } = await play({
    changes: { job: { status: 'failure' } },
    workspace: workspace({ 'test.log': LOG }),
    inputs: { 'log-files': '*.log', body: '{{ errors[0].test | code }}: {{ errors[0].message }}' },
  });
  expect(beginning(message)).toMatch(/`tests\/test_cart\.py::test_total`: AssertionError: 90 \\?!= 100/);
});

test('missing log files, or files outside of the workspace, cause warnings; the message is sent', async () => {
  const outside = workspace({ 'secret.log': 'fatal: the secret of another job' });
  const root = workspace({ 'empty.log': '' });
  symlinkSync(join(outside, 'secret.log'), join(root, 'link.log'));
  const { message, sent, result } = await play({
    world: toWorld([RED_JOB]),
    changes: { job: { status: 'failure' } },
    workspace: root,
    inputs: { 'log-files': '*.log\nlogs/none.txt' },
  });
  expect(sent).toBe(1);
  expect(message).not.toContain('another job');
  const warnings = result.annotations.filter(({ level }) => level === 'warning').map((one) => one.message);
  expect(warnings.join('\n')).toContain('"link.log"');
  expect(warnings.join('\n')).toContain('"logs/none.txt"');
});

test('message for a success reads no log file', async () => {
  const { result } = await play({ inputs: { 'log-files': 'logs/none.txt' } });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(result.annotations).toEqual([]);
});
