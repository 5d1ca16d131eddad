import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/facts/facts.ts';
import { templateScope } from '../../../../src/message/templates/scope.ts';

test('what a template does not name is not made', () => {
  const commit = Object.defineProperty({}, 'message', {
    enumerable: true,
    get: () => {
      throw new Error('the commit was read');
    },
  });
  const scope = templateScope({ facts: { workflow: 'CI', commit } as Facts }, {});
  expect(scope).toHaveProperty('workflow', 'CI');
  expect(() => JSON.stringify(scope)).toThrow('the commit was read');
});
