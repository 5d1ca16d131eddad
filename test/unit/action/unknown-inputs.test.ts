import { expect, test } from 'vitest';
import { readInputs } from '../../../src/action/runner.ts';

test('an unknown input is reported if it is a typo or the name in another action', async () => {
  const env = {
    'INPUT_WEBHOOK-URL': 'x',
    INPUT_WEBHOOK_URL: 'x',
    INPUT_BODDY: 'x',
    INPUT_TEXT: 'x',
    INPUT_SOUND: 'x',
    PATH: 'x',
  };
  const { problems, ignored } = await readInputs(env);
  expect(problems).toEqual([]);
  expect(ignored).toEqual([
    { option: 'webhook_url', message: 'unknown input', suggestion: 'Did you mean webhook-url?' },
    { option: 'boddy', message: 'unknown input', suggestion: 'Did you mean body?' },
    { option: 'text', message: 'unknown input', suggestion: 'Use body instead' },
  ]);
});

test.each(['url', 'webhook', 'webhook-ulr', 'webhook_url'])(
  '%s is a fatal typo if there is no destination',
  async (input) => {
    const variable = `INPUT_${input.toUpperCase()}`;
    for (const env of [{ [variable]: 'x' }, { [variable]: '', 'INPUT_WEBHOOK-URL': '' }]) {
      const { problems, ignored } = await readInputs(env);
      expect(problems.map(({ option }) => option)).toEqual([input]);
      expect(ignored).toEqual([]);
    }
  },
);

test('a typo of a part of an account is fatal only if that part is missing', async () => {
  const account = { 'INPUT_BASE-URL': 'x', INPUT_USERNAME: 'x', INPUT_PASWORD: 'x' };
  expect((await readInputs(account)).problems.map(({ option }) => option)).toEqual(['pasword']);
  const complete = { ...account, INPUT_PASSWORD: 'x', INPUT_URL: 'x' };
  expect((await readInputs(complete)).problems).toEqual([]);
});

test('a typo of a variable is reported, and one of a destination is fatal', async () => {
  const env = { WORKROOM_MAX_LENGHT: '1', WORKROOM_WEBHOOK_ULR: 'x', WORKROOM_TOPIC_WEBHOOK_URL: 'x' };
  const { problems, ignored } = await readInputs(env);
  expect(problems).toEqual([
    { option: 'WORKROOM_WEBHOOK_ULR', message: 'unknown variable', suggestion: 'Did you mean WORKROOM_WEBHOOK_URL?' },
  ]);
  expect(ignored.map(({ option }) => option)).toEqual(['WORKROOM_MAX_LENGHT']);
});

test('a name in another action is ignored as a variable if its option is set', async () => {
  const env = { WORKROOM_WEBHOOK: 'x', WORKROOM_MESSAGE: 'x' };
  const { problems, ignored } = await readInputs(env);
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(['Did you mean WORKROOM_WEBHOOK_URL?']);
  expect(ignored.map(({ suggestion }) => suggestion)).toEqual(['Did you mean WORKROOM_BODY?']);
  const complete = { ...env, 'INPUT_WEBHOOK-URL': 'x', INPUT_BODY: 'x' };
  expect(await readInputs(complete)).toMatchObject({ problems: [], ignored: [] });
});

test.each([
  ['webhook-type', 'Use kind instead: message, topic or task'],
  ['notify-when', 'Write when with the words'],
  ['webhook-url-file', 'Write the value itself'],
  ['password_file', 'Write the value itself'],
])('%s of another notifier is reported with a suggestion', async (input, fix) => {
  const env = { [`INPUT_${input.toUpperCase()}`]: 'x', 'INPUT_WEBHOOK-URL': 'x', INPUT_PASSWORD: 'x' };
  const { problems, ignored } = await readInputs(env);
  expect(problems).toEqual([]);
  expect(ignored).toEqual([{ option: input, message: 'unknown input', suggestion: expect.stringContaining(fix) }]);
});
