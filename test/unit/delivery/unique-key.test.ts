import { expect, test } from 'vitest';
import { findLikelyDuplicate } from '../../../src/delivery/unique-key.ts';
import type { KeyedRecord } from '../../../src/target/incident/outage.ts';

test('the oldest of several records with the same subject is named as the duplicate', () => {
  const record = { subject: 'CI failed on main', open: true, assignees: [], isLikely: true };
  const doubtful: readonly KeyedRecord[] = [12, 7, 9].map((id) => ({ ...record, id }));
  const decision = { do: 'open', doubtful } as const;
  const lookUp = { keyed: { decision }, addressees: [], diagnostics: [], lookUps: [] };
  const facts = { ci: 'GitHub Actions', event: { name: 'push' } } as const;
  const content = { kind: 'task', subject: 'CI failed on main', body: '' } as const;
  expect(findLikelyDuplicate('task', facts, lookUp, content)).toMatchObject({ existing: '7' });
});
