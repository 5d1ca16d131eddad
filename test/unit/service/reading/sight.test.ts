import { describe, expect, test } from 'vitest';
import { Findings, type Sight } from '../../../../src/service/reading/sight.ts';

describe('a list that cuts its bodies', () => {
  const noted = (...all: [body: string | null, sight: Sight][]) => {
    const records = all.map(([body, sight], index) => ({ id: index + 1, body, sight }));
    const findings = new Findings<(typeof records)[number], number>({
      sight: (one) => one.sight,
      keep: ({ id }) => id,
    });
    for (const record of records) findings.note(record);
    return findings.perhaps;
  };
  test('shows it by several longest bodies of one length', () => {
    expect(noted(['x'.repeat(80), 'other'], ['y'.repeat(80), 'if-cut'], ['z'.repeat(80), 'other'])).toEqual([2]);
    expect(noted(['x'.repeat(80), 'other'], ['y'.repeat(80), 'if-cut'])).toEqual([]);
    expect(
      noted(
        ['x'.repeat(80), 'if-cut'],
        ...Array.from({ length: 3 }, () => ['y'.repeat(90), 'other'] as [string, Sight]),
      ),
    ).toEqual([]);
  });
  test('one that may be it is enough', () => {
    expect(noted(['a', 'other'], [null, 'perhaps'], ['b', 'other'])).toEqual([2]);
  });
});
