import { expect, test } from 'vitest';
import { SettingsError } from '../../../../src/errors.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import type { OptionOrigin } from '../../../../src/settings/readers/reading.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import { noticesIn } from '../../../support/remarks.ts';

const SECRET = 'Zq7Xw4kPd9sVb';
const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: SECRET, team: 'Platform' };

function read(routes: string, options: Readonly<Record<string, string>> = {}, from: OptionOrigin = 'input') {
  const given = Object.entries({ ...ACCOUNT, routes, ...options }).filter(([, value]) => value !== '');
  return readSettings(new Map(given.map(([name, value]) => [name, { value, from }])), new Date());
}

async function faults(routes: string, options: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  const error = await read(routes, options).catch((one: unknown) => one);
  return error instanceof SettingsError ? error.message.split('\n') : [];
}

function told({ routes = [] }: Settings): readonly string[] {
  return routes.map(({ by, target }) => {
    const what = by.type === 'owner' ? by.owner : by.type === 'path' ? by.pattern : by.workflow;
    return `${by.type} ${what} → ${target.type} ${'id' in target ? target.id : target.name}`;
  });
}

test.each<[string, readonly string[]]>([
  ['packages/api/**: API', ['path packages/api/** → team API']],
  ['"@acme/API": 1042', ['owner acme/api → team 1042']],
  ['"@Ada": Ada and friends', ['owner ada → team Ada and friends']],
  ['Web@acme.example: Web', ['owner web@acme.example → team Web']],
  ['"workflow: Deploy to production": Operations', ['workflow Deploy to production → team Operations']],
  ['WORKFLOW:\n  CI: 7\n  deploy.yml: { forum: 8 }', ['workflow CI → team 7', 'workflow deploy.yml → forum 8']],
  ['docs/: { forum: News }', ['path docs/ → forum News']],
  ['docs/: "forum: News"\nsrc/: "team: 5"', ['path docs/ → forum News', 'path src/ → team 5']],
  ['a/: \'"Sales, EMEA"\'', ['path a/ → team Sales, EMEA']],
  ['{"b/": 1, "a/": "Web"}', ['path b/ → team 1', 'path a/ → team Web']],
  ['./packages/api: API', ['path packages/api → team API']],
  ['/@acme/: API', ['path /@acme/ → team API']],
  ['"packages/{api,web}/**": 7', ['path packages/{api,web}/** → team 7']],
  // Integers stay where they are written.
  ['b/: 1\n2: 2\n1: 3', ['path b/ → team 1', 'path 2 → team 2', 'path 1 → team 3']],
  [
    Array.from({ length: 30 }, (_, index) => `p${index}/: ${index % 10}1`).join('\n'),
    expect.objectContaining({ length: 30 }),
  ],
])('%j', async (text, expected) => {
  expect(told(await read(text))).toEqual(expected);
});

test.each<[string, string, string]>([
  ['a list', '- packages/api', 'not a map: "- packages/api". Write rows such as'],
  ['words', 'just words', 'not a map: "just words"'],
  ['nothing in it', '{}', 'no row. Write rows such as'],
  ['an empty place', 'a/:', 'row "a/": leads nowhere. Write one team behind it, or { forum: NAME }'],
  ['a blank place', 'a/: "  "', 'row "a/": leads nowhere'],
  ['an empty forum', 'a/: "forum:"', 'row "a/": leads nowhere'],
  ['several places', 'a/: API, Web', 'row "a/": leads to 2 places: "API, Web". Write one team'],
  ['a list of places', 'a/: [API, Web]', 'row "a/": leads to no team or forum: "[\\"API\\",\\"Web\\"]"'],
  ['a switch', 'a/: true', 'row "a/": leads to no team or forum: "true"'],
  ['another map', 'a/: { room: API }', 'row "a/": leads to no team or forum'],
  ['no id', 'a/: 1.5', 'row "a/": neither an id nor a name: "1.5"'],
  ['an address as a place', 'a/: https://acme.example', 'row "a/": an address'],
  ['an address as a row', 'https://acme.example: 1', 'row "…" (20 characters, not shown): an address'],
  ['an owner without a name', '"@": 1', 'row "@": names no owner. Write an owner such as'],
  ['a role of GitLab', '"@@maintainer": 1', 'row "@@maintainer": names no owner'],
  ['no kind of row', '"job: lint": 1', 'row "job: lint": is of no known kind. Write an owner such as'],
  ['a workflow without a name', '"workflow:": 1', 'row "workflow:": names no workflow'],
  ['what takes away', '"!docs/": 1', 'row "!docs/": takes something away'],
  ['two paths', '"a/, b/": 1', 'row "a/, b/": is for several paths. Write a row for each'],
  ['backslashes', '"a\\\\b": 1', 'row "a\\\\b": is no path. Write slashes'],
  ['the same twice', 'a/: 1\na/: 2', 'row "a/": stands there twice. Keep one'],
  ['the same twice in JSON', '{"a/": 1, "a/": 2}', 'row "a/": stands there twice'],
  ['the same owner twice', '"@acme/api": 1\n"@ACME/Api": 2', 'row "@ACME/Api": stands there twice'],
  [
    'eleven places',
    Array.from({ length: 11 }, (_, index) => `p${index}/: ${index + 1}`).join('\n'),
    '11 targets. Lead to 10',
  ],
  ['many rows', Array.from({ length: 201 }, (_, index) => `p${index}/: 1`).join('\n'), '201 rows. Write at most 200'],
  ['a long row', `${'a/'.repeat(200)}: 1`, 'has 400 characters. Write at most 300'],
  [
    'an owner without quotes',
    'b/: 1\n@acme/api: 1',
    "line 2: the name has no quotes, and @ means something else in YAML. Put quotes around the name: '@…': …",
  ],
  [
    'a star without quotes',
    '**/*.tf: 1',
    "line 1: the name has no quotes, and * means something else in YAML. Put quotes around the name: '*…': …",
  ],
  [
    'a workflow without quotes',
    'workflow: Deploy: Ops',
    "line 1: two colons, and no quotes. Put quotes around the name: 'workflow: …': …",
  ],
  [
    'a forum without quotes',
    'a/: forum: News',
    'line 1: two colons, and no quotes. Put braces around the place: { forum: … }',
  ],
  ['a token', 'a/: ghp_abcdefghij0123456789abcdef', 'holds a secret'],
  ['the password', `a/: ${SECRET}`, 'holds a secret'],
  [
    'many aliases',
    `a: &a [1]\n${Array.from({ length: 30 }, (_, index) => `b${index}: *a`).join('\n')}`,
    'leads to no team',
  ],
])('%s is refused', async (_, text, fault) => {
  const found = await faults(text);
  expect(found.join('\n')).toContain(fault);
  expect(found.join('\n')).not.toContain(SECRET);
});

test('all that is wrong is told at once', async () => {
  const found = await faults('a/:\n"@": 1\nb/: [1]\nc/: 1\n"job: x": 2', { kind: 'tsk' });
  expect(found).toHaveLength(5);
  expect(found.every((one) => one.startsWith('routes: row') || one.startsWith('kind:'))).toBe(true);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'a webhook',
    { 'webhook-url': 'https://a.example/hook/x', 'base-url': '', username: '', password: '', team: '' },
    'routes: not possible for a message through a webhook. A webhook posts to its one place',
  ],
  ['an incident', { kind: 'incident' }, 'routes: not possible for an incident through the REST API'],
  [
    'no team',
    { team: '' },
    'team: not given, so there is no place to post to. Write team or forum: it gets all that no row of routes is for',
  ],
])('%s is refused', async (_, options, fault) => {
  expect((await faults('a/: 1', options)).join('\n')).toContain(fault);
});

test.each(['watch', 'digest'])('%s goes to team as a whole, and says so', async (template) => {
  const settings = await read('a/: 1', { template });
  expect(settings.routes).toBeUndefined();
  expect(noticesIn({ remarks: settings.remarks })).toEqual([
    expect.stringContaining(`routes: counts for nothing in ${template}`),
  ]);
});
