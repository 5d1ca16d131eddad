import { describe, expect, test } from 'vitest';
import { assignees, isUsername, mentions, reference, users } from '../../../../src/settings/readers/directory.ts';
import type { ValueReader } from '../../../../src/settings/readers/reading.ts';

/** What a reader makes of a text, or what it says is wrong with it. */
async function read<T>(
  reader: ValueReader<T>,
  text: string,
): Promise<{ value: Awaited<T> | undefined; faults: string[] }> {
  const faults: string[] = [];
  const fault = (words: string) => void faults.push(words);
  const redact = (given: string) => given.replaceAll('s3cret', '***');
  const value = await reader({
    text,
    from: 'input',
    redact,
    shown: JSON.stringify,
    today: () => '1970-01-01',
    workspace: undefined,
    fault,
    notice: fault,
  });
  return { value, faults };
}

const username = (name: string) => ({ by: 'username', name });
const role = (name: string) => ({ by: 'role', role: name });

describe('a team, forum or category', () => {
  test.each([
    ['1042', 1042],
    [' Support Desk ', 'Support Desk'],
    ['+platform', '+platform'],
    ['2nd line', '2nd line'],
    ['Équipe Café', 'Équipe Café'],
  ])('%j is read', async (text, value) => {
    expect(await read(reference, text)).toEqual({ value, faults: [] });
  });

  test.each(['0', '-3', '1.5', 'x'.repeat(101), 'two\nlines', 'team\u2028✅ passed', 'the s3cret team'])(
    '%j is refused',
    async (text) => {
      const { value, faults } = await read(reference, text);
      expect([value, faults.length]).toEqual([undefined, 1]);
    },
  );
});

describe('mention', () => {
  test.each([
    ['ada, @Ben  author', [username('ada'), username('Ben'), role('author')]],
    ['@team\n@here', [role('team'), role('here')]],
    ['admins, @admins', [role('admins'), username('admins')]],
    ['@author', [username('author')]],
    ['tess, tim.o-hara_2', [username('tess'), username('tim.o-hara_2')]],
  ])('%j is read', async (text, value) => {
    expect(await read(mentions, text)).toEqual({ value, faults: [] });
  });

  test.each([
    ['@channel', /did you mean|unknown word/],
    ['suspect', /unknown word/],
    ['ada@example.com', /mentions nobody/],
    ['7', /mentions nobody/],
    ['- ada', /not a username/],
    ['["ada"]', /not a username/],
    [',', /names nobody/],
    ['a '.repeat(101), /names 101/],
    ['s3cret', /holds a secret/],
    ['ghs_16C7e42F292c6912E7710c838347Ae178B4a', /holds a secret/],
  ])('%j is refused', async (text, words) => {
    expect((await read(mentions, text)).faults.join(' ')).toMatch(words);
  });
});

describe('assignees', () => {
  test.each([
    ['suspects OR admins', [[role('suspects')], [role('admins')]]],
    ['ada, ben@example.com or 7', [[username('ada'), { by: 'email', name: 'ben@example.com' }], [{ by: 'id', id: 7 }]]],
  ])('%j is read', async (text, value) => {
    expect(await read(assignees, text)).toEqual({ value, faults: [] });
  });

  test.each(['or ada', 'ada or', 'ada or or ben', 'team', 'here or ada', 'a/b'])('%j is refused', async (text) => {
    expect((await read(assignees, text)).faults).toHaveLength(1);
  });
});

describe('users', () => {
  test.each([
    ['octocat: ada', { type: 'map', accounts: new Map([['octocat', 'ada']]) }],
    [
      '{"Grace@Example.com": "@grace", "42": 7}',
      {
        type: 'map',
        accounts: new Map([
          ['42', '7'],
          ['grace@example.com', 'grace'],
        ]),
      },
    ],
    ['.github/people.yml', { type: 'file', path: '.github/people.yml' }],
  ])('%j is read', async (text, value) => {
    expect(await read(users, text)).toEqual({ value, faults: [] });
  });

  test.each(['- ada', 'octocat', 'octocat: [ada]', 'octocat: "a b"', 'octocat:', 's3cret: ada'])(
    '%j is refused',
    async (text) => {
      expect((await read(users, text)).faults).toHaveLength(1);
    },
  );

  test('own properties only', async () => {
    const { value } = await read(users, '{"__proto__": "ada", "constructor": "ben"}');
    expect(value).toEqual({
      type: 'map',
      accounts: new Map([
        ['__proto__', 'ada'],
        ['constructor', 'ben'],
      ]),
    });
  });
});

test('a username is what the service takes for one mention', () => {
  expect(['ada', 'jörg', 'a.b-c_d'].every(isUsername)).toBe(true);
  expect(['', '-', 'a b', '@ada', 'a\n', 'x'.repeat(101)].some(isUsername)).toBe(false);
});
