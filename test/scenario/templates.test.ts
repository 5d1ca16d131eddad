/** Follows the documentation page: copies an example into a repository, names it in the step, and posts a message. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryName } from '../../scripts/repository.ts';
import { contextsFor } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { example, pullRequestTarget, schedule } from '../support/events.ts';
import { openLocation, type Place } from './harness.ts';

let location: Place;
const workspace = mkdtempSync(join(tmpdir(), 'templates-'));
beforeAll(async () => {
  location = await openLocation();
});
afterAll(async () => {
  await location.sandbox.close();
  rmSync(workspace, { recursive: true });
});

interface Steps {
  readonly steps: readonly { readonly uses: string; readonly with?: Readonly<Record<string, string>> }[];
}

/** Extracts the step that names a template, and the file that the page copies before. */
function fromPage(): { readonly inputs: Readonly<Record<string, string>>; readonly copied: string } {
  const page = readFileSync('docs/templates.md', 'utf8');
  const code = /<!-- template: .*?-->\n```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const { steps } = parse(code) as Steps;
  const inputs = steps.find(({ uses }) => uses.startsWith(repositoryName()))?.with ?? {};
  const [, to = '', from = ''] = /curl -fsSLo (\S+) \S+\/v1\/(\S+)/.exec(page) ?? [];
  expect(to).toBe(inputs['template']);
  return { inputs, copied: from };
}

function write(path: string, text: string): string {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
  return path;
}

test('example is copied, named and posted', async () => {
  const { inputs, copied } = fromPage();
  mkdirSync(join(workspace, '.github/notify'), { recursive: true });
  cpSync(copied, join(workspace, inputs['template'] ?? ''));
  const { result, transcript } = await location.run({
    ...schedule(),
    workspace,
    inputs: { ...inputs, 'webhook-url': location.webhook('message') },
  });
  expect(result.outputs['outcome']).toBe('delivered');
  await expect(transcript).toMatchFileSnapshot('transcripts/template-from-the-readme.txt');
});

test('front matter creates a task with a due date, and inputs override it', async () => {
  const template = write('task.md', '---\nkind: task\nsubject: "{{ workflow }}: look"\ndue-date: 2026-04-01\n---\nHi');
  const step = { event: 'push', payload: example('push', 4), workspace };
  const inputs = { 'webhook-url': location.webhook('task'), template, 'due-date': '2026-05-01' };
  const { result, transcript } = await location.run({ ...step, inputs });
  expect(result.outputs['outcome']).toBe('delivered');
  expect(transcript).toContain(': CI: look\ndue 2026-05-01');
});

test('template error is reported at its location, and the default text is sent', async () => {
  const template = write('.github/notify/wrong.md', '---\nkind: message\n---\n@here {{ ref.nmae }}\n');
  const step = { event: 'push', payload: example('push', 4), workspace };
  const { result } = await location.run({ ...step, inputs: { 'webhook-url': location.webhook('message'), template } });
  expect([result.exitCode, result.outputs['outcome']]).toEqual([0, 'delivered']);
  const command = /^::error (.*?)::(.*)$/m.exec(result.rawOutput.toString());
  expect(command?.[1]?.split(',')).toEqual(
    expect.arrayContaining(['title=workroom-notify', 'file=.github/notify/wrong.md', 'line=4', 'col=10']),
  );
});

test('template without output sends nothing, and the step succeeds', async () => {
  const template = write('quiet.md', '{% if conclusion == "failure" %}Broken{% endif %}\n');
  const step = { event: 'push', payload: example('push', 4), workspace };
  const inputs = { 'webhook-url': location.webhook('message'), template, 'fail-on-error': 'true' };
  const { result, requests } = await location.run({ ...step, inputs });
  expect([result.exitCode, result.outputs['outcome'], requests]).toEqual([0, 'skipped', []]);
  expect(result.annotations.map(({ level }) => level)).toEqual(['notice']);
});

test('template file mentions nobody on a pull request', async () => {
  const template = write('loud.md', '@here: {{ pull_request.title }} +ada\n');
  const inputs = { 'webhook-url': location.webhook('message'), template };
  const { transcript } = await location.run({ ...pullRequestTarget(), workspace, inputs });
  expect(transcript).toContain('\\@here: ');
  expect(transcript).toContain(' \\+ada');
});

test('job-end reads the template file after the job, because there is no earlier checkout', async () => {
  const path = 'later/end.md';
  const contexts = contextsFor('push', example('push', 4), { job: { status: 'failure' } });
  const [main, post] = await runAction({
    actionPath: join(process.cwd(), 'job-end'),
    workspace,
    contexts,
    inputs: { 'webhook-url': location.webhook('topic'), template: path },
    betweenStages: (before) => {
      write(path, '---\nkind: topic\nsubject: It ended\n---\n{{ conclusion }}\n');
      return before;
    },
  });
  expect([main?.exitCode, main?.annotations]).toEqual([0, []]);
  expect(post?.outputs['outcome'] ?? post?.log).toMatch(/^delivered$|Topic delivered/);
});
