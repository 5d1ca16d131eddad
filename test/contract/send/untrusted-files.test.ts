/** Tests workspace files through all stages: a template mentions people unless it is untrusted. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDiagnostic } from '../../../src/diagnostic.ts';
import { type NotifyOptions, notify } from '../../../src/index.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { errorsIn } from '../../support/diagnostics.ts';
import { workspace } from '../../support/workspace.ts';

const FILES = {
  'notify.md': '---\nsubject: Look, @ben\n---\n**{{ workflow }}** is red, @gita',
  'incident.md': '---\nkind: Incident\n---\nRed',
  'people.yml': 'mallory: chloe',
};

const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
let head: string;
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(checkout, name), text);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: checkout, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'a');
  head = git('rev-parse', 'HEAD');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(checkout, { recursive: true });
});

/** Selects a checkout of a branch of this repository or of a fork. */
type Owner = 'trusted' | 'untrusted';

async function render(name: string, owner: Owner, options: NotifyOptions = {}, payload: object = {}) {
  const repository = { id: 1, full_name: 'acme/app' };
  const event = workspace({ 'event.json': JSON.stringify({ repository, sender: { login: 'mallory' }, ...payload }) });
  const sha = owner === 'trusted' ? head : '0'.repeat(40);
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { baseUrl: sandbox.origin, username: 'ci-bot', password, team: 'platform' };
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: `${event}/event.json` },
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_WORKFLOW: 'CI', GITHUB_WORKSPACE: checkout },
    ...{ GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha, PATH: process.env['PATH'] },
  };
  return notify({ ...account, status: 'failure', ...options }, { env });
}

function called(text = ''): readonly string[] {
  return text.match(/(?<![\w\\])@\w+/g) ?? [];
}

const EVENTS = ['push', 'workflow_run', 'pull_request_target'];

test.each(EVENTS)('mentions people on %s if the file is trusted', async (event) => {
  const { content } = await render(event, 'trusted', { kind: 'topic', template: 'notify.md' });
  expect(called(`${content?.subject} ${content?.body}`)).toEqual(['@ben', '@gita']);
});

test.each([...EVENTS, 'pull_request'])(
  'mentions nobody on %s if the file is untrusted, and shows its text with a notice',
  async (event) => {
    const { content, receipt, diagnostics } = await render(event, 'untrusted', {
      kind: 'topic',
      template: 'notify.md',
    });
    expect([receipt.outcome, errorsIn({ diagnostics })]).toEqual(['delivered', []]);
    expect(content?.body).toMatch(/is red/);
    expect(called(`${content?.subject} ${content?.body}`)).toEqual([]);
    expect(diagnostics.map(formatDiagnostic).join('\n')).toMatch(
      /What notify\.md mentions is shown, and calls nobody, because .* Check out a branch/,
    );
  },
);

test("an untrusted file can't create an incident", async () => {
  const { receipt, content, diagnostics } = await render('issue_comment', 'untrusted', { template: 'incident.md' });
  expect([receipt.outcome, content?.kind, content?.body]).toEqual(['delivered', 'message', 'Red']);
  expect(diagnostics.map(formatDiagnostic).join()).toMatch(/kind in incident\.md counts for nothing here, because/);
  const current = await render('issue_comment', 'trusted', { template: 'incident.md', dryRun: true });
  expect(current.receipt.kind).toBe('incident');
});

test('a users file must be trusted', async () => {
  const options = { mention: 'author', users: 'people.yml', body: 'Red' } as const;
  const pull = { pull_request: { number: 4, user: { login: 'mallory' } } };
  const current = await render('pull_request_target', 'trusted', options, pull);
  expect(called(current.content?.body)).toContain('@chloe');
  const { content, diagnostics } = await render('pull_request_target', 'untrusted', options, pull);
  expect(called(content?.body)).toEqual([]);
  expect(diagnostics.map(formatDiagnostic).join()).toMatch(/users: "people\.yml" counts for nothing here, because/);
});

test('mentions people from the workflow on a pull request too', async () => {
  const { content } = await render('pull_request', 'untrusted', { mention: 'ben', body: 'Red' });
  expect(called(content?.body)).toEqual(['@ben']);
});
