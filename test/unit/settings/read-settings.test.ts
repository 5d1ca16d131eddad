import { expect, expectTypeOf, test } from 'vitest';
import { SettingsError } from '../../../src/errors.ts';
import type { Kind } from '../../../src/settings/option.ts';
import type { RawValue } from '../../../src/settings/raw-options.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { noticesIn } from '../../support/diagnostics.ts';

const NOW = new Date('2026-02-27T23:30:00Z');
const HOOK = 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb';
const REST = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'open sesame', team: '1042' };

function readRaw(options: Readonly<Record<string, string>>, from: RawValue['from'] = 'input'): Map<string, RawValue> {
  return new Map(Object.entries(options).map(([name, value]) => [name, { value, from }]));
}

async function read(options: Readonly<Record<string, string>>): Promise<Settings> {
  return readSettings(readRaw(options), NOW);
}

/** Returns the options in the problems, each with its text. */
async function faults(
  options: Readonly<Record<string, string>> | Map<string, RawValue>,
): Promise<Record<string, string>> {
  try {
    await readSettings(options instanceof Map ? options : readRaw(options), NOW);
  } catch (error) {
    if (error instanceof SettingsError) {
      return Object.fromEntries(
        error.problems.map(({ option, message: error, suggestion }) => [option, `${error}. ${suggestion}`]),
      );
    }
    throw error;
  }
  return {};
}

test('a webhook is sufficient, and defaults come from the table', async () => {
  expect(await read({ 'webhook-url': ` ${HOOK}\n` })).toMatchObject({
    destinations: [{ type: 'webhook', url: new URL(HOOK) }],
    kind: 'message',
    when: ['always'],
    variables: {},
    ephemeral: false,
    delivery: 'auto',
    settleTime: 10,
    timeout: 60,
    dryRun: false,
    failOnError: false,
    maxLength: 3900,
  });
});

test.each([
  ['nothing at all', {}, ['webhook-url']],
  ['a blank webhook', { 'webhook-url': '  ' }, ['webhook-url']],
  ['a missing password', { ...REST, password: '' }, ['password']],
  ['only a team', { team: '7' }, ['base-url', 'username', 'password']],
])('%s is a missing destination, not an error', async (_, options, missing) => {
  expect((await read(options)).destinations).toEqual([{ type: 'missing', options: missing }]);
});

test('the three parts of an account must have one origin', async () => {
  const { password, ...inputs } = REST;
  const mixed = new Map([...readRaw(inputs), ...readRaw({ password }, 'environment')]);
  expect(Object.keys(await faults(mixed))).toEqual(['base-url']);
  const { team, ...account } = REST;
  expect(await faults(new Map([...readRaw({ team }), ...readRaw(account, 'environment')]))).toEqual({});
});

test.each([
  ['webhook-url', { 'webhook-url': 'https://hooks.example;x8Kd91kd0sLq' }, /an invalid character in the host name/],
  ['username', { 'webhook-url': HOOK, username: 'GitHub Actions' }, /it cannot sign in.*Write sender-name/],
  ['when', { 'webhook-url': HOOK, when: ' , ' }, /names nothing/],
  ['status', { 'webhook-url': HOOK, status: '{"a":{"result":"in_progress"}}' }, /job "a" has no result/],
  ['timeout', { 'webhook-url': HOOK, timeout: '1e3' }, /invalid number/],
  ['complete-date', { ...REST, kind: 'task', 'complete-date': 'today' }, /through a webhook/],
])('%s: %o is rejected', async (option, options, message) => {
  expect(await faults(options)).toEqual({ [option]: expect.stringMatching(message) });
});

test('a disabled option is accepted by any destination', async () => {
  expect(await faults({ ...REST, kind: 'task', ephemeral: 'false' })).toEqual({});
});

test('an expression is suggested only if expressions are supported', async () => {
  const fixOf = async (from: RawValue['from']) =>
    Object.values(await faults(readRaw({ 'webhook-url': HOOK, status: '{' }, from))).join();
  expect(await fixOf('input')).toContain('${{ toJSON(needs) }}');
  expect(await fixOf('property')).toMatch(/^(?!.*\$\{\{).*the context needs of a GitHub workflow as JSON/);
});

test.each([
  ['2026-03-10', '2026-03-10'],
  ['+2w', '2026-03-13'],
  ['TODAY', '2026-02-27'],
])('parses due-date %s as %s', async (text, day) => {
  expect((await read({ 'webhook-url': HOOK, kind: 'task', 'due-date': text })).dueDate).toBe(day);
});

test.each([
  ['timed-out', 'timed_out'],
  ['Canceled', 'cancelled'],
  ['UNSTABLE', 'failure'],
  ['NOT_BUILT', 'skipped'],
  ['in_progress', 'in_progress'],
])('parses status %s as %s', async (text, conclusion) => {
  expect((await read({ 'webhook-url': HOOK, status: text })).status).toMatchObject({ type: 'conclusion', conclusion });
});

test('variables are YAML or JSON without side effects', async () => {
  const yaml = await read({ 'webhook-url': HOOK, variables: 'a: 1\nb: [x, "y"]' });
  expect(yaml.variables).toEqual({ a: 1, b: ['x', 'y'] });
  expect((await read({ 'webhook-url': HOOK, variables: '{"a":{"b":2}}' })).variables).toEqual({ a: { b: 2 } });
  const bomb =
    'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c]';
  expect(Object.keys(await faults({ 'webhook-url': HOOK, variables: bomb }))).toEqual(['variables']);
});

test('the type of the settings equals that of the table', async () => {
  const settings = await read({ 'webhook-url': HOOK, 'sender-name': ' Desk ', kind: 'task', 'due-date': 'today' });
  expectTypeOf(settings.kind).toEqualTypeOf<Kind>();
  expectTypeOf(settings.timeout).toEqualTypeOf<number>();
  expectTypeOf(settings.dueDate).toEqualTypeOf<string | undefined>();
  expectTypeOf(settings.variables).toEqualTypeOf<Readonly<Record<string, unknown>>>();
  expectTypeOf<'webhookUrl' | 'password'>().not.toExtend<keyof Settings>();
  expect(settings).toMatchObject({ senderName: 'Desk', dueDate: '2026-02-27' });
  expect(Object.keys(settings)).not.toContain('password');
});

test('an invalid token or context costs a notice, never the message', async () => {
  const unfilled = { 'github-token': '${{ github.token }}', context: '{"job":${{ toJSON(job) }}' };
  const settings = await read({ 'webhook-url': HOOK, ...unfilled });
  expect(settings).toMatchObject({ context: {} });
  expect(settings.githubToken).toBeUndefined();
  expect(noticesIn(settings)).toEqual([expect.stringMatching(/^github-token: /), expect.stringMatching(/^context: /)]);
});
