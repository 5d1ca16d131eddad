import { expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { identifyBuild } from '../../../src/build/identity.ts';

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
const by = (inputs: Facts['inputs'] & object): Facts => ({ ...JOB, event: { name: 'workflow_dispatch' }, inputs });
const SMOKE: Facts = { ...VERCEL, event: { name: 'deployment' }, scope: 'job', job: { name: 'smoke' } };

const tagged = (name: string) => ({ workflow_path: 'ci.yml', ref: { type: 'tag', name } }) as Facts;
const staging = (ref: string, transient?: true) =>
  ({ scope: 'deployment', deployment: { environment: 'staging', ref, transient } }) as Facts;

test.each<[string, Facts, Facts, boolean]>([
  ['another run of the job', JOB, { ...JOB, run: { id: 7 } }, true],
  ['another leg of its matrix', JOB, { ...JOB, job: { name: 'test', matrix: 'windows, 24' } }, false],
  [
    'another name of the job on its page, or none that was read',
    JOB,
    { ...JOB, job: { ...JOB.job, name: 'test', full_name: 'linux / test (ubuntu, 24)' } },
    true,
  ],
  ['another file of the same name', JOB, { ...JOB, workflow_path: '.github/workflows/nightly.yml' }, false],
  ['the same file under another name', JOB, { ...JOB, workflow: 'Tests' }, true],
  ['another branch', JOB, { ...JOB, ref: { type: 'branch', name: 'next' } }, false],
  ['the whole run', JOB, { ...JOB, scope: 'run' }, false],
  ['a job that a deployment starts, and its environment', SMOKE, VERCEL, false],
  ['such a job in another environment', SMOKE, { ...SMOKE, deployment: { environment: 'staging' } }, false],
  ['a start for another environment', by({ environment: 'production' }), by({ environment: 'staging' }), false],
  ['a start for the same one with other inputs', by({ env: 'eu', dry: true }), by({ env: 'eu', dry: false }), true],
  ['a start for an environment, and a push', by({ env: 'eu' }), JOB, false],
  ['two versions of one thing', tagged('v2.4.0'), tagged('v2.3.1-rc.1'), true],
  ['two things', tagged('app-b/v2.4.0'), tagged('app-a/v2.4.0'), false],
  ['an environment, whichever branch it is of', staging('gift'), staging('main'), true],
  ['previews of two branches', staging('gift', true), staging('main', true), false],
  ['another environment', VERCEL, { ...VERCEL, deployment: { environment: 'staging' } }, false],
])('%s shares the identity: %s', (_, one, other, expected) => {
  const [first, second] = [one, other].map((facts) => JSON.stringify(identifyBuild(facts)));
  expect(first === second).toBe(expected);
});

test('separates equal job names in two called workflows, and merges calls of one workflow', () => {
  const [ofRun, deploy, again, shared] = ['ci.yml@refs/heads/main', 'deploy.yml@refs/heads/main', 'deploy.yml@v2']
    .map((file) => `acme/app/.github/workflows/${file}`)
    .concat('acme/shared/.github/workflows/ci.yml@v1')
    .map((workflow_ref) => identifyBuild(JOB, { job: { workflow_ref } }));
  expect(ofRun).toEqual(identifyBuild(JOB));
  expect(deploy).not.toEqual(ofRun);
  expect(again).toEqual(deploy);
  expect(shared).not.toEqual(ofRun);
});
