import { expect, test } from 'vitest';
import { factsRead } from '../../../src/message/render.ts';

const SHOWN = ['failed_jobs', 'stopped', 'job.duration_seconds', 'change', 'commits_since_green', 'pull_request'];

test('a preset asks only for what is worth a request', async () => {
  expect(await factsRead({ kind: 'message' })).toEqual({ mentioned: [], shown: SHOWN });
  expect(await factsRead({ kind: 'topic' })).toEqual({ mentioned: [], shown: SHOWN });
  const subject = await factsRead({ kind: 'topic', subject: '{{ change }}' });
  expect(subject).toEqual({ mentioned: ['change'], shown: SHOWN });
  expect(await factsRead({ kind: 'message', subject: '{{ change }}' })).toEqual({ mentioned: [], shown: SHOWN });
  expect((await factsRead({ kind: 'message', body: 'x' })).shown).toEqual([]);
});

test('a section in a template stands for the facts it reads', async () => {
  const mentioned = async (body: string) => (await factsRead({ kind: 'message', body })).mentioned;
  expect(await mentioned('{{ sections.commit }}')).toEqual(
    expect.arrayContaining(['commit.subject', 'commit.author', 'push']),
  );
  expect(await mentioned('{% if x %}{{ sections.run | upcase }}{% endif %}')).toContain('run.duration_seconds');
  expect(await mentioned('{{ sections.about }}')).toEqual(expect.arrayContaining(['pull_request', 'commit.subject']));
  expect(await mentioned('{{ sections.reasons }}')).toEqual(['failed_jobs']);
});

test('a section that shows what is known by then asks for no more', async () => {
  const { mentioned } = await factsRead({
    kind: 'message',
    body: '{{ sections.headline }} {{ sections.details }}',
  });
  expect(mentioned).toEqual([]);
});

test.each(['{{ sections.constructor }}', '{{ sections.nothing }}', '{{ sections }}'])(
  '%s names no section, and stands for nothing',
  async (body) => {
    expect((await factsRead({ kind: 'message', body })).mentioned).toEqual([]);
  },
);
