/** The topics and tasks of the target that hold the mark of a key. */

import { isPlainObject } from '../../is-plain-object.ts';
import type { ContentRecord } from '../../service/scan/lists.ts';
import { ReadError, readResult } from '../../service/scan/read-error.ts';
import type { RecordMatch, RecordMatcher } from '../../service/scan/record-match.ts';
import { scanTasks } from '../../service/scan/tasks.ts';
import { scanOpenTopics } from '../../service/scan/topics.ts';
import type { Target } from '../../service/vocabulary.ts';
import { BETWEEN_MARKS, DRILL_TEXT } from '../../text/record-marker.ts';
import { toLetters } from '../../text/unicode.ts';
import type { DirectoryLists } from '../lists.ts';
import type { DoubtfulRecord, KeyedRecord, KeyedRecords } from './outage.ts';
import { runPositionInUrl } from './run-order.ts';

/** Characters of a text of the service that are kept. */
const MAX_LENGTH = 300;
const MAX_ASSIGNEES = 10;

/** What records of a key are told by. */
export interface RecordQuery {
  readonly kind: 'topic' | 'task';
  /** `k-` and 16 hexadecimal digits. */
  readonly mark: string;
  /** With what the addresses of runs of this repository begin; absent where that is not known. */
  readonly runs?: string;
}

/** Open topics, or all tasks of the board, completed ones included; each list read once and to its end. */
export async function keyedRecords(
  lists: DirectoryLists,
  target: Target,
  characters: RecordQuery,
): Promise<KeyedRecords> {
  const look = new KeyLook(characters);
  const board = () => findBoard(lists, target);
  const scan = await readResult(() =>
    characters.kind === 'topic'
      ? scanOpenTopics(lists.reader, target, look, 'all')
      : scanTasks(lists.reader, { target, board }, look, 'all'),
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

/** A record, and what of it the list shows. */
interface ShownRecord {
  readonly record: KeyedRecord;
  readonly isHidden: boolean;
  readonly linksToRun: boolean;
}

/** Tells records of the key from others, and notes whether the list shows bodies at all. */
class KeyLook implements RecordMatcher<ContentRecord, ShownRecord> {
  readonly #signs: RecordQuery;
  #showsBodies = false;

  constructor(characters: RecordQuery) {
    this.#signs = characters;
  }

  readonly match = ({ subject, body }: ContentRecord): RecordMatch => {
    const text = body?.trim() ?? '';
    if (text !== '') this.#showsBodies = true;
    if (markIndex(text, this.#signs.mark) >= 0) return 'ours';
    // A drill is the record of no outage.
    if (toLetters(subject ?? '').startsWith(DRILL)) return 'other';
    return READABLE_MARK.test(text) ? 'other' : 'perhaps';
  };

  readonly keep = (content: ContentRecord): ShownRecord => {
    const { mark, runs = NOWHERE } = this.#signs;
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

/** Of a topic, what only tasks have is absent. */
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
/** In no text. */
const NOWHERE = '\0';
/** A mark that says that the record is another one: whole, and not perhaps cut before that of its key. */
const READABLE_MARK = new RegExp(`d-[0-9a-f]{16}(?:${BETWEEN_MARKS}k-[0-9a-f]{16}|[^.&0-9a-f]|$)`, 'i');

/** Where the marker of a record stands: only behind a message's own mark does that of a key count. */
function markIndex(body: string, mark: string): number {
  return body.search(new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKS}${mark}`, 'i'));
}
