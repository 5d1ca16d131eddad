import { expect, test } from 'vitest';
import { DecodeError } from '../../../../src/errors.ts';
import type { Board, Task, Team, Topic, User } from '../../../../src/service/records.ts';
import {
  decodeBoardTasks,
  decodeChatMessage,
  decodePage,
  decodeRecord,
  decodeText,
} from '../../../../src/service/wire/decode.ts';

const json = JSON.stringify;

function toPath(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof DecodeError) return error.path;
    throw error;
  }
  return 'no error';
}

test.each([
  ['d.results, a list', { d: { results: [{ id: 1, name: 'A' }], __count: 7 } }, { count: 7 }],
  ['the count as digits', { d: { results: [{ id: 1, name: 'A' }], __count: '7' } }, { count: 7 }],
  ['an unreadable count', { d: { results: [{ id: 1, name: 'A' }], __count: 'many' } }, {}],
  ['a bare list', [{ id: 1, name: 'A' }], {}],
  ['results without d', { results: [{ id: 1, name: 'A' }] }, {}],
])('decodes a page in %s', (_, answer, rest) => {
  expect(decodeText(json(answer), decodePage(decodeRecord<Team>))).toEqual({
    records: [{ id: 1, name: 'A' }],
    ...rest,
  });
});

test.each([
  ['d.results', { d: { results: { id: 1, name: 'A' } } }],
  ['d', { d: { id: 1, name: 'A' } }],
  ['the answer itself', { id: 1, name: 'A' }],
])('decodes one record in %s', (_, answer) => {
  expect(decodeText(json(answer), decodeRecord<Team>)).toEqual({ id: 1, name: 'A' });
});

test('names what is no JSON without quoting it', () => {
  expect(() => decodeText('<html>', decodeRecord)).toThrow('response: must be JSON, got other text');
  expect(() => decodeText(' ', decodeRecord)).toThrow('response: must be JSON, got nothing');
});

test('ids are numbers, except those of chat messages', () => {
  expect(decodeText(json({ d: { id: '12' } }), decodeRecord<Topic>).id).toBe(12);
  expect(decodeText(json({ d: { id: 12 } }), decodeChatMessage).id).toBe('12');
  expect(decodeText(json({ d: { id: 'a-1' } }), decodeChatMessage).id).toBe('a-1');
});

test('omits fields that were not expanded, and keeps expanded lists and unknown fields', () => {
  const task = {
    id: 1,
    board: { __deferred: { uri: 'x' } },
    category: { id: '2', name: 'Doing' },
    assignees: { results: [{ id: 3, emailAddress: null }, { username: 'ann' }] },
    comments: { __deferred: { uri: 'x' } },
    tags: { results: ['a', 'b'] },
    completeDate: null,
    commentsCount: '4',
    short: 17,
    __metadata: { type: 'Entity.Tasks.Task' },
    __descriptor: 'T',
  };
  expect(decodeText(json({ d: { results: task } }), decodeRecord<Task>)).toEqual({
    id: 1,
    category: { id: 2, name: 'Doing' },
    assignees: [{ id: 3 }, { username: 'ann' }],
    tags: ['a', 'b'],
    commentsCount: 4,
    short: '17',
    __metadata: { type: 'Entity.Tasks.Task' },
    __descriptor: 'T',
  });
});

test('tasks of a board have their category', () => {
  const board = {
    id: 1,
    categories: {
      results: [
        { id: 2, name: 'Uncategorized', tasks: { results: [{ id: 4, subject: 'S' }] } },
        { id: 3, name: 'Done', tasks: { results: [] } },
      ],
    },
  };
  const tasks = [{ id: 4, subject: 'S', category: { id: 2, name: 'Uncategorized' } }];
  expect(decodeText(json({ d: board }), decodeBoardTasks)).toEqual(tasks);
  expect(decodeText(json({ d: { results: board } }), decodeBoardTasks)).toEqual(tasks);
});

test('a board with deferred or missing tasks is an error, not a short list', () => {
  const withTasks = (tasks: unknown) => json({ d: { categories: { results: [{ id: 2, tasks }] } } });
  const path = 'd.categories.results[0].tasks';
  expect(toPath(() => decodeText(withTasks({ __deferred: {} }), decodeBoardTasks))).toBe(path);
  expect(toPath(() => decodeText(withTasks(undefined), decodeBoardTasks))).toBe(path);
  expect(toPath(() => decodeText(json({ d: { id: 1 } }), decodeBoardTasks))).toBe('d.categories');
});

test.each([
  ['response', '', decodeRecord<Team>],
  ['response', 'null', decodeRecord<Team>],
  ['d.id', json({ d: { name: 'A' } }), decodeRecord<Team>],
  ['d.id', json({ d: { id: null } }), decodeRecord<Team>],
  ['d.id', json({ d: { id: 2 ** 53 } }), decodeRecord<Team>],
  ['d.id', json({ d: { id: '' } }), decodeChatMessage],
  ['d.results.name', json({ d: { results: { id: 1, name: 5 } } }), decodeRecord<Team>],
  ['id', json({}), decodeRecord<User>],
  ['d.categories.results[1].tasks[0].subject', json({ d: deepBoard() }), decodeRecord<Board>],
])('reports an invalid response at %s', (path, answer, decoder) => {
  expect(toPath(() => decodeText<unknown>(answer, decoder))).toBe(path);
});

function deepBoard() {
  return { id: 1, categories: { results: [{ id: 1 }, { id: 2, tasks: [{ subject: true }] }] } };
}

test('an error does not quote the response', () => {
  const hostile = json({ d: { results: [{ id: 1, username: { 'hunter2\u001b': 1 } }] } });
  expect(() => decodeText(hostile, decodePage(decodeRecord<User>))).toThrow(
    'd.results[0].username: must be a text, got an object',
  );
});

test('treats names of the prototype as ordinary fields', () => {
  const user = decodeText(
    '{"id":1,"constructor":"x","__proto__":{"polluted":true},"toString":{"__deferred":1}}',
    decodeRecord<User>,
  );
  expect(Object.hasOwn(user, 'constructor')).toBe(true);
  expect('polluted' in user).toBe(false);
  expect(Object.hasOwn(user, 'toString')).toBe(false);
});

test('deep nesting ends in a DecodeError', () => {
  const depth = 5000;
  const answer = `{"id":1,"board":{"categories":[`.repeat(depth) + ']}}'.repeat(depth);
  expect(() => decodeText(answer, decodeRecord<Team>)).not.toThrow(RangeError);
  const task = '{"id":1,"category":{"tasks":['.repeat(depth) + ']}}'.repeat(depth);
  expect(() => decodeText(task, decodeRecord<Task>)).toThrow(DecodeError);
});
