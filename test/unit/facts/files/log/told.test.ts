/** What a chat message tells of the logs of test runners and tools: the lines behind `> `. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainLog } from '../../../../../src/facts/files/log/explain.ts';
import { logErrors } from '../../../../../src/facts/files/log/log-errors.ts';
import { reasonsOf } from '../../../../../src/message/sections/words/reasons.ts';
import { plainLines } from '../../../../support/rendering.ts';

const TOLD = readFileSync(new URL('told.txt', import.meta.url), 'utf8')
  .split(/^=== (?=[a-z])/m)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.trimEnd().split('\n');
    const isTold = (line: string) => line.startsWith('> ↳ ');
    return [name, lines.filter((line) => !isTold(line)), lines.filter(isTold).map((line) => line.slice(4))] as const;
  });

test.each(TOLD)('%s', (_, log, told) => {
  const errors = logErrors(explainLog(log.join('\n')), { root: '/app', hide: (text) => text });
  // Between the letters of what a client would make a link or a mention of stands a space without width.
  expect(reasonsOf({ errors }).flatMap((line) => plainLines(line.replaceAll('\u200B', '')))).toEqual(told);
});
