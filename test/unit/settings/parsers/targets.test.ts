import { expect, test } from 'vitest';
import { SettingsError } from '../../../../src/errors.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import type { Settings } from '../../../../src/settings/settings.ts';

const HOOK = 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sV';
const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'p4ssw0rd' };

function read(options: Readonly<Record<string, string>>): Promise<Settings> {
  const inputs = Object.entries(options).map(([name, value]) => [name, { value, from: 'input' }] as const);
  return readSettings(new Map(inputs), new Date());
}

async function faults(options: Readonly<Record<string, string>>): Promise<string> {
  const error = await read(options).catch((one: unknown) => one);
  return error instanceof SettingsError ? error.message : 'none';
}

async function readTargets(team: string): Promise<readonly unknown[]> {
  const { destinations } = await read({ ...ACCOUNT, team });
  return destinations.flatMap((one) =>
    one.type === 'rest' ? ['id' in one.target ? one.target.id : one.target.name] : [],
  );
}

async function readHooks(list: string): Promise<readonly unknown[]> {
  const { destinations } = await read({ 'webhook-url': list });
  return destinations.map((one) => one.type === 'webhook' && [one.url.href, one.number]);
}

test.each([
  ['Platform', ['Platform']],
  ['platform, 1008', ['platform', 1008]],
  ['1008,\n  Support Desk,,\n', [1008, 'Support Desk']],
  ['"Sales, EMEA", 7', ['Sales, EMEA', 7]],
  ['The "A" Team, x', ['The "A" Team', 'x']],
  ['platform, 7, platform, 7', ['platform', 7]],
])('parses the teams of %j', async (text, expected) => {
  expect(await readTargets(text)).toEqual(expected);
});

test.each([
  [`${HOOK}1`, [[`${HOOK}1`, undefined]]],
  [` ${HOOK}1,\n`, [[`${HOOK}1`, undefined]]],
  [
    `${HOOK}1\r\n\r\n${HOOK}2\n`,
    [
      [`${HOOK}1`, 1],
      [`${HOOK}2`, 2],
    ],
  ],
  [`${HOOK}1, ${HOOK}2,${HOOK}3 ${HOOK}4`, [1, 2, 3, 4].map((one) => [`${HOOK}${one}`, one])],
  [`${HOOK}1?a=1,2`, [[`${HOOK}1?a=1,2`, undefined]]],
  [`${HOOK}1\n${HOOK}1`, [[`${HOOK}1`, undefined]]],
])('parses the webhooks of %j', async (text, expected) => {
  expect(await readHooks(text)).toEqual(expected);
});

test('treats spellings of one URL as one target', async () => {
  const list = `${HOOK}#x\nHTTPS://ACME.Example.com:443/application/webhook/../webhook/Zq7Xw_4kPd-9sV?#y`;
  expect(await readHooks(list)).toEqual([[HOOK, undefined]]);
  expect(await readHooks(`${HOOK}\n${HOOK}/\n${HOOK}?a#x\n${HOOK}?b#x`)).toHaveLength(4);
});

test.each([
  ['more than ten', { ...ACCOUNT, team: '1,2,3,4,5,6,7,8,9,10,11' }, 'team: 11 targets. Write at most 10'],
  ['one of several that is wrong', { ...ACCOUNT, forum: '1, -3' }, 'forum: neither an id nor a name: "-3"'],
  ['an incident', { ...ACCOUNT, team: '1, 2', kind: 'incident' }, 'team: an incident has one target'],
])('rejects %s', async (_, options, expected) => {
  const message = await faults(options);
  expect(message).toContain(expected);
  expect(message).not.toContain('Zq7Xw');
});
