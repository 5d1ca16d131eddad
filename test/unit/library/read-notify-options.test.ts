import { expect, test } from 'vitest';
import type { NotifyOptions } from '../../../src/library/notify-options.ts';
import { problemOfProperty, rawOptionsFrom, withProperties } from '../../../src/library/read-notify-options.ts';

const texts = (options: NotifyOptions) =>
  Object.fromEntries([...rawOptionsFrom(options).raw].map(([name, { value }]) => [name, value]));

test('values become the texts that every edge gives', () => {
  expect(
    texts({
      webhookUrl: new URL('https://acme.example.com/hook'),
      when: ['failure', 'fixed'],
      timeout: 5,
      dryRun: true,
      variables: { a: 1 },
      subject: undefined,
    }),
  ).toEqual({
    'webhook-url': 'https://acme.example.com/hook',
    when: 'failure\nfixed',
    timeout: '5',
    'dry-run': 'true',
    variables: '{"a":1}',
    subject: '',
  });
});

test('what no option can be is a problem of its own', () => {
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

test('problems name properties', () => {
  const problem = { option: 'due-date', message: 'given together with base-url', suggestion: 'Leave due-date out' };
  const expected = { option: 'dueDate', message: 'given together with baseUrl', suggestion: 'Leave dueDate out' };
  expect(problemOfProperty(problem)).toEqual(expected);
});

test('in a sentence only the names of options change', () => {
  const rest = 'got "due-date" in reports/due-date.md, --due-date, well-known, WORKROOM_DUE_DATE';
  expect(withProperties(`due-date: ${rest}`)).toBe(`dueDate: ${rest}`);
});

test.each([[undefined], [null], ['x'], [['x']]])('%j in the place of all options is a problem', (options) => {
  expect(rawOptionsFrom(options as unknown as NotifyOptions).problems).toEqual([
    expect.objectContaining({ option: 'options' }),
  ]);
});
