import { expect, test } from 'vitest';
import type { Contexts } from '../standin/contexts.ts';
import type { Job } from '../support/github-world.ts';
import { workspace } from '../support/workspace.ts';
import { OWN_JOB, play, RED_JOB, toWorld } from './github-run.ts';

const endedAs =
  (status: string) =>
  (contexts: Contexts): Contexts => ({ ...contexts, job: { ...contexts.job, status } });

test('job-end as the first step reports the failure of a later one', async () => {
  const { stages, result, message, sent } = await play({
    world: toWorld([RED_JOB]),
    atEnd: endedAs('failure'),
    child: true,
  });
  expect(stages.map(({ stage, exitCode }) => [stage, exitCode])).toEqual([
    ['main', 0],
    ['post', 0],
  ]);
  expect(result.log).toContain('Message delivered');
  expect(message).toContain('❌ **[CI / test failed](');
  expect(message).toContain(' in npm test\u00A0· ');
  expect(sent).toBe(1);
});

test('successful job: one message after the job, no request at its start', async () => {
  const {
    stages,
    message,
    sent,
    githubRequests: requested,
  } = await play({ world: toWorld([]), atEnd: endedAs('success') });
  expect(stages[0]?.log).toContain('The inputs are valid');
  expect(stages[0]?.outputs).toEqual({});
  expect(message).toContain('passed');
  expect([sent, requested.length]).toEqual([1, 0]);
});

test('cancelled job is reported as cancelled, or skipped if `when` excludes it', async () => {
  const cancelled = {
    id: OWN_JOB,
    name: 'test',
    conclusion: null,
    started_at: new Date().toISOString(),
    steps: [{ name: 'Deploy', conclusion: 'cancelled' }],
  };
  const result = await play({ world: toWorld([cancelled]), atEnd: endedAs('cancelled') });
  expect(result.message).toContain('was cancelled');
  const quiet = await play({ world: toWorld([cancelled]), atEnd: endedAs('cancelled'), inputs: { when: 'success' } });
  expect([quiet.sent, quiet.githubRequests.length]).toEqual([0, 0]);
});

test('job that reaches the limit of six hours is a failure for `when`', async () => {
  const late = {
    id: OWN_JOB,
    name: 'test',
    conclusion: null,
    started_at: new Date(Date.now() - 21_660_000).toISOString(),
    steps: [{ name: 'Run the soak test', conclusion: 'cancelled' }],
  };
  const result = await play({ world: toWorld([late]), atEnd: endedAs('cancelled'), inputs: { when: 'failure' } });
  expect(result.message).toMatch(/^⏱️ \*\*\[CI \/ test timed out\]\(.*\)\*\* after 6h in the soak test\s· /);
});

test('job that reaches its own time limit is a failure for `when`', async () => {
  const text = 'jobs:\n  test:\n    timeout-minutes: 30\n';
  const started_at = new Date(Date.now() - 1_803_000).toISOString();
  const steps = [{ name: 'Run the soak test', conclusion: 'cancelled' }];
  const result = await play({
    world: toWorld([{ id: OWN_JOB, name: 'test', conclusion: null, started_at, steps }]),
    atEnd: endedAs('cancelled'),
    changes: { github: { workflow_ref: 'acme/app/.github/workflows/ci.yml@refs/heads/main' } },
    workspace: workspace({ '.github/workflows/ci.yml': text }),
    inputs: { when: 'failure' },
  });
  expect(result.message).toMatch(/^⏱️ \*\*\[CI \/ test timed out\]\(.*\)\*\* after 30m in the soak test/);
});

test('option error fails the start of the job, before any work', async () => {
  const { stages, sent } = await play({ atEnd: endedAs('failure'), inputs: { when: 'sometimes' } });
  expect(stages[0]).toMatchObject({ stage: 'main', exitCode: 1, conclusion: 'failure' });
  expect(stages[0]?.log).toContain('sometimes');
  expect(sent).toBe(0);
});

test('option error is reported once: the final log has no reason', async () => {
  const inputs = { when: 'sometimes', webhook_url: 'https://example.com' };
  const { stages } = await play({ atEnd: endedAs('failure'), inputs });
  const [main, post] = stages;
  // The runner itself reports unknown inputs in every stage.
  const ours = (stage: typeof main) => stage?.annotations.filter(({ title }) => title === 'workroom-notify');
  expect(
    ours(main)
      ?.map(({ level }) => level)
      .toSorted(),
  ).toEqual(['error', 'warning']);
  expect(ours(post)).toEqual([]);
  expect(post?.log).not.toContain('sometimes');
  expect(post?.log).not.toContain('Ignored');
  expect(post?.log).toContain('See the start of this job for the reasons.');
  expect(post?.exitCode).toBe(1);
});

test('final stage knows facts that a step lacks, despite pending cleanup', async () => {
  const job: Job = {
    ...{ id: OWN_JOB, name: 'test', conclusion: null, started_at: new Date().toISOString() },
    steps: [
      { name: 'Start the server', conclusion: null },
      { name: 'Run npm test', conclusion: 'success' },
      { name: 'Post Run acme/workroom-notify/job-end@v1', conclusion: null },
    ],
  };
  const scene = { world: toWorld([job], 'failure'), inputs: { when: 'fixed' } };
  const step = await play({ ...scene, changes: { job: { status: 'success' } } });
  expect(step.result.outputs).toMatchObject({ outcome: 'skipped', change: '' });
  const end = await play({ ...scene, atEnd: endedAs('success') });
  expect(end.message).toMatch(/^🟢 \*\*\[CI \/ test works again\]/);
});

test('empty secret is reported at the start, and is no error', async () => {
  const { stages, sent } = await play({ atEnd: endedAs('failure'), inputs: { 'webhook-url': '' } });
  expect(stages.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(stages[0]?.log).toContain('Nothing will be sent when the job ends, because this is empty: webhook-url');
  expect(stages[1]?.annotations).toMatchObject([{ level: 'warning' }]);
  expect(sent).toBe(0);
});

test('files of later steps are read only after the job', async () => {
  const atEnd = (contexts: Contexts) => ({
    ...endedAs('success')(contexts),
    steps: { build: { outputs: { size: '12 MB' } } },
  });
  const inputs = { body: 'Size: ${{ steps.build.outputs.size }}' };
  const { stages, message } = await play({ world: toWorld([]), atEnd, inputs });
  expect(stages[0]?.exitCode).toBe(0);
  expect(message).toContain('Size: 12 MB');
});
