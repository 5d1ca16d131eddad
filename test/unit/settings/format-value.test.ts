import { expect, test } from 'vitest';
import { displayValue } from '../../../src/settings/format-value.ts';

test.each([
  ['tsk', '"tsk"'],
  ['Überfällig', '"Überfällig"'],
  ['${{ inputs.kind }}', '"${{ inputs.kind }}"'],
  ['31/12/2026', '"31/12/2026"'],
  ['#platform', '"#platform"'],
  ['failure()', '"failure()"'],
  ['platform-team-2', '"platform-team-2"'],
])('shows %j as written', (value, displayed) => {
  expect(displayValue(value)).toBe(displayed);
});

test.each([
  'x'.repeat(61),
  'https://acme.example.com/hook',
  'hooks.example/Zq7X',
  'Zq7Xw_4kPd-9sVb',
  '12-ab-34-cd',
  '#Zq7Xw4kPd9',
  'Zq7Xw4kPd9()',
  'see: hunter2-hunter2',
  'QwErTyUiOp',
  'ghs_16C7e42F292c6912E7710c838347Ae178B4a',
])('shows only the length of %s, which may be a secret', (value) => {
  expect(displayValue(value)).toBe(`"…" (${value.length} characters, not shown)`);
});
