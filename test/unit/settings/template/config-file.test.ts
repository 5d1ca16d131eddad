import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SettingsError } from '../../../../src/errors.ts';
import { filesIn } from '../../../../src/process/environment.ts';
import { type GivenValue, redactorFor } from '../../../../src/settings/given.ts';
import { OPTIONS } from '../../../../src/settings/option-registry.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import type { Workspace } from '../../../../src/settings/template/workspace.ts';
import { HANGS_MS } from '../../../support/hangs.ts';

const NOW = new Date('2026-02-27T23:30:00Z');
const HOOK = { 'webhook-url': 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb' };
const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: 'p4ssw0rd', team: '7' };

const outside = mkdtempSync(join(tmpdir(), 'outside-'));
const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
afterAll(() => {
  for (const one of [outside, folder]) rmSync(one, { recursive: true });
});

interface Given {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly workspace?: Workspace;
}

/** The settings with this config file. */
async function read(config: string, { inputs = HOOK, environment = {}, workspace }: Given = {}): Promise<Settings> {
  writeFileSync(join(folder, 'notify.yml'), config);
  const from = (values: object, place: GivenValue['from']) =>
    Object.entries(values).map(([name, value]) => [name, { value: String(value), from: place }] as const);
  const given = new Map([...from(environment, 'environment'), ...from({ config: 'notify.yml', ...inputs }, 'input')]);
  return readSettings(given, NOW, redactorFor(given), workspace ?? filesIn(folder));
}

async function faults(config: string, given?: Given): Promise<readonly string[]> {
  const error = await read(config, given).catch((one: unknown) => one);
  if (error instanceof SettingsError) return error.message.split('\n');
  throw error instanceof Error ? error : new Error('nothing is wrong');
}

test('the file that docs/inputs.md shows', async () => {
  const shown = /^```yaml\n(.*?)^```$/ms.exec(readFileSync('docs/inputs.md', 'utf8'))?.[1] ?? '';
  const settings = await read(shown);
  expect(settings.timeZone).toBe('Europe/Berlin');
  expect(settings.variables).toEqual({ product: 'Harbor Gate' });
});

test('values of every shape, as an input would give them', async () => {
  const settings = await read(`
# For all steps of this repository.
when: [failure, fixed]
timeout: 30
dry-run: true
fail-on-error: false
time-zone: Europe/Berlin
sender-name: "Build desk"
mention:
  - ada
  - suspects
variables:
  product: Harbor Gate
  ports: [80, 443]
users: { ada-park: ada }
test-reports: |
  **/TEST-*.xml
  !old/**
max-length: 1000
subject:
`);
  expect(settings).toMatchObject({
    when: ['failure', 'fixed'],
    timeout: 30,
    dryRun: true,
    failOnError: false,
    timeZone: 'Europe/Berlin',
    senderName: 'Build desk',
    mention: [
      { by: 'username', name: 'ada' },
      { by: 'role', role: 'suspects' },
    ],
    variables: { product: 'Harbor Gate', ports: [80, 443] },
    users: { accounts: new Map([['ada-park', 'ada']]) },
    testReports: ['**/TEST-*.xml', '!old/**'],
    maxLength: 1000,
  });
  expect(settings.subject).toBeUndefined();
});

describe('what is given elsewhere wins', () => {
  test('an input, then the environment, then the file, then the default', async () => {
    const environment = { timeout: '20', 'sender-name': 'Environment' };
    const inputs = { ...HOOK, 'sender-name': 'Input' };
    const config = 'sender-name: File\ntimeout: 30\nsettle-time: 40';
    expect(await read(config, { inputs, environment })).toMatchObject({
      ...{ senderName: 'Input', timeout: 20, settleTime: 40, delivery: 'auto' },
    });
  });

  test('and the front matter of the template, which the file may name', async () => {
    writeFileSync(join(folder, 'deploy.md'), '---\nkind: topic\n---\nOut');
    const settings = await read('template: deploy.md\nkind: task\nsubject: From the file');
    expect(settings).toMatchObject({ kind: 'topic', subject: 'From the file', template: { body: 'Out\n'.trim() } });
  });

  test('and a template that the step names, with all of its words', async () => {
    const config = 'body: From the file\nsubject: From the file\nkind: topic';
    const settings = await read(config, { inputs: { ...HOOK, template: 'compact' } });
    expect([settings.body, settings.subject, settings.kind]).toEqual([undefined, undefined, 'topic']);
  });

  test('a watch keeps its longer time, unless the file says otherwise', async () => {
    expect((await read('template: watch')).timeout).toBe(300);
    expect((await read('template: watch\ntimeout: 100')).timeout).toBe(100);
  });
});

test('what a destination cannot carry is left out: a default need not fit every step', async () => {
  const config = 'category: Incidents\nassignees: admins\ndue-date: +3d\nkind: task';
  const [hook, account] = [await read(config), await read(config, { inputs: ACCOUNT })];
  expect([hook.category, hook.assignees, hook.dueDate]).toEqual([undefined, undefined, '2026-03-02']);
  expect([account.category, account.dueDate]).toEqual(['Incidents', undefined]);
});

test('all mistakes are told at once, with file, line and column, beside those of the step', async () => {
  const config = `kind: tsk
mentoin: ada
  # what follows is not for a file
webhook-url: https://acme.example.com/application/webhook/Hq2Lw_9mRt-3kXz
team: Platform
config: other.yml
context: {}
title: Hello
time_zone: UTC
timeout: 0
when:
  - failure
  - [deep]
`;
  const told = await faults(config, { inputs: { ...HOOK, delivery: 'never' } });
  expect(told).toEqual([
    'config: notify.yml, line 2, column 1: "mentoin" is no option. Did you mean mention?',
    expect.stringMatching(
      /^config: notify.yml, line 4, column 1: webhook-url cannot stand .*secret.*WORKROOM_WEBHOOK_URL/,
    ),
    expect.stringMatching(/^config: notify.yml, line 5, column 1: team cannot stand .*WORKROOM_TEAM/),
    expect.stringMatching(/^config: notify.yml, line 6, column 1: config cannot stand/),
    expect.stringMatching(/^config: notify.yml, line 7, column 1: context cannot stand/),
    'config: notify.yml, line 8, column 1: "title" is no option. Write subject instead, which topics and tasks have.',
    'config: notify.yml, line 9, column 1: "time_zone" is no option. Did you mean time-zone?',
    'config: notify.yml, line 11, column 1: when: a list of more than words. Write one value in each entry.',
    expect.stringMatching(/^notify.yml, line 1, column 7, kind: unknown value "tsk"/),
    expect.stringMatching(/^delivery: unknown value "never"/),
    expect.stringMatching(/^notify.yml, line 10, column 10, timeout: /),
  ]);
  expect(told.join()).not.toContain('Hq2Lw');
});

test.each([
  ['- a list', 'notify.yml, line 1, column 1: not a map'],
  ['kind: [closed', 'not readable as YAML'],
  ['kind: task\nkind: topic', 'notify.yml, line 2, column 1: not readable as YAML (the same name stands there twice'],
  ['subject: {{ workflow }} failed', "Put quotes around the whole value: subject: '{{ … }}'"],
  ['body: {{ workflow }}', "Put quotes around the whole value: body: '{{ … }}'"],
  ['? [a]\n: b', '"…" is no option'],
  [
    'a: &a [1,1]\nvariables: { b: [*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a,*a] }',
    'variables: too many aliases',
  ],
])('%j is refused', async (config, expected) => {
  const told = await faults(config);
  expect(told.join('\n')).toContain(expected);
  expect(told.length).toBeLessThan(11);
});

test('an empty file says nothing', async () => {
  for (const config of ['', '# nothing\n', '---\n']) expect((await read(config)).kind).toBe('message');
});

test.each([
  ['a path that is not there', 'notifiy.yml', 'Did you mean notify.yml?'],
  ['a link out of the workspace', 'link.yml', 'leads out of the workspace'],
  ['a path out of it', '../outside.yml', 'leads out of the workspace'],
  ['a folder', 'folder', 'is not a regular file'],
  ['a large file', 'large.yml', '262144 at most'],
])('%s is refused', async (_, config, expected) => {
  writeFileSync(join(outside, 'secret.yml'), 'kind: topic');
  mkdirSync(join(folder, 'folder'), { recursive: true });
  rmSync(join(folder, 'link.yml'), { force: true });
  symlinkSync(join(outside, 'secret.yml'), join(folder, 'link.yml'));
  writeFileSync(join(folder, 'large.yml'), `# ${'x'.repeat(256 * 1024)}`);
  const [told = '', ...others] = await faults('', { inputs: { ...HOOK, config } });
  expect(others).toEqual([]);
  expect(told).toMatch(/^config: /);
  expect(told).toContain(expected);
});

test('before anything is checked out nothing of it is judged', async () => {
  const settings = await read('', { inputs: { ...HOOK, 'due-date': '+3d' }, workspace: 'later' });
  expect(settings.dueDate).toBe('2026-03-02');
});

test('a program without files has none', async () => {
  const given = new Map([['config', { value: 'notify.yml', from: 'input' }]] as const);
  await expect(readSettings(given, NOW)).rejects.toThrow(/config: there is no file "notify.yml"/);
});

test.each(['[', '- ', '{a: ', '&a *a ', '!!x ', '? ', '"\\n', '\t@'])(
  '256 KiB of %j are refused in time',
  async (piece) => {
    const config = piece.repeat(Math.floor((256 * 1024) / piece.length));
    await expect(read(config)).rejects.toThrow(SettingsError);
  },
  HANGS_MS,
);

test('every option but destinations and secrets may stand there', async () => {
  const refused = OPTIONS.filter(({ name }) => ['config', 'context'].includes(name));
  for (const { name, ...option } of OPTIONS) {
    const told = await faults(`${name}: "a\\tb"\ntimeout: never`);
    const isRefused = 'secrets' in option || 'partOf' in option || refused.some((one) => one.name === name);
    expect([name, told.join().includes(`${name} cannot stand`)]).toEqual([name, isRefused]);
  }
});

describe('a file that may be a stranger’s', () => {
  const trust = { type: 'strangers', why: 'nobody knows it', fix: 'Ask' } as const;
  const real = filesIn(folder);
  const strange = (isStrange: (path: string) => boolean): Workspace => ({
    ...real,
    read: async (path) => {
      const found = await real.read(path);
      return found.type === 'ok' && isStrange(path) ? { ...found, trust } : found;
    },
  });
  const ofAStranger = (config: string, isStrange: (path: string) => boolean = () => true) =>
    read(config, { workspace: strange(isStrange) });

  test('says nothing but words: none of these has them in its row, whatever words new options bring', () => {
    const words = OPTIONS.filter((option) => 'words' in option).map(({ name }) => name);
    expect(words).toEqual(expect.arrayContaining(['kind', 'template', 'subject', 'body']));
    const others = OPTIONS.filter((option) => ['where', 'when', 'who', 'delivery'].includes(option.heading));
    const harmless = others.filter((option) => 'words' in option).map(({ name }) => name);
    expect(harmless).toEqual(['category']);
    expect(words).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:status|ephemeral|sender-|config|period|repositories)/)]),
    );
  });

  test('so what calls somebody, speaks as somebody, keeps back or changes the delivery is left out, and told once', async () => {
    const config =
      'mention: here\nusers: { a: b }\nwhen: success\nonly-if: "false"\ndry-run: true\nsender-name: Boss\ndelivery: at-most-once\nstatus: success\ntimeout: 1\nbody: Mine\ntime-zone: Europe/Berlin\n';
    const settings = await ofAStranger(config);
    const own = await read('body: Mine\ntime-zone: Europe/Berlin\n');
    expect({ ...settings, places: undefined, remarks: [], redactor: undefined }).toEqual({
      ...own,
      places: undefined,
      remarks: [],
      redactor: undefined,
    });
    expect(settings.remarks.map(({ level, says }) => `${level} ${says}`)).toEqual([
      'notice config: mention, users, when, only-if, dry-run, sender-name, delivery, status and timeout in notify.yml count for nothing here, because nobody knows it. Ask.',
    ]);
    expect(settings.places?.body).toMatchObject({ trust });
  });

  test('asks for no incident, and not for a report on other builds', async () => {
    const { kind, template, buildReport, remarks } = await ofAStranger('kind: Incident\ntemplate: digest\n');
    expect({ kind, template, buildReport }).toMatchObject({ kind: 'message', template: { name: 'default' } });
    expect(buildReport).toBeUndefined();
    expect(remarks).toHaveLength(1);
    writeFileSync(join(folder, 'front.md'), '---\nkind: incident\ndue-date: 2026-04-01\n---\nx');
    const task = await read('kind: task', {
      inputs: { ...HOOK, template: 'front.md' },
      workspace: strange(() => true),
    });
    expect([task.kind, task.dueDate]).toEqual(['task', '2026-04-01']);
  });

  test('lends no trust to a file that it names: a template of the author that he did not choose', async () => {
    writeFileSync(join(folder, 'page.md'), '@team');
    const chosen = await ofAStranger('template: page.md\n', (path) => path === 'notify.yml');
    expect(chosen.template).toMatchObject({ body: '@team', place: { trust } });
    const own = await read('', {
      inputs: { ...HOOK, template: 'page.md' },
      workspace: strange((one) => one !== 'page.md'),
    });
    expect(own.template).toMatchObject({ body: '@team', place: { trust: { type: 'own' } } });
  });
});
