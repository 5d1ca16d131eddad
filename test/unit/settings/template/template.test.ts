import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SettingsError } from '../../../../src/errors.ts';
import { openWorkspace } from '../../../../src/process/environment.ts';
import type { RawValue } from '../../../../src/settings/option-parser.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import type { Settings } from '../../../../src/settings/settings.ts';
import type { Workspace } from '../../../../src/settings/template/workspace.ts';

const NOW = new Date('2026-02-27T23:30:00Z');
const HOOK = { 'webhook-url': 'https://acme.example.com/application/webhook/Zq7Xw_4kPd-9sVb' };

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

async function read(
  options: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string>> = {},
  workspace: Workspace = openWorkspace({}, folder),
): Promise<Settings> {
  const from = (values: object, location: RawValue['from']) =>
    Object.entries(values).map(([name, value]) => [name, { value: String(value), from: location }] as const);
  const raw = new Map([...from(environment, 'environment'), ...from({ ...HOOK, ...options }, 'input')]);
  return readSettings(raw, NOW, { workspace });
}

async function faults(options: Readonly<Record<string, string>>, workspace?: Workspace): Promise<readonly string[]> {
  try {
    await read(options, {}, workspace);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
  return [];
}

/** Returns the only problem of this template. */
async function fault(template: string): Promise<string> {
  const [first = '', ...rest] = await faults({ template });
  expect(rest).toEqual([]);
  return first;
}

test('a preset wins over a file of its name', async () => {
  write('default', 'a file');
  expect((await read({ template: 'Default' })).template).toEqual({ type: 'preset', name: 'default' });
  expect((await read({})).template).toEqual({ type: 'preset', name: 'default' });
});

test('a file is read below its front matter, with the location of each part', async () => {
  write('.github/notify/deploy.md', '---\r\nkind: topic\r\nsubject: "{{ ref.name }} is out"\r\n---\r\nHello\r\n');
  const { template, kind, subject, locations } = await read({ template: '.github/notify/deploy.md' });
  const file = '.github/notify/deploy.md';
  expect([kind, subject]).toEqual(['topic', '{{ ref.name }} is out']);
  expect(template).toMatchObject({ type: 'file', body: 'Hello\n', location: { file, line: 5, column: 1 } });
  const trust = { type: 'trusted' };
  expect(locations).toEqual({
    kind: { file, line: 2, column: 7, trust },
    subject: { file, line: 3, column: 11, trust },
  });
});

test('a file without front matter is all body', async () => {
  write('plain.md', '\uFEFFOne\n\n---\n\nTwo');
  const location = { file: 'plain.md', line: 1, column: 1, trust: { type: 'trusted' } };
  expect((await read({ template: './plain.md' })).template).toEqual({
    type: 'file',
    body: 'One\n\n---\n\nTwo',
    location,
  });
  expect((await read({ template: join(folder, 'plain.md') })).template).toMatchObject({ location });
});

test('inputs override the environment, which overrides the front matter and the default', async () => {
  write('task.md', '---\nkind: task\nsubject: From the file\ndue-date: +3d\n---\nx');
  const template = 'task.md';
  expect(await read({ template })).toMatchObject({ kind: 'task', subject: 'From the file', dueDate: '2026-03-02' });
  const settings = await read({ template, 'due-date': 'today' }, { subject: 'From the environment' });
  expect(settings).toMatchObject({ kind: 'task', subject: 'From the environment', dueDate: '2026-02-27' });
  expect(settings.template).not.toMatchObject({ subject: expect.anything() });
  expect((await read({}, { template })).kind).toBe('task');
});

test('days in a file use the time zone of the file', async () => {
  write('today.md', '---\nkind: task\ndue-date: today\n---\nx');
  expect(await read({ template: 'today.md', 'time-zone': 'Asia/Tokyo' })).toMatchObject({ dueDate: '2026-02-28' });
  expect(await read({ kind: 'task', 'due-date': '+1d', 'time-zone': 'America/Los_Angeles' })).toMatchObject({
    dueDate: '2026-02-28',
  });
});

test('all errors of a file are reported together with their lines', async () => {
  write(
    'wrong.md',
    '---\nkind: tsk\nteam: 7\ntitle: x\nduedate: today\ncategory: [1]\ncomplete-date: tomorrow\nweather: fine\n---\n',
  );
  const only =
    'Only kind, subject, category, due-date, complete-date can stand there, the text below it, and other options in the step';
  expect(await faults({ template: 'wrong.md', when: 'never' })).toEqual([
    `template: wrong.md, line 3, column 1: "team" is not an option of the front matter. ${only}.`,
    `template: wrong.md, line 4, column 1: "title" is not an option of the front matter. ${only}; did you mean subject?`,
    `template: wrong.md, line 5, column 1: "duedate" is not an option of the front matter. ${only}; did you mean due-date?`,
    expect.stringMatching(/^template: wrong.md, line 6, column 1: category: not one value/),
    `template: wrong.md, line 8, column 1: "weather" is not an option of the front matter. ${only}.`,
    'wrong.md, line 2, column 7, kind: invalid value "tsk". Use one of message, topic, task, incident; did you mean task?',
    expect.stringMatching(/^when: invalid value/),
    'wrong.md, line 7, column 16, complete-date: invalid day "tomorrow". Write YYYY-MM-DD, today, or a time from today such as +3d or +2w.',
  ]);
});

test.each([
  ['kind: [closed', /^template: yaml.md, line \d, column \d+: not readable as YAML/],
  ['kind: task\nkind: topic', /line 3, column 1: not readable as YAML \(duplicate name/],
  [`kind: ${'['.repeat(16_000)}`, /not readable as YAML/],
  [`# ${'x'.repeat(17_000)}`, /line 1, column 1: the front matter is too long/],
  ['- a list', /^template: yaml.md, line 2, column 1: not a map/],
])('rejects front matter that is not a YAML map (%#)', async (head, text) => {
  write('yaml.md', `---\n${head}\n---\nx`);
  const results = await faults({ template: 'yaml.md' });
  expect(results[0]).toMatch(text);
  expect(results.length).toBeLessThan(11);
});

test('an error of the file names the template', async () => {
  write('latin.md', Uint8Array.of(0x48, 0xe4, 0x21));
  expect(await fault('latin.md')).toContain('is not valid UTF-8');
  expect(await fault('../secret.md')).toContain('is outside of the workspace');
});

test('only names are checked before the checkout', async () => {
  expect(await faults({ template: 'task.md', 'due-date': '+3d' }, 'later')).toEqual([]);
  expect(await faults({ template: 'defualt' }, 'later')).toEqual([expect.stringContaining('did you mean default?')]);
});
