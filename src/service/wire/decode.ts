/**
 * Decodes responses: tolerant of the shapes seen in practice, strict about types. Four envelopes occur: a list under
 * `d.results`, an object under `d.results`, a value under `d`, and none.
 */

import { DecodeError } from '../../errors.ts';
import { isPlainObject, parseJson } from '../../objects.ts';
import type { ChatMessage, Page, Task } from '../records.ts';

/**
 * Decodes a value at a path such as `d.results[3].id`. Throws a DecodeError with the path if the type is wrong.
 *
 * @param count of all records of the list, if the response has it
 */
export type Decoder<T> = (value: unknown, path: string, count?: number) => T;

/** Maximum length of a path. Hostile nesting would otherwise exhaust the stack. */
const MAX_PATH = 1000;

/** Decodes the text of a response. Takes `d` if it exists, then its `results`. */
export function decodeText<T>(text: string, decoder: Decoder<T>): T {
  const parsed = parseJson(text);
  if (parsed === undefined)
    throw new DecodeError('response', `must be JSON, got ${text.trim() === '' ? 'nothing' : 'other text'}`);
  const [value, path] = isPlainObject(parsed) && 'd' in parsed ? [parsed['d'], 'd'] : [parsed, ''];
  if (!isPlainObject(value) || !Object.hasOwn(value, 'results')) return decoder(value, path);
  const count = decodeSafely(() => decodeInteger(value['__count'], path));
  return decoder(value['results'], joinPath(path, 'results'), count);
}

/** Returns undefined if decoding throws a DecodeError. */
export function decodeSafely<T>(decode: () => T): T | undefined {
  try {
    return decode();
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** Decodes one page of records. */
export function decodePage<T>(decoder: Decoder<T>): Decoder<Page<T>> {
  return (value, path, count) => ({ records: decodeList(decoder)(value, path), ...(count !== undefined && { count }) });
}

/** Decodes an array, or an object with an array under `results`, with `decoder` for each element. */
export function decodeList<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (value, path) => {
    const isWrapped = isPlainObject(value) && Object.hasOwn(value, 'results');
    const list = isWrapped ? value['results'] : value;
    const location = isWrapped ? joinPath(path, 'results') : path;
    if (!Array.isArray(list)) throw createMismatchError(location, 'a list', list);
    return list.map((element: unknown, index) => decoder(element, `${location}[${index}]`));
  };
}

/** Decodes a record that must have an ID. */
export function decodeRecord<T extends { readonly id: unknown }>(value: unknown, path: string): T {
  const fields = decodeFields(value, path);
  if (fields['id'] === undefined) throw createMismatchError(joinPath(path, 'id'), 'an id', undefined);
  return fields as T;
}

/** Decodes a chat message, whose ID may be any text. */
export function decodeChatMessage(value: unknown, path: string): ChatMessage {
  const { id, ...fields } = isPlainObject(value) ? value : {};
  const text = decodeStringOrNumber(id ?? '', joinPath(path, 'id'));
  if (text === '') throw createMismatchError(joinPath(path, 'id'), 'an id', undefined);
  return { ...decodeFields(fields, path), id: text };
}

/**
 * Decodes the categories of a board, `categories[].tasks[]`. A category without a task list is an error instead of
 * empty, because a search for a task must be sure that it saw all of them.
 */
export function decodeColumns<T>(decodeTask: Decoder<T>) {
  const decodeColumn = (column: unknown, path: string) => {
    if (!isPlainObject(column)) throw createMismatchError(path, 'a category', column);
    const { tasks, ...category } = column;
    return { tasks: decodeList(decodeTask)(tasks, joinPath(path, 'tasks')), category: decodeFields(category, path) };
  };
  return (value: unknown, path: string) => {
    if (!isPlainObject(value)) throw createMismatchError(path, 'a board', value);
    return decodeList(decodeColumn)(value['categories'], joinPath(path, 'categories'));
  };
}

/** Decodes the tasks of a board, each with its category. */
export function decodeBoardTasks(value: unknown, path: string): readonly Task[] {
  const columns = decodeColumns(decodeRecord<Task>)(value, path);
  return columns.flatMap(({ tasks, category }) => tasks.map((task) => ({ ...task, category })));
}

/** A topic or task, as shown in a list. */
export interface ContentRecord {
  readonly id: number;
  /** Empty if the list doesn't show it. */
  readonly subject: string;
  readonly body: string;
  /** Milliseconds since the epoch, by the clock of the service. Absent if the list doesn't show it. */
  readonly createdAt?: number;
  /** All fields, unchanged. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Decodes a topic or task of a list. Missing fields are left for the search to judge. */
export function decodeContent(value: unknown, path: string): ContentRecord {
  if (!isPlainObject(value)) throw createMismatchError(path, 'a record', value);
  const { id, subject, body, createDate } = value;
  return {
    id: decodeInteger(id, joinPath(path, 'id')),
    body: decodeString(body ?? '', joinPath(path, 'body')),
    subject: typeof subject === 'string' ? subject : '',
    createdAt: findTime(createDate),
    fields: value,
  };
}

/** Parses a date. Services use several formats; one that is invalid or has no time zone is ignored. */
function findTime(date: unknown): number | undefined {
  const text = typeof date === 'string' ? date.slice(0, 60).trim() : '';
  const milliseconds = /^\/Date\((\d{1,15})/.exec(text)?.[1];
  if (milliseconds !== undefined) return Number(milliseconds);
  const time = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Decodes an integer from 0, as a number or as digits in a string. */
function decodeInteger(value: unknown, path: string): number {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw createMismatchError(path, 'an integer', value);
}

function decodeString(value: unknown, path: string): string {
  if (typeof value === 'string') return value;
  throw createMismatchError(path, 'a text', value);
}

function decodeStringOrNumber(value: unknown, path: string): string {
  return typeof value === 'number' ? String(value) : decodeString(value, path);
}

const TEXTS = [
  ...['__descriptor', 'name', 'nickname', 'about', 'description', 'username', 'displayName', 'emailAddress', 'role'],
  ...['subject', 'body', 'recordType', 'inType', 'createDate', 'modifyDate', 'dueDate', 'completeDate'],
];

/** Decoders of the documented fields, which have the same type in every record (api.md, section 2). */
const FIELDS = new Map<string, Decoder<unknown>>([
  ...TEXTS.map((name) => [name, decodeString] as const),
  ...['id', 'inId', 'attachmentsCount', 'commentsCount'].map((name) => [name, decodeInteger] as const),
  ['short', decodeStringOrNumber],
  ...['member', 'board', 'category'].map((name) => [name, decodeFields] as const),
  ...['members', 'outAssociations', 'assignees', 'categories', 'tasks'].map(
    (name) => [name, decodeList(decodeFields)] as const,
  ),
]);

/** Decodes a record inside another, with every property optional. Undocumented fields are passed through. */
function decodeFields(value: unknown, path: string): Record<string, unknown> {
  if (!isPlainObject(value)) throw createMismatchError(path, 'an object', value);
  if (path.length > MAX_PATH) throw new DecodeError(`${path.slice(0, 60)}…`, 'is nested too deeply');
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (isPlainObject(field) && Object.hasOwn(field, '__deferred')) return [];
    const decoder = FIELDS.get(name);
    if (decoder !== undefined) return field === null ? [] : [[name, decoder(field, joinPath(path, name))]];
    return [[name, isPlainObject(field) && Array.isArray(field['results']) ? field['results'] : field]];
  });
  return Object.fromEntries(fields);
}

/** Creates the error for a type mismatch. It contains the type found but never the value, which is untrusted text. */
function createMismatchError(path: string, expected: string, found: unknown): DecodeError {
  return new DecodeError(path || 'response', `must be ${expected}, got ${nameType(found)}`);
}

/** Appends the name of a property to a path. */
function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function nameType(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
