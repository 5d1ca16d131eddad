import { expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { sha } from '../support/github-shapes.ts';
import { HANGS_MS, NEVER_MS } from '../support/hangs.ts';
import { OWN_JOB, play, RED_JOB, toWorld } from './github-run.ts';

const RED = { job: { status: 'failure' } };
const GREEN_JOB = { id: OWN_JOB, name: 'test', conclusion: null };

test('successful push makes exactly one request, and none to GitHub', async () => {
  const { result, githubRequests: requested, sent, message } = await play({ world: toWorld([GREEN_JOB], 'success') });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(requested).toEqual([]);
  expect(sent).toBe(1);
  expect(message.split('\n').length).toBeLessThanOrEqual(3);
  expect(result.annotations).toEqual([]);
});

test('failed push names the failing step and the first failure with four requests; a running job has no reason', async () => {
  const {
    result,
    githubRequests: requested,
    message,
  } = await play({ world: toWorld([RED_JOB], 'success'), changes: RED });
  const url = `https://github.com/acme/app/actions/runs/42000/job/${OWN_JOB}`;
  const [first, second, ...rest] = message.split('\n').map((line) => line.trimEnd());
  expect(first).toContain(`❌ **[CI / test failed](${url}#step:2:1)** in npm test\u00A0· `);
  expect(second).toMatch(/^Started failing at \[a+\]\(.*\) Change 42\u00A0— Ada$/);
  expect(rest).toEqual([]);
  expect(requested).toHaveLength(4);
  expect(requested).toContain(`/actions/jobs/${OWN_JOB}`);
  expect(result.annotations).toEqual([]);
  expect(result.outputs['change']).toBe('broken');
});

test('excluded conclusion is skipped without any request', async () => {
  const { result, githubRequests: requested } = await play({
    world: toWorld([GREEN_JOB]),
    inputs: { when: 'broken, still-failing' },
  });
  expect(result.outputs['outcome']).toBe('skipped');
  expect(requested).toEqual([]);
});

test('unreadable history: failure is sent with one notice and without its start, success is not sent for change', async () => {
  const behaviour = { without: ['actions: read'] };
  const red = await play({ world: toWorld([RED_JOB]), behaviour, changes: RED, inputs: { when: 'change' } });
  expect(red.result.outputs).toMatchObject({ outcome: 'delivered', change: '' });
  expect(red.message).not.toContain('since');
  expect(red.result.annotations).toHaveLength(1);
  expect(red.result.annotations[0]).toMatchObject({ level: 'notice' });
  expect(red.result.log).toContain('actions: read');
  const green = await play({ world: toWorld([GREEN_JOB]), behaviour, inputs: { when: 'change' } });
  expect(green.result.outputs['outcome']).toBe('skipped');
});

test('unresponsive API: the message is sent, and the process exits', async () => {
  const { result, sent } = await play({
    world: toWorld([RED_JOB]),
    behaviour: { slowMs: NEVER_MS },
    changes: RED,
    inputs: { timeout: '12' },
  });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(sent).toBe(1);
  expect(result.annotations).toHaveLength(1);
  expect(result.durationMs).toBeLessThan(HANGS_MS);
});

test('truncated event file: the message is sent with fewer facts', async () => {
  const {
    result,
    sent,
    githubRequests: requested,
  } = await play({
    world: toWorld([RED_JOB]),
    changes: RED,
    eventFile: '/proc/self/cmdline',
  });
  expect(result.outputs['outcome']).toBe('delivered');
  expect([sent, requested.length]).toEqual([1, 0]);
});

test('template gets the facts that it names, for success and failure', async () => {
  const body =
    '{{ failed_jobs[0].failed_steps[0].name | default: "nothing" }}, {{ change }}, {{ commit.author.login }}';
  const { message, githubRequests: requested } = await play({
    world: toWorld([GREEN_JOB], 'failure'),
    inputs: { body },
  });
  expect(message).toContain('nothing, fixed, ada');
  expect(requested.filter((path) => path.startsWith('/commits/'))).toEqual([`/commits/${sha(42)}?per_page=1`]);
});

test('status: workflow reports the worst of the other jobs', async () => {
  const lint = { id: 7, name: 'lint', conclusion: 'failure', steps: [{ name: 'Lint', conclusion: 'failure' }] };
  const docs = { id: 8, name: 'docs', conclusion: 'success' };
  const { result, message } = await play({ world: toWorld([GREEN_JOB, lint, docs]), inputs: { status: 'workflow' } });
  expect(result.outputs['conclusion']).toBe('failure');
  expect(message).toMatch(/^❌ \*\*\[CI: 1 of 2 jobs failed\]\(\S+\)\*\*\u00A0· /);
  expect(message).toContain('[lint]');
});

test('status: workflow without permission to read jobs is not a success, and is sent for when: failure', async () => {
  const { result, message } = await play({
    world: toWorld([GREEN_JOB]),
    behaviour: { without: ['actions: read'] },
    inputs: { status: 'workflow', when: 'failure' },
  });
  expect(result.outputs).toMatchObject({ outcome: 'delivered', conclusion: '' });
  expect(message).toContain('/actions/runs/42000)** has an unknown result');
  expect(result.annotations).toHaveLength(1);
  expect(result.log).toContain('actions: read');
});

test('pull request of a fork is found by its head when the upstream run failed', async () => {
  const { repository: _, ...payload } = example('workflow_run', 1);
  const upstream = {
    ...payload.workflow_run,
    id: 42000,
    run_attempt: 1,
    event: 'pull_request',
    conclusion: 'failure',
    head_sha: sha(42),
    head_commit: { ...payload.workflow_run.head_commit, id: sha(42) },
    head_repository: { ...payload.workflow_run.head_repository, id: 2, full_name: 'eve/app', owner: { login: 'eve' } },
    head_branch: 'sums',
    pull_requests: [],
  };
  const world = {
    ...toWorld([{ ...RED_JOB, conclusion: 'failure' }]),
    pulls: { [sha(42)]: { number: 7, title: 'Add sums', fork: true, head: 'eve:sums' } },
  };
  const { message, githubRequests: requested } = await play({
    world,
    event: 'workflow_run',
    payload: { ...payload, workflow_run: upstream },
  });
  expect(requested.filter((path) => path.startsWith('/pulls?'))).toHaveLength(1);
  expect(message).toContain('[PR\u00A0\\#7](https://github.com/acme/app/pull/7)');
  expect(message).toContain('“Add sums” (from a fork)');
  expect(message).toContain(' in npm test');
});
