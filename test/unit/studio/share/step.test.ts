import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { stepText } from '../../../../src/studio/share/step.ts';
import { requestFor } from '../../../support/studio.ts';

const ACTION = 'acme/workroom-notify@v1';
const getWith = (id: string, changes: Parameters<typeof requestFor>[1], file?: string) => {
  const [step] = parse(stepText(requestFor(id, changes), ACTION, file));
  return step.with;
};

test.each([
  ['push-green', 'acme/workroom-notify/job-end@v1', undefined],
  ['push-red', 'acme/workroom-notify/job-end@v1', undefined],
  ['watch', ACTION, 'always()'],
  // The whole run, by a job that needs the others.
  ['matrix-red', ACTION, 'always()'],
  ['workflow-run-red', ACTION, 'always()'],
  ['deployment-fixed', ACTION, 'always()'],
])('job-end reports a job, a step that always runs reports anything else: %s', (id, uses, condition) => {
  const [step] = parse(stepText(requestFor(id, {}), ACTION, undefined));
  expect([step.uses, step.if]).toEqual([uses, condition]);
});

test('a step contains the template, or the path of its file', () => {
  const template =
    '---\nkind: topic\nsubject: "{{ workflow }}: done"\n---\n{{ sections.headline }}\n\n  {{ commit.subject }}\n';
  expect(getWith('push-green', { template })).toEqual({
    'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}',
    kind: 'topic',
    subject: '{{ workflow }}: done',
    body: '{{ sections.headline }}\n\n  {{ commit.subject }}\n',
  });
  expect(getWith('push-green', { template }, '.github/notify/ours.md')).toEqual({
    'webhook-url': '${{ secrets.WORKROOM_WEBHOOK_URL }}',
    template: '.github/notify/ours.md',
  });
});

test('a step contains status and when', () => {
  expect(getWith('matrix-red', { kind: 'task', result: { conclusion: 'success', change: 'fixed' } })).toMatchObject({
    kind: 'task',
    status: '${{ toJSON(needs) }}',
    when: 'always, change',
  });
});

test('an incident uses the REST API', () => {
  const incident = getWith('matrix-red', { kind: 'incident' });
  expect(incident).toMatchObject({
    kind: 'incident',
    team: expect.any(String),
    password: expect.stringContaining('secrets.'),
  });
  expect(incident).not.toHaveProperty('webhook-url');
});
