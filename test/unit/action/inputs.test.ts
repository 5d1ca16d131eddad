import { expect, test } from 'vitest';
import { readInputs } from '../../../src/action/runner.ts';

test('an input overrides its variable unless it is empty', async () => {
  const { raw } = await readInputs({
    INPUT_KIND: 'topic',
    WORKROOM_KIND: 'task',
    'INPUT_DRY-RUN': '',
    WORKROOM_DRY_RUN: 'true',
    INPUT_TIMEOUT: ' ',
  });
  expect(raw.get('kind')).toEqual({ value: 'topic', from: 'input' });
  expect(raw.get('dry-run')).toEqual({ value: 'true', from: 'environment' });
  expect(raw.has('timeout')).toBe(false);
});

test('an option for the environment only is ignored as an input', async () => {
  const { raw } = await readInputs({ 'INPUT_SETTLE-TIME': '1', 'INPUT_MAX-LENGTH': '300', WORKROOM_MAX_LENGTH: '400' });
  expect([...raw]).toEqual([['max-length', { value: '400', from: 'environment' }]]);
});
