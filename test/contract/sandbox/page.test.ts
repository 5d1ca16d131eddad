import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { basic, callWebhook, idOf, post, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
let team: number;
beforeAll(async () => {
  sandbox = await startSandbox();
  team = idOf(sandbox.seededIds.teams, 'platform');
});
afterAll(() => sandbox.close());

/** Signs in as the page does, and calls as the page does. */
async function signIn(username: string) {
  const signedIn = await send(`${sandbox.origin}/page/session`, {
    method: 'POST',
    headers: { origin: sandbox.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ username }),
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
  for (const path of ['/page.css', '/page.js', '/view.js', '/call.js', '/webhooks.js']) {
    const asset = await send(`${sandbox.origin}${path}`);
    expect([path, asset.status, asset.headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
  }
  for (const path of ['/index.html', '/..%2findex.ts', '/page/../index.ts', '/package.json']) {
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
  expect((await send(`${sandbox.origin}/page/people`)).text).not.toContain('sandbox-');
});

test('who is signed in sees inside their own teams only', async () => {
  const { call } = await signIn('gita');
  expect((await call('GET', `/page/spaces/${team}`)).body.chat[0]).toMatchObject({
    sender: { displayName: 'Ada Park' },
  });
  const leads = idOf(sandbox.seededIds.teams, 'leads');
  for (const path of [`/page/spaces/${leads}`, `/page/spaces/${leads}/events`]) {
    expect((await call('GET', path)).status).toBe(403);
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
  const stream = await fetch(`${sandbox.origin}/page/spaces/${team}/events`, { headers: { cookie } });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  const listening = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard += decoder.decode(chunk, { stream: true });
  })();
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'kept **one**' });
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'fleeting', isEphemeral: true });
  await callWebhook(webhookUrl(sandbox, 'topic'), { subject: 'S', body: 'b' });
  await expect.poll(() => heard).toContain('event: changed');
  expect(heard).toContain('<strong>one</strong>');
  expect(heard).toMatch(/"ephemeral":true[^\n]*fleeting/);
  const { call } = await signIn('dmitri');
  expect((await call('GET', `/page/spaces/${team}`)).text).not.toContain('fleeting');

  const member = idOf(sandbox.seededIds.members, 'platform', 'dmitri');
  expect((await post(sandbox, `/workroomMembers(${member})/Remove()`, undefined, 'ben')).status).toBe(204);
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'behind closed doors' });
  await listening;
  expect(heard).not.toContain('closed doors');
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
