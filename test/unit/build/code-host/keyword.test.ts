import { expect, test } from 'vitest';
import { keyword } from '../../../../src/build/code-host/json.ts';
import { findFacts } from '../../../support/event-facts.ts';

test.each(['', ' ', 'Push', 'push!', '_x', '2fa', 'a'.repeat(61), 'p\u200Bush', 'push\n\nx', 7])('%j is none', (text) =>
  expect(keyword({ text }, 'text')).toBeUndefined(),
);

test('an event with an invalid name is unknown', () => {
  const env = { GITHUB_EVENT_NAME: '[x](https://x.example)' };
  expect(findFacts({ env, event: {}, runner: {} }).event.name).toBe('unknown');
});
