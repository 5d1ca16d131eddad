/**
 * Decodes responses: tolerant of the shapes seen in practice, strict about types. Four envelopes occur: a list under
 * `d.results`, an object under `d.results`, a value under `d`, and none. One rule covers them all: take `d` if it
 * exists, then its `results`.
 */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';
import type { Category, ChatMessage, Page, Task } from '../records.ts';

/** A value of a response, and its path. */
interface LocatedValue {
  readonly value: unknown;
  /** Such as `d.results[3].id`. Empty for the complete response. */
  readonly path: string;
}

/** Decodes one value. Throws a DecodeError with its path if the type is wrong. */
export type Decoder<T> = (at: LocatedValue) => T;

/** Maximum length of a path. Hostile nesting would otherwise exhaust the stack. */
const MAX_PATH = 1000;

/** Decodes one page of records from the text of a response. */
export function decodePage<T>(answer: string, decoder: Decoder<T>): Page<T> {
  const { count, ...location } = unwrapText(answer);
  return { records: elements(location).map(decoder), ...(count !== undefined && { count }) };
}

/** Decodes one value from the text of a response. */
export function decodeOne<T>(answer: string, decoder: Decoder<T>): T {
  return decoder(unwrapText(answer));
}

/** Decodes a list with `decoder` for each element. */
export function decodeList<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (at) => elements(at).map(decoder);
}

/** Decodes a record that must have an ID. */
export function decodeRecord<T extends { readonly id: unknown }>(at: LocatedValue): T {
  const fields = decodeFields(at);
  if (fields['id'] === undefined) throw mismatch(join(at.path, 'id'), 'an id', undefined);
  return fields as T;
}

/** Decodes a chat message, whose ID may be any text. */
export function decodeChatMessage({ value, path }: LocatedValue): ChatMessage {
  const { id, ...fields } = isPlainObject(value) ? value : {};
  const location = join(path, 'id');
  const text = decodeTextOrNumber({ value: id ?? '', path: location });
  if (text === '') throw mismatch(location, 'an id', undefined);
  return { ...decodeFields({ value: fields, path }), id: text };
}

/** A category of a board with its tasks. */
interface DecodedColumn<T> {
  /** The category without its tasks, not decoded yet. */
  readonly category: LocatedValue;
  readonly tasks: readonly T[];
}

/**
 * Decodes the categories of a board, `categories[].tasks[]`, with `decoder` for each task. A category without a task
 * list is an error instead of empty, because a search for a task must be sure that it saw all of them.
 */
export function decodeColumns<T>(decoder: Decoder<T>): Decoder<readonly DecodedColumn<T>[]> {
  return ({ value, path }) => {
    if (!isPlainObject(value)) throw mismatch(path, 'a board', value);
    return elements({ value: value['categories'], path: join(path, 'categories') }).map((column) => {
      if (!isPlainObject(column.value)) throw mismatch(column.path, 'a category', column.value);
      const { tasks, ...category } = column.value;
      const locations = elements({ value: tasks, path: join(column.path, 'tasks') });
      return { category: { value: category, path: column.path }, tasks: locations.map(decoder) };
    });
  };
}

/** Decodes the tasks of a board, each with its category, from a complete board or a plain list of tasks. */
export function decodeBoardTasks(at: LocatedValue): readonly Task[] {
  if (Array.isArray(at.value)) return elements(at).map(decodeRecord<Task>);
  return decodeColumns(decodeRecord<Task>)(at).flatMap(({ category: location, tasks }) => {
    const category: Partial<Category> = decodeFields(location);
    return tasks.map((task) => ({ ...task, category }));
  });
}

/** Decodes an integer from 0, as a number or as digits in a string. */
export function decodeInteger({ value, path }: LocatedValue): number {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw mismatch(path, 'an integer', value);
}

export function decodeText({ value, path }: LocatedValue): string {
  if (typeof value === 'string') return value;
  throw mismatch(path, 'a text', value);
}

function decodeTextOrNumber(at: LocatedValue): string {
  return typeof at.value === 'number' ? String(at.value) : decodeText(at);
}

function decodeBoolean({ value, path }: LocatedValue): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch(path, 'true or false', value);
}

/** Decoders of the documented fields, which have the same type in every record (api.md, section 2). */
const FIELDS: ReadonlyMap<string, Decoder<unknown>> = new Map<string, Decoder<unknown>>([
  ...['id', 'inId', 'attachmentsCount', 'commentsCount'].map((name) => [name, decodeInteger] as const),
  ...['__descriptor', 'name', 'nickname', 'about', 'description'].map((name) => [name, decodeText] as const),
  ...['username', 'displayName', 'emailAddress', 'role'].map((name) => [name, decodeText] as const),
  ...['subject', 'body', 'recordType', 'inType'].map((name) => [name, decodeText] as const),
  ...['createDate', 'modifyDate', 'dueDate', 'completeDate'].map((name) => [name, decodeText] as const),
  ['short', decodeTextOrNumber],
  ['inSecured', decodeBoolean],
  ...['member', 'board', 'category'].map((name) => [name, decodeFields] as const),
  ...['members', 'outAssociations', 'assignees', 'categories', 'tasks'].map(
    (name) => [name, decodeList(decodeFields)] as const,
  ),
]);

/** Decodes a record inside another, with every property optional. Undocumented fields are passed through. */
function decodeFields({ value, path }: LocatedValue): Record<string, unknown> {
  if (!isPlainObject(value)) throw mismatch(path, 'an object', value);
  if (path.length > MAX_PATH) throw new DecodeError(`${path.slice(0, 60)}…`, 'is nested too deeply');
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    if (isPlainObject(field) && Object.hasOwn(field, '__deferred')) return [];
    const decoder = FIELDS.get(name);
    if (decoder === undefined) return [[name, asItCame(field)]];
    return field === null ? [] : [[name, decoder({ value: field, path: join(path, name) })]];
  });
  return Object.fromEntries(fields);
}

function asItCame(value: unknown): unknown {
  return isPlainObject(value) && Array.isArray(value['results']) ? value['results'] : value;
}

/**
 * Parses the text of a response and unwraps it. `count` is the total number of records (`__count`), undefined if it is
 * absent or invalid.
 */
export function unwrapText(text: string): LocatedValue & { readonly count?: number } {
  const parsed = parseJson(text);
  const outer =
    isPlainObject(parsed) && 'd' in parsed ? { value: parsed['d'], path: 'd' } : { value: parsed, path: '' };
  if (!isPlainObject(outer.value) || !Object.hasOwn(outer.value, 'results')) return outer;
  const { value, path } = outer;
  return { value: value['results'], path: join(path, 'results'), count: readCount(value['__count']) };
}

/**
 * Returns the elements of an array, or of an object with an array under `results`. Throws a DecodeError for other
 * types.
 */
export function elements({ value, path }: LocatedValue): LocatedValue[] {
  const inner = isPlainObject(value) && Object.hasOwn(value, 'results') ? value['results'] : value;
  const location = inner === value ? path : join(path, 'results');
  if (!Array.isArray(inner)) throw mismatch(location, 'a list', inner);
  return inner.map((element: unknown, index) => ({ value: element, path: `${location}[${index}]` }));
}

/** Creates the error for a type mismatch. It contains the type found but never the value, which is untrusted text. */
export function mismatch(path: string, expected: string, found: unknown): DecodeError {
  return new DecodeError(path || 'response', `must be ${expected}, got ${typeName(found)}`);
}

/** Appends the name of a property to a path. */
export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Replace the parser's message, which quotes the text.
    throw new DecodeError(
      'response',
      text.trim() === '' ? 'must be JSON, got nothing' : 'must be JSON, got other text',
    );
  }
}

function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
