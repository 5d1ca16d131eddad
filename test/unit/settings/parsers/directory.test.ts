import { describe, expect, test } from 'vitest';
import { assignees, mentions, reference, users } from '../../../../src/settings/parsers/directory.ts';
import { Invalid, type ParseContext, type Parser } from '../../../../src/settings/parsers/parser.ts';

const CONTEXT: ParseContext = {
  from: 'input',
  redact: (raw) => raw.replaceAll('s3cret', '***'),
  quoteValue: JSON.stringify,
  today: () => '1970-01-01',
  workspace: undefined,
};

/** Returns the parsed value of a text, or its errors. */
async function parse<T>(parser: Parser<T>, text: string): Promise<{ value?: T; errors: string[] }> {
  const parsed = await parser(text, CONTEXT);
  if (parsed instanceof Invalid) return { errors: parsed.errors.map(({ message }) => message) };
  return { value: parsed, errors: [] };
}

const username = (name: string) => ({ by: 'username', name });
const role = (name: string) => ({ by: 'role', role: name });

describe('a team, forum, or category', () => {
  test.each([
    ['1042', 1042],
    [' Équipe Café ', 'Équipe Café'],
    ['2nd line', '2nd line'],
  ])('parses %j', async (text, value) => {
    expect(await parse(reference, text)).toEqual({ value, errors: [] });
  });

  test.each(['0', '1.5', 'x'.repeat(101), 'team\u2028✅ passed'])('rejects %j', async (text) => {
    expect((await parse(reference, text)).errors).toHaveLength(1);
  });
});

describe('mention', () => {
  test.each([
    ['ada, @Ben  author', [username('ada'), username('Ben'), role('author')]],
    ['@team\n@here', [role('team'), role('here')]],
    ['admins, @admins', [role('admins'), username('admins')]],
    ['@author tim.o-hara_2', [username('author'), username('tim.o-hara_2')]],
  ])('parses %j', async (text, value) => {
    expect(await parse(mentions, text)).toEqual({ value, errors: [] });
  });

  test.each([
    ['suspect', /unknown word/],
    [',', /names nobody/],
    ['a '.repeat(101), /names 101/],
    ['s3cret', /contains a secret/],
    ['ghs_16C7e42F292c6912E7710c838347Ae178B4a', /contains a secret/],
  ])('rejects %j', async (text, texts) => {
    expect((await parse(mentions, text)).errors.join(' ')).toMatch(texts);
  });
});

describe('assignees', () => {
  test.each([
    ['suspects OR admins', [[role('suspects')], [role('admins')]]],
    ['ada, ben@example.com or 7', [[username('ada'), { by: 'email', name: 'ben@example.com' }], [{ by: 'id', id: 7 }]]],
  ])('parses %j', async (text, value) => {
    expect(await parse(assignees, text)).toEqual({ value, errors: [] });
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
  ])('parses %j', async (text, value) => {
    expect(await parse(users, text)).toEqual({ value, errors: [] });
  });

  test.each(['octocat: "a b"', 'octocat:', 's3cret: ada'])('rejects %j', async (text) => {
    expect((await parse(users, text)).errors).toHaveLength(1);
  });

  test('reads own properties only', async () => {
    const { value } = await parse(users, '{"__proto__": "ada", "constructor": "ben"}');
    expect(value).toEqual({
      type: 'map',
      accounts: new Map([
        ['__proto__', 'ada'],
        ['constructor', 'ben'],
      ]),
    });
  });
});
