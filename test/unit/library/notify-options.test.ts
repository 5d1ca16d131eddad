import { expect, expectTypeOf, test } from 'vitest';
import { asProperty, givenBy, type NotifyOptions } from '../../../src/library/notify-options.ts';

const texts = (options: NotifyOptions) =>
  Object.fromEntries([...givenBy(options).given].map(([name, { value }]) => [name, value]));

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
  const given = { variables: circle, body: () => 'x', 'webhook-url': 'x', failOnError: true } as object;
  expect(givenBy(given).problems.map(({ option, fault }) => `${option}: ${fault}`)).toEqual([
    'variables: cannot be this object',
    'body: cannot be this function',
    'webhook-url: there is no such option',
    'failOnError: there is no such option',
  ]);
});

test('problems speak of properties', () => {
  const problem = { option: 'due-date', fault: 'x', fix: 'y' };
  expect(asProperty(problem).option).toBe('dueDate');
  expect(asProperty({ ...problem, option: 'other-name' }).option).toBe('other-name');
});

test('types are those of the registry', () => {
  expectTypeOf<NonNullable<NotifyOptions['kind']>>().toEqualTypeOf<'message' | 'topic' | 'task' | 'incident'>();
  expectTypeOf<NonNullable<NotifyOptions['timeout']>>().toEqualTypeOf<number>();
  expectTypeOf<NonNullable<NotifyOptions['dryRun']>>().toEqualTypeOf<boolean>();
  expectTypeOf<NonNullable<NotifyOptions['webhookUrl']>>().toEqualTypeOf<string | URL>();
  expectTypeOf<{ failOnError: true }>().not.toExtend<NotifyOptions>();
});
