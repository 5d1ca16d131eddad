import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { workflowFaults } from '../../support/github-language.ts';

const examples = globSync('examples/*.yml').sort();
/** Gitea and Forgejo take the same files. */
const workflows = [...examples, 'examples/ci/gitea.yml', ...globSync('.github/workflows/*.yml')];

test.each(workflows)("GitHub's language service accepts %s", async (file) => {
  expect(await workflowFaults(readFileSync(file, 'utf8'), file.split('/').at(-1) ?? '')).toEqual([]);
});

/** What a right opens of GitHub's API. Checking out needs `contents`, whatever else is read with it. */
const OPENS = {
  actions: '/actions/',
  checks: '/check-runs/',
  deployments: '/deployments',
  'pull-requests': '/pulls?',
  'vulnerability-alerts': '/dependabot/alerts',
};

test.each(examples)('%s requests no permission that it never uses', (file) => {
  const { permissions = {} } = parse(readFileSync(file, 'utf8')) as { readonly permissions?: object };
  const played = globSync(`test/scenario/transcripts/examples/${basename(file, '.yml')}, *.txt`);
  const requested = played.map((transcript) => readFileSync(transcript, 'utf8')).join();
  const inVain = Object.entries(OPENS).filter(([right, path]) => right in permissions && !requested.includes(path));
  expect(inVain.map(([right]) => right)).toEqual([]);
});

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
