/** A message on one build may tell of the others: its own end stays as it is. */
import { expect, test } from 'vitest';
import { reportOn } from '../../support/health-report.ts';

const TABLES = {
  'acme/shop': {
    workflows: [{ file: 'ci.yml', name: 'CI' }],
    runs: [{ id: 7, file: 'ci.yml', created: '2026-03-03T06:00:00Z' }],
  },
};
/** A failed job, whose words name the health of the builds. */
const FAILED = {
  template: 'default',
  body: '{{ conclusion }}, {{ health.runs.green | default: "?" }} green',
  status: 'failure',
};

test('the message contains health, and the job fails although all builds pass', async () => {
  const { facts, text } = await reportOn({ tables: TABLES, options: FAILED });
  expect(text).toContain('failure, 1 green');
  expect(facts.change).toBeUndefined();
});

test('the job fails if no builds can be read', async () => {
  const { facts } = await reportOn({ tables: TABLES, options: { ...FAILED, 'github-token': '' } });
  expect(facts.conclusion).toBe('failure');
});
