import { expect, test } from 'vitest';
import { type Occasion, startedSteps } from '../../standin/workflow.ts';

const PUSH: Occasion = { event: 'push', payload: { ref: 'refs/heads/main' } };

/** Names of the steps that start, of a job with these. */
function started(steps: string, occasion: Occasion = PUSH, job = ''): readonly string[] {
  const file = `on: [push, pull_request]\njobs:\n  build:\n${job}    steps:\n      - run: make\n${steps}`;
  return startedSteps(file, occasion).map(({ uses }) => uses);
}

test('a step without a condition, or with one that asks for no status, starts only while all is well', () => {
  const steps = [
    '      - uses: plain',
    "      - { uses: branch, if: github.ref_name == 'main' }",
    '      - { uses: always, if: always() }',
    '      - { uses: braces, if: "${{ failure() }}" }',
    `      - { uses: quoted, if: "contains('always()', 'a')" }`,
  ].join('\n');
  const red = { ...PUSH, changes: { job: { status: 'failure' } } };
  expect(started(steps)).toEqual(['plain', 'branch', 'always', 'quoted']);
  expect(started(steps, red)).toEqual(['always', 'braces']);
});

test('a job without a condition waits for the success of those that it needs', () => {
  const needs = (result: string): Occasion => ({ ...PUSH, changes: { needs: { test: { result }, other: {} } } });
  expect(started('      - uses: it', needs('success'), '    needs: test\n')).toEqual(['it']);
  for (const result of ['failure', 'cancelled', 'skipped']) {
    expect(started('      - uses: it', needs(result), '    needs: test\n')).toEqual([]);
    expect(started('      - uses: it', needs(result), '    needs: test\n    if: always()\n')).toEqual(['it']);
  }
  expect(() => started('      - uses: it', PUSH, '    needs: test\n')).toThrow('build needs the results of test');
});

test('a job knows only the jobs that it needs, and the first step finds nothing that failed', () => {
  const file = 'on: push\njobs: { a: { needs: [b], if: always(), steps: [{ uses: x, with: { n: 1, e: } }] } }';
  const changes = { needs: { b: { result: 'failure' }, c: { result: 'success' } }, job: { status: 'failure' } };
  const [step] = startedSteps(file, { ...PUSH, changes });
  expect(step?.contexts.needs).toEqual({ b: { result: 'failure' } });
  expect(step?.contexts.job['status']).toBe('success');
  expect(step?.with).toEqual({ n: '1', e: '' });
});

test('variables of the step win over those of the job, and those over the workflow', () => {
  const file = [
    'on: push\nenv: { A: workflow, B: workflow, C: workflow }',
    "jobs: { a: { env: { B: job, C: job }, steps: [{ uses: x, env: { C: 'step of ${{ env.B }}' } }] } }",
  ].join('\n');
  expect(startedSteps(file, PUSH)[0]?.env).toEqual({ A: 'workflow', B: 'job', C: 'step of job' });
});

test('only what the event starts is started', () => {
  const on = (filter: string, event: string, payload: object) => () =>
    startedSteps(`on: ${filter}\njobs: { a: { steps: [{ uses: x }] } }`, { event, payload });
  expect(on('push', 'release', {})).toThrow('starts on push, not on release');
  expect(on('{ push: { branches: [main, "v*"] } }', 'push', { ref: 'refs/heads/dev' })).toThrow('do not name dev');
  expect(on('{ push: { branches: [main, "v*"] } }', 'push', { ref: 'refs/heads/v2' })()).toHaveLength(1);
  expect(on('{ release: { types: [published] } }', 'release', { action: 'edited' })).toThrow('do not name edited');
  const run = { workflow: { name: 'Docs' }, workflow_run: { head_branch: 'main' } };
  expect(on('{ workflow_run: { workflows: [CI] } }', 'workflow_run', run)).toThrow('do not name Docs');
  expect(on('{ schedule: [{ cron: "1 2 * * *" }] }', 'schedule', { schedule: '0 0 * * *' })).toThrow('is not 0 0');
});
