/** Searches the topics and tasks of the target for the marker of a key. */

import { isPlainObject } from '../../objects.ts';
import type { Target } from '../../service/records.ts';
import { scanTopics } from '../../service/scan/contents.ts';
import type { RecordMatch, RecordMatcher } from '../../service/scan/pages.ts';
import { ReadError, readResult } from '../../service/scan/reader.ts';
import { scanTasks } from '../../service/scan/tasks.ts';
import type { ContentRecord } from '../../service/wire/decode.ts';
import { BETWEEN_MARKERS, DRILL_TEXT } from '../../text/record-marker.ts';
import { toLetters } from '../../text/unicode.ts';
import type { DirectoryLists } from '../lists.ts';
import type { DoubtfulRecord, KeyedRecord, KeyedRecords } from './outage.ts';
import { runPositionInUrl } from './run-order.ts';

/** Maximum characters of a text from the service. */
const MAX_LENGTH = 300;
const MAX_ASSIGNEES = 10;

/** The fields that identify the records of a key. */
export interface RecordQuery {
  readonly kind: 'topic' | 'task';
  /** `k-` and 16 hexadecimal digits. */
  readonly mark: string;
  /** URL prefix of the runs of this repository; absent if unknown. */
  readonly runs?: string;
}

/** Reads the open topics, or all tasks of the board including completed ones. Reads each list completely once. */
export async function keyedRecords(lists: DirectoryLists, target: Target, query: RecordQuery): Promise<KeyedRecords> {
  const look = new KeyLook(query);
  const board = () => findBoard(lists, target);
  const scan = await readResult(() =>
    query.kind === 'topic'
      ? scanTopics(lists.reader, target, look, 'all')
      : scanTasks(lists.reader, target, board, look, 'all'),
  );
  if (scan.type === 'unread') return { type: 'unread', reason: scan.reason, records: [] };
  const { ours, perhaps, complete, isOld } = scan.value;
  const records = ours.map(({ record }) => record);
  const doubtful = perhaps.map((one) => look.doubtful(one));
  if (complete) return { type: 'read', records, doubtful };
  const reason = isOld ? 'an answer came from a cache' : 'the service did not show all of its records';
  return { type: 'unread', reason, records, doubtful };
}

async function findBoard(lists: DirectoryLists, target: Target): Promise<number> {
  const result = await lists.board(target);
  if (result.type === 'read') return result.value;
  throw new ReadError(result.reason, result);
}

/** A record with the fields that the list shows. */
interface ShownRecord {
  readonly record: KeyedRecord;
  readonly isHidden: boolean;
  readonly linksToRun: boolean;
}

/** Matches records of the key, and notes whether the list shows bodies at all. */
class KeyLook implements RecordMatcher<ContentRecord, ShownRecord> {
  readonly #query: RecordQuery;
  #showsBodies = false;

  constructor(query: RecordQuery) {
    this.#query = query;
  }

  readonly match = ({ subject, body }: ContentRecord): RecordMatch => {
    const text = body?.trim() ?? '';
    if (text !== '') this.#showsBodies = true;
    if (markIndex(text, this.#query.mark) >= 0) return 'ours';
    // A test message belongs to no outage.
    if (toLetters(subject ?? '').startsWith(DRILL)) return 'other';
    return READABLE_MARK.test(text) ? 'other' : 'perhaps';
  };

  readonly keep = (content: ContentRecord): ShownRecord => {
    const { mark, runs = NOWHERE } = this.#query;
    const body = content.body ?? '';
    const end = markIndex(body, mark);
    const at = body.lastIndexOf(runs);
    const link = end >= 0 ? body.slice(Math.max(0, end - MAX_LENGTH), end) : body.slice(at, at + MAX_LENGTH);
    const run = runPositionInUrl(link.slice(link.lastIndexOf('http')));
    return { record: keyedRecord(content, run), isHidden: body.trim() === '', linksToRun: at >= 0 };
  };

  doubtful({ record, isHidden, linksToRun }: ShownRecord): DoubtfulRecord {
    return { ...record, isLikely: linksToRun || (isHidden && !this.#showsBodies) };
  }
}

/** Converts a topic or task. Topics lack the fields that only tasks have. */
function keyedRecord({ id, subject, fields, createdAt }: ContentRecord, run: number | undefined): KeyedRecord {
  const { short, assignees, completeDate } = fields;
  return {
    id,
    subject: shortText(subject),
    name: shortText(short),
    open: shortText(completeDate) === undefined,
    run,
    assignees: namesIn(assignees).slice(0, MAX_ASSIGNEES),
    openedAt: createdAt,
  };
}

function namesIn(assignees: unknown): readonly string[] {
  const users = isPlainObject(assignees) ? assignees['results'] : assignees;
  const names = (Array.isArray(users) ? users : []).filter(isPlainObject);
  return names.flatMap(({ displayName, username }) => shortText(displayName) ?? shortText(username) ?? []);
}

function shortText(text: unknown): string | undefined {
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' ? text.trim().slice(0, MAX_LENGTH).toWellFormed() || undefined : undefined;
}

const DRILL = toLetters(DRILL_TEXT);
/** A character that no text contains. */
const NOWHERE = '\0';
/** The complete marker of another record, not truncated before the marker of its key. */
const READABLE_MARK = new RegExp(`d-[0-9a-f]{16}(?:${BETWEEN_MARKERS}k-[0-9a-f]{16}|[^.&0-9a-f]|$)`, 'i');

/** Finds the marker of a record. The marker of a key counts only after a message's own marker. */
function markIndex(body: string, mark: string): number {
  return body.search(new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKERS}${mark}`, 'i'));
}
