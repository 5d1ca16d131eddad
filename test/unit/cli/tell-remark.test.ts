import { expect, test } from 'vitest';
import { tellRemark } from '../../../src/cli/tell-outcome.ts';
import type { Output } from '../../../src/cli/terminal/output.ts';
import { notice, type Remark } from '../../../src/remark.ts';

test('what a watch leaves to the next run of its workflow is said by the action alone', () => {
  const told: string[] = [];
  const output = { note: (text: string) => told.push(text) } as unknown as Output;
  const remarks: readonly Remark[] = [notice('unread', 'Not read.'), notice('untold', 'Not told.')];
  for (const remark of remarks) tellRemark(output, remark);
  expect(told).toEqual(['Not read.']);
});
