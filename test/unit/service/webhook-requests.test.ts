import { expect, test } from 'vitest';
import { webhookTaskRequest, webhookTopicRequest } from '../../../src/service/webhook-requests.ts';

const url = new URL('https://acme.example/application/webhook/abcDEF123_-xyz0');

test('API 4.4: a topic has a subject and no ephemeral flag', () => {
  const request = webhookTopicRequest(url, { subject: 'S', body: 'B', sender: { displayName: 'CI' } });
  expect(JSON.parse(request.body ?? '')).toEqual({ subject: 'S', body: 'B', createSource: { displayName: 'CI' } });
  const withMore = webhookTopicRequest(url, { subject: 'S', body: 'B', ephemeral: true } as never);
  expect(JSON.parse(withMore.body ?? '')).toEqual({ subject: 'S', body: 'B' });
});

test.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z', '', 'tomorrow'])(
  'a date that is no day of the calendar in the documented form is refused: %s',
  (date) => {
    expect(() => webhookTaskRequest(url, { subject: 'S', body: 'B', dueDate: date })).toThrow(/^dueDate: .*YYYY-MM-DD/);
    expect(() => webhookTaskRequest(url, { subject: 'S', body: 'B', completeDate: date })).toThrow(/^completeDate: /);
  },
);
