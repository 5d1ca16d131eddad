/** A config file through all stages: it calls whom it names, unless a stranger may have written it. */
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notification, type NotifyOptions, notify } from '../../../src/index.ts';
import { remarkText } from '../../../src/remark.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { errorsIn } from '../../support/remarks.ts';
import { workspace } from '../../support/workspace.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const CONFIG = `
status: failure
mention: [dmitri, author]
users: { mallory: chloe }
assignees: dmitri
subject: Look, @ben
body: "**{{ workflow }}** is red, @gita"
timeout: 30
`;

/** Whether what is checked out is of a branch of this repository. */
type Owner = 'own' | 'strangers';

async function told(event: string, owner: Owner, options: NotifyOptions = {}, payload: object = {}, config = CONFIG) {
  const repository = { id: 1, full_name: 'acme/app' };
  const root = workspace({
    'event.json': JSON.stringify({ repository, sender: { login: 'mallory' }, ...payload }),
    'notify.yml': config,
    'people.yml': 'mallory: chloe',
  });
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'a');
  const sha = owner === 'own' ? git('rev-parse', 'HEAD') : '0'.repeat(40);
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { baseUrl: sandbox.origin, username: 'ci-bot', password, team: 'platform' };
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: `${root}/event.json` },
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_WORKFLOW: 'CI', GITHUB_WORKSPACE: root },
    ...{ GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha, PATH: process.env['PATH'] },
  };
  return notify({ ...account, config: 'notify.yml', ...options }, { env });
}

function called(text = ''): readonly string[] {
  return text.match(/(?<![\w\\])@\w+/g) ?? [];
}

function assigneesOf({ receipt }: Notification): readonly string[] | undefined {
  return sandbox.tasks('platform').find(({ id }) => String(id) === receipt.id)?.assignees;
}

test.each([
  ['own', 'support'],
  ['strangers', 'platform'],
] as const)('routes of a file that is %s lead to %s', async (owner, place) => {
  const config = 'routes:\n  "workflow: CI": Support Desk\n  packages/api/**: { forum: Announcements }\n';
  const sent = await told('push', owner, { status: 'failure' }, {}, config);
  expect(sent.receipt.target).toBe(`team ${sandbox.seededIds.teams[place]}`);
  expect(sent.remarks.map(remarkText).join()).toContain(
    owner === 'own' ? '' : 'routes in notify.yml counts for nothing',
  );
});

test('routes of a file are left out where a destination or a kind has one place, and what is wrong there is told', async () => {
  const config = 'routes: { "**": Support Desk }\n';
  const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const account = { baseUrl: undefined, username: undefined, password: undefined, team: undefined };
  const hook = { ...account, webhookUrl: url, status: 'failure' };
  expect((await told('push', 'own', hook, {}, config)).receipt.outcome).toBe('delivered');
  expect((await told('push', 'own', { status: 'failure', kind: 'incident' }, {}, config)).receipt.outcome).not.toBe(
    'skipped',
  );
  const wrong = 'routes:\n  @acme/api: Support Desk\n';
  await expect(told('push', 'own', {}, {}, wrong)).rejects.toThrow(
    'notify.yml, line 2, column 3: the name has no quotes',
  );
  const empty = 'routes:\n  packages/api/:\n';
  await expect(told('push', 'own', {}, {}, empty)).rejects.toThrow('row "packages/api/": leads nowhere');
});

const EVENTS = ['push', 'workflow_run', 'issue_comment', 'repository_dispatch', 'pull_request_target'];

test.each(EVENTS)('on %s of what is ours it calls whom it names, and assigns tasks', async (event) => {
  const { draft } = await told(event, 'own');
  expect(called(draft?.body)).toEqual(expect.arrayContaining(['@gita', '@dmitri']));
  const task = await told(event, 'own', { kind: 'task' });
  expect(task.receipt.outcome).toBe('delivered');
  expect(called(task.draft?.subject)).toEqual(['@ben']);
  expect(assigneesOf(task)).toEqual(['dmitri']);
});

test.each([...EVENTS, 'pull_request', 'check_run'])(
  'on %s of a stranger it calls nobody, its words are shown, and it is said',
  async (event) => {
    const { draft, receipt, remarks } = await told(event, 'strangers', { status: 'failure' });
    expect([receipt.outcome, errorsIn({ remarks })]).toEqual(['delivered', []]);
    expect(draft?.body).toMatch(/is red/);
    expect(called(draft?.body)).toEqual([]);
    const said = remarks.map(remarkText).join('\n');
    expect(said).toMatch(
      /status, mention, users, assignees and timeout in notify\.yml count for nothing here, because/,
    );
    expect(said).toMatch(/What notify\.yml mentions is shown, and calls nobody, because .* Check out a branch/);
    const task = await told(event, 'strangers', { kind: 'task', mention: 'author', status: 'failure' });
    expect(called(`${task.draft?.subject} ${task.draft?.body}`)).toEqual([]);
    expect(assigneesOf(task)).toEqual([]);
  },
);

test('of a stranger it decides neither how, nor whether, nor in whose name a message goes out', async () => {
  const config =
    'kind: incident\ndry-run: true\nwhen: success\nonly-if: "false"\nsender-name: Boss\nsender-avatar: https://example.com/a.png\ntemplate: digest\nbody: Mine\n';
  const { receipt, draft, remarks } = await told('issue_comment', 'strangers', { status: 'failure' }, {}, config);
  expect([receipt.outcome, draft?.kind, draft?.body]).toEqual(['delivered', 'message', 'Mine']);
  expect(remarks.map(remarkText).join()).toMatch(
    /kind, dry-run, when, only-if, sender-name, sender-avatar and template in notify\.yml count for nothing/,
  );
});

test('a file of users is taken only from what is ours', async () => {
  const options = { status: 'failure', mention: 'author', users: 'people.yml', body: 'Red' } as const;
  const pull = { pull_request: { number: 4, user: { login: 'mallory' } } };
  const own = await told('pull_request_target', 'own', options, pull);
  expect(called(own.draft?.body)).toContain('@chloe');
  const { draft, remarks } = await told('pull_request_target', 'strangers', options, pull);
  expect(called(draft?.body)).toEqual([]);
  expect(remarks.map(remarkText).join()).toMatch(/users: "people\.yml" counts for nothing here, because/);
});

test('whom the program names is called on a pull request as well', async () => {
  const options = { mention: 'ben', body: 'Red', status: 'failure' } as const;
  const { draft } = await told('pull_request', 'strangers', options);
  expect(called(draft?.body)).toEqual(['@ben']);
});

test('a mistake in its words is told at its place, and the default is sent', async () => {
  const config = 'status: failure\nbody: |\n  Red\n  {{ workflw }}\n';
  const root = workspace({ 'event.json': '{}', 'c.yml': config });
  const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url;
  const env = { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: `${root}/event.json`, GITHUB_WORKSPACE: root };
  const { remarks, receipt } = await notify({ webhookUrl: url, config: 'c.yml' }, { env });
  expect(receipt.outcome).toBe('delivered');
  expect(remarks.filter(({ level }) => level === 'error')).toMatchObject([{ place: { file: 'c.yml', line: 4 } }]);
});
