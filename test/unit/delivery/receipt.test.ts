import { expect, test } from 'vitest';
import { receiptOf } from '../../../src/delivery/receipt.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';

test('a receipt loses every secret but where it is a word of ours, which others compare', () => {
  const words = ['delivered', 'unknown', 'failure', 'broken', 'topic', 'missing'];
  const settings = {
    destinations: [{ type: 'missing', options: [] }],
    kind: 'topic',
    redactor: new Redactor([...words, 's3cret-text']),
  } as unknown as Settings;
  const told = { outcome: 'unknown', reason: 'unknown to s3cret-text', hint: '', tries: [] } as const;
  const line = { outcome: 'delivered', reason: 'it was delivered', hint: '' } as const;
  const receipt = receiptOf(
    settings,
    { ...told, line, incidents: [{ outcome: 'delivered', reason: '', workflow: 'delivered.yml' }] },
    { facts: { conclusion: 'failure', change: 'broken' }, durationMs: 1, shortened: undefined, lookUp: undefined },
  );
  expect(receipt).toEqual({
    ...{ outcome: 'unknown', reason: '*** to ***', hint: '', tries: [] },
    line: { outcome: 'delivered', reason: 'it was ***', hint: '' },
    incidents: [{ outcome: 'delivered', reason: '', workflow: '***.yml' }],
    ...{ kind: 'topic', destination: 'missing', conclusion: 'failure', change: 'broken', duration_ms: 1 },
  });
});
