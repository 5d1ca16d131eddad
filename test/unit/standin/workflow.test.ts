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

const CALLED = `on:
  workflow_call:
    inputs:
      team: { type: string, required: true }
      loud: { type: boolean, default: false }
      size: { type: number }
jobs: { tell: { steps: [{ uses: x, with: { team: '\${{ inputs.team }}' } }] } }`;

function call(job: string, called = CALLED): ReturnType<typeof startedSteps> {
  const file = `on: push\npermissions: { actions: read }\njobs: { a: { uses: acme/w/.github/workflows/n.yml@v1, ${job} } }`;
  return startedSteps(file, { ...PUSH, changes: { secrets: { KEY: 'k', OTHER: 'o' } }, fetch: () => called });
}

test('a workflow that is called sees its inputs, typed, and the secrets that it is given', () => {
  const [step] = call("with: { team: 'of ${{ github.event_name }}' }, secrets: inherit");
  expect(step?.contexts.inputs).toEqual({ team: 'of push', loud: false, size: 0 });
  expect(step?.contexts.secrets).toEqual({ KEY: 'k', OTHER: 'o' });
  expect(step?.contexts.job['workflow_file_path']).toBe('.github/workflows/n.yml');
  expect(step?.permissions).toEqual({ actions: 'read' });
  expect(call('with: { team: a }')[0]?.contexts.secrets).toEqual({});
  expect(call("with: { team: a }, secrets: { K: '${{ secrets.KEY }}' }")[0]?.contexts.secrets).toEqual({ K: 'k' });
});

test('a call that GitHub would refuse is refused', () => {
  expect(() => call('secrets: inherit')).toThrow('needs the input team');
  expect(() => call('with: { team: a, taem: b }')).toThrow('has no input taem');
  expect(() => call('with: { team: a }', 'on: push\njobs: {}')).toThrow('cannot be called');
  const greedy = CALLED.replace('tell: {', 'tell: { permissions: { checks: read, actions: read },');
  expect(() => call('with: { team: a }', greedy)).toThrow('tell asks for checks: read, which its caller may not do');
  const writer = CALLED.replace('jobs:', 'permissions: { actions: write }\njobs:');
  expect(() => call('with: { team: a }', writer)).toThrow('n.yml@v1 asks for actions: write');
});
