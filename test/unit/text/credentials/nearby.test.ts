/** That a value is told by its own look in the line of a name, whatever stands between, and nothing else there is. */
import { describe, expect, test } from 'vitest';
import { hideCredentials } from '../../../../src/text/credentials/hide.ts';
import { chanceOf } from '../../../support/chance.ts';
import { made } from '../../../support/credential-kinds.ts';

const { next } = chanceOf(7);
const TOKEN = made('{A32}', next);
/** Only its name tells that it is one. */
const SMALL = made('{a32}', next);

/** Between a name and its value: signs and words that no rule knows. */
const BETWEEN = [' ~> ', ' was rotated by ada, now ', ' {{ ', ' / ', ' (prod): ', ' ;; '];

describe.each(['password', 'API_TOKEN', 'clientSecret', 'Kennwort', 'contraseña', 'パスワード'])('%s', (name) => {
  test.each(BETWEEN)('with %j before its value', (between) => {
    expect(hideCredentials(`see ${name}${between}${TOKEN} here`)).toBe(`see ${name}${between}*** here`);
  });

  test.each([
    ['after what was hidden', `${name}=*** and ${SMALL}`],
    ['with the name of an id', `${name} of request_id=${TOKEN}`],
    ['that is a word', `${name} ~> acceptance`],
    ['of a commit', `${name} ~> ${made('{h40}', next)}`],
    ['of a file', `${name} ~> src/a1B2c3D4e5.test.ts`],
  ])('leaves one %s', (_, text) => {
    expect(hideCredentials(text)).toBe(text);
  });
});

test.each([
  ['alone in the line below', `$ ./print-token --raw\n${TOKEN}`, '$ ./print-token --raw\n***'],
  ['before the name', `[[ -n ${TOKEN} ]] # token`, '[[ -n *** ]] # token'],
  ['below its column', `user,token\nada,${TOKEN}`, 'user,token\nada,***'],
  [
    'below a table of Markdown',
    `| user | token |\n|---|---|\n| ada | ${TOKEN} |`,
    '| user | token |\n|---|---|\n| ada | *** |',
  ],
  ['as what a value becomes', '~ password = "a1b2c3d4x" -> "z9y8x7w6v"', '~ password = "***"'],
  ['behind a switch of any program', `frobnicate --attach ${TOKEN} now`, 'frobnicate --attach *** now'],
])('one is found %s', (_, text, hidden) => {
  expect(hideCredentials(text)).toBe(hidden);
  expect(hideCredentials(hidden)).toBe(hidden);
});

test('an empty cell, a cell of another column and a longer row stay', () => {
  for (const text of ['user,token\nada,', `user,token,id\nada,,${SMALL}`, 'user  token\nada  of nobody']) {
    expect(hideCredentials(text)).toBe(text);
  }
});
