import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { describeConclusion } from '../../../../src/message/sections/conclusion-text.ts';

const BASE: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, workflow: 'CI' };

test.each<[Partial<Facts>, string]>([
  [{ scope: 'job', job: { name: 'lint' } }, 'CI / lint'],
  [{ scope: 'job', job: { name: 'test', matrix: 'ubuntu, 24' } }, 'CI / test (ubuntu, 24)'],
  [{ scope: 'job', job: { name: 'test (ubuntu, 24)', matrix: 'ubuntu, 24' } }, 'CI / test (ubuntu, 24)'],
  [{ scope: 'job', job: { name: 'ci' } }, 'CI'],
  [{ scope: 'job', job: { name: 'ci', matrix: '24' } }, 'CI (24)'],
  [{ scope: 'job', job: { name: 'cinema' } }, 'CI / cinema'],
  [{ scope: 'run', job: { name: 'report' } }, 'CI'],
  [{ job: { name: 'lint' } }, 'CI / lint'],
  [{ scope: 'deployment', deployment: { environment: 'production' }, job: { name: 'deploy' } }, 'Deploy to production'],
  [{ scope: 'job', deployment: { environment: 'production' }, job: { name: 'deploy' } }, 'CI / deploy'],
  [{ event: { name: 'deployment_status' }, deployment: { environment: 'production' } }, 'Deploy to production'],
])('%j is reported as %s', (facts, name) => {
  expect(describeConclusion({ ...BASE, conclusion: 'failure', ...facts }).name).toBe(name);
});
