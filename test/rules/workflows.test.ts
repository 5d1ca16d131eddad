import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type ActionsMetadataProvider, validate } from '@actions/languageservice';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { fileIdentifier } from '@actions/workflow-parser/workflows/file-reference';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { owner as account } from '../../scripts/repository.ts';

/** Of the actions of others: the inputs that our workflows give. */
const OTHERS = {
  'persist-credentials': { description: '' },
  'fetch-depth': { description: '' },
  'node-version': { description: '' },
  'package-manager-cache': { description: '' },
  name: { description: '' },
  path: { description: '' },
  'if-no-files-found': { description: '' },
  'subject-path': { description: '' },
};

/** What GitHub's own language service may know of the actions used: of ours, what the files say. */
const actionsMetadataProvider: ActionsMetadataProvider = {
  async fetchActionMetadata({ owner, path }) {
    if (owner !== account()) return { name: '', description: '', inputs: OTHERS };
    return parse(readFileSync(`${path === undefined || path === '' ? '' : `${path}/`}action.yml`, 'utf8'));
  },
};

/** Reusable workflows, where their callers look for them: that of the examples, and our own. */
const REUSABLE: Readonly<Record<string, string>> = {
  'acme/workflows/.github/workflows/notify.yml@v1': 'examples/organisation-workflow.yml',
  '.github/workflows/ci.yml': '.github/workflows/ci.yml',
};

const fileProvider: FileProvider = {
  async getFileContent(reference) {
    const name = fileIdentifier(reference);
    const file = REUSABLE[name.replace(/^\.\//, '')];
    if (file === undefined) throw new Error(`there is no ${name}`);
    return { name, content: readFileSync(file, 'utf8') };
  },
};

let documents = 0;

/** Messages about a file of this text. One address a document: the service remembers by address. */
async function faults(text: string, name: string): Promise<string[]> {
  documents += 1;
  const folder = name.endsWith('action.yml') ? `/${documents}` : `/${documents}/.github/workflows`;
  const document = TextDocument.create(`file://${folder}/${name}`, 'yaml', 1, text);
  const found = await validate(document, { actionsMetadataProvider, fileProvider });
  return found.map(({ message, range }) => `${name}:${range.start.line + 1}: ${message}`);
}

function withInput(text: string): string {
  return text.replace('webhook-url:', 'webhook-ulr:');
}

const examples = globSync('examples/*.yml').sort();
/** Gitea and Forgejo take the same files. */
const workflows = [...examples, 'examples/ci/gitea.yml', ...globSync('.github/workflows/*.yml')];

test.each(workflows)('%s is valid in the eyes of GitHub', async (file) => {
  expect(await faults(readFileSync(file, 'utf8'), file.split('/').at(-1) ?? '')).toEqual([]);
});

/** What a right opens of GitHub's API. Checking out needs `contents`, whatever else is read with it. */
const OPENS = {
  actions: '/actions/',
  checks: '/check-runs/',
  deployments: '/deployments',
  'pull-requests': '/pulls?',
};

test.each(examples)('%s asks for no right that it never uses', (file) => {
  const { permissions = {} } = parse(readFileSync(file, 'utf8')) as { readonly permissions?: object };
  const played = globSync(`test/scenario/transcripts/examples/${basename(file, '.yml')}, *.txt`);
  const asked = played.map((transcript) => readFileSync(transcript, 'utf8')).join();
  const inVain = Object.entries(OPENS).filter(([right, path]) => right in permissions && !asked.includes(path));
  expect(inVain.map(([right]) => right)).toEqual([]);
});

test('a wrong input is found', async () => {
  const text = withInput(readFileSync('examples/webhook.yml', 'utf8'));
  expect((await faults(text, 'wrong.yml')).join()).toContain('webhook-ulr');
});

test('a wrong input of a workflow that is called is found, and so is a missing one', async () => {
  const text = readFileSync('examples/organisation-caller.yml', 'utf8').replace('team:', 'taem:');
  const found = (await faults(text, 'wrong-call.yml')).join();
  expect(found).toContain('taem');
  expect(found).toContain('team is required');
});

test('the three lines of the page are those of the example', () => {
  const caller = readFileSync('examples/organisation-caller.yml', 'utf8');
  expect(readFileSync('examples/README.md', 'utf8')).toContain(`\n${caller.slice(caller.indexOf('jobs:'))}\`\`\``);
});

test('action.yml is valid in the eyes of GitHub', async () => {
  expect(await faults(readFileSync('action.yml', 'utf8'), 'action.yml')).toEqual([]);
});

test.each(['README.md', 'docs/set-ups.md', 'docs/reports-and-logs.md', 'docs/own-words.md'])(
  'the steps of %s are valid',
  async (page) => {
    const blocks = [...readFileSync(page, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
    const steps = blocks.filter((code) => code.includes(`uses: ${account()}/`));
    expect(steps.length).toBeGreaterThan(0);
    for (const [index, code] of steps.entries()) {
      const body = code.includes('steps:') ? code : `    steps:\n${code}`;
      const job = body.startsWith('jobs:') ? body : `jobs:\n  build:\n    runs-on: ubuntu-latest\n${body}`;
      expect(await faults(`name: x\non: push\n${job}`, `step-${index}.yml`)).toEqual([]);
    }
  },
);

test('our own workflows pin every action by commit', () => {
  for (const name of readdirSync('.github/workflows')) {
    const uses = [...readFileSync(`.github/workflows/${name}`, 'utf8').matchAll(/uses: (\S+)/g)].map(([, ref]) => ref);
    expect(uses.length).toBeGreaterThan(0);
    for (const ref of uses) expect(ref).toMatch(/^(\.\/|[\w-]+\/[\w./-]+@[0-9a-f]{40}$)/);
  }
});

test('our own workflows and the recipes pin every image by digest', () => {
  const files = [...globSync('.github/workflows/*.yml'), ...globSync('examples/ci/*.yml')];
  const images = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^[ -]*(?:image|container): *(\S+)$/gm)].map(([, image]) => image),
  );
  expect(images.length).toBeGreaterThan(5);
  for (const image of images) expect(image).toMatch(/^node:24[\w.-]*@sha256:[0-9a-f]{64}$/);
});
