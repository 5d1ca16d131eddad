/** Tests custom texts through the stages: the replacement of invalid ones, and the report of unused files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { errorsIn } from '../../support/diagnostics.ts';
import { example } from '../../support/events.ts';
import { type RecordedMessage, renderRecorded } from '../../support/recorded/render.ts';
import { makeWorld } from '../../support/recorded/world.ts';

const workspace = mkdtempSync(join(tmpdir(), 'custom-text-'));
afterAll(() => rmSync(workspace, { recursive: true }));
writeFileSync(join(workspace, 'coverage.md'), '**91 %** of all lines');
writeFileSync(join(workspace, 'test.log'), 'Error: expected 1 to be 2\n');

const payload = example('push', 4);

async function render(options: Readonly<Record<string, string>>, status = 'failure'): Promise<RecordedMessage> {
  const world = (repository: string) => makeWorld(repository, { event: 'push', payload, earlier: ['success'] });
  return renderRecorded({ event: 'push', payload, status, options, world, workspace });
}

test.each([
  ['a name', '{{ comit.subject }}'],
  ['a filter', '{{ commit.subject | upper }}'],
  ['a syntax error', '{{ workflow }}{% if %}'],
  ['a group of values', '{{ commit }}'],
  ['a variable', '{{ vars.none }}'],
  // Detected only with the values.
  ['a name in a list', '{{ jobs.nam }}'],
  ['a name in each of a list', '{% for job in jobs %}{{ job.nam }}{% endfor %}'],
  ['a name in the first of a list', '{{ failed_jobs.first.nam }}'],
  ['a section', '{{ sections.resons }}'],
  ['too much work', '{% for one in (1..100000000) %}x{% endfor %}'],
  ['a list that is shown whole', '{{ jobs }}'],
])('the replacement of an invalid template keeps the failing step: %s', async (_, body) => {
  const [standing, preset] = [await render({ body }), await render({})];
  expect(errorsIn(standing)).toHaveLength(1);
  expect(standing.content?.body).toContain(' in npm test');
  expect(standing.content).toEqual(preset.content);
});

test('the replacement of an invalid template shows the files, and skips facts for successes', async () => {
  const files = { 'log-files': '*.log' };
  const body = '{{ jobs.nam }}';
  expect((await render({ ...files, body })).content).toEqual((await render(files)).content);
  const targets = 'https://chat.example.com/hook/1\nhttps://chat.example.com/hook/2';
  const [one, two] = [await render({ body }), await render({ body, 'webhook-url': targets })];
  expect(two.requests).toBe(one.requests);
  expect((await render({ body }, 'success')).requests).toBe((await render({ body: '{{ jobs }}' }, 'success')).requests);
});

test('a valid template requests only the facts that it names', async () => {
  const { requests, diagnostics } = await render({ body: '{{ commit.subject }}' });
  expect(diagnostics).toEqual([]);
  expect(requests).toBe(0);
});

test('a report follows a custom text, and unused log files are reported', async () => {
  const files = { report: 'coverage.md', 'log-files': '*.log' };
  const { content, diagnostics, requests } = await render({ ...files, body: 'Look: {{ commit.short }}' });
  expect(content?.body).toMatch(/^Look: \w{7}\n\n\*\*91 %\*\* of all lines$/);
  expect(diagnostics).toEqual([
    {
      code: 'unused',
      severity: 'notice',
      message: expect.stringMatching(/^log-files is unused: nothing in the text shows/),
    },
  ]);
  expect(requests).toBe(0);
});

test('log files in a section or a condition count as used, even after a success', async () => {
  const displayed = await render({ 'log-files': '*.log', body: '{{ sections.reasons }}done' }, 'success');
  expect(displayed.diagnostics).toEqual([]);
  expect((await render({ 'log-files': '*.log' }, 'success')).diagnostics).toEqual([]);
  const decided = await render({ 'test-reports': '*.md', body: 'done', 'only-if': 'tests.failed == 0' }, 'success');
  expect(decided.diagnostics.filter(({ code }) => code === 'unused')).toEqual([]);
});
