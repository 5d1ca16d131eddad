import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { example, failedDeploymentStatus, pullRequestTarget } from '../support/events.ts';
import { openLocation, type Place, type Step } from './harness.ts';

let location: Place;
const folder = mkdtempSync(join(tmpdir(), 'refusals-'));
beforeAll(async () => {
  location = await openLocation();
});
afterAll(async () => {
  await location.sandbox.close();
  rmSync(folder, { recursive: true });
});

const push = { event: 'push', payload: example('push', 0) };
const TOKEN = 'Zq7Xw_4kPd-9sVb';

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** Creates a checkout whose workflow contains this line. */
function workflowWith(input: string): string {
  const root = mkdtempSync(join(folder, 'checkout-'));
  mkdirSync(join(root, '.github/workflows'), { recursive: true });
  writeFileSync(join(root, '.github/workflows/ci.yml'), `steps:\n  - with:\n      ${input}\n`);
  return root;
}

function pending(): Step {
  const { event, payload } = failedDeploymentStatus();
  const status = { ...(payload['deployment_status'] as object), state: 'in_progress' };
  return { event, payload: { ...payload, deployment_status: status } };
}

const CASES: readonly (readonly [name: string, exitCode: number, step: () => Step])[] = [
  ['a wrong URL', 1, () => ({ ...push, inputs: { 'webhook-url': `hooks.example/${TOKEN}` }, hidden: [TOKEN] })],
  [
    'plain http to a host that is not this machine',
    1,
    () => ({
      ...push,
      inputs: { 'webhook-url': `http://hooks.example/application/webhook/${TOKEN}` },
      hidden: [TOKEN],
    }),
  ],
  ['a wrong kind', 1, () => ({ ...push, inputs: { 'webhook-url': location.webhook('message'), kind: 'tsk' } })],
  [
    'everything wrong at once',
    1,
    () => ({
      ...push,
      inputs: {
        'webhook-url': location.webhook('message'),
        ...location.rest,
        kind: 'massage',
        when: 'failures, success',
        status: 'broken',
        timeout: '0',
        'dry-run': 'yes',
        'due-date': 'tomorrow',
        'sender-avatar': 'http://harbor.example/a.png',
        variables: '- a list',
        category: '0',
        mention: '[ben]',
      },
    }),
  ],
  [
    'fields that the destination cannot carry',
    1,
    () => ({
      ...push,
      inputs: { 'webhook-url': location.webhook('message'), subject: 'x', team: '7', category: '8', 'due-date': '+3d' },
    }),
  ],
  [
    'fields that the REST API cannot carry',
    1,
    () => ({ ...push, inputs: { ...location.rest, kind: 'task', 'due-date': '+3d', ephemeral: 'true' } }),
  ],
  ['no target', 1, () => ({ ...push, inputs: { ...location.rest, team: '' } })],
  ['a misspelled input', 0, () => ({ ...push, inputs: { 'webhook-url': location.webhook('message'), boddy: 'x' } })],
  [
    'a webhook under the name that another action uses',
    1,
    () => ({ ...push, inputs: { url: location.webhook('message') } }),
  ],
  ['no inputs at all', 0, () => push],
  [
    'the inputs of another notifier',
    1,
    () => ({ ...push, inputs: { webhook: location.webhook('message'), username: 'GitHub Actions', color: 'red' } }),
  ],
  [
    'a forum passed as a team',
    0,
    () => ({ ...push, inputs: { ...location.rest, team: String(location.sandbox.seededIds.forums['announcements']) } }),
  ],
  ['a team of another name', 0, () => ({ ...push, inputs: { ...location.rest, team: 'Platfrm' } })],
  [
    'the name of a forum passed as a team, dry run',
    0,
    () => ({ ...push, inputs: { ...location.rest, team: 'Announcements', 'dry-run': 'true' } }),
  ],
  ['a category of another name', 0, () => ({ ...push, inputs: { ...location.rest, kind: 'task', category: 'Todo' } })],
  [
    'a category of another board',
    0,
    () => ({
      ...push,
      inputs: {
        ...location.rest,
        kind: 'task',
        category: String(location.sandbox.seededIds.categories['announcements']?.['Follow-up']),
      },
    }),
  ],
  [
    'a webhook of another format',
    0,
    () => ({
      ...push,
      inputs: {
        'webhook-url': location.sandbox.webhooks.find(({ format }) => format === 'chat-compatible')?.url ?? '',
      },
    }),
  ],
  [
    'a body that is too long',
    0,
    () => ({
      ...push,
      env: { WORKROOM_MAX_LENGTH: '300' },
      inputs: { 'webhook-url': location.webhook('message'), body: 'Every word counts. '.repeat(40) },
    }),
  ],
  [
    'a dead host',
    0,
    () => ({
      ...push,
      inputs: { 'webhook-url': `http://127.0.0.1:9/application/webhook/${TOKEN}`, timeout: '1' },
      hidden: [TOKEN],
    }),
  ],
  [
    'a dead host, fails on request',
    1,
    () => ({
      ...push,
      inputs: {
        'webhook-url': `http://127.0.0.1:9/application/webhook/${TOKEN}`,
        timeout: '1',
        'fail-on-error': 'true',
      },
    }),
  ],
  [
    'an unknown host',
    0,
    () => ({
      ...push,
      inputs: { 'webhook-url': `https://hooks.invalid/application/webhook/${TOKEN}`, timeout: '1' },
      hidden: [TOKEN],
    }),
  ],
  [
    'a wrong password',
    0,
    () => ({ ...push, inputs: { ...location.rest, password: 'not-the-password' }, hidden: ['not-the-password'] }),
  ],
  [
    'an account that is no member',
    0,
    () => ({ ...push, inputs: { ...location.rest, team: String(location.sandbox.seededIds.teams['leads']) } }),
  ],
  ['an unknown team', 0, () => ({ ...push, inputs: { ...location.rest, team: '987654', kind: 'task' } })],
  [
    'a team whose tasks were never set up',
    0,
    () => ({
      ...push,
      inputs: { ...location.rest, team: String(location.sandbox.seededIds.teams['support']), kind: 'task' },
    }),
  ],
  [
    'a webhook that was deleted',
    0,
    () => ({
      ...push,
      inputs: { 'webhook-url': location.webhook('message').replace(/.{15}$/, TOKEN) },
      hidden: [TOKEN],
    }),
  ],
  [
    'a webhook of another kind',
    0,
    () => ({ ...push, inputs: { 'webhook-url': location.webhook('topic'), kind: 'message' } }),
  ],
  [
    'a missing event file',
    0,
    () => ({ ...push, eventFile: join(folder, 'none.json'), inputs: { 'webhook-url': location.webhook('message') } }),
  ],
  [
    'a truncated event file',
    0,
    () => ({ ...push, eventFile: file('cut.json', '{"ref":'), inputs: { 'webhook-url': location.webhook('message') } }),
  ],
  [
    'no event file at all',
    0,
    () => ({ ...push, eventFile: null, inputs: { 'webhook-url': location.webhook('message') } }),
  ],
  ['a missing secret', 0, () => ({ ...push, inputs: { 'webhook-url': '' } })],
  [
    'a missing secret of another name',
    0,
    () => ({
      ...push,
      workspace: workflowWith('webhook-url: ${{ secrets.CHAT_OF_THE_SHOP }}'),
      changes: { github: { workflow_ref: 'octo/repo/.github/workflows/ci.yml@refs/heads/main' } },
      inputs: { 'webhook-url': '' },
    }),
  ],
  [
    'an incident through a webhook',
    1,
    () => ({
      ...push,
      inputs: {
        'webhook-url': location.webhook('task'),
        kind: 'incident',
        category: '8',
        assignees: 'ben',
        'due-date': '+3d',
      },
    }),
  ],
  ['a missing password', 0, () => ({ ...push, inputs: { ...location.rest, password: '' } })],
  ['a missing secret on a fork', 0, () => ({ ...pullRequestTarget(), inputs: { 'webhook-url': '' } })],
  [
    'a missing secret for Dependabot',
    0,
    () => ({ ...push, changes: { github: { actor: 'dependabot[bot]' } }, inputs: { 'webhook-url': '' } }),
  ],
  ['excluded by when', 0, () => ({ ...push, inputs: { 'webhook-url': location.webhook('message'), when: 'failure' } })],
  [
    'a deployment that is not over',
    0,
    () => ({ ...pending(), inputs: { 'webhook-url': location.webhook('message') } }),
  ],
  [
    'a template with a mistake',
    0,
    () => ({
      ...push,
      inputs: { 'webhook-url': location.webhook('message'), body: 'On {{ commit.subjct }}\nand {% if' },
    }),
  ],
  [
    'output files that cannot be written',
    0,
    () => ({
      ...push,
      env: { GITHUB_OUTPUT: folder, GITHUB_STEP_SUMMARY: folder },
      inputs: { 'webhook-url': location.webhook('message'), 'dry-run': 'true' },
    }),
  ],
];

test.each(CASES)('%s', async (name, exitCode, step) => {
  const ran = await location.run(step());
  expect(ran.result.exitCode).toBe(exitCode);
  await expect(ran.transcript).toMatchFileSnapshot(`transcripts/refusal-${name.replaceAll(/\W+/g, '-')}.txt`);
});

test('rejected credentials cause only one request', async () => {
  const { requests } = await location.run({ ...push, inputs: { ...location.rest, password: 'not-the-password' } });
  expect(requests.map(({ status }) => status)).toEqual([401]);
});

test("server that echoes the URL and the credentials can't make them visible", async () => {
  const server = createServer((request, response) => {
    const { url, headers } = request;
    response.writeHead(422, { 'content-type': 'text/plain' });
    response.end(`::error::no ${url} for ${headers.authorization}\r\n##[set-output name=outcome]x \u001b[31m`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const inputs: readonly Record<string, string>[] = [
    { 'webhook-url': `http://127.0.0.1:${port}/application/webhook/${TOKEN}` },
    { ...location.rest, 'base-url': `http://127.0.0.1:${port}` },
  ];
  const pair = Buffer.from(`ci-bot:${location.rest['password']}`).toString('base64');
  for (const one of inputs) {
    const { result } = await location.run({ ...push, inputs: one, hidden: [TOKEN, pair], debug: true });
    expect(result.outputs['outcome']).toBe('not-delivered');
    expect(result.annotations).toHaveLength(1);
    expect(result.rawOutput.toString()).not.toContain('\u001b');
  }
  server.close();
});

test('IPv6 address is reachable', async () => {
  const server = createServer((request, response) => request.resume().on('end', () => response.end('{"ok":true}')));
  await new Promise<void>((resolve) => server.listen(0, '::1', resolve));
  const { port } = server.address() as AddressInfo;
  const { result } = await location.run({
    ...push,
    inputs: { 'webhook-url': `http://[::1]:${port}/application/webhook/${TOKEN}` },
    hidden: [TOKEN],
  });
  expect(result.outputs['outcome']).toBe('delivered');
  server.close();
});
