import { expect, test } from 'vitest';
import { candidates } from '../../../src/cli/complete.ts';
import { buildProgram } from '../../../src/cli/program.ts';

const program = buildProgram(async () => {});

test.each([
  ['te', ['teams']],
  ['teams ', ['list', 'create']],
  ['teams list --s', ['--skip', '--select']],
  ['teams list --skip 3 --s', ['--select']],
  ['users invite a@b.example --type ', ['member', 'guest']],
  ['users invite a@b.example --type g', ['guest']],
  ['members set-role ada ', ['member', 'admin']],
  ['members set-role --team 5 ada a', ['admin']],
  ['completion z', ['zsh']],
  ['chat post --body-file ', []],
  ['nonsense ', expect.arrayContaining(['send'])],
  ['com', ['completion']],
])('after %j come %j', (line, expected) => {
  expect(candidates(program, line.split(' '))).toEqual(expected);
});
