/** Verifies patterns of terminations: real text of GitHub, runners, kernels and tools, and similar text. */
import { describe, expect, test } from 'vitest';
import type { Explanation } from '../../../../src/build/facts.ts';
import {
  classifyCancellation,
  classifyFiles,
  classifyTermination,
  classifyWithFiles,
  withoutFollowUpErrors,
  withRootCause,
} from '../../../../src/github/termination/classify.ts';
import {
  findInfrastructure,
  findJobsTermination,
  type Termination,
  toTermination,
} from '../../../../src/github/termination/termination.ts';

const EXIT = 'Process completed with exit code 1.';
const LOST = 'The hosted runner lost communication with the server. Anything in your workflow that terminates it.';
const SHUTDOWN = 'The runner has received a shutdown signal. This can happen when the runner service is stopped.';

const NAMES = ['Set up job', 'Run npm ci', 'Run npm test', 'Post Run npm ci', 'Complete job'];

type Signals = Parameters<typeof classifyTermination>[0];

/** Builds a job that failed in this step, with these errors. */
function signs(step: string | undefined, messages: readonly string[], more: Partial<Signals> = {}): Signals {
  return {
    conclusion: 'failure',
    failed_steps: step === undefined ? [] : [{ name: step }],
    step_names: NAMES,
    errors: messages.map((message) => ({ message })),
    ...more,
  };
}

const ofOutput = (...messages: readonly string[]) => classifyTermination(signs('Run npm test', messages)).reason;
const ofSaid = (...messages: readonly string[]) =>
  classifyTermination(signs('Run npm test', [], { failureMessages: messages })).reason;

test.each<[Termination['reason'], readonly string[]]>([
  ['runner_lost', [LOST, 'The operation was canceled.', EXIT]],
  ['shutdown', [SHUTDOWN, 'Process completed with exit code 143.']],
  ['not_acquired', ['The job was not acquired by Runner of type hosted even after multiple attempts']],
  ['account', ['The job was not started because your spending limit has been reached.']],
  ['rejected', ["The deployment was rejected or didn't satisfy other protection rules."]],
  ['rejected', ['Branch "fix" is not allowed to deploy to production due to environment protection rules.']],
  ['action_download', ['Failed to resolve action download info. Error: 503 (Service Unavailable)']],
  ['refused', ["Failed to download archive 'https://api.github.com/repos/acme/x/tarball/v9'. Error: 404 (Not Found)"]],
  [
    'action_retired',
    ['This request has been automatically failed because it uses a deprecated version of `actions/cache: v2`.'],
  ],
  ['killed', ['Process completed with exit code 137.']],
  ['step', [LOST, 'expected 1 to be 2']],
  ['step', ["AssertionError: expected 'The runner has received a shutdown signal' to be ''"]],
  ['step', ['Process completed with exit code 143.']],
  ['step', [EXIT]],
])('classifies a message by GitHub: %s %j', (what, messages) => {
  expect(ofSaid(...messages)).toBe(what);
});

describe('in the output of a step', () => {
  test.each<[Termination['reason'], readonly string[]]>([
    ['disk_full', ['tar: app.js: Cannot write: No space left on device', EXIT]],
    ['disk_full', ['Error: ENOSPC: no space left on device, write\n    at Object.writeSync (node:fs:934:3)']],
    [
      'registry_limit',
      ['toomanyrequests: You have reached your unauthenticated pull rate limit.', 'make: *** [image] Error 1'],
    ],
    ['rate_limit', ['npm error 429 Too Many Requests - GET https://registry.npmjs.org/left-pad', EXIT]],
    ['registry_limit', ['ERROR: failed to solve: node:24: 429 Too Many Requests - Server message: toomanyrequests']],
    ['out_of_memory', ['Aborted (core dumped)', 'FATAL ERROR: JavaScript heap out of memory']],
    ['network', ['curl: (6) Could not resolve host: registry.npmjs.org', 'Downloading left-pad']],
    ['rate_limit', ['429 Client Error: Too Many Requests for url: https://pypi.org/simple/left-pad/']],
    ['network', ['dial tcp registry-1.docker.io:443: connect: ETIMEDOUT']],
    ['other_host', ['connect ECONNRESET 127.0.0.1:5432']],
    ['other_host', ['The requested URL returned error: 502']],
    ['killed', ['Container killed on request. Exit code is 137']],
    ['network', ['Get "https://registry-1.docker.io/v2/": net/http: TLS handshake timeout']],
    ['out_of_memory', ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory']],
    ['killed', ['Killed']],
    ['killed', ['/w/_temp/a.sh: line 1:  1234 Killed                  npm test']],
    ['killed', ['c++: fatal error: Killed signal terminated program cc1plus']],
  ])('%s: %j', (what, messages) => {
    expect(ofOutput(...messages)).toBe(what);
    expect(classifyFiles(messages.map((message) => ({ message })))?.reason).toBe(what);
  });

  test.each<readonly string[]>([
    ['expected "No space left on device" to be undefined'],
    ["AssertionError: expected 'toomanyrequests' to equal 'ok'"],
    ['--- FAIL: TestDisk no space left on device'],
    ['FAILED tests/test_disk.py::test_full - OSError: No space left on device'],
    ['The text `No space left on device` is missing'],
    ['ENOSPC: System limit for number of file watchers reached'],
    ['curl: (6) Could not resolve host: registry.npmjs.org', 'TypeError: Cannot read properties of undefined'],
    ['No space left on device', 'expected 1 to be 2'],
    ['Segmentation fault (core dumped)', 'write /tmp/core: no space left on device'],
    ['killed 3 mutants of 9'],
    ['Failed Acme.DiskTests.Says No space left on device [3 ms]'],
    ['  1) Disk says no space left on device:'],
    ['429 Too Many Requests of /api/v2/carts'],
  ])('classifies as code: %j %j', (...messages) => {
    expect(classifyTermination(signs('Run npm test', messages)).category).toBe('code');
    expect(ofOutput(...messages)).toMatch(/^(?:step|unproven)$/);
  });

  test.each<[Termination['reason'], Explanation]>([
    ['step', { message: 'No space left on device', test: 'disk > is full' }],
    ['unproven', { message: 'Could not find a valid Docker environment.', test: 'StoreTest > initializationError' }],
    ['unproven', { message: "Executable doesn't exist at /root/.cache/ms-playwright/chromium/chrome", test: 'pays' }],
    ['unproven', { message: 'cannot open display: :99', test: 'draws a cart' }],
    ['step', { message: "expected 'Cannot connect to the Docker daemon' to be ''", test: 'says why' }],
    ['disk_full', { message: 'Error: ENOSPC: no space left on device, write', path: 'scripts/build.js', line: 3 }],
    ['unproven', { message: 'Download failed, halting portfile.', path: 'scripts/cmake/download.cmake', line: 136 }],
    ['unproven', { message: 'Error while fetching the module "vpc"', path: 'network/main.tf', line: 3 }],
    ['step', { message: 'error[E0425]: cannot find function `fetch`', path: 'src/rates.rs', line: 3 }],
    ['step', { message: 'error: the type of a failed download differs', path: 'src/fetch.swift', line: 3 }],
  ])('classifies as %s by a test, not by a location: %j', (what, error) => {
    expect(classifyTermination(signs('Run npm test', [], { errors: [error] })).reason).toBe(what);
  });
});

test.each<[string, readonly Explanation[]]>([
  ['without a message', [{ test: 'cart > rounds', message: '' }, { message: 'Could not find the rates' }]],
  ['with its words', [{ test: 'cart > rounds', message: 'curl' }, { message: 'Could not find the rates' }]],
])('a failed test %s has no root cause', (_, errors) => {
  const output = ['curl: (6) Could not resolve host: registry.npmjs.org', 'Could not find the rates'];
  expect(withRootCause(errors, output)).toEqual(errors);
});

describe('in the failed step', () => {
  test.each<[Termination['reason'], string, readonly string[]]>([
    ['set_up', 'Set up job', []],
    ['services', 'Initialize containers', []],
    ['registry_limit', 'Initialize containers', ['toomanyrequests: You have reached your pull rate limit.']],
    ['clean_up', 'Post Run npm ci', []],
    ['step', 'Post results', []],
    ['unproven', 'Set up job', ['The lockfile .github/workflows/actions.lock does not match ci.yml']],
    ['unproven', 'Set up job', ["Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '/w/x'"]],
    ['refused', 'Set up job', ['Unable to resolve action `acme/x@v9`, unable to find version `v9`']],
    ['unproven', 'Set up job', ['The template is not in .github/workflows']],
    ['refused', 'Initialize containers', ['pull access denied for acme/db, repository does not exist']],
  ])('%s: %s %j', (what, step, messages) => {
    expect(classifyTermination(signs(step, messages)).reason).toBe(what);
    expect(classifyTermination(signs(step, [], { failureMessages: messages })).reason).toBe(what);
  });

  test('classifies nothing for a job without output', () => {
    const gone = signs(undefined, [], { unlogged: true });
    expect(classifyTermination({ ...gone, step_names: [] })).toEqual(toTermination('before_first_step'));
    expect(classifyTermination(gone)).toEqual(toTermination('unexplained'));
    expect(classifyTermination({ ...gone, unlogged: false }).category).toBe('code');
    expect(findInfrastructure(toTermination('before_first_step'))).toBeUndefined();
  });
});

test.each<[Termination['reason'] | undefined, readonly string[]]>([
  [
    'timed_out',
    [
      'The operation was canceled.',
      'The job running on runner x has exceeded the maximum execution time of 30 minutes.',
    ],
  ],
  ['not_acquired', ['The job has exceeded the maximum execution time while awaiting a runner for 24h0m0s']],
  ['newer_run', ["Canceling since a higher priority waiting request for 'ci' exists"]],
  ['person', ['The run was canceled by @ada.']],
  ['runner_lost', [LOST]],
  [undefined, ['The operation was canceled.']],
  [undefined, ['expected “The run was canceled by @ada.”']],
])('classifies a cancellation: %s %j', (what, messages) => {
  expect(classifyCancellation(messages)?.termination.reason).toBe(what);
});

test('assigns responsibility and advice', () => {
  expect(toTermination('rejected')).toEqual({ reason: 'rejected', category: 'decision', certain: true });
  expect(toTermination('account')).toMatchObject({
    category: 'infrastructure',
    advice: 'pay the bill, then run it again',
  });
  expect(toTermination('out_of_memory')).toMatchObject({ category: 'code', certain: false });
  expect(toTermination('network')).toMatchObject({ category: 'infrastructure', certain: false });
  expect([toTermination('rejected'), toTermination('killed'), toTermination('person')].map(findInfrastructure)).toEqual(
    ['rejected', undefined, undefined],
  );
});

test('prefers code failures of several jobs, then unknown ones', () => {
  const job = (what: Termination['reason'], more: object = {}) => ({
    errors: [1],
    termination: toTermination(what),
    ...more,
  });
  const whatOf = (...jobs: Parameters<typeof findJobsTermination>[0]) => findJobsTermination(jobs)?.reason;
  expect(whatOf(job('runner_lost'), job('disk_full'))).toBe('runner_lost');
  expect(whatOf(job('runner_lost'), job('before_first_step'))).toBe('before_first_step');
  expect(whatOf(job('runner_lost'), job('out_of_memory'))).toBe('out_of_memory');
  expect(whatOf(job('step'), job('out_of_memory'))).toBe('step');
  expect(whatOf(job('killed'), job('out_of_memory'))).toBe('unproven');
  expect(whatOf(job('runner_lost'), { errors: [] })).toBe('step');
  const first = { started_at: '2026-03-04T08:00:00Z', duration_seconds: 60 };
  expect(whatOf(job('disk_full', first), { errors: [], started_at: '2026-03-04T08:01:00Z' })).toBe('disk_full');
  expect(findJobsTermination([])).toBeUndefined();
});

test('keeps a network error without follow-up errors', () => {
  const errors = ['Retrying: [Errno -3] Temporary failure in name resolution', 'No matching version of shop'];
  const left = withoutFollowUpErrors(
    errors.map((message) => ({ message })),
    toTermination('network'),
  );
  expect(left).toEqual([{ message: errors[0] }]);
  expect(withoutFollowUpErrors([{ message: 'Could not resolve host: a.example' }], toTermination('network'))).toEqual([
    { message: 'Could not resolve host: a.example' },
  ]);
});

test('classifies a job that still runs by its files, where neither its runner nor a failed test explains it', () => {
  const full: Explanation = { message: 'tar: app.js: Cannot write: No space left on device' };
  const job = {
    name: 'test',
    failed_steps: [{ name: 'Run npm test', started_at: '2026-03-04T08:00:00Z' as const }],
    errors: [],
  };
  const of = (end: Termination['reason'], error = full) =>
    classifyWithFiles({ ...job, termination: toTermination(end) }, { errors: [error] });
  expect(of('step')?.reason).toBe('disk_full');
  expect(of('services')?.reason).toBe('services');
  expect(of('step', { ...full, written_at: '2026-03-04T07:00:00Z' })?.reason).toBe('step');
  const tests = { total: 3, passed: 2, failed: 1, skipped: 0, flaky: 0, failures: [], flaky_tests: [] };
  expect(classifyFiles([full], tests)?.reason).toBe('step');
  expect(classifyFiles([full], { ...tests, earlier: true })?.reason).toBe('disk_full');
  const failures = [{ name: 'draws a cart', message: 'cannot open display: :99' }];
  expect(classifyFiles([], { ...tests, failures })?.reason).toBe('unproven');
  expect(classifyFiles()).toBeUndefined();
});
