import { expect, test } from 'vitest';
import { checkWorkflows } from '../../../src/doctor/workflow-check.ts';
import { workspace } from '../../support/workspace.ts';

const CI = 'name: CI\non: push\njobs: { test: { steps: [] } }\n';
const after = (names: string) =>
  `on:\n  workflow_run:\n    workflows: ${names}\njobs:\n  notify:\n    steps:\n      - uses: acme/workroom-notify@v1\n`;
const summary = (needs: string) => `on: push
jobs:
  build: {}
  test: { needs: build }
  lint: {}
  notify:
    needs: ${needs}
    steps:
      - uses: acme/workroom-notify@v1
        with: { status: '\${{ toJSON(needs) }}' }
  after: { needs: notify }
`;

async function found(files: Readonly<Record<string, string>>) {
  const folder = workspace(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text])),
  );
  return (await checkWorkflows(folder)).map(({ verdict, text, fix }) => [verdict, text, fix]);
}

test('a name under workflow_run that no workflow has is told, with what was meant', async () => {
  expect(
    await found({ 'ci.yml': CI, 'notify.yml': after('[CI, Biuld]'), 'build.yml': 'name: Build\non: push\n' }),
  ).toEqual([
    [
      'warning',
      'notify.yml waits for the workflow Biuld, and none has this name: it never starts',
      'Did you mean Build?',
    ],
  ]);
});

test('a job that a summary job does not need is told; what it needs in turn is heard', async () => {
  expect(await found({ 'ci.yml': summary('test') })).toEqual([
    [
      'warning',
      'in ci.yml the job notify does not need lint, so it does not hear of a failure there',
      'Add lint to needs',
    ],
  ]);
  expect(await found({ 'ci.yml': summary('[test, lint]') })).toEqual([
    ['ok', 'ci.yml finds all that it waits for', undefined],
  ]);
});

test.each([
  [
    'a workflow that does not notify',
    { 'ci.yml': CI, 'deploy.yml': 'on: { workflow_run: { workflows: [Nothing] } }\n' },
  ],
  ['no workflows', {}],
  ['a file that is no YAML', { 'ci.yml': '{' }],
])('%s: nothing to say', async (_, files) => {
  expect(await found(files)).toEqual([]);
});

test('a pattern may mean any workflow, and a path is a name as well', async () => {
  expect((await found({ 'ci.yml': CI, 'notify.yml': after('["C*"]') }))[0]?.[0]).toBe('ok');
  expect((await found({ 'ci.yml': 'on: push\n', 'notify.yml': after('[.github/workflows/ci.yml]') }))[0]?.[0]).toBe(
    'ok',
  );
});
