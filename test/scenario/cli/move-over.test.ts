/** `init --from`: the diff is one that git takes, and only `--write` changes a file. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../support/command.ts';

const FIXTURES = 'test/fixtures/moving';
const FILE = '.github/workflows/ci.yml';

function repository(text: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'moving-'));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, FILE), text);
  return folder;
}

const init = (args: readonly string[], cwd: string, input?: string) =>
  runCommand(['init', ...args], { env: {}, cwd, secrets: [], ...(input !== undefined && { input }) });

const NAMES = ['slack-v1-payload', 'rtcamp', 'curl', 'called', 'sarisia', 'crlf'];

test.each(NAMES)('%s: the diff that is shown makes of the file what --write makes of it', async (name) => {
  const text = readFileSync(join(FIXTURES, `${name}.yml`), 'utf8');
  const shown = repository(text);
  const { code, stdout } = await init(['--from', FILE], shown);
  expect(readFileSync(join(shown, FILE), 'utf8')).toBe(text);
  const written = repository(text);
  const write = await init(['--from', FILE, '--write'], written);
  expect(write).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(new RegExp(`Wrote ${FILE}.`)) });
  execFileSync('git', ['apply', '-p0', '-'], { cwd: shown, input: stdout.replaceAll('⚠ ', '⚠️ ') });
  expect(readFileSync(join(shown, FILE), 'utf8')).toBe(readFileSync(join(written, FILE), 'utf8'));
});

test('a step that is left alone is named with its reason, and the exit code says so', async () => {
  const folder = repository(readFileSync(join(FIXTURES, 'action-slack-custom.yml')));
  const { code, stdout, stderr } = await init(['--from', FILE, '--write'], folder);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/ci\.yml, line 12: .*8398a7\/action-slack.* is left alone: its payload is JavaScript/);
  expect(stderr).toContain('Nothing was changed');
});

test('a file without another notifier is told what is known', async () => {
  const folder = repository('on: push\njobs:\n  a:\n    runs-on: x\n    steps: []\n');
  const { code, stdout, stderr } = await init(['--from', FILE], folder);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/No step of another notifier was found.*Slack, Discord, Teams and Telegram/);
});

test('standard input is shown, and cannot be written', async () => {
  const text = readFileSync(join(FIXTURES, 'ilshidur.yml'), 'utf8');
  const folder = repository('');
  expect(await init(['--from', '-'], folder, text)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^--- -\n\+\+\+ -\n@@ -7,8 \+7,7 @@\n/),
  });
  expect(await init(['--from', '-', '--write'], folder, text)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--from: standard input is no file/),
  });
});

test.each([
  ['5 MB', 'a: b\n'.repeat(1_000_000), /--from: .*has 5000000 bytes. It may have 262144 at most/],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80]), /--from: .*is not valid UTF-8/],
  [
    'a key twice',
    'on: push\njobs:\n  a: {}\n  a: {}\n',
    /line 4, column 3: the file is no YAML: Map keys must be unique/,
  ],
  ['a tab', 'on: push\njobs:\n\ta: {}\n', /line 3, column 1: the file is no YAML/],
  ['no jobs', 'a: b\n', /the file is no workflow: it has no jobs/],
])('%s is answered in words', async (_, text, words) => {
  expect(await init(['--from', FILE], repository(text))).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(words),
  });
});

test('a link out of the folder is neither read nor written, and a file that is not there is named', async () => {
  const folder = repository('');
  const outside = join(mkdtempSync(join(tmpdir(), 'outside-')), 'ci.yml');
  writeFileSync(outside, readFileSync(join(FIXTURES, 'ilshidur.yml')));
  symlinkSync(outside, join(folder, 'link.yml'));
  expect(await init(['--from', 'link.yml', '--write'], folder)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/leads out of the workspace/),
  });
  expect(await init(['--from', '.github/workflows/c.yml'], folder)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Did you mean \.github\/workflows\/ci\.yml\?/),
  });
  expect(readdirSync(folder)).toEqual(['.github', 'link.yml']);
});
