import { expect, test } from 'vitest';
import type { HealthOutage } from '../../../../../src/facts/facts.ts';
import { floodIn, red } from '../../../../../src/message/sections/health/states.ts';
import { NEWS } from '../../../../support/health-facts.ts';

const [OUTAGE] = NEWS.turned_red ?? [];

/** Red for so many minutes each. */
function turned(minutes: readonly number[], cause?: string): readonly HealthOutage[] {
  const { cause: _, ...outage } = OUTAGE as HealthOutage;
  return minutes.map((since, index) => ({
    ...outage,
    ...(cause === undefined ? {} : { cause }),
    workflow: `w${index}`,
    path: `.github/workflows/w${index}.yml`,
    after_seconds: since * 60,
  }));
}

test.each([
  ['five within ten minutes', [60, 58, 55, 52, 50], [0, 1, 2, 3, 4]],
  ['four are none', [60, 58, 55, 52], []],
  ['five within eleven', [60, 58, 55, 52, 49], []],
  ['of two the older', [160, 158, 155, 152, 150, 60, 58, 55, 52, 50], [0, 1, 2, 3, 4]],
  ['whatever was red before', [600, 60, 58, 55, 52, 50, 5], [1, 2, 3, 4, 5]],
])('%s', (_, minutes, expected) => {
  const all = turned(minutes);
  expect(floodIn(all).map((one) => all.indexOf(one))).toEqual(expected);
});

test('of what has an unknown begin nothing is told', () => {
  const all = turned([60, 60, 60, 60, 60]).map(({ after_seconds: _, ...outage }) => outage);
  expect(floodIn(all)).toEqual([]);
});

test('is one line, with the cause where all have the same, and the others have their own', () => {
  const words = (turned_red: readonly HealthOutage[]) =>
    red({
      facts: {
        ...{ ci: 'GitHub Actions', event: { name: 'schedule' } },
        health: { ...NEWS, turned_red, still_red: [], green_again: [] },
      },
    })
      ?.replaceAll(/\(https[^)]*\)/g, '')
      .replaceAll('\u00A0', ' ');
  expect(words(turned([60, 60, 60, 60, 60, 60]))).toBe(
    '🔴 [w0], [w1], [w2], [w3], [w4] and 1 more workflow · within 10 minutes, likely one cause',
  );
  expect(words([...turned([60, 60, 60, 60, 60], 'disk full'), ...turned([5], 'exit 1')])).toMatch(
    /^🔴 \[w0\].*likely one cause {2}\n↳ disk full {2}\n🔴 \[w0\].*\n↳ exit 1$/,
  );
  const partly = [...turned([60, 60, 60, 60], 'disk full'), ...turned([60, 60, 60])];
  expect(words(partly)).toContain('↳ disk full');
  expect(words(partly.slice(1))).not.toContain('↳');
  const lost = turned([60, 60, 60, 60, 60]).map((one): HealthOutage => ({ ...one, infrastructure: 'runner_lost' }));
  expect(words(lost)).toBe('⚠️ [w0], [w1], [w2], [w3], [w4] · within 10 minutes, likely one cause');
  const mixed = [...turned([60, 60, 60], 'disk full'), ...turned([60, 60], 'exit 1')];
  expect(words(mixed)).not.toContain('↳');
});
