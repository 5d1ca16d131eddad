import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { EXPECTED, failedJob, PUSH, readLines, UNUSED } from '../../../support/shop-facts.ts';

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

test.each(['message', 'topic'] as const)('each job of a lost matrix is named in a %s', async (kind) => {
  const legs = ['amd64', 'arm64'].map((leg, at) => ({ ...failedJob(`image (${leg})`, 'x', [], at), failed_steps: [] }));
  const failed_jobs = legs.map((leg) => ({ ...leg, infrastructure: 'shutdown' as const }));
  const termination = { reason: 'shutdown', category: 'infrastructure', certain: true } as const;
  const lines = await readLines({ ...WHOLE, failed_jobs, infrastructure: 'shutdown', termination }, kind);
  expect(lines.join('\n')).toContain(
    kind === 'message' ? 'image (amd64) and image (arm64)' : 'image (amd64) and 1 more',
  );
});

test("jobs are listed only if they aren't named above", async () => {
  const two = { ...WHOLE, failed_jobs: [failedJob('a', 'x', [], 1), failedJob('b', 'y', [], 2)] };
  expect(await readLines(two, 'topic')).not.toContain('| Other failed jobs | Step |');
  // Jobs without an explanation need no paragraph each.
  expect(await readLines(two, 'topic')).toContain('a in x and b in y');
  const legs = [3, 4].map((leg) => failedJob(`c (${leg})`, 'z', [], leg));
  const lines = await readLines({ ...two, failed_jobs: [...two.failed_jobs, ...legs] }, 'topic');
  expect(lines).toEqual(expect.arrayContaining(['a in x', 'b in y', 'c (3) in z and 1 more matrix job']));
  const many = Array.from({ length: 25 }, (_, index) => failedJob(`test (${index})`, 'x', [], index));
  const listed = await readLines({ ...WHOLE, failed_jobs: many }, 'topic');
  expect(listed).toContain('| test (20) | x |');
  expect(listed).not.toContain('| test (21) | x |');
  expect(listed).toContain('… and 4 more jobs');
});
