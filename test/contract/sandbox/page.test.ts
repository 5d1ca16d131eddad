import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { basic, callWebhook, idOf, PASSWORD, post, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
let team: number;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = idOf(sandbox.seededIds.teams, 'platform');
});
afterAll(() => sandbox.close());

/** Signs in as the page does, and calls as the page does. */
async function signIn(username: string, password = PASSWORD) {
  const signedIn = await send(`${sandbox.origin}/page/session`, {
    method: 'POST',
    headers: { origin: sandbox.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '';
  const call = (method: string, path: string, payload?: unknown, headers: object = { origin: sandbox.origin }) =>
    send(`${sandbox.origin}${path}`, {
      method,
      headers: { ...headers, cookie },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
  return { signedIn, cookie, call };
}

test('the page comes with a policy that allows nothing inline and nothing foreign', async () => {
  const page = await send(`${sandbox.origin}/`);
  expect(page.status).toBe(200);
  const policy = String(page.headers.get('content-security-policy'));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  expect(page.text).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
  expect(page.text).toContain('Not for production');
  for (const path of ['/page.css', '/page.js']) {
    const asset = await send(`${sandbox.origin}${path}`);
    expect([path, asset.status, asset.headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
  }
  for (const path of ['/index.html', '/page.ts', '/..%2findex.ts', '/page/../index.ts', '/package.json']) {
    expect([path, (await send(`${sandbox.origin}${path}`)).status]).toEqual([path, 404]);
  }
});

test('signing in gives a cookie that scripts and other sites do not get', async () => {
  const { signedIn, call } = await signIn('ben');
  expect(signedIn.headers.get('set-cookie')).toMatch(/^sandbox_\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await call('GET', '/page/home')).body.user).toEqual({
    displayName: 'Ben Osei',
    username: 'ben',
    administrator: false,
  });
  await call('DELETE', '/page/session');
  expect((await call('GET', '/page/home')).body.user).toBeNull();
  expect((await call('GET', `/page/spaces/${team}`)).status).toBe(401);
});

test('nobody signs in who may not', async () => {
  for (const username of ['otto', 'nobody', '']) {
    expect((await signIn(username)).signedIn.status).toBeGreaterThanOrEqual(400);
  }
  for (const password of ['', 'wrong', `${PASSWORD} `]) {
    const { signedIn } = await signIn('ben', password);
    expect(signedIn.status).toBeGreaterThanOrEqual(400);
    expect(signedIn.headers.get('set-cookie')).toBeNull();
  }
  // Before that, the page tells of nobody and of no team.
  const { text } = await send(`${sandbox.origin}/page/home`);
  expect(JSON.parse(text)).toEqual({ user: null, spaces: [], action: '', repository: null });
});

test('who is signed in sees inside their own teams only', async () => {
  const { call } = await signIn('gita');
  expect((await call('GET', `/page/spaces/${team}`)).body.chat[0]).toMatchObject({
    sender: { displayName: 'Ada Park' },
  });
  const leads = idOf(sandbox.seededIds.teams, 'leads');
  for (const path of ['', '/chat', '/topics', '/archived', '/board', '/members', '/administrators']) {
    expect([path, (await call('GET', `/page/spaces/${leads}${path}`)).status]).toEqual([path, 403]);
  }
  expect((await call('POST', `/page/spaces/${leads}/board`)).status).toBe(403);
  expect((await call('GET', '/page/spaces/1')).status).toBe(404);
});

test('what changes something must come from the page itself', async () => {
  const { call } = await signIn('ada');
  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await call('POST', '/page/webhooks', {}, headers)).status).toBe(403);
    expect((await call('DELETE', '/page/session', undefined, headers)).status).toBe(403);
  }
  expect((await call('GET', '/page/home')).body.user.username).toBe('ada');
});

// API 4.4: the settings of a webhook; API 5: only administrators manage webhooks
test('an administrator creates, lists and deletes webhooks; nobody else does', async () => {
  const { call } = await signIn('ada');
  const settings = {
    ...{ format: 'native', kind: 'topic', target: idOf(sandbox.seededIds.forums, 'announcements') },
    description: 'News',
    sender: { displayName: 'Herald', avatar: 'https://example.com/h.png' },
  };
  const created = await call('POST', '/page/webhooks', settings);
  expect(created.status).toBe(201);
  expect(created.body.url).toMatch(/\/application\/webhook\/[\w-]{15}$/);
  expect((await callWebhook(created.body.url, { subject: 'S', body: 'b' })).status).toBe(200);
  expect(sandbox.topics('announcements')[0]).toMatchObject({ subject: 'S', sender: settings.sender });
  expect((await call('GET', '/page/webhooks')).body.webhooks).toHaveLength(6);

  const member = await signIn('ben');
  expect((await member.call('GET', '/page/webhooks')).status).toBe(403);
  expect((await member.call('POST', '/page/webhooks', settings)).status).toBe(403);
  expect((await member.call('DELETE', `/page/webhooks/${created.body.id}`)).status).toBe(403);

  expect((await call('DELETE', `/page/webhooks/${created.body.id}`)).status).toBe(204);
  expect((await call('DELETE', `/page/webhooks/${created.body.id}`)).status).toBe(404);
  expect((await callWebhook(created.body.url, { subject: 'S', body: 'b' })).status).toBe(404);
});

test.each([
  ['another format', { format: 'xml' }],
  ['another kind', { kind: 'event' }],
  ['no such target', { target: 1 }],
  ['a task where tasks were never set up', { kind: 'task', target: 'support' }],
  ['custom without a template', { format: 'custom' }],
  ['a template that cannot be parsed', { format: 'custom', template: '{% if %}' }],
  ['a template for the native format', { template: '{}' }],
  ['an avatar that is code', { sender: { avatar: 'data:text/html,x' } }],
  ['a setting of its own', { token: 'AAAAAAAAAAAAAAA' }],
])('a webhook with %s is refused', async (_, change) => {
  const { call } = await signIn('ada');
  const before = (await call('GET', '/page/webhooks')).text;
  const inSupport = 'target' in change && change.target === 'support';
  const support = inSupport ? { target: idOf(sandbox.seededIds.teams, 'support') } : {};
  const settings = { format: 'native', kind: 'message', target: team, ...change, ...support };
  const answer = await call('POST', '/page/webhooks', settings);
  expect(answer.status).toBe(400);
  expect((await call('GET', '/page/webhooks')).text).toBe(before);
});

// The custom format, in the hands of an administrator who tries what a template should not reach.
test.each([
  ['a file', '{% include "/etc/passwd" %}', {}],
  ['a layout', '{% layout "index.html" %}', {}],
  ['the constructor', '{ "body": {{ payload.constructor.name | json }} }', {}],
  ['the prototype', '{ "body": {{ "x".constructor | json }} }', {}],
  ['a loop without end', '{% for a in (1..100000000) %}x{% endfor %}', {}],
  [
    'nested loops',
    '{% for a in (1..9999) %}{% for b in (1..9999) %}{% for c in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}',
    {},
  ],
  ['an unknown filter', '{{ payload | shell }}', {}],
  ['no JSON', 'hello {{ payload.a }}', { a: 1 }],
  ['another kind', '{ "subject": "S", "body": "b" }', {}],
  ['JSON broken by the payload', '{ "body": "{{ payload.a }}" }', { a: '", "createSource": "' }],
])('a template that gives %s creates nothing', async (_, template, payload) => {
  const { call } = await signIn('ada');
  const created = await call('POST', '/page/webhooks', { format: 'custom', kind: 'message', target: team, template });
  const before = sandbox.chat(team).length;
  // A filter that does not exist is found when the webhook is created, the rest when it is called.
  const refused = created.status === 400 ? created : await callWebhook(created.body.url, payload);
  expect(refused.status).toBe(400);
  expect(refused.text).not.toContain('root:');
  expect(sandbox.chat(team)).toHaveLength(before);
  expect((await callWebhook(webhookUrl(sandbox, 'message'), { body: 'still up' })).status).toBe(200);
});

test.each([
  ['<script>alert(1)</script>', /<script/],
  ['<img src=x onerror=alert(1)>', /<img/],
  ['[a](javascript:alert(1))', /href/],
  ['[a](JaVaScRiPt:alert(1))', /href/],
  ['[a](data:text/html,x)', /href/],
  ['[a](&#106;avascript:alert(1))', /href/],
  ['[a](vbscript:x)', /href/],
  ['[a](//evil.example)', /href/],
  ['[a](/application/webhook/x)', /href/],
  ['![x](https://example.com/i.png)', /<img/],
  ['![x" onerror="alert(1)](https://example.com/i.png)', /<[^>]*onerror/],
  ['[x](https://example.com/"onmouseover="alert(1))', /<[^>]*" ?onmouseover/],
  ['`<script>`\n\n```html" onclick="x\n<b>\n```', /<script|<b>|<[^>]*" onclick/],
  ['| a |\n|:-:|\n| b |', /style=/],
  ['@<b>x</b> :<b>:', /<b>/],
  ['`"@ben<b>"`', /<b>/],
  ['```\n@ben <script>\n```', /<script/],
])('the Markdown %j is rendered inert', async (body, forbidden) => {
  await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body });
  const { call } = await signIn('ben');
  const { html } = (await call('GET', `/page/spaces/${team}`)).body.chat.at(-1);
  expect(html).not.toMatch(forbidden);
});

test('Markdown is rendered as the service does', async () => {
  const body = '**b** *i* [t](https://example.com) @ben a@b.co \\@team :rocket: :unknown:\nnext\n\n| a |\n|--:|\n| 1 |';
  await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body });
  const { call } = await signIn('ben');
  const { html } = (await call('GET', `/page/spaces/${team}`)).body.chat.at(-1);
  expect(html).toContain('<strong>b</strong> <em>i</em>');
  expect(html).toContain('<a href="https://example.com" rel="noopener nofollow noreferrer" target="_blank">t</a>');
  expect(html.match(/class="mention"/g)).toHaveLength(1);
  expect(html).toContain('a@b.co');
  expect(html).toContain(' @team ');
  expect(html).toContain('🚀 :unknown:<br>\nnext');
  expect(html).toContain('<td class="align-right">1</td>');
});

// In practice: a mention starts at a line's start or after a character outside [A-Za-z0-9_!@#$%&*\\]; in code too.
test.each([
  ['@ben and @dmitri.s', ['@ben', '@dmitri.s']],
  ['x (@team) `@here` **@none** \\@none a@none', ['@team', '@here']],
  ['```\nuses: @scope/pkg\n```', ['@scope']],
  ['[@ben](https://example.com) #@none !@none', ['@ben']],
])('%j mentions %j', async (body, mentioned) => {
  await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body });
  const { call } = await signIn('ben');
  const { html } = (await call('GET', `/page/spaces/${team}`)).body.chat.at(-1);
  expect([...html.matchAll(/class="mention">([^<]*)</g)].map(([, name]) => name)).toEqual(mentioned);
});

test('what arrives is told live, an ephemeral message too; a removed member hears nothing more', async () => {
  const { cookie } = await signIn('dmitri');
  const stopping = new AbortController();
  const stream = await fetch(`${sandbox.origin}/page/events`, { headers: { cookie }, signal: stopping.signal });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'kept **one**' });
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'fleeting', isEphemeral: true });
  await callWebhook(webhookUrl(sandbox, 'topic'), { subject: 'S', body: 'b' });
  await callWebhook(webhookUrl(sandbox, 'task'), { subject: 'T', body: 'b' });
  await expect.poll(() => heard).toContain('event: task');
  expect(heard).toContain('event: topic');
  expect(heard).toContain('<strong>one</strong>');
  expect(heard).toMatch(/"ephemeral":true[^\n]*fleeting/);
  const { call } = await signIn('dmitri');
  expect((await call('GET', `/page/spaces/${team}`)).text).not.toContain('fleeting');

  const member = idOf(sandbox.seededIds.members, 'platform', 'dmitri');
  expect((await post(sandbox, `/workroomMembers(${member})/Remove()`, undefined, 'ben')).status).toBe(204);
  await expect.poll(() => heard).toMatch(/event: space\n.*"member":false/);
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'behind closed doors' });
  await callWebhook(webhookUrl(sandbox, 'message', 'chat-compatible'), { text: 'for everyone' });
  await expect.poll(() => heard).toContain('for everyone');
  expect(heard).not.toContain('closed doors');
  stopping.abort();
  await listening;
});

test('people complete tasks, archive topics and set tasks up', async () => {
  const { call } = await signIn('chloe');
  const [task] = sandbox.tasks(team);
  expect((await call('POST', `/page/tasks/${task?.id}/complete`)).status).toBe(204);
  expect(sandbox.tasks(team)[0]?.completeDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await call('POST', `/page/tasks/${task?.id}/reopen`)).status).toBe(204);
  expect(sandbox.tasks(team)[0]?.completeDate).toBeNull();
  const topic = sandbox.topics(team).at(-1);
  expect((await call('POST', `/page/topics/${topic?.id}/archive`)).status).toBe(204);
  expect(sandbox.topics(team).at(-1)?.archived).toBe(true);
  expect((await call('GET', `/page/spaces/${team}/archived`)).body.items).toMatchObject([{ id: topic?.id }]);
  expect((await call('POST', `/page/topics/${topic?.id}/restore`)).status).toBe(204);
  expect(sandbox.topics(team).at(-1)?.archived).toBe(false);
  const support = idOf(sandbox.seededIds.teams, 'support');
  expect((await call('POST', `/page/spaces/${support}/board`)).status).toBe(204);
  expect((await call('POST', `/page/spaces/${support}/board`)).status).toBe(400);
  const board = await send(`${sandbox.origin}/api/1/odata.svc/workrooms(${support})/board`, {
    headers: { authorization: basic('chloe') },
  });
  expect(board.status).toBe(200);
  for (const path of ['/page/tasks/1/complete', '/page/topics/1/archive', '/page/nothing']) {
    expect([path, (await call('POST', path)).status]).toEqual([path, 404]);
  }
});

test('a link signs in, as long as the sandbox runs; the token leaves the address at once', async () => {
  const link = sandbox.signInLink('ben');
  const first = await fetch(link, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
  const cookie = String(first.headers.get('set-cookie')).split(';')[0] ?? '';
  const home = await send(`${sandbox.origin}/page/home`, { headers: { cookie } });
  expect(home.body.user.username).toBe('ben');
  const wrong = await fetch(`${link}x`, { redirect: 'manual' });
  expect([wrong.status, wrong.headers.get('location'), wrong.headers.get('set-cookie')]).toEqual([
    303,
    '/#old-link',
    null,
  ]);
  expect(() => sandbox.signInLink('otto')).toThrow(/nobody active/);
});

test('lists come in pages, and each begins where the one before ends', async () => {
  await using own = await startSandbox({ password: PASSWORD });
  const id = idOf(own.seededIds.teams, 'platform');
  for (let number = 0; number < 60; number += 1) {
    await callWebhook(webhookUrl(own, 'message'), { body: `m${number}` });
    await callWebhook(webhookUrl(own, 'topic'), { subject: `t${number}`, body: 'b' });
    const done = number % 2 === 0 ? { completeDate: '2026-01-02' } : {};
    await callWebhook(webhookUrl(own, 'task'), { subject: `k${number}`, body: 'b', ...done });
  }
  const link = await fetch(own.signInLink('ben'), { redirect: 'manual' });
  const cookie = String(link.headers.get('set-cookie')).split(';')[0] ?? '';
  const get = async (path: string) => (await send(`${own.origin}/page${path}`, { headers: { cookie } })).body;
  const first = await get(`/spaces/${id}`);
  const older = await get(`/spaces/${id}/chat?next=${first.chatNext}`);
  expect([first.chat.length, older.items.length, older.next]).toEqual([50, 12, null]);
  expect([...older.items, ...first.chat].slice(2).map(({ html }) => html)).toEqual(
    Array.from({ length: 60 }, (_, number) => `<p>m${number}</p>\n`),
  );
  const topics = await get(`/spaces/${id}/topics?next=${first.topicsNext}`);
  const subjects = [...first.topics, ...topics.items].map(({ subject }) => subject);
  expect([new Set(subjects).size, topics.next]).toEqual([62, null]);
  // Open tasks first, the newest first of each.
  const [column] = first.board.categories;
  const second = await get(`/categories/${column.id}/tasks?next=${column.next}`);
  const third = await get(`/categories/${column.id}/tasks?next=${second.next}`);
  const tasks = [...column.tasks, ...second.items, ...third.items].map(({ subject }) => subject);
  const numbers = Array.from({ length: 60 }, (_, number) => 59 - number);
  expect(tasks).toEqual(
    [...numbers.filter((n) => n % 2 === 1), ...numbers.filter((n) => n % 2 === 0)].map((n) => `k${n}`),
  );
  expect([column.count, third.next]).toEqual([60, null]);
});

test('a data file keeps sessions and content over a restart, and is private', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const data = join(folder, 'sandbox.db');
  try {
    const first = await startSandbox({ data });
    const { port } = first;
    const link = await fetch(first.signInLink('ben'), { redirect: 'manual' });
    const cookie = String(link.headers.get('set-cookie')).split(';')[0] ?? '';
    await callWebhook(webhookUrl(first, 'message'), { body: 'kept' });
    await first.close();
    chmodSync(data, 0o644);
    await using again = await startSandbox({ data, port });
    expect(statSync(data).mode & 0o777).toBe(0o600);
    // The first call may find the connection of before.
    await expect.poll(async () => (await send(`${again.origin}/page/home`, { headers: { cookie } })).status).toBe(200);
    expect(again.chat('platform').at(-1)?.body).toBe('kept');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('people are invited, accept, change roles, leave and come back; the last administrator stays', async () => {
  const { call } = await signIn('ada');
  const invited = { email: 'nora@harbor.example', displayName: 'Nora Quist', type: 'member', role: 'ROLE_TEAM_MEMBER' };
  expect((await call('POST', `/page/spaces/${team}/invite`, invited)).body).toEqual({
    username: 'nora',
    state: 'invited',
  });
  const people = async () => (await call('GET', `/page/spaces/${team}/members`)).body;
  const nora = async () => (await people()).members.find(({ username }: { username: string }) => username === 'nora');
  const { id, userId, state } = await nora();
  expect(state).toBe('invited');
  const { body } = await call('POST', `/page/users/${userId}/accept`);
  expect((await signIn('nora', body.password)).signedIn.status).toBe(200);
  expect((await call('POST', `/page/users/${userId}/accept`)).status).toBe(400);
  expect((await call('POST', `/page/members/${id}/role`, { role: 'ROLE_TEAM_ADMIN' })).status).toBe(204);
  expect((await nora()).role).toBe('ROLE_TEAM_ADMIN');
  expect((await call('POST', `/page/users/${userId}/deactivate`)).status).toBe(204);
  expect((await signIn('nora', body.password)).signedIn.status).toBe(403);
  expect((await call('POST', `/page/users/${userId}/reactivate`)).status).toBe(204);
  expect((await signIn('nora', body.password)).signedIn.status).toBe(200);
  expect((await call('DELETE', `/page/members/${id}`)).status).toBe(204);
  expect(await nora()).toBeUndefined();
  const ada = idOf(sandbox.seededIds.users, 'ada');
  const last = await call('POST', `/page/users/${ada}/deactivate`);
  expect([last.status, last.body.error.message.value]).toEqual([400, expect.stringContaining('last administrator')]);
  const ben = idOf(sandbox.seededIds.members, 'platform', 'ben');
  expect((await call('DELETE', `/page/members/${ben}`)).status).toBe(400);
  expect((await call('POST', `/page/members/${ben}/role`, { role: 'ROLE_TEAM_MEMBER' })).status).toBe(400);
  const member = await signIn('chloe');
  for (const path of [`/page/spaces/${team}/invite`, `/page/users/${userId}/deactivate`, `/page/spaces/${team}/join`]) {
    expect([path, (await member.call('POST', path, invited)).status]).toEqual([path, 403]);
  }
});

test('a template that makes nothing of its own example is refused before it is a webhook', async () => {
  const { call } = await signIn('ada');
  const settings = { format: 'custom', kind: 'topic', target: team, template: '{ "body": {{ payload.text | json }} }' };
  const refused = await call('POST', '/page/webhooks', { ...settings, sample: '{ "text": "b" }' });
  expect([refused.status, refused.body.error.message.value]).toEqual([400, expect.stringContaining('subject')]);
  const sample = '{ "title": "T", "text": "b" }';
  const template = '{ "subject": {{ payload.title | json }}, "body": {{ payload.text | json }} }';
  expect((await call('POST', '/page/webhooks', { ...settings, template, sample })).body).toMatchObject({ sample });
});

test('pictures of senders come from elsewhere only where they are asked for', async () => {
  const policy = async (cookie: string) =>
    String((await send(`${sandbox.origin}/`, { headers: { cookie } })).headers.get('content-security-policy'));
  expect(await policy('')).toContain("img-src 'self' data:;");
  expect(await policy('sandbox_pictures=yes')).toContain("img-src 'self' data: https:;");
});
