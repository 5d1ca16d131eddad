/** The page as a browser without scripts uses it: links, forms, and what comes back. */
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { basic, callWebhook, findId, PASSWORD, post, rawStatus, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
let team: number;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = findId(sandbox.seededIds.teams, 'platform');
});
afterAll(() => sandbox.close());

type Fields = Readonly<Record<string, string>>;

/** A browser without scripts, signed in by a link. */
async function readBrowser(username: string, at = sandbox) {
  const link = await fetch(at.signInLink(username), { redirect: 'manual' });
  const cookie = String(link.headers.get('set-cookie')).split(';')[0] ?? '';
  const get = (path: string) => send(`${at.origin}${path}`, { headers: { cookie } });
  const submit = async (path: string, fields: Fields = {}, headers: Fields = { origin: at.origin }) => {
    const init = { method: 'POST', headers: { ...headers, cookie }, body: new URLSearchParams(fields) };
    const answer = await fetch(`${at.origin}${path}`, { ...init, redirect: 'manual' });
    const next = answer.headers.get('location');
    const text = next === null ? await answer.text() : (await get(next)).text;
    return { status: answer.status, next: next?.replace(/\?note=.*/, ''), text, said: saidIn(text) };
  };
  return { cookie, get, submit };
}

/** What stands in `role=status` and `role=alert`. */
function saidIn(text: string): string {
  return /<p class="note(?: bad)?">([^<]*)/.exec(text)?.[1]?.trim() ?? '';
}

const textsIn = (html: string): string[] =>
  [...html.matchAll(/<div class="text">(.*?)<\/div>\s*<\/(?:div|details)>/gs)].map(([, text = '']) => text);

test('serves pages with a policy against inline and external content', async () => {
  const { get } = await readBrowser('ada');
  for (const path of ['/', `/spaces/${team}/chat`, `/spaces/${team}/members`, '/webhooks', '/nothing']) {
    const page = await get(path);
    const policy = String(page.headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.text).not.toMatch(/<script(?![^>]*src="\/)|<[^>]*\s(?:on\w+|style)=/);
  }
  expect((await send(`${sandbox.origin}/`)).text).toContain('Not for production');
  for (const path of ['/page.css', '/page.js', '/idiomorph.js']) {
    const asset = await send(`${sandbox.origin}${path}`);
    expect([path, asset.status, asset.headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff']);
  }
  for (const path of ['/styles/base.css', '/..%2findex.ts', '/page/../index.ts', '/package.json', '/spaces/x/chat']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('signs in by a form with an HttpOnly, SameSite cookie, and signs out', async () => {
  const signIn = (fields: Fields) =>
    fetch(`${sandbox.origin}/session`, {
      ...{ method: 'POST', redirect: 'manual', headers: { origin: sandbox.origin } },
      body: new URLSearchParams(fields),
    });
  const signedIn = await signIn({ username: 'ben', password: PASSWORD });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/']);
  const cookie = String(signedIn.headers.get('set-cookie'));
  expect(cookie).toMatch(/^sandbox_\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
  for (const [username, password] of [
    ['otto', PASSWORD],
    ['nobody', PASSWORD],
    ['', PASSWORD],
    ['ben', ''],
    ['ben', 'wrong'],
    ['ben', `${PASSWORD} `],
  ] as const) {
    const refused = await signIn({ username, password });
    expect([username, refused.status >= 400, refused.headers.get('set-cookie')]).toEqual([username, true, null]);
    expect(await refused.text()).toContain('role="alert"');
  }
  // Where the address led is where one comes, if it is of this page.
  const board = `/spaces/${team}/board`;
  expect((await send(`${sandbox.origin}${board}`)).text).toContain(`name="to" value="${board}"`);
  for (const [to, leads] of [
    [board, board],
    ['//evil.example/', '/'],
    ['https://evil.example', '/'],
  ] as const) {
    const answer = await signIn({ username: 'ben', password: PASSWORD, to });
    expect(answer.headers.get('location')).toBe(leads);
  }
  const { get, submit } = await readBrowser('ben');
  expect((await get(`/spaces/${team}/chat`)).text).toContain('Ben Osei');
  expect((await submit('/sign-out')).text).toContain('<h2>Sign in</h2>');
  expect((await get(`/spaces/${team}/chat`)).status).toBe(401);
});

test('shows no people and teams before sign-in', async () => {
  for (const path of ['/', `/spaces/${team}/chat`, '/webhooks', '/events', '/nothing']) {
    const { status, text } = await send(`${sandbox.origin}${path}`);
    expect([path, status]).toEqual([path, path === '/' ? 200 : 401]);
    expect(text).not.toMatch(/Platform|Leads|Ada/);
  }
  const init = { method: 'POST', headers: { origin: sandbox.origin }, body: new URLSearchParams({ body: 'x' }) };
  expect((await send(`${sandbox.origin}/spaces/${team}/chat`, init)).status).toBe(401);
});

test('signs in by a link while the sandbox runs, and removes the token from the URL', async () => {
  const link = sandbox.signInLink('ben');
  const first = await fetch(link, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
  const wrong = await fetch(`${link}x`, { redirect: 'manual' });
  const { status, headers } = wrong;
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, '/?old-link', null]);
  expect((await send(`${sandbox.origin}/?old-link`)).text).toContain('sandbox that has stopped');
  expect(() => sandbox.signInLink('otto')).toThrow(/no active user/);
});

test('accepts changes only from its own origin', async () => {
  const { get, submit } = await readBrowser('ada');
  const before = sandbox.chat(team).length;
  const strangers: readonly Record<string, string>[] = [{}, { origin: 'https://evil.example' }, { origin: 'null' }];
  for (const headers of strangers) {
    expect((await submit(`/spaces/${team}/chat`, { body: 'forged' }, headers)).status).toBe(403);
    expect((await submit('/sign-out', {}, headers)).status).toBe(403);
    expect((await submit('/session', { username: 'ben', password: PASSWORD }, headers)).status).toBe(403);
  }
  expect(sandbox.chat(team)).toHaveLength(before);
  const { cookie } = await readBrowser('ada');
  expect(await rawStatus(sandbox, 'GET', '/webhooks', { cookie, host: 'evil.example' })).toBe(421);
  expect((await get('/webhooks')).status).toBe(200);
});

test("shows only the content of one's own teams", async () => {
  const guest = await readBrowser('gita');
  const leads = findId(sandbox.seededIds.teams, 'leads');
  const home = await guest.get(`/spaces/${team}/chat`);
  expect(home.text).toContain('Ada Park');
  expect(home.text).not.toMatch(/Leads|Webhooks/);
  expect((await guest.get(`/spaces/${leads}/chat`)).status).toBe(404);
  const member = await readBrowser('dmitri');
  const closed = await member.get(`/spaces/${leads}/chat`);
  expect([closed.status, closed.text.includes('Ask Ada Park to add you')]).toEqual([403, true]);
  for (const path of ['chat', 'board', 'members', 'chat/join', 'members/invite']) {
    expect([path, (await member.submit(`/spaces/${leads}/${path}`, { body: 'x', userId: '1' })).status]).toEqual([
      path,
      403,
    ]);
  }
  const [task] = sandbox.tasks(team);
  const other = findId(sandbox.seededIds.teams, 'support');
  expect((await member.submit(`/spaces/${other}/board/${task?.id}/complete`)).status).toBe(404);
});

test('lets members post, archive topics, complete tasks, and set up tasks', async () => {
  const { submit, get } = await readBrowser('chloe');
  const sent = await submit(`/spaces/${team}/chat`, { body: 'one\r\ntwo' });
  expect([sent.status, sent.next]).toEqual([303, `/spaces/${team}/chat`]);
  expect(sandbox.chat(team).at(-1)).toMatchObject({ body: 'one\ntwo', sender: { displayName: 'Chloé Marchand' } });
  const refused = await submit(`/spaces/${team}/chat`, { body: 'x'.repeat(8193) });
  expect([refused.status, refused.said]).toEqual([400, expect.stringContaining('too long')]);

  const topic = sandbox.topics(team).at(-1);
  const archived = await submit(`/spaces/${team}/topics/${topic?.id}/archive`);
  expect(archived.said).toBe(`Archived “${topic?.subject}”.`);
  expect(archived.text).toContain(`action="/spaces/${team}/topics/${topic?.id}/restore"`);
  expect(sandbox.topics(team).at(-1)?.archived).toBe(true);
  expect((await get(`/spaces/${team}/archived`)).text).toContain(`id="topic-${topic?.id}"`);
  await submit(`/spaces/${team}/archived/${topic?.id}/restore`);
  expect(sandbox.topics(team).at(-1)?.archived).toBe(false);

  const [task] = sandbox.tasks(team);
  const box = async () =>
    /role="checkbox" aria-checked="(\w+)" aria-label="Rotate/.exec((await get(`/spaces/${team}/board`)).text)?.[1];
  await submit(`/spaces/${team}/board/${task?.id}/complete`);
  expect([sandbox.tasks(team)[0]?.completeDate, await box()]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    'true',
  ]);
  await submit(`/spaces/${team}/board/${task?.id}/reopen`);
  expect([sandbox.tasks(team)[0]?.completeDate, await box()]).toEqual([null, 'false']);

  const support = findId(sandbox.seededIds.teams, 'support');
  expect((await get(`/spaces/${support}/board`)).text).toContain('Set up tasks');
  expect((await submit(`/spaces/${support}/board`)).said).toBe('Tasks are set up for Support Desk.');
  expect((await submit(`/spaces/${support}/board`)).status).toBe(400);
  const authorization = basic('chloe');
  const board = `${sandbox.origin}/api/1/odata.svc/workrooms(${support})/board`;
  expect((await send(board, { headers: { authorization } })).status).toBe(200);
});

test('lets administrators invite, change and remove people, except for the last administrator', async () => {
  const { submit, get } = await readBrowser('ada');
  const members = `/spaces/${team}/members`;
  const nora = { email: 'nora@harbor.example', displayName: 'Nora <b>Quist', type: 'member', role: 'ROLE_TEAM_MEMBER' };
  expect((await submit(`${members}/invite`, nora)).said).toContain('Invited nora');
  const entry = async () => {
    const [, userId, text = ''] =
      /id="user-(\d+)" aria-label="Nora &lt;b&gt;Quist"(.*?)<\/li>/s.exec((await get(members)).text) ?? [];
    return { userId, text, id: /members\/(\d+)\/remove/.exec(text)?.[1] };
  };
  const { userId, id, text } = await entry();
  expect(text).toContain('Accept');
  const { said: message } = await submit(`${members}/users/${userId}/accept`);
  const password = message.split(' ').at(-1) ?? '';
  const signIn = async () => (await submit('/session', { username: 'nora', password })).status;
  expect(await signIn()).toBe(303);
  expect((await submit(`${members}/users/${userId}/accept`)).status).toBe(400);
  await submit(`${members}/${id}/administrator`);
  expect((await entry()).text).toContain('Make member');
  const off = await submit(`${members}/users/${userId}/deactivate`);
  expect(off.text).toContain(`action="${members}/users/${userId}/reactivate"`);
  expect(await signIn()).toBe(403);
  await submit(`${members}/users/${userId}/reactivate`);
  expect(await signIn()).toBe(303);
  await submit(`${members}/${id}/remove`);
  expect((await entry()).id).toBeUndefined();
  await submit(members, { userId: String(userId) });
  expect((await entry()).id).not.toBeUndefined();

  const last = await submit(`${members}/users/${findId(sandbox.seededIds.users, 'ada')}/deactivate`);
  expect([last.status, last.said]).toEqual([400, expect.stringContaining('last administrator')]);
  await submit(`${members}/${(await entry()).id}/remove`);
  const ben = findId(sandbox.seededIds.members, 'platform', 'ben');
  for (const act of ['remove', 'member']) {
    const retained = await submit(`${members}/${ben}/${act}`);
    expect([act, retained.status, retained.said]).toEqual([
      act,
      400,
      expect.stringContaining('last administrator of the team'),
    ]);
  }
  const member = await readBrowser('chloe');
  for (const path of ['invite', `users/${userId}/deactivate`, `${ben}/remove`]) {
    expect([path, (await member.submit(`${members}/${path}`, nora)).status]).toEqual([path, 403]);
  }
  const support = findId(sandbox.seededIds.teams, 'support');
  expect((await submit(`/spaces/${support}/chat/join`)).said).toBe('You joined Support Desk.');
});

// API 4.4: the settings of a webhook; API 5: only administrators manage webhooks
test('lets only administrators create, test and delete webhooks', async () => {
  const { submit, get } = await readBrowser('ada');
  const forum = findId(sandbox.seededIds.forums, 'announcements');
  const settings = {
    ...{ format: 'native', kind: 'topic', target: String(forum), description: 'News <i>', template: '', sample: '' },
    ...{ displayName: 'Herald', avatar: 'https://example.com/h.png' },
  };
  const created = await submit('/webhooks', settings);
  expect([created.status, created.next, created.said]).toEqual([303, '/webhooks', expect.stringContaining('Created')]);
  const current = created.text.slice(created.text.indexOf('News &lt;i&gt;'));
  const id = /webhooks\/(\d+)\/test/.exec(current)?.[1];
  const url = /http:\/\/127\.0\.0\.1:\d+\/application\/webhook\/[\w-]{15}/.exec(current)?.[0] ?? '';
  expect(current).toContain('Works on this machine only');
  expect((await callWebhook(url, { subject: 'S', body: 'b' })).status).toBe(200);
  const sender = { displayName: 'Herald', avatar: 'https://example.com/h.png' };
  expect(sandbox.topics('announcements')[0]).toMatchObject({ subject: 'S', sender });
  expect((await submit(`/webhooks/${id}/test`)).said).toBe('Returned 200. See Announcements.');
  expect(sandbox.topics('announcements')[0]?.subject).toBe('This webhook works');

  const member = await readBrowser('ben');
  expect((await member.get('/webhooks')).status).toBe(403);
  expect((await member.submit('/webhooks', settings)).status).toBe(403);
  for (const act of ['test', 'delete']) expect((await member.submit(`/webhooks/${id}/${act}`)).status).toBe(403);

  expect((await submit(`/webhooks/${id}/delete`)).said).toContain('Deleted');
  expect((await submit(`/webhooks/${id}/delete`)).status).toBe(404);
  expect((await callWebhook(url, { subject: 'S', body: 'b' })).status).toBe(404);
  expect((await get('/webhooks')).text).not.toContain(url);
});

const CUSTOM = {
  format: 'custom',
  kind: 'topic',
  template: '{ "body": {{ payload.text | json }} }',
  sample: '{ "text": "b" }',
};

test.each<[string, Fields]>([
  ['another format', { format: 'xml' }],
  ['custom without a template', { format: 'custom' }],
  ['a template that cannot be parsed', { format: 'custom', template: '{% if %}' }],
  ['a template for the native format', { template: '{}' }],
  ['a template that makes nothing of its own example', CUSTOM],
  ['an avatar that is code', { avatar: 'data:text/html,x' }],
])('rejects a webhook with %s', async (_, change) => {
  const { submit, get } = await readBrowser('ada');
  const urls = async () => (await get('/webhooks')).text.match(/webhook\/[\w-]{15}/g)?.length;
  const before = await urls();
  const answer = await submit('/webhooks', { format: 'native', kind: 'message', target: String(team), ...change });
  expect([answer.status, answer.said !== '']).toEqual([400, true]);
  expect(await urls()).toBe(before);
});

// The custom format, in the hands of an administrator who tries what a template should not reach.
test.each([
  ['a file', '{% include "/etc/passwd" %}'],
  ['the constructor', '{ "body": {{ payload.constructor.name | json }} }'],
  ['a loop without end', '{% for a in (1..100000000) %}x{% endfor %}'],
  ['an unknown filter', '{{ payload | shell }}'],
  ['JSON broken by the payload', '{ "body": "{{ payload.a }}" }'],
])('rejects a template with %s', async (_, template) => {
  const { submit } = await readBrowser('ada');
  const settings = { format: 'custom', kind: 'message', target: String(team), template, description: template };
  const created = await submit('/webhooks', settings);
  const before = sandbox.chat(team).length;
  // A filter that does not exist is found when the webhook is created, the rest when it is called.
  const urls = [...created.text.matchAll(/http:[^\s<]*\/webhook\/[\w-]{15}(?=<)/g)].map(([url]) => url);
  const refused =
    created.status === 400 ? created : await callWebhook(urls.at(-1) ?? '', { a: '", "createSource": "' });
  expect(refused.status).toBe(400);
  expect(refused.text).not.toContain('root:');
  expect(sandbox.chat(team)).toHaveLength(before);
});

/** How a message looks. */
async function shown(body: string): Promise<string> {
  await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body });
  const { get } = await readBrowser('ben');
  return textsIn((await get(`/spaces/${team}/chat`)).text).at(-1) ?? '';
}

test.each([
  ['<script>alert(1)</script>', /<script/],
  ['<img src=x onerror=alert(1)>', /<img/],
  ['[a](javascript:alert(1))', /href/],
  ['[a](&#106;avascript:alert(1))', /href/],
  ['[a](//evil.example)', /href/],
  ['[a](/application/webhook/x)', /href/],
  ['![x" onerror="alert(1)](https://example.com/i.png)', /<[^>]*onerror/],
  ['[x](https://example.com/"onmouseover="alert(1))', /<[^>]*" ?onmouseover/],
  ['`<script>`\n\n```html" onclick="x\n<b>\n```', /<script|<b>|<[^>]*" onclick/],
  ['| a |\n|:-:|\n| b |', /style=/],
  ['```\n@ben <script>\n```', /<script/],
])('renders the Markdown %j without active content', async (body, forbidden) => {
  const html = await shown(body);
  expect(html).not.toBe('');
  expect(html).not.toMatch(forbidden);
});

test('renders Markdown like the service', async () => {
  const body = '**b** *i* [t](https://example.com) @ben a@b.co \\@team :rocket: :unknown:\nnext\n\n| a |\n|--:|\n| 1 |';
  const html = await shown(body);
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
  expect([...(await shown(body)).matchAll(/class="mention">([^<]*)</g)].map(([, name]) => name)).toEqual(mentioned);
});

test('escapes hostile names everywhere', async () => {
  await using current = await startSandbox({ password: PASSWORD });
  const bad = '"><img src=x onerror=alert(1)>\'&{{x}}';
  const made = await post(current, '/workrooms', { name: bad, about: bad }, 'ada');
  const id: number = made.body.d.results.id;
  const teams = [{ id, role: 'ROLE_TEAM_MEMBER' }];
  await post(current, '/User.Invite()', { email: 'x@y.example', type: 'member', displayName: bad, teams }, 'ada');
  const source = { createSource: { displayName: bad } };
  await post(current, `/workrooms(${id})/Chat.PostMessage()`, { body: 'b', ...source }, 'ada');
  const { submit, get } = await readBrowser('ada', current);
  await submit(`/spaces/${id}/board`);
  const outAssociations = { results: [{ type: 'Entity.Workroom', id }] };
  await post(current, '/posts', { subject: bad, body: 'b', outAssociations, ...source }, 'ada');
  for (const kind of ['message', 'topic', 'task'])
    await submit('/webhooks', { format: 'native', kind, target: String(id), description: bad, displayName: bad });
  const { text } = await get('/webhooks');
  for (const [, token] of text.matchAll(/\/webhook\/([\w-]{15})&#39;/g))
    await callWebhook(`${current.origin}/application/webhook/${token}`, { subject: bad, body: 'b' });
  for (const path of [
    `/spaces/${id}/chat`,
    `/spaces/${id}/topics`,
    `/spaces/${id}/board`,
    `/spaces/${id}/members`,
    '/webhooks',
  ]) {
    const page = await get(path);
    expect([path, page.status, page.text.includes('&quot;&gt;&lt;img src=x')]).toEqual([path, 200, true]);
    expect(page.text).not.toMatch(/<img/);
  }
});

test('shows the newest fifty entries, and links to older ones', async () => {
  await using current = await startSandbox({ password: PASSWORD });
  const id = findId(current.seededIds.teams, 'platform');
  for (let number = 0; number < 60; number += 1) {
    await callWebhook(webhookUrl(current, 'message'), { body: `m${number}` });
    await callWebhook(webhookUrl(current, 'topic'), { subject: `t${number}`, body: 'b' });
    const done = number % 2 === 0 ? { completeDate: '2026-01-02' } : {};
    await callWebhook(webhookUrl(current, 'task'), { subject: `k${number}`, body: 'b', ...done });
  }
  const { get } = await readBrowser('ben', current);
  const walk = async (tab: string, pattern: RegExp, link: RegExp) => {
    const first = (await get(`/spaces/${id}/${tab}`)).text;
    const next = link.exec(first)?.[1]?.replace('&amp;', '&');
    const older = (await get(`/spaces/${id}/${tab}${next}`)).text;
    expect(older).not.toMatch(link);
    return [first, older].map((text) => [...text.matchAll(pattern)].map(([, one]) => one));
  };
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  const [chat = [], before = []] = await walk('chat', /<p>(m\d+)<\/p>/g, /href="(\?[^"]*)">Older messages/);
  expect([chat.length, [...before, ...chat]]).toEqual([50, numbers.map((n) => `m${n}`)]);
  const [topics = [], rest = []] = await walk(
    'topics',
    /<h2 id="topic-name-\d+">(t\d+)</g,
    /href="(\?[^"]*)">Older topics/,
  );
  expect([topics.length, [...topics, ...rest]]).toEqual([50, numbers.toReversed().map((n) => `t${n}`)]);
  // Open tasks first, the newest first of each.
  const link = /href="(\?[^"]*)">Older tasks of Uncategorized/;
  const [tasks = [], last = []] = await walk('board', /aria-label="(k\d+)"/g, link);
  const odd = numbers.toReversed().filter((n) => n % 2 === 1);
  const even = numbers.toReversed().filter((n) => n % 2 === 0);
  expect([tasks.length, [...tasks, ...last]]).toEqual([50, [...odd, ...even].map((n) => `k${n}`)]);
});

/** Listens to the events of this session until the server ends them. */
async function listen(cookie: string) {
  const stream = await fetch(`${sandbox.origin}/events`, { headers: { cookie } });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const heard = { text: '', ended: false };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) heard.text += decoder.decode(chunk, { stream: true });
    heard.ended = true;
  })();
  return heard;
}

test('sends events without content, and serves a new ephemeral message once', async () => {
  const member = await readBrowser('dmitri');
  const heard = await listen(member.cookie);
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'kept **one**' });
  await expect.poll(() => heard.text).toContain('event: changed\ndata: \n');
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'fleeting', isEphemeral: true });
  await expect.poll(() => heard.text).toMatch(/data: \w+\n/);
  expect(heard.text).not.toMatch(/kept|fleeting/);
  const id = /data: (\w+)\n/.exec(heard.text)?.[1];
  expect((await member.get(`/spaces/${team}/chat?fleeting=${id}`)).text).toContain('<p>fleeting</p>');
  expect((await member.get(`/spaces/${team}/chat`)).text).not.toContain('<p>fleeting</p>');
  const forum = findId(sandbox.seededIds.forums, 'announcements');
  expect((await member.get(`/spaces/${forum}/chat?fleeting=${id}`)).text).not.toContain('<p>fleeting</p>');

  const before = heard.text.length;
  const join = findId(sandbox.seededIds.members, 'platform', 'dmitri');
  expect((await post(sandbox, `/workroomMembers(${join})/Remove()`, undefined, 'ben')).status).toBe(204);
  await expect.poll(() => heard.text.length).toBeGreaterThan(before);
  const removed = heard.text.length;
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'behind closed doors' });
  await callWebhook(webhookUrl(sandbox, 'message', 'chat-compatible'), { text: 'for everyone' });
  await expect.poll(() => heard.text.length).toBeGreaterThan(removed);
  expect(heard.text.slice(removed)).toBe('event: changed\ndata: \n\n');
  await member.submit('/sign-out');
  await expect.poll(() => heard.ended).toBe(true);
});

test('ends the event stream with the session', async () => {
  const leaving = await readBrowser('chloe');
  const staying = await readBrowser('chloe');
  const [ends, goesOn] = [await listen(leaving.cookie), await listen(staying.cookie)];
  await leaving.submit('/sign-out');
  await expect.poll(() => ends.ended).toBe(true);
  const before = goesOn.text.length;
  await callWebhook(webhookUrl(sandbox, 'message'), { body: 'later' });
  await expect.poll(() => goesOn.text.length).toBeGreaterThan(before);
  expect(goesOn.ended).toBe(false);
  expect((await send(`${sandbox.origin}/events`, { headers: { cookie: leaving.cookie } })).status).toBe(401);
  await staying.submit('/sign-out');
  await expect.poll(() => goesOn.ended).toBe(true);
});

test('keeps sessions and content in a private data file over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const data = join(folder, 'sandbox.db');
  try {
    const first = await startSandbox({ data });
    const { port } = first;
    const { cookie } = await readBrowser('ben', first);
    await callWebhook(webhookUrl(first, 'message'), { body: 'kept' });
    await first.close();
    chmodSync(data, 0o644);
    await using again = await startSandbox({ data, port });
    expect(statSync(data).mode & 0o777).toBe(0o600);
    const path = `${again.origin}/spaces/${findId(again.seededIds.teams, 'platform')}/chat`;
    // The first call may find the connection of before.
    await expect.poll(async () => (await send(path, { headers: { cookie } })).text).toContain('<p>kept</p>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
