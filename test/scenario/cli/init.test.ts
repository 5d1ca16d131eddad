/** Ensures that `init` writes a valid workflow without secrets, and replaces nothing without confirmation. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { majorTag, owner, repositoryName } from '../../../scripts/repository.ts';
import { runCommand } from '../../support/command.ts';
import { type CliPlace, openCliLocation } from './location.ts';

const actionsMetadataProvider: ActionsMetadataProvider = {
  fetchActionMetadata: async () => parse(readFileSync('action.yml', 'utf8')),
};

let location: CliPlace;
beforeAll(async () => {
  location = await openCliLocation();
});
afterAll(() => location[Symbol.asyncDispose]());

const BY_HAND = "${{ github.event_name == 'workflow_dispatch' }}";
const FILE = '.github/workflows/notify.yml';

/** Creates a repository with two workflows, and a file that is none. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  const job = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps: []\n';
  writeFileSync(join(folder, '.github/workflows/ci.yml'), `name: "CI: all"\n${job}`);
  writeFileSync(join(folder, '.github/workflows/other.yaml'), job);
  writeFileSync(join(folder, '.github/workflows/broken.yml'), 'a: [');
  return folder;
}

const init = (args: readonly string[], env: Record<string, string>, cwd: string) =>
  runCommand(['init', ...args], { env, cwd, secrets: location.secrets });

async function readErrors(text: string): Promise<string[]> {
  const document = TextDocument.create('file:///.github/workflows/made.yml', 'yaml', 1, text);
  return (await validate(document, { actionsMetadataProvider })).map(({ message }) => String(message));
}

test('webhook: writes a valid workflow that reports on all others, and prints the command that stores the secret', async () => {
  const folder = repository();
  const { code, stdout, stderr } = await init([], { WORKROOM_WEBHOOK_URL: location.webhook('message') }, folder);
  // Expect the notice in a clone whose action is unreleased.
  const message = owner() === 'OWNER' ? /never released, so \S+@v\d+ does not exist yet/ : /^$/;
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(message) });
  expect(stdout).toMatch(/✓ connection/);
  expect(stdout).toMatch(
    /reports on CI: all, \.github\/workflows\/other\.yaml\..*\n {2}gh secret set WORKROOM_WEBHOOK_URL\nTry it: workroom-notify drill, or .*\n$/,
  );
  const text = readFileSync(join(folder, FILE), 'utf8');
  expect(await readErrors(text)).toEqual([]);
  expect(text).toContain(`# For one job alone: ${repositoryName()}/job-end@${majorTag()}, as its first step.`);
  expect(parse(text)).toMatchObject({
    on: { workflow_run: { workflows: ['CI: all', '.github/workflows/other.yaml'] }, workflow_dispatch: {} },
    jobs: {
      notify: {
        steps: [
          {
            uses: `${repositoryName()}@${majorTag()}`,
            with: { 'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}', when: 'failure, fixed', drill: BY_HAND },
          },
        ],
      },
    },
  });
});

test('account: only the password is a secret, and a fault prevents writing the file', async () => {
  const folder = repository();
  const env = location.account('ci-bot');
  const flags = ['--kind', 'task', '--workflows', 'CI: all'];
  expect(await init(['--team', 'leads', ...flags], env, folder)).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/✗ membership/),
  });
  expect(existsSync(join(folder, FILE))).toBe(false);
  expect(await init(['--team', 'platform', ...flags], env, folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/gh secret set WORKROOM_PASSWORD\nTry it: workroom-notify drill/),
  });
  const text = readFileSync(join(folder, FILE), 'utf8');
  expect(await readErrors(text)).toEqual([]);
  expect(parse(text).jobs.notify.steps[0].with).toEqual({
    'base-url': location.sandbox.origin,
    username: 'ci-bot',
    team: 'platform',
    kind: 'task',
    when: 'failure, fixed',
    password: '${{ secrets.WORKROOM_PASSWORD }}',
    drill: BY_HAND,
  });
});

test('a file is not overwritten without confirmation', async () => {
  const folder = repository();
  writeFileSync(join(folder, FILE), 'mine');
  const retained = await init(['--workflows', 'CI: all'], {}, folder);
  expect(retained).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/Not checked.*\n.*--yes: not given.*Overwrite/),
  });
  expect(readFileSync(join(folder, FILE), 'utf8')).toBe('mine');
  expect((await init(['--workflows', 'CI: all', '--yes'], {}, folder)).code).toBe(0);
  expect(await readErrors(readFileSync(join(folder, FILE), 'utf8'))).toEqual([]);
});

test('unknown workflow name is rejected, because GitHub would not report it', async () => {
  const folder = repository();
  expect(await init(['--workflows', 'CI: al'], {}, folder)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--workflows: no workflow here has the name "CI: al". Write .*"CI: all" and/),
  });
  expect(existsSync(join(folder, FILE))).toBe(false);
  const current = await init(['--workflows', 'pages-build-deployment'], {}, folder);
  expect(current.stderr).toMatch(/No file here has the name "pages-build-deployment"/);
});

test('missing workflows are reported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(await init([], {}, folder)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/--workflows: not given/),
  });
});
