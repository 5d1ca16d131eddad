import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '../../../../src/settings/option.ts';
import { presetTemplate } from '../../../../src/studio/preview/preset-template.ts';
import { renderPreview } from '../../../../src/studio/preview/preview.ts';
import { requestFor } from '../../../support/studio.ts';

const getBody = async (id: string, changes: Parameters<typeof requestFor>[1] = {}) =>
  (await renderPreview(requestFor(id, changes))).content?.body ?? '';

test('a message has only the facts that its template names', async () => {
  expect(await getBody('push-red', { template: '{{ failures_in_a_row }} {{ report.path }}.' })).toBe('1 .');
  expect(await getBody('push-red', { template: '{{ tests.failed }}' })).toBe('2');
});

test('a selected conclusion overrides that of the build', async () => {
  expect(await getBody('push-green', { result: { conclusion: 'failure', change: 'still-failing' } })).toContain(
    'still fails',
  );
  expect(await getBody('matrix-red', { result: { conclusion: 'success', change: 'fixed' } })).toContain('works again');
  expect(await getBody('deployment-red', { result: { conclusion: 'success' } })).toContain('Deployed');
});

test('a preset as a template renders a failed build as the preset does', async () => {
  const plain = (text: string) => text.replaceAll(/ *\n/g, '\n');
  for (const id of [
    'matrix-red',
    'workflow-run-red',
    'push-red',
    'pull-request-red',
    'deployment-red',
    'nightly-red',
  ]) {
    for (const preset of ['default', 'compact', 'detailed'] as const) {
      for (const kind of CONTENT_KINDS) {
        const template = presetTemplate(preset, kind);
        expect(plain(await getBody(id, { kind, template })), `${id} ${preset} ${kind}`).toBe(
          plain(await getBody(id, { kind, preset })),
        );
      }
    }
  }
});

test('an incident is a task, then the message of its recovery, and nothing between', async () => {
  const incident = (id: string) => renderPreview(requestFor(id, { kind: 'incident' }));
  expect((await incident('matrix-red')).content?.kind).toBe('task');
  expect((await incident('deployment-fixed')).content).toMatchObject({
    kind: 'message',
    body: expect.stringContaining('PLAT-42'),
  });
  expect(await incident('workflow-run-red')).toMatchObject({ notSentReason: expect.stringContaining('sends nothing') });
});

test('a removal from the merge queue by its author sends nothing, with the reason of the run', async () => {
  const { build } = requestFor('pull-request-red');
  const removal = { action: 'dequeued', reason: 'MANUAL', sender: { login: 'chloe' } };
  const removed = { ...build, payload: () => ({ ...build.payload('failure'), ...removal }) };
  const { notSentReason } = await renderPreview(requestFor('pull-request-red', { build: removed }));
  expect(notSentReason).toBe('Nothing is sent: its author removed the pull request from the merge queue.');
});

test('accepts options that a webhook or the REST API supports, and reports those that neither supports', async () => {
  const head = (lines: string) => requestFor('push-green', { template: `---\nkind: task\n${lines}\n---\nHello` });
  expect((await renderPreview(head('due-date: +2d'))).diagnostics).toEqual([]);
  expect((await renderPreview(head('category: Builds'))).diagnostics).toEqual([]);
  const both = await renderPreview(head('category: Builds\ndue-date: +2d'));
  expect(both.diagnostics).toHaveLength(1);
  expect(both.content).toBeUndefined();
  expect(both.notSentReason).toContain('fails');
});

test('reports errors at their locations, and shows the preset instead', async () => {
  const { diagnostics, usesFallback, content } = await renderPreview(
    requestFor('push-red', {
      template: 'one\n{{ comit.short }} and {{ run.numbr }}',
    }),
  );
  expect(diagnostics.map(({ location }) => [location?.part, location?.line, location?.column])).toEqual([
    ['body', 2, 4],
  ]);
  expect(diagnostics[0]).toMatchObject({
    message: 'there is no fact or variable "comit".',
    hint: expect.stringContaining('commit'),
  });
  expect(usesFallback).toBe(true);
  expect(content?.body).toContain('failed');
});

test('reports an error in the front matter at its line', async () => {
  const { diagnostics } = await renderPreview(
    requestFor('push-red', { template: '---\nkind: message\n  titel: x\n---\nHello' }),
  );
  expect(diagnostics[0]).toMatchObject({ location: { part: 'template', line: expect.any(Number) } });
  const named = await renderPreview(requestFor('push-red', { template: '---\nkind: message\ntitel: x\n---\nHello' }));
  expect(named.diagnostics[0]).toMatchObject({ location: { line: 3, column: 1 } });
  const wrong = await renderPreview(requestFor('push-red', { template: '---\nsubject: x\nkind: tsk\n---\nHello' }));
  expect(wrong.diagnostics[0]).toMatchObject({
    location: { line: 3, column: 7 },
    message: expect.stringMatching(/^kind: invalid value/),
  });
});
