import { expect, test } from 'vitest';
import { hasUnknownNames, readInputs } from '../../../src/action/inputs.ts';

test('an input wins over its variable, and an empty one leaves the variable in force', () => {
  const raw = readInputs({
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

test('what is for the environment only is no input', () => {
  const raw = readInputs({ 'INPUT_SETTLE-TIME': '1', 'INPUT_MAX-LENGTH': '300', WORKROOM_MAX_LENGTH: '400' });
  expect([...raw]).toEqual([['max-length', { value: '400', from: 'environment' }]]);
});

test.each([
  [{ 'INPUT_WEBHOOK-URL': 'x', WORKROOM_KIND: 'task', PATH: 'x', INPUTS: 'x' }, false],
  [{ 'INPUT_WEBHOOK-URL': 'x', INPUT_MESSAGE: '' }, true],
  [{ WORKROOM_WEBHOOK_ULR: 'x' }, true],
])('of %j it is seen at a glance whether a name is unknown', (env, expected) => {
  expect(hasUnknownNames(env)).toBe(expected);
});
