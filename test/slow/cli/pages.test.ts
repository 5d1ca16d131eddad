/**
 * Every block of a shell that a page shows, and every line of `curl` or `gh` in its sentences, is run as it is written, or
 * has a reason here why not. The examples of help, which docs/cli.md repeats, are run by `examples.test.ts`.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../../src/cli/command-registry.ts';
import { accountLine, curlLine } from '../../../src/sandbox/web/steps.ts';
import { type CliPlace, openCliPlace } from '../../scenario/cli/place.ts';
import { COMMAND } from '../../support/bundled.ts';
import { runLine } from '../../support/command.ts';
import { has } from '../../support/debian.ts';
import { startGithubApi } from '../../support/github-api.ts';
import { worldsOf } from '../../support/github-tables.ts';
import { storyOf } from '../../support/health-story.ts';

const PAGES = globSync(['*.md', 'docs/*.md', 'examples/**/*.md']).sort();
const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
const TOKEN = 'ghp_tokenThatGhKnows0123456789';

/** What a block is run in. */
interface Around {
  readonly place: CliPlace;
  /** Programs of the reader's own, as scripts of a shell. */
  readonly programs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** What stands for the reader's own addresses and secrets, and for other machines. */
  readonly instead?: Readonly<Record<string, string>>;
}

/** One block, and what it is to have done. Rejects where a line of it fails. */
type Run = (block: string, place: CliPlace) => Promise<void>;

/** By words that no other block has. */
const RUN: Readonly<Record<string, Run>> = {
  'send --status failure\n# Run a command': async (block, place) => {
    const npx = `[ "$1 $2" = "--yes workroom-notify@${VERSION}" ] || exit 64; shift 2; exec '${process.execPath}' '${COMMAND}' "$@"`;
    const instead = { '=…': `='${place.webhook('message')}'`, '-- make': '-- make || true' };
    await run(block, { place, instead, programs: { npx, make: 'echo "make: *** [all] Error 1"; exit 2' } });
    expect(place.sandbox.chat('platform').slice(-2)).toHaveLength(2);
    expect(place.lastMessage()).toContain('make');
  },
  'pass show ci-bot': async (block, place) => {
    const { WORKROOM_BASE_URL = '', WORKROOM_PASSWORD = '' } = place.account('ci-bot');
    const instead = { 'https://acme.example.com': WORKROOM_BASE_URL };
    const pass = `[ "$*" = "show ci-bot" ] && echo '${WORKROOM_PASSWORD}'`;
    expect(await run(block, { place, instead, programs: { pass } })).toContain('Platform');
  },
  "--repositories 'acme/*'": async (block, place) => {
    const env = { ...(await github()).env, WORKROOM_WEBHOOK_URL: place.webhook('message') };
    await run(block, { place, env, instead: { '=…': `=${TOKEN}` } });
    expect(place.lastMessage()).toContain('acme/shop');
  },
  'nightly.md https://': async (block, place) => {
    repositoryIn(place.folder);
    const server = createServer(({ url = '' }, response) => {
      const path = url.replace(/^\/[^/]+\/workroom-notify\/v1\//, '');
      response.end(readFileSync(path));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await run(block, { place, instead: { 'https://raw.githubusercontent.com': address } });
    expect(git(place.folder, 'show', ':.github/notify/nightly.md')).toBe(
      readFileSync('examples/templates/nightly.md', 'utf8'),
    );
  },
  'replay acme/shop --last 50': replayed,
  'replay --last 50': (block, place) => {
    repositoryIn(place.folder);
    return replayed(block, place);
  },
};

/** What cannot be run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci && npm run demo': 'it is how this copy was made; test/scenario/demo.test.ts runs the demo',
  'npm ci && npm test': 'it is what runs this test',
  'npm install workroom-notify': 'nothing is on npm yet; test/slow/shipped/ installs what will be',
  '0 3 * * *': 'it is a line for cron; test/unit/rules/snippets.test.ts reads its command',
  'gh attestation verify': 'it asks GitHub about a release, and there is none yet',
};

const SHELL = /^```(?:sh|bash|console)\n(.*?)^```$/gms;
const IN_A_SENTENCE = /`((?:curl|gh|wget) [^`\n]+)`/g;

interface Shown {
  readonly page: string;
  readonly text: string;
}

const SHOWN = PAGES.flatMap((page): readonly Shown[] => {
  const source = readFileSync(page, 'utf8');
  const texts = [SHELL, IN_A_SENTENCE].flatMap((pattern) => [...source.matchAll(pattern)].map(([, text = '']) => text));
  return texts.map((text) => ({ page, text }));
});

const EXAMPLES = new Set(COMMANDS.flatMap(({ examples }) => examples.map(({ line }) => `workroom-notify ${line}`)));
const isOfHelp = ({ text }: Shown): boolean =>
  text
    .trim()
    .split('\n')
    .every((line) => line.startsWith('#') || EXAMPLES.has(line));

const WAYS = [...Object.keys(RUN), ...Object.keys(NOT_RUN)];

test('each has one way to be run, or one reason why it is not', () => {
  const shown = SHOWN.filter((one) => !isOfHelp(one));
  const wrong = shown.filter(({ text }) => WAYS.filter((words) => text.includes(words)).length !== 1);
  expect(wrong).toEqual([]);
  expect(WAYS.filter((words) => !shown.some(({ text }) => text.includes(words)))).toEqual([]);
});

const HAS_GH = has('/usr/bin/gh', 'the lines of gh');

for (const [words, play] of Object.entries(RUN)) {
  for (const { page, text } of SHOWN.filter((one) => one.text.includes(words))) {
    test.skipIf(!HAS_GH && text.includes('gh '))(`${page}: ${words.split('\n')[0]}`, async () => {
      await using place = await openCliPlace();
      await play(text, place);
    });
  }
}

test.skipIf(!HAS_GH)('gh takes the line that init prints, and would ask GitHub', async () => {
  await using place = await openCliPlace();
  repositoryIn(place.folder);
  const init = 'workroom-notify init --webhook-url-file webhook.txt --workflows CI';
  const { stdout } = await runLine(init, { cwd: place.folder });
  const [line = ''] = /gh secret set .*/.exec(stdout) ?? [];
  const nobody = { HTTPS_PROXY: 'http://127.0.0.1:9', GH_TOKEN: TOKEN, GH_CONFIG_DIR: place.folder };
  const ended = await runLine(`echo x | ${line}`, { cwd: place.folder, env: nobody, secrets: [TOKEN] });
  expect(ended.stderr).toContain('api.github.com');
  const wrong = await runLine(`echo x | ${line.replace('set', 'sett')}`, { cwd: place.folder, env: nobody });
  expect(wrong.stderr).not.toContain('api.github.com');
});

test('the lines of curl on the page of the sandbox post what they say', async () => {
  await using place = await openCliPlace();
  const { origin, webhooks, seededIds, requests } = place.sandbox;
  const sample = readFileSync(join(place.folder, 'alert.json'), 'utf8');
  const shown = webhooks.map((one) => curlLine({ ...one, sample }));
  const space = { id: seededIds.teams['platform'] ?? 0, kind: 'team', name: 'Platform' } as const;
  const { WORKROOM_PASSWORD: password = '' } = place.account('ben');
  const asked = accountLine({ origin, username: 'ben', space });
  // Curl asks for the password on a terminal.
  const lines = [...shown, asked.replace('-u ben ', `-u 'ben:${password}' `)];
  for (const line of lines) await run(line.replace('curl', 'curl --fail --silent --show-error'), { place });
  expect(requests().map(({ method, status }) => `${method} ${status}`)).toEqual(lines.map(() => 'POST 200'));
});

/** What it printed. As a person types it, but that the first line that fails ends it. */
async function run(block: string, { place, programs = {}, env = {}, instead = {} }: Around): Promise<string> {
  const bin = join(place.folder, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const filled = Object.entries(instead).reduce((text, [words, other]) => {
    expect(text).toContain(words);
    return text.replaceAll(words, other);
  }, block);
  const { code, stdout, stderr } = await runLine(`set -e\nPATH="$PWD/bin:$PATH"\n${filled}`, {
    env,
    cwd: place.folder,
  });
  expect({ code, stderr: stderr.replaceAll(/^workroom-notify: .*\n?|^ {2}\S.*\n?/gm, '') }).toMatchObject({ code: 0 });
  return stdout;
}

/** With the token that `gh` tells, of a GitHub on this machine. */
async function replayed(block: string, place: CliPlace): Promise<void> {
  const { env, requests } = await github();
  const shown = await run(block, { place, env: { ...env, GH_TOKEN: TOKEN, GH_CONFIG_DIR: place.folder } });
  expect(shown).toMatch(/^Messages for each when: always [1-9]/m);
  expect(requests.length).toBeGreaterThan(0);
}

async function github() {
  const api = await startGithubApi(worldsOf({ 'acme/shop': storyOf(20) }));
  onTestFinished(() => api.close());
  return { env: { GITHUB_API_URL: api.url }, requests: api.requests };
}

function git(folder: string, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' });
}

function repositoryIn(folder: string): void {
  git(folder, 'init', '--quiet');
  git(folder, 'remote', 'add', 'origin', 'https://github.com/acme/shop.git');
}
