/** Covers the exit code of every result, and the error line of every problem. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CommandOptions, type Ended, runCommand, runLine } from '../../support/command.ts';
import { type CliPlace, openCliLocation } from './location.ts';

let location: CliPlace;
beforeAll(async () => {
  location = await openCliLocation();
});
afterAll(() => location[Symbol.asyncDispose]());
afterEach(() => location.sandbox.faults.clear());

async function run(line: string, options: CommandOptions = {}): Promise<Ended> {
  const terms = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const env = options.env ?? location.account();
  return runCommand(terms, { cwd: location.folder, secrets: location.secrets, ...options, env });
}

const POST = { method: 'POST' } as const;

describe('exit codes', () => {
  test('0: success', async () => {
    expect(await run('chat post --team platform --body hi --json')).toMatchObject({ code: 0, stderr: '' });
  });

  test('1: the service rejects the request', async () => {
    const env = { ...location.account(), WORKROOM_PASSWORD: 'wrong-password' };
    const refused = await run('teams list', { env, secrets: ['wrong-password', ...location.secrets] });
    expect(refused).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'workroom-notify: teams.list: the service returned 401 (unauthorized): The username or password is wrong, or the account is not active. Check the username and password, and that this account can still sign in.\n',
    });
    expect(await run('users invite x@y.example', { env: location.account('ben') })).toMatchObject({ code: 1 });
    expect(await run('boards show --team support', { env: location.account('ci-bot') })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/tasks were never set up/),
    });
  });

  test('2: usage errors, all at once, and nothing is sent', async () => {
    location.sandbox.clearRequests();
    const env = { WORKROOM_BASE_URL: 'ftp://x', WORKROOM_TIMEOUT: 'long' };
    const wrong = await run("topics create --team platform --forum news --subject '' --top 3", { env });
    expect(wrong).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/unknown option '--top'\n[\s\S]*See workroom-notify topics create --help/),
    });
    const { code, stderr } = await run("topics create --team platform --forum news --subject ''", { env });
    expect(code).toBe(2);
    expect(
      stderr
        .replaceAll(/^workroom-notify: ([-\w<>]+): .*$/gm, '$1')
        .trim()
        .split('\n')
        .toSorted(),
    ).toEqual(['--body', '--password', '--subject', '--team', '--username', 'WORKROOM_BASE_URL', 'WORKROOM_TIMEOUT']);
    expect(location.sandbox.requests()).toEqual([]);
  });

  test.each([
    ['an answer that came too late for good', { status: 500, stored: true }],
    ['no answer', { reset: 'after' }],
    ['a web page', { status: 200, headers: { 'content-type': 'text/plain' }, body: '<html>Sign in</html>' }],
    ['a success that names nothing', { status: 200, body: '{}' }],
  ] as const)('3: not known whether it was done: %s', async (_, error) => {
    location.sandbox.faults.next(1, error, POST);
    const unknown = await run("topics create --team 1008 --subject 'Once' --body x");
    expect(unknown).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/Check the service before you retry/),
    });
    expect(location.sandbox.topics('platform').filter(({ subject }) => subject === 'Once').length).toBeLessThan(3);
  });

  test('1: nothing was sent, and reads can be repeated', async () => {
    const env = { ...location.account(), WORKROOM_BASE_URL: 'http://127.0.0.1:9', WORKROOM_TIMEOUT: '1' };
    expect(await run('chat post --team 1008 --body x', { env })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/refused/),
    });
    location.sandbox.faults.next(1, { status: 503 });
    expect(await run('teams list')).toMatchObject({ code: 0 });
  });
});

describe('send', () => {
  const webhook = () => ({ WORKROOM_WEBHOOK_URL: location.webhook('message') });

  test('exits with the code of the outcome, and prints the receipt as JSON', async () => {
    const sent = await run('send --status success --json', { env: webhook() });
    expect(JSON.parse(sent.stdout)).toMatchObject({ outcome: 'delivered', kind: 'message', destination: 'webhook' });
    location.sandbox.faults.next(1, { status: 404 }, POST);
    expect(await run('send --status failure', { env: webhook() })).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Not delivered: .*Check the URL/),
    });
    location.sandbox.faults.next(1, { reset: 'after' }, POST);
    const unknown = await run('send --status failure --delivery at-most-once', { env: webhook() });
    expect(unknown).toMatchObject({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(/Delivery status unknown/),
    });
    expect(await run('send --status success --when failure', { env: webhook() })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/Skipped: conclusion success is excluded by when: failure/),
    });
  });

  test('prints the message of a dry run, also as JSON', async () => {
    const line = "send --dry-run --status failure --body 'Out of *gift cards*'";
    expect((await run(line, { env: webhook() })).stdout).toMatch(/^Out of \*gift cards\*\n/);
    const dry = JSON.parse((await run(`${line} --json`, { env: webhook() })).stdout);
    expect(dry).toMatchObject({ outcome: 'dry-run', content: { kind: 'message', body: 'Out of *gift cards*' } });
  });

  test('dry run needs no destination, and lists the settings to add', async () => {
    const { code, stdout, stderr } = await run('send --dry-run --status failure --body Hello', { env: {} });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'Hello\n' });
    expect(stderr).toContain('Dry run: message; nothing was sent');
    expect(stderr).toContain('Set WORKROOM_WEBHOOK_URL');
    expect(stderr).not.toMatch(/undefined|forks/);
  });

  test('missing destination is a usage error, and in CI a missing secret', async () => {
    expect(await run('send --status failure', { env: {} })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/Set WORKROOM_WEBHOOK_URL/),
    });
    expect(await run('send', { env: { CI: 'true', WORKROOM_WEBHOOK_URL: '' } })).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/Skipped: webhook-url is empty.*runs of forks get none/),
    });
  });

  test('incomplete account lists the missing options', async () => {
    const { WORKROOM_PASSWORD: _, ...half } = location.account();
    expect(await run('send --team 1008 --status success', { env: half })).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'workroom-notify: Nothing was sent: password is empty, so no destination is set. Set WORKROOM_PASSWORD, or write --password-file FILE for the password.\n',
    });
  });

  test('sends plain text, and rejects incompatible options', async () => {
    expect(await run("send --format text --body 'Just *this*'", { env: webhook() })).toMatchObject({ code: 0 });
    expect(location.sandbox.requests().at(-1)?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(location.sandbox.chat('platform').at(-1)?.body).toBe('Just *this*');
    expect(
      await run('send --status failure --format text --sender-name CI --ephemeral', { env: webhook() }),
    ).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /--ephemeral: not possible for a message of bare text.*\n.*--sender-name: not possible/,
      ),
    });
  });

  test('combines a password from a file with a URL from a flag', async () => {
    writeFileSync(join(location.folder, 'password.txt'), `${location.account('ci-bot')['WORKROOM_PASSWORD']}\r\n`);
    const line = `send --base-url ${location.sandbox.origin} --username ci-bot --password-file password.txt --team 1008 --status success`;
    expect(await run(line, { env: {} })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Message delivered to team 1008 at .* \(id \w+\)\.$/m),
    });
  });
});

describe('render', () => {
  test('sends and reads nothing', async () => {
    location.sandbox.clearRequests();
    const env = { ...location.account(), WORKROOM_WEBHOOK_URL: location.webhook('message') };
    const displayed = await run('render --event push.json --event-name push --status failure --json', { env });
    const { body, facts } = JSON.parse(displayed.stdout);
    expect(body).toMatch(/The build failed/);
    expect(facts.conclusion).toBe('failure');
    expect(location.sandbox.requests()).toEqual([]);
  });

  test('lists facts that the event lacks', async () => {
    const silent = await run('render --event push.json', { env: {} });
    expect(silent.stderr).toMatch(/--event-name, for example push.*\n.*--status, for example failure/);
  });
});

describe('render without an event', () => {
  const env = { PATH: process.env['PATH'] ?? '' };

  test('shows the message of a recorded build, and names it', async () => {
    const { code, stdout, stderr } = await run('render', { env });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(
        /^workroom-notify: Shown for the recorded build push-red \(A push breaks a test\)\./,
      ),
    });
    expect(stdout).toMatch(/❌ .*failed[\s\S]*Chloé Marchand/);
  });

  test('selects the build, the conclusion or the event', async () => {
    const named = await run('render --build pull-request-red --body {{pull_request.title}}', { env });
    expect(named).toMatchObject({ code: 0, stderr: expect.stringMatching(/build pull-request-red /) });
    const green = await run('render --status success', { env });
    expect(green.stderr).toMatch(/build push-green /);
    const released = await run('render --event-name release', { env });
    expect(released.stderr).toMatch(/build release /);
  });

  test('uses only the current build in CI', async () => {
    const { stderr } = await run('render --status failure', { env: { ...env, CI: 'true' } });
    expect(stderr).not.toContain('recorded');
  });
});

describe('options', () => {
  test.each([
    ['--webhook-url-file -', '', /--webhook-url-file: standard input is empty/],
    [
      '--webhook-url x --webhook-url-file webhook.txt',
      undefined,
      /--webhook-url: given together with --webhook-url-fi/,
    ],
    ['--webhook-url-file none.txt', undefined, /-file: "none.txt" cannot be read \(file not found\)/],
  ])('secret comes from a file or standard input: %s is rejected', async (flags, input, stderr) => {
    const ended = await run(`webhook post --body x ${flags}`, { env: {}, input });
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(stderr) });
  });

  test('flag of a target overrides the variable of the other', async () => {
    const env = { ...location.account(), WORKROOM_FORUM: 'announcements' };
    expect(await run('members list --team leads', { env })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/ada/),
    });
  });

  test('secrets never appear in errors', async () => {
    const token = 'tok3n-s3cret-9';
    const env = { WORKROOM_WEBHOOK_URL: `https://127.0.0.1:9/application/webhook/${token}`, WORKROOM_TIMEOUT: '1' };
    for (const line of [
      `webhook post --body ${token} --kind ${token}`,
      `webhook post --body x`,
      `send --subject x --kind ${token}`,
      `send --only-if '${token} =='`,
      `--pasword=${token}`,
      `render --body '{{ ${token} | x }}'`,
    ]) {
      const { code } = await run(line, { env, secrets: [token, ...location.secrets] });
      expect(code, line).not.toBe(0);
    }
  });

  test.each([
    ['boards show --team Platfrm', 'there is no team "Platfrm". Did you mean "Platform"? Check the name'],
    ['users add-to-teams chloee --team leads', 'there is no user "chloee". Did you mean "chloe"?'],
    [
      "tasks create --team platform --subject x --category 'Todo'",
      'there is no category "Todo". Did you mean "To do"?',
    ],
  ])('unknown name is answered with a suggestion: %s', async (line, text) => {
    const { code, stderr } = await run(line);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(`workroom-notify: ${text}`) });
  });

  test("untrusted text can't control the terminal", async () => {
    const evil = '\u001b]0;owned\u0007\u009b31m::error::x ##[error]y \u202eevil';
    await run(`topics create --team leads --body x --subject '${evil}'`);
    for (const line of ['topics list --team leads', 'topics list --team leads --json']) {
      const { stdout } = await run(line);
      expect(stdout).toContain('evil');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]|##\[|^\s*::/m);
    }
    const [topic] = JSON.parse((await run('topics list --team leads --json')).stdout);
    expect(topic.subject).toBe(evil);
  });
});

test('reader that exits early is no error', async () => {
  const ended = await runLine('workroom-notify users list | head -1', {
    env: location.account(),
    secrets: location.secrets,
  });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
});

test('command exits when it is done, despite open handles, with its complete output', async () => {
  const open = join(location.folder, 'open.cjs');
  writeFileSync(open, `require('node:net').createServer().listen(0);`);
  const line = 'workroom-notify users list --json | (sleep 1; cat)';
  const env = { ...location.account(), NODE_OPTIONS: `--require=${open}` };
  const ended = await runLine(line, { env, secrets: location.secrets });
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(ended.stdout).length).toBeGreaterThan(3);
});
