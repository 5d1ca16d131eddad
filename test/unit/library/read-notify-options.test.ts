import { expect, test } from 'vitest';
import type { NotifyOptions } from '../../../src/library/notify-options.ts';
import { problemOfProperty, rawOptionsFrom } from '../../../src/library/read-notify-options.ts';

test('reports a value that no option accepts, and an unknown option', () => {
  const circle: Record<string, unknown> = {};
  circle['circle'] = circle;
  const raw = { variables: circle, body: () => 'x', 'webhook-url': 'x', failOnError: true } as object;
  expect(rawOptionsFrom(raw).problems.map(({ option, message: error }) => `${option}: ${error}`)).toEqual([
    'variables: cannot be this object',
    'body: cannot be this function',
    'webhook-url: unknown option',
    'failOnError: unknown option',
  ]);
});

test('problems name properties instead of options', () => {
  const problem = { option: 'due-date', message: 'given together with base-url', suggestion: 'Leave due-date out' };
  const expected = { option: 'dueDate', message: 'given together with baseUrl', suggestion: 'Leave dueDate out' };
  expect(problemOfProperty(problem)).toEqual(expected);
});

test.each([[undefined], [null], ['x'], [['x']]])('reports %j in place of the options', (options) => {
  expect(rawOptionsFrom(options as unknown as NotifyOptions).problems).toEqual([
    expect.objectContaining({ option: 'options' }),
  ]);
});
