/** A config file through all stages: it calls whom it names, unless a stranger may have written it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Notification, type NotifyOptions, notify } from '../../../src/index.ts';
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

const OWN_RUN = {
  workflow_run: { conclusion: 'failure', head_branch: 'main', head_repository: { id: 1, full_name: 'acme/app' } },
};
const FORKS_RUN = {
  workflow_run: {
    conclusion: 'failure',
    head_branch: 'main',
    repository: { id: 1 },
    head_repository: { id: 2, fork: true, full_name: 'mallory/app', owner: { login: 'mallory' } },
  },
};

async function told(event: string, payload: object, options: NotifyOptions = {}) {
  const repository = { id: 1, full_name: 'acme/app' };
  const root = workspace({
    'event.json': JSON.stringify({ repository, sender: { login: 'mallory' }, ...payload }),
    'notify.yml': CONFIG,
  });
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { baseUrl: sandbox.origin, username: 'ci-bot', password, team: 'platform' };
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: `${root}/event.json` },
    ...{ GITHUB_REPOSITORY: 'acme/app', GITHUB_WORKFLOW: 'CI', GITHUB_WORKSPACE: root },
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
  ['push', { ref: 'refs/heads/main' }],
  ['workflow_run', OWN_RUN],
])('on %s it calls whom it names, and assigns tasks', async (event, payload) => {
  const { draft } = await told(event, payload);
  expect(called(draft?.body)).toEqual(expect.arrayContaining(['@gita', '@dmitri']));
  const task = await told(event, payload, { kind: 'task' });
  expect(task.receipt.outcome).toBe('delivered');
  expect(called(task.draft?.subject)).toEqual(['@ben']);
  expect(assigneesOf(task)).toEqual(['dmitri']);
});

test.each([
  ['pull_request', { pull_request: { number: 4, user: { login: 'mallory' } } }],
  ['pull_request_target', { pull_request: { number: 4, user: { login: 'mallory' } } }],
  ['workflow_run', FORKS_RUN],
])('on %s of a stranger it calls nobody, and its words are shown', async (event, payload) => {
  const { draft, receipt, remarks } = await told(event, payload);
  expect([receipt.outcome, errorsIn({ remarks })]).toEqual(['delivered', []]);
  expect(draft?.body).toMatch(/is red/);
  expect(called(draft?.body)).toEqual([]);
  const task = await told(event, payload, { kind: 'task', mention: 'author' });
  expect(called(`${task.draft?.subject} ${task.draft?.body}`)).toEqual([]);
  expect(assigneesOf(task)).toEqual([]);
});

test('whom the program names is called on a pull request as well', async () => {
  const pull = { pull_request: { number: 4, user: { login: 'mallory' } } };
  const { draft } = await told('pull_request', pull, { mention: 'ben', body: 'Red' });
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
