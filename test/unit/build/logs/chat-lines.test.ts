/** Verifies the lines of a chat message for logs of test runners and tools: those after `> `. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainLog } from '../../../../src/build/logs/explain.ts';
import { formatReasons } from '../../../../src/message/sections/failures.ts';
import { getChance } from '../../../support/chance.ts';
import { jobLogAround } from '../../../support/job-logs/job-log.ts';
import { plainLines } from '../../../support/rendering.ts';

const CONTEXT = { root: '/app', hide: (text: string) => text };

const CASES = readFileSync(new URL('chat-lines.txt', import.meta.url), 'utf8')
  .split(/^=== (?=[a-z])/m)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.trimEnd().split('\n');
    const isReplayedAttempt = (line: string) => line.startsWith('> ↳ ');
    return [
      name,
      lines.filter((line) => !isReplayedAttempt(line)),
      lines.filter(isReplayedAttempt).map((line) => line.slice(4)),
    ] as const;
  });

test.each(CASES)('%s', (_, log, results) => {
  const { errors } = explainLog(log.join('\n'), CONTEXT);
  // A zero-width space separates the letters of text that a client would turn into a link or a mention.
  expect(formatReasons(errors).flatMap((line) => plainLines(line.replaceAll('\u200B', '')))).toEqual(results);
});

test('finds the same line in the log of a complete job among the three of a chat message in four of five cases', () => {
  const found = CASES.filter(([, lines, [first = '']], seed) => {
    const { errors } = explainLog(jobLogAround(lines.join('\n'), getChance(seed).next), CONTEXT);
    const reasons = formatReasons(errors).slice(0, 3);
    return reasons.flatMap((line) => plainLines(line.replaceAll('\u200B', ''))).includes(first);
  });
  expect(found.length / CASES.length).toBeGreaterThanOrEqual(0.8);
});
