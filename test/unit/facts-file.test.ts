/**
 * Verifies the facts document: every recorded build by the published schema, within its bound, without private data.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Explanation, Facts } from '../../src/build/facts.ts';
import { writeFacts } from '../../src/facts-file.ts';
import type { Report } from '../../src/report.ts';
import { BUILDS } from '../../src/samples/builds.ts';
import { createOptionRedactor } from '../../src/settings/option-parser.ts';
import { renderPreview } from '../../src/studio/preview/preview.ts';
import { factsIn } from '../support/facts-file.ts';
import { EXPECTED, failedJob, PUSH } from '../support/shop-facts.ts';
import { requestFor } from '../support/studio.ts';
import { workspace } from '../support/workspace.ts';

const RECEIPT = { outcome: 'delivered', reason: 'the service accepted it (200)', kind: 'message' } as Report['receipt'];
const REDACTOR = createOptionRedactor(new Map());

function getDocument(facts: Facts, rest: Partial<Report> = {}) {
  const { receipt } = writeFacts(
    { facts, diagnostics: [], receipt: RECEIPT, ...rest },
    'facts.json',
    workspace({}),
    REDACTOR,
  );
  return factsIn(readFileSync(receipt.facts_file ?? '', 'utf8'));
}

test.each(BUILDS.map(({ id }) => id))('%s is written by the schema', async (id) => {
  const { facts, content, diagnostics } = await renderPreview(requestFor(id));
  const rendered = getDocument(facts, { diagnostics, ...(content && { content }) });
  expect(rendered.message?.body).toBe(content?.body);
  expect(rendered.left_out).toBeUndefined();
  const { inputs: _, ...rest } = facts;
  expect(rendered.facts).toEqual(JSON.parse(JSON.stringify(rest)));
});

test('lists each cause once, with job, location and trace: tests, then log files, then logs of jobs', () => {
  const trace: Explanation = {
    message: 'TypeError: no total\n    at sum (src/sum.ts:4:1)',
    path: 'src/sum.ts',
    line: 4,
  };
  const failure = { name: 'adds a gift card', message: 'expected 90 to be 100', path: 'src/cart.test.ts', line: 41 };
  const counts = { total: 1, passed: 0, failed: 1, skipped: 0, flaky: 0 };
  const tests = { ...counts, failures: [failure], flaky_tests: [] };
  const job = failedJob('test', 'npm test', [EXPECTED, trace, { message: 'Process completed with exit code 1.' }]);
  const { explanations } = getDocument({ ...PUSH, tests, errors: [trace], failed_jobs: [job] });
  expect(explanations).toEqual([
    { test: 'adds a gift card', message: 'expected 90 to be 100', path: 'src/cart.test.ts', line: 41 },
    { job: 'test', ...trace },
    { job: 'test', ...EXPECTED },
  ]);
});

test('inputs of a dispatch, and locations of diagnostics, are left out', () => {
  const diagnostics = [
    { code: 'unread', severity: 'warning', message: 'The history is missing.', location: { part: 'body' } },
  ] as const;
  const rendered = getDocument({ ...PUSH, inputs: { token: 'deep' } }, { diagnostics });
  expect(JSON.stringify(rendered)).not.toContain('deep');
  expect(rendered.diagnostics).toEqual([{ code: 'unread', severity: 'warning', message: 'The history is missing.' }]);
});

const LINE = '"\\\u0007'.repeat(300);
const manyJobs = Array.from({ length: 300 }, (_, index) => failedJob(`${index} ${LINE}`, LINE));

test.each([
  ['lists of jobs', { jobs: manyJobs, failed_jobs: manyJobs }, {}, ['facts.jobs', 'facts.failed_jobs']],
  ['a body', {}, { content: { kind: 'message', body: LINE.repeat(200) } }, ['message']],
  [
    'the 51st cause',
    {
      failed_jobs: Array.from({ length: 51 }, (_, index) =>
        failedJob(`leg ${index}`, 'test', [{ message: `leg ${index} fails` }]),
      ),
    },
    {},
    ['explanations'],
  ],
  [
    'causes',
    { errors: Array.from({ length: 60 }, (_, index): Explanation => ({ message: `${index}${LINE.repeat(20)}` })) },
    { content: { kind: 'message', body: LINE.repeat(100) } },
    ['explanations', 'facts.errors', 'message'],
  ],
] as const)('data beyond the limit is left out and named: %s', (_, facts, rest, least) => {
  const { left_out, message, explanations } = getDocument({ ...PUSH, ...facts } as Facts, rest as Partial<Report>);
  expect(left_out).toEqual([...least]);
  if (least.length > 2) expect(explanations.length).toBeGreaterThan(2);
  expect(message === undefined).toBe(!('message' in rest) || left_out?.includes('message'));
});
