import { expect, test } from 'vitest';
import type { SendContext } from '../../../src/delivery/send-message.ts';
import { findLikelyDuplicate } from '../../../src/delivery/unique-key.ts';
import type { KeyedRecord } from '../../../src/target/incident/outage.ts';

test('the oldest of several records with the same subject is named as the duplicate', () => {
  const record = { subject: 'CI failed on main', open: true, assignees: [], isLikely: true };
  const doubtful: readonly KeyedRecord[] = [12, 7, 9].map((id) => ({ ...record, id }));
  const decision = { do: 'open', doubtful } as const;
  const context = { settings: { kind: 'task' }, facts: {}, lookUp: { keyed: { decision } } } as unknown as SendContext;
  const content = { kind: 'task', subject: 'CI failed on main', body: '' } as const;
  expect(findLikelyDuplicate(context, content)).toMatchObject({ id: '7' });
});
