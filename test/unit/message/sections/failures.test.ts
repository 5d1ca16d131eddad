import { expect, test } from 'vitest';
import type { Facts, RunJob } from '../../../../src/build/facts.ts';
import { elements, mentions, renderers } from '../../../support/markdown-oracle.ts';
import { renderFacts } from '../../../support/rendering.ts';
import { EXPECTED, failedJob, PUSH, readLines, readText, UNUSED } from '../../../support/shop-facts.ts';

const RED: Facts = { ...PUSH, conclusion: 'failure' };
const WHOLE: Facts = { ...RED, scope: 'run' };

test('a chat message shows at most three explaining lines, a topic twelve', async () => {
  const errors = Array.from({ length: 30 }, (_, index) => ({ message: `line ${index}\n  more of it` }));
  const facts = { ...RED, failed_jobs: [failedJob('test', 'Run npm test', errors)] };
  const chat = await readLines(facts);
  expect(chat.filter((line) => line.startsWith('↳'))).toEqual(['↳ line 0', '↳ more of it', '↳ line 1']);
  const topic = await readLines(facts, 'topic');
  const [from, to] = [topic.indexOf('```'), topic.lastIndexOf('```')];
  expect(topic.slice(from + 1, to)).toHaveLength(12);
  expect(topic.slice(from + 1, from + 3)).toEqual(['line 0', 'more of it']);
  expect(topic.at(to - 1)).toBe('…');
  expect(topic.filter((line) => line.startsWith('↳'))).toEqual([]);
});

test.each([1, 2, 3, 4])('%i groups share at most three explaining lines', async (amount) => {
  const failed = Array.from({ length: amount }, (_, index) =>
    failedJob(`job ${index}`, 'step', [EXPECTED, UNUSED, { message: 'x' }, { message: 'y' }], index),
  );
  const lines = await readLines({ ...WHOLE, failed_jobs: failed, job_counts: { total: 9, failed: amount } });
  expect(lines.join('\n').match(/↳/g)).toHaveLength(3);
});

test('log files come first in a chat message, a topic, and its subject', async () => {
  const errors = [{ message: 'cart adds a gift card\nexpected 90 to be 100' }, { message: 'price is undefined' }];
  const facts = { ...RED, errors, failed_jobs: [failedJob('test', 'Run npm test', [UNUSED])] };
  const chat = await readLines(facts);
  expect(chat.filter((line) => line.startsWith('↳'))).toEqual([
    '↳ cart adds a gift card',
    '↳ expected 90 to be 100',
    '↳ price is undefined',
  ]);
  const topic = await readLines(facts, 'topic');
  expect(topic.slice(topic.indexOf('```') + 1).slice(0, 3)).toEqual([
    'cart adds a gift card',
    'expected 90 to be 100',
    'price is undefined',
  ]);
  const { content } = await renderFacts(facts, { kind: 'topic' });
  expect(content.subject).toContain(': cart adds a gift card');
  const { failed_jobs: _, ...unread } = facts;
  expect((await readLines(unread)).filter((line) => line.startsWith('↳'))).toHaveLength(3);
});

test("jobs are listed only if they aren't named above", async () => {
  const two = { ...WHOLE, failed_jobs: [failedJob('a', 'x', [], 1), failedJob('b', 'y', [], 2)] };
  expect(await readLines(two, 'topic')).not.toContain('| Other failed jobs | Step |');
  const many = Array.from({ length: 25 }, (_, index) => failedJob(`test (${index})`, 'x', [], index));
  const listed = await readLines({ ...WHOLE, failed_jobs: many }, 'topic');
  expect(listed).toContain('| test (20) | x |');
  expect(listed).not.toContain('| test (21) | x |');
  expect(listed).toContain('… and 4 more jobs');
});

test('nothing in a job, step, or error is active', async () => {
  const hostile = '@team [x](https://evil.example) **b** `c` <img src=x> :smile: #TAG-1\n# heading\n```\n@here\n~~~';
  const job: RunJob = {
    name: hostile,
    failed_steps: [{ name: hostile }],
    errors: [{ message: hostile, path: hostile, line: 1 }],
  };
  const facts: Facts = {
    ...WHOLE,
    failed_jobs: [job, { ...job, name: 'other', errors: [{ message: `other ${hostile}` }] }],
    change: 'still-failing',
    commits_since_green: { commits: [{ sha: hostile, short: hostile, subject: hostile }], count: 2 },
    suspects: [{ login: hostile }],
    stopped: { by: 'person', person: hostile },
  };
  for (const kind of ['message', 'topic'] as const) {
    const { body, subject = '' } = await readText(facts, kind);
    expect(mentions(body)).toEqual([]);
    expect(mentions(subject)).toEqual([]);
    for (const renderer of Object.values(renderers)) {
      const current = ['p', 'br', 'strong', 'a', 'ul', 'li', 'pre', 'code'];
      expect(elements(renderer(body)).filter((name) => !current.includes(name))).toEqual([]);
      expect(renderer(body).match(/<pre>/g) ?? []).toHaveLength(kind === 'topic' ? 2 : 0);
    }
  }
});
