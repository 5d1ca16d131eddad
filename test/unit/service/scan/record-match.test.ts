import { describe, expect, test } from 'vitest';
import { Findings, type RecordMatch } from '../../../../src/service/scan/record-match.ts';

describe('a list that cuts its bodies', () => {
  const noted = (...all: [body: string | null, match: RecordMatch][]) => {
    const records = all.map(([body, match], index) => ({ id: index + 1, body, match }));
    const findings = new Findings<(typeof records)[number], number>({
      match: (one) => one.match,
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
        ...Array.from({ length: 3 }, () => ['y'.repeat(90), 'other'] as [string, RecordMatch]),
      ),
    ).toEqual([]);
  });
  test('one that may be it is enough', () => {
    expect(noted(['a', 'other'], [null, 'perhaps'], ['b', 'other'])).toEqual([2]);
  });
});
