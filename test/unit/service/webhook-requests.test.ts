import { expect, test } from 'vitest';
import {
  webhookMessageRequest,
  webhookTaskRequest,
  webhookTextRequest,
  webhookTopicRequest,
} from '../../../src/service/webhook-requests.ts';

const url = new URL('https://acme.example/application/webhook/abcDEF123_-xyz0');

test('API 4.4: plain text is the whole body', () => {
  const request = webhookTextRequest(url, '{"not": "json"}\n');
  expect(request).toEqual({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: '{"not": "json"}\n',
  });
});

test('API 4.4: a message has body, sender and the ephemeral flag, the last two only when given', () => {
  const bare = webhookMessageRequest(url, { body: 'hi' });
  expect(bare.headers).toEqual({ 'content-type': 'application/json; charset=utf-8' });
  expect(JSON.parse(bare.body ?? '')).toEqual({ body: 'hi' });
  const sender = { displayName: 'CI', avatar: 'https://a.example/i.png' };
  const full = webhookMessageRequest(url, { body: 'hi', sender, ephemeral: true });
  expect(JSON.parse(full.body ?? '')).toEqual({ body: 'hi', createSource: sender, isEphemeral: true });
});

test('API 4.4: a topic has a subject and no ephemeral flag', () => {
  const request = webhookTopicRequest(url, { subject: 'S', body: 'B', sender: { displayName: 'CI' } });
  expect(JSON.parse(request.body ?? '')).toEqual({ subject: 'S', body: 'B', createSource: { displayName: 'CI' } });
  const withMore = webhookTopicRequest(url, { subject: 'S', body: 'B', ephemeral: true } as never);
  expect(JSON.parse(withMore.body ?? '')).toEqual({ subject: 'S', body: 'B' });
});

test('API 4.4: a task is a topic with dates', () => {
  const request = webhookTaskRequest(url, {
    subject: 'S',
    body: 'B',
    dueDate: '2028-02-29',
    completeDate: '2026-11-21',
  });
  expect(request.headers).toEqual({ 'content-type': 'application/json; charset=utf-8' });
  expect(JSON.parse(request.body ?? '')).toEqual({
    subject: 'S',
    body: 'B',
    dueDate: '2028-02-29',
    completeDate: '2026-11-21',
  });
  expect(JSON.parse(webhookTaskRequest(url, { subject: 'S', body: 'B' }).body ?? '')).toEqual({
    subject: 'S',
    body: 'B',
  });
});

test.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z', '', 'tomorrow'])(
  'a date that is no day of the calendar in the documented form is refused: %s',
  (date) => {
    expect(() => webhookTaskRequest(url, { subject: 'S', body: 'B', dueDate: date })).toThrow(/^dueDate: .*YYYY-MM-DD/);
    expect(() => webhookTaskRequest(url, { subject: 'S', body: 'B', completeDate: date })).toThrow(/^completeDate: /);
  },
);
