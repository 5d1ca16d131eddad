/** The topics and tasks of the target that hold the mark of a key. */

import { defined } from '../../defined.ts';
import { type ContentRecord, decodeContent, readList } from '../../service/reading/lists.ts';
import type { ListScan } from '../../service/reading/pages.ts';
import type { Look } from '../../service/reading/sight.ts';
import { scanTasks } from '../../service/reading/tasks.ts';
import { readResult, UnreadError } from '../../service/reading/unread-error.ts';
import { listTopics } from '../../service/resources/topics.ts';
import type { Target } from '../../service/vocabulary.ts';
import { isObject } from '../../service/wire/envelope.ts';
import type { DirectoryLists } from '../lists.ts';
import type { KeyedRecord, KeyedRecords } from './outage.ts';
import { runIn } from './position.ts';

/** Characters of a text of the service that are kept. */
const LONGEST = 300;
const MOST_ASSIGNEES = 10;

/** Open topics, or all tasks of the board, each list read once and to its end. */
export async function keyedRecords(
  lists: DirectoryLists,
  target: Target,
  kind: 'topic' | 'task',
  mark: string,
): Promise<KeyedRecords> {
  const look: Look<ContentRecord, KeyedRecord> = {
    sight: ({ body }) => (markIndex(body, mark) >= 0 ? 'ours' : 'other'),
    keep: (record) => keyedRecord(record, mark),
  };
  const scan = await readResult(() =>
    kind === 'topic' ? openTopics(lists, target, look) : allTasks(lists, target, look),
  );
  if (scan.type === 'unread') return { type: 'unread', reason: scan.reason };
  if (scan.value.whole) return { type: 'read', records: scan.value.ours };
  const why = scan.value.isOld ? 'an answer came from a cache' : 'the service did not show all of its records';
  return { type: 'unread', reason: why };
}

function openTopics<K>({ reader }: DirectoryLists, target: Target, look: Look<ContentRecord, K>): Promise<ListScan<K>> {
  const request = (window: object) => listTopics(target, { ...window, archived: false });
  return readList(reader, { request, decoder: decodeContent }, look, 'all');
}

/** Completed ones included. */
function allTasks<K>(lists: DirectoryLists, target: Target, look: Look<ContentRecord, K>): Promise<ListScan<K>> {
  const board = async () => {
    const result = await lists.board(target);
    if (result.type === 'read') return result.value;
    throw new UnreadError(result.reason, result);
  };
  return scanTasks(lists.reader, { target, board }, look, 'all');
}

/** Of a topic, what only tasks have is absent. */
function keyedRecord({ id, subject, body, fields }: ContentRecord, mark: string): KeyedRecord {
  const { short, assignees, createDate, completeDate } = fields;
  return defined<KeyedRecord>({
    id,
    subject: shortText(subject),
    name: shortText(short),
    open: shortText(completeDate) === undefined,
    run: linkedRun(body, mark),
    assignees: namesIn(assignees).slice(0, MOST_ASSIGNEES),
    openedAt: shortText(createDate),
  });
}

function namesIn(assignees: unknown): readonly string[] {
  const users = isObject(assignees) ? assignees['results'] : assignees;
  const names = (Array.isArray(users) ? users : []).filter(isObject);
  return names.flatMap(({ displayName, username }) => shortText(displayName) ?? shortText(username) ?? []);
}

function shortText(text: unknown): string | undefined {
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' ? text.trim().slice(0, LONGEST).toWellFormed() || undefined : undefined;
}

/** The run that the link with the mark leads to. */
function linkedRun(body: string | null, mark: string): number | undefined {
  const end = markIndex(body, mark);
  const line = (body ?? '').slice(Math.max(0, end - LONGEST), end);
  return runIn(line.slice(line.lastIndexOf('http')));
}

/** Where the marker of a record stands: only behind a message's own mark does that of a key count. */
function markIndex(body: string | null, mark: string): number {
  return (body ?? '').search(new RegExp(`d-[0-9a-f]{16}\\.${mark}`));
}
