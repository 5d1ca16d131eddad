import { expect, test } from 'vitest';
import { CONTENT_KINDS, KINDS, ONE_BUILD_PRESETS } from '../../../../src/settings/option.ts';
import { BUILDS } from '../../../../src/studio/builds/build-registry.ts';
import { presetTemplate } from '../../../../src/studio/preview/preset-template.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { questionFor } from '../../../support/studio.ts';

const bodyOf = async (id: string, changes: Parameters<typeof questionFor>[1] = {}) =>
  (await previewOf(questionFor(id, changes))).drafts[0]?.body ?? '';

test('a message gets of a build what its words ask for, and no more', async () => {
  const green = await previewOf(questionFor('push-green', { template: '{{ workflow }}' }));
  expect(green.cost).toEqual({ usual: 0, most: 0 });
  expect(await bodyOf('push-red', { template: '{{ failures_in_a_row }} {{ tests.failed }}.' })).toBe('1 .');
  expect(await bodyOf('tests', { template: '{{ tests.failed }}' })).toBe('2');
  expect(await bodyOf('push-green', { samples: ['report'], template: '{{ report.path | size }}' })).toBe('11');
});

test('a whole run that failed tells how long it took, how many jobs failed, and where it is', async () => {
  const page = 'https://github.com/acme/shop/actions/runs/9876543210';
  for (const [id, counts] of [
    ['run-red', '3 of 5 jobs'],
    ['matrix', '3 of 12 jobs'],
    ['forty-jobs', '8 of 40 jobs'],
  ] as const) {
    const [first = ''] = (await bodyOf(id)).replaceAll('\u00a0', ' ').split('  \n');
    expect(first).toBe(`❌ **[CI failed](${page})** · acme/shop on main · [\\#42](${page}) (7m 12s) · ${counts}`);
  }
});

test('a loader is counted once, though others work with it as well', async () => {
  const change = await previewOf(questionFor('push-green', { template: '{{ change }}' }));
  const since = await previewOf(
    questionFor('push-green', { template: '{{ change }} {{ commits_since_green.count }}' }),
  );
  expect(change.cost.usual).toBe(3);
  expect(since.cost.usual).toBe(4);
});

test('an end that was chosen goes before the one that the build brings', async () => {
  expect(await bodyOf('push-green', { end: { conclusion: 'failure', change: 'still-failing' } })).toContain(
    'still fails',
  );
  expect(await bodyOf('run-red', { end: { conclusion: 'success', change: 'fixed' } })).toContain('works again');
  expect(await bodyOf('deployment-failed', { end: { conclusion: 'success' } })).toContain('Deployed');
});

test.each(BUILDS.map(({ id }) => id))('%s: a preset as a template has no mistake', async (id) => {
  for (const preset of ONE_BUILD_PRESETS) {
    for (const kind of CONTENT_KINDS) {
      const { remarks } = await previewOf(questionFor(id, { kind, template: presetTemplate(preset, kind) }));
      expect(remarks.filter(({ about }) => about === 'mistake' || about === 'empty')).toEqual([]);
    }
  }
});

test('a red build is told by a preset as a template as by the preset', async () => {
  const plain = (text: string) => text.replaceAll(/ *\n/g, '\n');
  for (const id of [
    'run-red',
    'run-still-red',
    'matrix',
    'push-red',
    'tests',
    'log',
    'pull-request-red',
    'deployment-failed',
    'nightly-red',
  ]) {
    for (const preset of ONE_BUILD_PRESETS) {
      for (const kind of CONTENT_KINDS) {
        const template = presetTemplate(preset, kind);
        expect(plain(await bodyOf(id, { kind, template })), `${id} ${preset} ${kind}`).toBe(
          plain(await bodyOf(id, { kind, preset })),
        );
      }
    }
  }
});

test('an incident is a task and the line that names it, then the line that tells its end, and silence between', async () => {
  const kinds = async (id: string) =>
    (await previewOf(questionFor(id, { kind: 'incident' }))).drafts.map(({ kind }) => kind);
  expect(await kinds('run-red')).toEqual(['task', 'message']);
  expect(await kinds('run-fixed')).toEqual(['message']);
  expect(await kinds('run-still-red')).toEqual([]);
  const { drafts } = await previewOf(questionFor('run-red', { kind: 'incident' }));
  expect(drafts[1]?.body).toMatch(/PLAT-42[\s\S]*@chloe|@chloe[\s\S]*PLAT-42/);
});

test('the kind of the front matter counts until another is chosen', async () => {
  const template = '---\nkind: topic\nsubject: "{{ workflow }} says"\n---\nHello';
  const own = await previewOf(questionFor('push-green', { template }));
  expect(own.drafts).toEqual([{ kind: 'topic', subject: 'CI says', body: 'Hello' }]);
  const [chosen] = (await previewOf(questionFor('push-green', { template, kind: 'task' }))).drafts;
  expect(chosen).toMatchObject({ kind: 'task', body: 'Hello' });
});

test('what only a webhook or only the REST API carries is no mistake; what nothing carries is one', async () => {
  const head = (lines: string) => questionFor('push-green', { template: `---\nkind: task\n${lines}\n---\nHello` });
  expect((await previewOf(head('due-date: +2d'))).remarks).toEqual([]);
  expect((await previewOf(head('category: Builds'))).remarks).toEqual([]);
  const both = await previewOf(head('category: Builds\ndue-date: +2d'));
  expect(both.remarks).toHaveLength(1);
  expect(both.drafts).toEqual([]);
  expect(both.silence).toContain('fails');
});

test('mistakes are told at their places, and the preset stands in', async () => {
  const { remarks, standsIn, drafts } = await previewOf(
    questionFor('push-red', {
      template: 'one\n{{ comit.short }} and {{ run.numbr }}',
      onlyIf: 'run.atempt == 1',
    }),
  );
  expect(remarks.map(({ place }) => [place?.part, place?.line, place?.column])).toEqual([
    ['only-if', undefined, 1],
    ['body', 2, 4],
  ]);
  expect(remarks[1]).toMatchObject({
    says: 'there is no fact or variable "comit".',
    hint: expect.stringContaining('commit'),
  });
  expect(standsIn).toBe(true);
  expect(drafts[0]?.body).toContain('failed');
});

test('a mistake in the front matter stands at its line', async () => {
  const { remarks } = await previewOf(
    questionFor('push-red', { template: '---\nkind: message\n  titel: x\n---\nHello' }),
  );
  expect(remarks[0]).toMatchObject({ place: { part: 'template', line: expect.any(Number) } });
  const named = await previewOf(questionFor('push-red', { template: '---\nkind: message\ntitel: x\n---\nHello' }));
  expect(named.remarks[0]).toMatchObject({ place: { line: 3, column: 1 } });
  const wrong = await previewOf(questionFor('push-red', { template: '---\nsubject: x\nkind: tsk\n---\nHello' }));
  expect(wrong.remarks[0]).toMatchObject({
    place: { line: 3, column: 7 },
    says: expect.stringMatching(/^kind: unknown value/),
  });
});

test('a condition is decided by the facts that it names', async () => {
  const held = await previewOf(questionFor('push-still-red', { onlyIf: 'failures_in_a_row == 4' }));
  expect(held.silence).toContain('the condition is not fulfilled');
  expect(held.deciding).toEqual(['failures_in_a_row']);
  expect(
    (await previewOf(questionFor('push-still-red', { onlyIf: 'failures_in_a_row == 3' }))).silence,
  ).toBeUndefined();
});

test('a template that writes nothing sends nothing, and so does what is not over', async () => {
  expect(
    (await previewOf(questionFor('push-green', { template: '{% if conclusion == "failure" %}x{% endif %}' }))).silence,
  ).toContain('writes nothing');
  expect((await previewOf(questionFor('deployed', { end: { conclusion: 'in_progress' } }))).silence).toContain(
    'not over',
  );
});

test('every preset, build, kind and end is said without throwing', async () => {
  const ends = [
    { conclusion: 'cancelled' },
    { conclusion: 'skipped' },
    { conclusion: 'success', change: 'still-passing' },
  ] as const;
  for (const { id } of BUILDS)
    for (const kind of KINDS) for (const end of ends) await previewOf(questionFor(id, { kind, end }));
});
