import { expect, test } from 'vitest';
import { loggedBy } from '../../../../../src/facts/github/jobs/log-lines.ts';

/** Lines of a log with their seconds: `12 text`. */
function log(...lines: readonly string[]): string {
  return lines.map((line) => `2026-03-04T04:00:${line.slice(0, 2)}.1234567Z ${line.slice(3)}`).join('\n');
}

const at = (from: number, to: number) => ({ from: `2026-03-04T04:00:${from}Z`, to: `2026-03-04T04:00:${to}Z` });
const EXIT = '##[error]Process completed with exit code 1.';

test('without lines that are marked as errors nothing is the cause', () => {
  expect(loggedBy(log('10 ##[group]Run npm test', '11 all fine'), { name: 'Test', at: at(10, 11) })).toEqual({
    marked: [],
    foreign: [],
    lines: [],
  });
});

test('the only step with an error is the failing one, whatever the times say', () => {
  const text = log(
    '10 ##[group]Run npm test',
    '11 TypeError: price is undefined',
    `12 ${EXIT}`,
    '13 Post job cleanup.',
  );
  expect(loggedBy(text, { name: 'Test', at: at(40, 41) }).lines).toEqual(['TypeError: price is undefined']);
});

test('of several, the time decides; the errors of the others are foreign', () => {
  const text = log(
    '10 ##[group]Run eslint',
    '11 ##[error]unused variable',
    '12 ##[group]Run npm test',
    '13 ##[error]expected 1 to be 2',
    `14 ${EXIT}`,
    '16 ##[group]Run upload',
    '17 ##[error]no files',
  );
  const logged = loggedBy(text, { name: 'Test', at: at(12, 14) });
  expect(logged.lines).toEqual(['expected 1 to be 2']);
  expect(logged.foreign).toEqual(['unused variable', 'no files']);
});

test('of several in one second, the name decides', () => {
  const text = log(
    '10 ##[group]Run npm run lint',
    '10 ##[error]unused variable',
    '10 ##[group]Run npm test',
    '10 ##[error]expected 1 to be 2',
    '10 ##[group]Run upload',
    '10 ##[error]no files',
  );
  expect(loggedBy(text, { name: 'Run npm test', at: at(10, 10) }).lines).toEqual(['expected 1 to be 2']);
});

test('where nothing decides, nothing is told', () => {
  const text = log('10 ##[group]Run a', '10 ##[error]one', '11 ##[group]Run b', '11 ##[error]two');
  expect(loggedBy(text, { name: 'Test', at: undefined })).toMatchObject({ lines: [], foreign: ['one', 'two'] });
  expect(loggedBy(text, { name: 'Test', at: at(40, 50) }).lines).toEqual([]);
});

test('hostile logs take linear time', () => {
  const step = { name: 'Test', at: at(10, 11) };
  for (const unit of ['2026-03-04T', '##[group]Run ', '##[error]', 'error: ', '\u001b[', 'exit ', "thread '"]) {
    const started = performance.now();
    loggedBy(unit.repeat(400_000), step);
    loggedBy(`${unit}\n`.repeat(100_000), step);
    expect(performance.now() - started).toBeLessThan(3_000);
  }
});
