/** The topics and tasks of the target that hold the mark of a key. */

import { defined } from '../../defined.ts';
import type { Task, Topic, User } from '../../service/records.ts';
import type { Target } from '../../service/vocabulary.ts';
import type { DirectorySession } from '../session.ts';
import type { KeyedRecord, KeyedRecords } from './outage.ts';
import { runIn } from './position.ts';

/** Characters of a text of the service that are kept. */
const LONGEST = 300;
const MOST_ASSIGNEES = 10;

/** Open topics, or all tasks of the board, each list read once and to its end. */
export async function keyedRecords(
  session: DirectorySession,
  target: Target,
  kind: 'topic' | 'task',
  mark: string,
): Promise<KeyedRecords> {
  const holds = ({ body }: Topic | Task) => markIndex(body, mark) >= 0;
  const read =
    kind === 'topic'
      ? await session.openTopics(target, (topic) => (holds(topic) ? topicRecord(topic, mark) : undefined))
      : await session.allTasks(target, (task) => (holds(task) ? taskRecord(task, mark) : undefined));
  return read.type === 'read' ? { type: 'read', records: read.value } : { type: 'unread', reason: read.reason };
}

function topicRecord({ id, subject, body }: Topic, mark: string): KeyedRecord {
  return defined<KeyedRecord>({
    id,
    subject: shortText(subject),
    open: true,
    run: linkedRun(body, mark),
    assignees: [],
  });
}

function taskRecord(
  { id, subject, short, body, assignees, createDate, completeDate }: Task,
  mark: string,
): KeyedRecord {
  return defined<KeyedRecord>({
    id,
    subject: shortText(subject),
    name: shortText(short),
    open: completeDate === undefined,
    run: linkedRun(body, mark),
    assignees: (assignees ?? []).flatMap((user) => nameOf(user) ?? []).slice(0, MOST_ASSIGNEES),
    openedAt: shortText(createDate),
  });
}

function nameOf({ displayName, username }: Partial<User>): string | undefined {
  return shortText(displayName) ?? shortText(username);
}

function shortText(text: unknown): string | undefined {
  return typeof text === 'string' ? text.trim().slice(0, LONGEST).toWellFormed() || undefined : undefined;
}

/** The run that the link with the mark leads to. */
function linkedRun(body: string | undefined, mark: string): number | undefined {
  const end = markIndex(body, mark);
  const line = (body ?? '').slice(Math.max(0, end - LONGEST), end);
  return runIn(line.slice(line.lastIndexOf('http')));
}

/** Where the marker of a record stands: only behind a message's own mark does that of a key count. */
function markIndex(body: string | undefined, mark: string): number {
  return (body ?? '').search(new RegExp(`d-[0-9a-f]{16}\\.${mark}`));
}
