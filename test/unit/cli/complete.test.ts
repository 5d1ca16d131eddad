import { expect, test } from 'vitest';
import { candidates } from '../../../src/cli/complete.ts';
import { buildProgram } from '../../../src/cli/program.ts';

const program = buildProgram(async () => {});

test.each([
  ['te', expect.arrayContaining(['teams'])],
  ['teams ', expect.arrayContaining(['list', 'create'])],
  ['teams list --s', ['--skip', '--select']],
  ['teams list --skip 3 --s', ['--select']],
  ['users invite a@b.example --type ', ['member', 'guest']],
  ['users invite a@b.example --type g', ['guest']],
  ['members set-role ada ', ['member', 'admin']],
  ['members set-role --team 5 ada a', ['admin']],
  ['completion z', ['zsh']],
  ['chat post --body-file ', []],
  ['nonsense ', expect.arrayContaining(['send'])],
  ['com', expect.arrayContaining(['completion'])],
])('after %j come %j', (line, expected) => {
  const words = line.split(' ');
  const found = candidates(program, words);
  expect(found).toEqual(expected);
  const begun = words.at(-1) ?? '';
  expect(found.filter((word) => !word.startsWith(begun))).toEqual([]);
});
