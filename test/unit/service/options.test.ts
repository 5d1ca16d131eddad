/** A program may be plain JavaScript, and a variable may not be set. */
import { expect, test } from 'vitest';
import { SettingsError } from '../../../src/errors.ts';
import { ServiceClient, type ServiceClientOptions } from '../../../src/service/client.ts';
import { Webhook, type WebhookOptions } from '../../../src/service/webhook.ts';

const ACCOUNT = { baseUrl: 'http://127.0.0.1:1', username: 'ada', password: 'a-word' };

/** The options that an error names. */
function named(work: () => unknown): readonly string[] {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as SettingsError).problems.map(({ option }) => option);
  }
  return [];
}

const client = (options: unknown) => named(() => new ServiceClient(options as ServiceClientOptions));
const webhook = (options: unknown) => named(() => new Webhook(options as WebhookOptions));

test.each([
  ['no argument', undefined, ['baseUrl', 'username', 'password']],
  ['no password', { ...ACCOUNT, password: undefined }, ['password']],
  [
    'numbers',
    { baseUrl: 5, username: 5, password: 5, timeoutSeconds: '5' },
    ['baseUrl', 'username', 'password', 'timeoutSeconds'],
  ],
  ['all of it', ACCOUNT, []],
])('a client with %s reports all invalid options together', (_, options, names) => {
  expect(client(options)).toEqual(names);
});

test('a webhook without a URL reports it', () => {
  expect([webhook(undefined), webhook({}), webhook({ url: '' }), webhook({ url: ACCOUNT.baseUrl })]).toEqual([
    ['url'],
    ['url'],
    ['url'],
    [],
  ]);
});

/** Each operation of a client or webhook, by its name. */
function operations(): readonly (readonly [string, (...args: unknown[]) => unknown])[] {
  const send = async () =>
    ({ type: 'failure', written: false, reason: 'no network', hint: '', permanent: true }) as const;
  const service = new ServiceClient(ACCOUNT, { send });
  const holders: readonly (readonly [string, object])[] = Object.entries({
    ...service,
    webhook: new Webhook({ url: ACCOUNT.baseUrl }, send),
  });
  return holders.flatMap(([holder, value]) => {
    const from = value instanceof Webhook ? Object.getPrototypeOf(value) : value;
    const names = Object.getOwnPropertyNames(from).filter((name) => name !== 'constructor');
    return names.map(
      (name) => [`${holder}.${name}`, (...args: unknown[]) => Reflect.get(value, name).apply(value, args)] as const,
    );
  });
}

test('no operation crashes on missing arguments', async () => {
  expect(operations().length).toBeGreaterThan(15);
  for (const [name, call] of operations())
    for (const args of [[], [{ type: 'team', id: 1 }], [1]]) {
      const error = await Promise.resolve()
        .then(() => call(...args))
        .catch((one) => one);
      expect(error, `${name}(${JSON.stringify(args)})`).not.toBeInstanceOf(TypeError);
    }
});
