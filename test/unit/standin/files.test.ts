import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CommandFiles, createCommandFiles, parsePairs, readCommandFiles } from '../../standin/file-commands.ts';
import { temporaryFolder } from '../../standin/fixture-action.ts';
import { createMasks } from '../../standin/masks.ts';
import { createStepLog } from '../../standin/step-log.ts';

function read(write: (files: CommandFiles) => void) {
  const masks = createMasks(['hush']);
  const log = createStepLog(masks, false);
  const files = createCommandFiles(temporaryFolder(), 'main');
  write(files);
  return { ...readCommandFiles(files, log, masks), log: log.text(), failed: log.failed() };
}

test('pairs are lines or blocks, whichever sign comes first', () => {
  const text = 'a=1<<2\nb<<EOF\nline 1\n\nc=3\nEOF\n\nd=\ne<<X\nX\n';
  expect([...parsePairs(text)]).toEqual([
    ['a', '1<<2'],
    ['b', 'line 1\n\nc=3'],
    ['d', ''],
    ['e', ''],
  ]);
});

test.each(['bare', '=value', '<<EOF\nEOF', 'a<<\n', 'a<<EOF\nnever closed'])('%j is refused', (text) => {
  expect(() => parsePairs(text)).toThrow('Invalid');
});

test('outputs, state, environment and paths come from their files', () => {
  const result = read((files) => {
    appendFileSync(files.output, 'outcome=delivered\n');
    appendFileSync(files.state, 'checked=1\n');
    appendFileSync(files.env, 'A=b\nNODE_OPTIONS=--inspect\n');
    appendFileSync(files.path, '/one\n\n/two\n');
  });
  expect(result.outputs).toEqual(new Map([['outcome', 'delivered']]));
  expect(result.state).toEqual(new Map([['checked', '1']]));
  expect(result.env).toEqual(new Map([['A', 'b']]));
  expect(result.paths).toEqual(['/one', '/two']);
  expect(result.log).toContain('NODE_OPTIONS');
});

test('a file that cannot be understood fails the step, a deleted one does not', () => {
  expect(read((files) => writeFileSync(files.output, 'broken')).failed).toBe(true);
  const removeAll = (files: CommandFiles) => {
    for (const path of Object.values(files)) rmSync(path);
  };
  expect(read(removeAll).failed).toBe(false);
});

test('a summary is masked, and dropped whole above 1,048,576 bytes', () => {
  const limit = 1_048_576;
  expect(read((files) => writeFileSync(files.step_summary, '# hush\n')).summary).toBe('# ***\n');
  expect(read((files) => writeFileSync(files.step_summary, 'x'.repeat(limit))).summary).toHaveLength(limit);
  const dropped = read((files) => writeFileSync(files.step_summary, 'x'.repeat(limit + 1)));
  expect(dropped.summary).toBe('');
  expect(dropped.log).toMatch(/^Error: .*GITHUB_STEP_SUMMARY/);
});
