import { expect, test } from 'vitest';
import { keyMark } from '../../../../src/directory/incident/mark.ts';
import type { Facts } from '../../../../src/facts/facts.ts';

const JOB: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  scope: 'job',
  repository: { name: 'acme/app' },
  workflow: 'CI',
  workflow_path: '.github/workflows/ci.yml',
  job: { name: 'test', matrix: 'ubuntu, 24' },
  ref: { type: 'branch', name: 'main' },
};
const VERCEL: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'deployment_status' },
  scope: 'deployment',
  repository: { name: 'acme/app' },
  deployment: { environment: 'production', id: 1 },
  ref: { type: 'branch', name: 'main' },
};
const SMOKE: Facts = { ...VERCEL, event: { name: 'deployment' }, scope: 'job', job: { name: 'smoke' } };

const called = (caller: string): Facts => ({ ...JOB, job: { name: 'test', full_name: `${caller} / test` } });

const isSame = async (one: Facts, other: Facts) => (await keyMark('auto', one)) === (await keyMark('auto', other));

test.each<[string, Facts, Facts, boolean]>([
  ['another run of the job', JOB, { ...JOB, run: { id: 7 } }, true],
  ['another leg of its matrix', JOB, { ...JOB, job: { name: 'test', matrix: 'windows, 24' } }, false],
  ['another job', JOB, { ...JOB, job: { name: 'lint', matrix: 'ubuntu, 24' } }, false],
  ['a job of a workflow that is called twice', called('linux'), called('windows'), false],
  ['another file of the same name', JOB, { ...JOB, workflow_path: '.github/workflows/nightly.yml' }, false],
  ['the same file under another name', JOB, { ...JOB, workflow: 'Tests' }, true],
  ['another branch', JOB, { ...JOB, ref: { type: 'branch', name: 'next' } }, false],
  ['the whole run', JOB, { ...JOB, scope: 'run' }, false],
  ['an environment from another branch', VERCEL, { ...VERCEL, ref: { type: 'branch', name: 'next' } }, true],
  ['an environment by another workflow', VERCEL, { ...VERCEL, workflow: 'Deploy', run: { id: 7 } }, true],
  ['a job that a deployment starts, and its environment', SMOKE, VERCEL, false],
  ['two jobs that a deployment starts', SMOKE, { ...SMOKE, job: { name: 'deploy' } }, false],
  ['such a job for another version', SMOKE, { ...SMOKE, ref: { type: 'tag', name: 'v2' } }, true],
  ['such a job in another environment', SMOKE, { ...SMOKE, deployment: { environment: 'staging' } }, false],
  ['another environment', VERCEL, { ...VERCEL, deployment: { environment: 'staging' } }, false],
])('%s shares the key: %s', async (_, one, other, expected) => {
  expect(await isSame(one, other)).toBe(expected);
});
