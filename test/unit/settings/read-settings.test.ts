import { expect, expectTypeOf, test } from 'vitest';
import { SettingsError } from '../../../src/errors.ts';
import type { GivenValue } from '../../../src/settings/given.ts';
import type { Kind, Option } from '../../../src/settings/option.ts';
import { variableOf } from '../../../src/settings/option-names.ts';
import { OPTIONS } from '../../../src/settings/option-registry.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { fc } from '../../support/random.ts';
import { noticesIn } from '../../support/remarks.ts';

const NOW = new Date('2026-02-27T23:30:00Z');
const HOOK = 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb';
const REST = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'open sesame', team: '1042' };

function given(options: Readonly<Record<string, string>>, from: GivenValue['from'] = 'input'): Map<string, GivenValue> {
  return new Map(Object.entries(options).map(([name, value]) => [name, { value, from }]));
}

async function read(options: Readonly<Record<string, string>>): Promise<Settings> {
  return readSettings(given(options), NOW);
}

/** The options named in the problems, each with its text. */
async function faults(
  options: Readonly<Record<string, string>> | Map<string, GivenValue>,
): Promise<Record<string, string>> {
  try {
    await readSettings(options instanceof Map ? options : given(options), NOW);
  } catch (error) {
    if (error instanceof SettingsError) {
      return Object.fromEntries(error.problems.map(({ option, fault, fix }) => [option, `${fault}. ${fix}`]));
    }
    throw error;
  }
  return {};
}

test('a webhook alone is enough, and every default is that of the table', async () => {
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

test('the REST destination takes a team or a forum', async () => {
  const { team, ...account } = REST;
  expect((await read(REST)).destinations[0]).toMatchObject({ type: 'rest', target: { type: 'team', id: 1042 } });
  const forum = await read({ ...account, forum: team });
  expect(forum.destinations[0]).toMatchObject({ type: 'rest', target: { type: 'forum', id: 1042 } });
});

test.each([
  ['nothing at all', {}, ['webhook-url']],
  ['a blank webhook', { 'webhook-url': '  ' }, ['webhook-url']],
  ['a missing password', { ...REST, password: '' }, ['password']],
  ['only a team', { team: '7' }, ['base-url', 'username', 'password']],
])('%s is a missing destination, not a mistake', async (_, options, missing) => {
  expect((await read(options)).destinations).toEqual([{ type: 'missing', options: missing }]);
});

test('the three parts of an account come from one place', async () => {
  const { password, ...inputs } = REST;
  const mixed = new Map([...given(inputs), ...given({ password }, 'environment')]);
  expect(Object.keys(await faults(mixed))).toEqual(['base-url']);
  const { team, ...account } = REST;
  expect(await faults(new Map([...given({ team }), ...given(account, 'environment')]))).toEqual({});
});

test('a fault of a variable is told by the name of the variable', async () => {
  expect(Object.keys(await faults(given({ kind: 'x', 'webhook-url': HOOK }, 'environment')))).toEqual([
    'WORKROOM_KIND',
  ]);
});

test.each([
  ['webhook-url', { 'webhook-url': 'hooks.example' }, /not a URL/],
  ['webhook-url', { 'webhook-url': 'https://hooks.example;x8Kd91kd0sLq' }, /a sign in its host that no host has/],
  ['webhook-url', { 'webhook-url': 'http://hooks.example/application/webhook/x' }, /readable by everyone/],
  ['webhook-url', { 'webhook-url': 'https://u:p@hooks.example/' }, /user name or password/],
  ['webhook-url', { 'webhook-url': HOOK, ...REST, team: '' }, /Choose one/],
  ['base-url', { ...REST, 'base-url': 'acme' }, /not a URL/],
  ['username', { ...REST, username: 'a:b' }, /colon/],
  ['username', { 'webhook-url': HOOK, username: 'GitHub Actions' }, /it is no account.*Write sender-name/],
  ['username', { username: 'GitHub Actions' }, /it is no account.*Write sender-name/],
  ['kind', { 'webhook-url': HOOK, kind: 'post' }, /unknown value "post".*did you mean topic\?/],
  ['kind', { 'webhook-url': HOOK, kind: 'Note' }, /did you mean topic\?/],
  ['kind', { 'webhook-url': HOOK, kind: 'chat' }, /did you mean message\?/],
  ['kind', { 'webhook-url': HOOK, kind: 'constructor' }, /unknown value "constructor"/],
  ['due-date', { 'webhook-url': HOOK, kind: 'task', 'due-date': '31/12/2026' }, /"31\/12\/2026"/],
  ['team', { ...REST, team: '0' }, /neither an id nor a name: "0"/],
  ['team', { ...REST, team: 'the open sesame team' }, /holds a secret/],
  ['team', { ...REST, forum: '7' }, /Choose one/],
  ['team', { ...REST, team: '' }, /not given/],
  ['kind', { 'webhook-url': HOOK, kind: 'tasks' }, /did you mean task\?/],
  [
    'when',
    { 'webhook-url': HOOK, when: 'success, failed' },
    /unknown value "success, failed".*did you mean success, failure\?/s,
  ],
  ['when', { 'webhook-url': HOOK, when: 'on_failure' }, /unknown value "on_failure".*did you mean failure\?/s],
  ['when', { 'webhook-url': HOOK, when: ' , ' }, /names nothing/],
  ['status', { 'webhook-url': HOOK, status: 'red' }, /toJSON\(needs\)/],
  ['status', { 'webhook-url': HOOK, status: '{' }, /cannot be read/],
  ['status', { 'webhook-url': HOOK, status: '{}' }, /no job/],
  ['status', { 'webhook-url': HOOK, status: '{"a":{}}' }, /job "a" has no result/],
  ['status', { 'webhook-url': HOOK, status: 'constructor' }, /unknown value/],
  ['status', { 'webhook-url': HOOK, status: '{"a":{"result":"in_progress"}}' }, /job "a" has no result/],
  ['variables', { 'webhook-url': HOOK, variables: 'a: [1' }, /line 1/],
  ['variables', { 'webhook-url': HOOK, variables: 'just text' }, /not a map/],
  ['timeout', { 'webhook-url': HOOK, timeout: '-1' }, /from 1 to 3600/],
  ['timeout', { 'webhook-url': HOOK, timeout: '1e3' }, /not a number/],
  ['dry-run', { 'webhook-url': HOOK, 'dry-run': 'on' }, /true or false/],
  ['sender-avatar', { 'webhook-url': HOOK, 'sender-avatar': 'javascript:alert(1)' }, /https/],
  ['sender-name', { 'webhook-url': HOOK, 'sender-name': 'x'.repeat(101) }, /at most 100/],
  ['due-date', { 'webhook-url': HOOK, kind: 'task', 'due-date': '2026-02-30' }, /not a day/],
  ['subject', { 'webhook-url': HOOK, subject: 'x' }, /chat message has no subject/],
  ['category', { 'webhook-url': HOOK, kind: 'task', category: '7' }, /through the REST API/],
  ['complete-date', { ...REST, kind: 'task', 'complete-date': 'today' }, /through a webhook/],
  ['ephemeral', { 'webhook-url': HOOK, kind: 'topic', ephemeral: 'true' }, /ephemeral/],
])('%s: %o is refused', async (option, options, message) => {
  expect(await faults(options)).toEqual({ [option]: expect.stringMatching(message) });
});

test('what is switched off is not carried, so it is not refused', async () => {
  expect(await faults({ ...REST, kind: 'task', ephemeral: 'false' })).toEqual({});
});

test.each(['ok', '{', '{"a":{}}'])(
  'what to write in place of the status %s is said as its place takes it',
  async (status) => {
    const fixOf = async (from: GivenValue['from']) => {
      const told = await faults(given({ 'webhook-url': HOOK, status }, from));
      return Object.values(told).join();
    };
    expect(await fixOf('input')).toContain('${{ toJSON(needs) }}');
    for (const from of ['flag', 'environment', 'property'] as const) {
      const fix = await fixOf(from);
      expect(fix).toContain('the context needs of a GitHub workflow as JSON');
      expect(fix).not.toContain('${{');
    }
  },
);

test.each([
  ['2026-03-10', '2026-03-10'],
  ['today', '2026-02-27'],
  ['+3d', '2026-03-02'],
  ['+2w', '2026-03-13'],
  ['TODAY', '2026-02-27'],
])('due-date %s is %s', async (text, day) => {
  expect((await read({ 'webhook-url': HOOK, kind: 'task', 'due-date': text })).dueDate).toBe(day);
});

test.each([
  ['timed-out', 'timed_out'],
  ['Canceled', 'cancelled'],
  ['error', 'failure'],
  ['in_progress', 'in_progress'],
])('status %s is %s', async (text, conclusion) => {
  expect((await read({ 'webhook-url': HOOK, status: text })).status).toEqual({ type: 'conclusion', conclusion });
});

test('variables are YAML or JSON, and harmless', async () => {
  const yaml = await read({ 'webhook-url': HOOK, variables: 'a: 1\nb: [x, "y"]' });
  expect(yaml.variables).toEqual({ a: 1, b: ['x', 'y'] });
  expect((await read({ 'webhook-url': HOOK, variables: '{"a":{"b":2}}' })).variables).toEqual({ a: { b: 2 } });
  const bomb =
    'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c]';
  expect(Object.keys(await faults({ 'webhook-url': HOOK, variables: bomb }))).toEqual(['variables']);
});

test('a context that cannot be read costs a notice, never the message', async () => {
  const settings = await read({ 'webhook-url': HOOK, context: '{"job":${{ toJSON(job) }}' });
  expect(settings.context).toEqual({});
  expect(noticesIn(settings)).toEqual([expect.stringContaining('context')]);
});

test('no text of a secret is in any problem', async () => {
  const secret = 'Zq7Xw_4kPd-9sVb';
  const options = { 'webhook-url': `ftp://x/${secret}`, password: `${secret}!`, 'base-url': `::${secret}`, kind: 'x' };
  expect(JSON.stringify(await faults(options))).not.toContain(secret);
});

test('any text in any option gives settings or named problems', async () => {
  const names = OPTIONS.map(({ name }: Option) => name);
  const options = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 40 }));
  await fc.assert(
    fc.asyncProperty(options, async (values) => {
      for (const option of Object.keys(await faults(values))) expect(names).toContain(option);
    }),
  );
});

test('the type of the settings is that of the table', async () => {
  const settings = await read({ 'webhook-url': HOOK, 'sender-name': ' Desk ', kind: 'task', 'due-date': 'today' });
  expectTypeOf(settings.kind).toEqualTypeOf<Kind>();
  expectTypeOf(settings.timeout).toEqualTypeOf<number>();
  expectTypeOf(settings.dueDate).toEqualTypeOf<string | undefined>();
  expectTypeOf(settings.variables).toEqualTypeOf<Readonly<Record<string, unknown>>>();
  expectTypeOf<'webhookUrl' | 'password'>().not.toExtend<keyof Settings>();
  expect(settings).toMatchObject({ senderName: 'Desk', dueDate: '2026-02-27' });
  expect(Object.keys(settings)).not.toContain('password');
});

test('a token that cannot be one costs a notice, never the message', async () => {
  const settings = await read({ 'webhook-url': HOOK, 'github-token': '${{ github.token }}' });
  expect(settings.githubToken).toBeUndefined();
  expect(noticesIn(settings)).toEqual([expect.stringMatching(/^github-token: /)]);
});

test('whatever shows text hides the secrets of the options', async () => {
  const { redactor } = await read({ ...REST, 'github-token': 'ghs_0123456789' });
  expect(redactor.redact('open sesame, ghs_0123456789')).toBe('***, ***');
});

test('variables of the environment are named after the options', () => {
  expect(variableOf('webhook-url')).toBe('WORKROOM_WEBHOOK_URL');
});

test('of the jobs that are needed, the green ones are known by name', async () => {
  const status = '{"lint":{"result":"success"},"test":{"result":"failure"}}';
  expect((await read({ 'webhook-url': HOOK, status })).status).toEqual({
    type: 'needs',
    results: ['success', 'failure'],
    passed: ['lint'],
  });
});
