import { expect, test } from 'vitest';
import type { Build } from '../../src/build/build.ts';
import { createReport } from '../../src/report.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { Redactor } from '../../src/text/redaction/redactor.ts';

test('a receipt loses every secret except in fixed values, which workflows compare', () => {
  const terms = ['delivered', 'unknown', 'failure', 'broken', 'topic', 'missing'];
  const settings = {
    destinations: [{ type: 'missing', options: [] }],
    kind: 'topic',
    diagnostics: [],
    redactor: new Redactor([...terms, 's3cret-text']),
  } as unknown as Settings;
  const reported = { outcome: 'unknown', reason: 'unknown to s3cret-text', hint: '', attempts: [] } as const;
  const line = { outcome: 'delivered', reason: 'it was delivered', hint: '' } as const;
  const result = {
    ...reported,
    chat_message: line,
  } as const;
  const facts = { ci: 'git', event: { name: 'push' }, conclusion: 'failure', change: 'broken' } as const;
  const build = { facts, diagnostics: [] } as unknown as Build;
  const { receipt } = createReport(settings, build, [{ result }], 0);
  expect(receipt).toEqual({
    ...{ outcome: 'unknown', reason: '*** to ***', hint: '', attempts: [] },
    chat_message: { outcome: 'delivered', reason: 'it was ***', hint: '' },
    ...{ kind: 'topic', destination: 'missing', conclusion: 'failure', change: 'broken', duration_ms: 0 },
  });
});
