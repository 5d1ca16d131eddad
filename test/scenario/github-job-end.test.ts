import { expect, test } from 'vitest';
import type { Contexts } from '../standin/contexts.ts';
import type { Job } from '../support/github-world.ts';
import { workspace } from '../support/workspace.ts';
import { OWN_JOB, play, RED_JOB, toWorld } from './github-place.ts';

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

test('a green job: one message at the end, nothing sent or asked at the start', async () => {
  const { stages, message, sent, asked: requested } = await play({ world: toWorld([]), atEnd: endedAs('success') });
  expect(stages[0]?.log).toContain('The inputs are valid');
  expect(stages[0]?.outputs).toEqual({});
  expect(message).toContain('passed');
  expect([sent, requested.length]).toEqual([1, 0]);
});

test('a cancelled job is reported as cancelled, or not at all where nobody wants that', async () => {
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
  expect([quiet.sent, quiet.asked.length]).toEqual([0, 0]);
});

test('a job that ran into the limit of six hours is a failure for `when`', async () => {
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

test('so is one that ran into the limit of its own', async () => {
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

test('a mistake in the options is red at the start of the job, before anything was done', async () => {
  const { stages, sent } = await play({ atEnd: endedAs('failure'), inputs: { when: 'sometimes' } });
  expect(stages[0]).toMatchObject({ stage: 'main', exitCode: 1, conclusion: 'failure' });
  expect(stages[0]?.log).toContain('sometimes');
  expect(sent).toBe(0);
});

test('a mistake is told once: at the end the log names no reason again', async () => {
  const inputs = { when: 'sometimes', webhook_url: 'https://example.com' };
  const { stages } = await play({ atEnd: endedAs('failure'), inputs });
  const [main, post] = stages;
  // The runner itself names unknown inputs in every stage.
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

test('at the end of the job it is known what a step alone cannot know, whatever is still cleaned up', async () => {
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

test('an empty secret is told at the start, and is no mistake', async () => {
  const { stages, sent } = await play({ atEnd: endedAs('failure'), inputs: { 'webhook-url': '' } });
  expect(stages.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(stages[0]?.log).toContain('Nothing will be sent when the job ends, because this is empty: webhook-url');
  expect(stages[1]?.annotations).toMatchObject([{ level: 'warning' }]);
  expect(sent).toBe(0);
});

test('what a later step makes is read at the end only', async () => {
  const atEnd = (contexts: Contexts) => ({
    ...endedAs('success')(contexts),
    steps: { build: { outputs: { size: '12 MB' } } },
  });
  const inputs = { body: 'Size: ${{ steps.build.outputs.size }}' };
  const { stages, message } = await play({ world: toWorld([]), atEnd, inputs });
  expect(stages[0]?.exitCode).toBe(0);
  expect(message).toContain('Size: 12 MB');
});
