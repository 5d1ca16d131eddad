import { expect, test } from 'vitest';
import { selectStepFacts } from '../../../../src/build/explanation.ts';
import type { RunJob, Tests } from '../../../../src/build/facts.ts';
import type { Time } from '../../../../src/text/format.ts';

const TESTS: Tests = {
  total: 41,
  passed: 40,
  failed: 1,
  skipped: 0,
  flaky: 0,
  failures: [{ name: 'adds' }],
  flaky_tests: [],
  written_at: '2026-03-04T08:00:59.999Z',
};
const OLD = { message: 'TypeError: price is undefined', written_at: '2026-03-04T08:00:59.999Z' } as const;
const NEW = { message: 'the registry refused it', written_at: '2026-03-04T08:01:00.000Z' } as const;

function jobFailing(started_at?: Time): RunJob {
  const step = { name: 'Deploy', ...(started_at === undefined ? {} : { started_at }) };
  return { name: 'deploy', failed_steps: [step], errors: [] };
}

test('drops log files that were last written before the failing step started', () => {
  const failed = jobFailing('2026-03-04T08:01:00Z');
  expect(selectStepFacts({ errors: [OLD, NEW] }, failed)).toEqual({ errors: [NEW] });
  expect(selectStepFacts({ errors: [OLD] }, failed)).toEqual({});
});

test('marks test reports from before as earlier', () => {
  expect(selectStepFacts({ tests: TESTS }, jobFailing('2026-03-04T08:01:00Z'))).toEqual({
    tests: { ...TESTS, earlier: true },
  });
  expect(selectStepFacts({ tests: TESTS }, jobFailing('2026-03-04T08:00:59Z'))).toEqual({ tests: TESTS });
});

test.each([
  ['no job is known', undefined],
  ['the time of the step is not known', jobFailing()],
])('keeps everything if %s', (_, failed) => {
  expect(selectStepFacts({ errors: [OLD], tests: TESTS }, failed)).toEqual({ errors: [OLD], tests: TESTS });
});
