/** Searches the topics and tasks of the target for the marker of a key. */

import type { Facts } from '../../build/facts.ts';
import type { identifyBuild } from '../../build/identity.ts';
import { isPlainObject } from '../../objects.ts';
import type { Target } from '../../service/records.ts';
import { scanContents } from '../../service/scan/contents.ts';
import type { ListScan, Match } from '../../service/scan/pages.ts';
import { catchReadError, ReadError } from '../../service/scan/reader.ts';
import type { ContentRecord } from '../../service/wire/decode.ts';
import type { Settings } from '../../settings/settings.ts';
import { BETWEEN_MARKERS, DRILL_TEXT } from '../../text/record-marker.ts';
import { toLetters, toWordList } from '../../text/unicode.ts';
import type { DirectoryLists } from '../lists.ts';
import { findRunPosition, type KeyedRecord } from './outage.ts';

/** Maximum characters of a text from the service. */
const MAX_LENGTH = 300;
const MAX_ASSIGNEES = 10;

/**
 * Reads the open topics, or all tasks of the board including completed ones. Reads each list completely once. A chat
 * message names the task of its key.
 *
 * @returns `ours` has the marker of the key; `perhaps` may have it, and is listed without markers or bodies
 * @param mark `k-` and 16 hexadecimal digits
 */
export async function readKeyedRecords(
  lists: DirectoryLists,
  target: Target,
  { kind }: Pick<Settings, 'kind'>,
  mark: string,
  { run }: Facts,
): Promise<ListScan<KeyedRecord>> {
  // URLs of runs differ in the last number and the text after it.
  const runs = /^.*\/actions\/runs\//.exec(run?.url ?? '')?.[0] ?? run?.url?.replace(/(?<!\d)\d+\D*$/, '');
  const look = new KeyLook(mark, runs);
  const recordKind = kind === 'topic' ? kind : 'task';
  const board = () => lists.board(target);
  const reading = scanContents(lists.reader, recordKind, target, board, look.match, 'all');
  const scan = await catchReadError(reading);
  if (scan instanceof ReadError) return { ours: [], perhaps: [], doubt: scan.message };
  const { ours, perhaps, doubt } = scan;
  return { ours: ours.map(({ record }) => record), perhaps: perhaps.map((one) => look.doubtful(one)), doubt };
}

/** A record with the fields that the list shows. */
interface ShownRecord {
  readonly record: KeyedRecord;
  readonly isHidden: boolean;
  readonly linksToRun: boolean;
}

/** Matches records of the key, and notes whether the list shows bodies at all. */
class KeyLook {
  readonly #mark: string;
  /** URL prefix of the runs of this repository. */
  readonly #runs: string;
  #showsBodies = false;

  constructor(mark: string, runs = NOWHERE) {
    this.#mark = mark;
    this.#runs = runs;
  }

  readonly match = (content: ContentRecord): Match<ShownRecord> => {
    const text = content.body.trim();
    if (text !== '') this.#showsBodies = true;
    if (findMark(text, this.#mark) >= 0) return ['ours', this.#toShown(content)];
    // A test message belongs to no outage.
    if (toLetters(content.subject).startsWith(DRILL)) return undefined;
    return READABLE_MARK.test(text) ? undefined : ['perhaps', this.#toShown(content)];
  };

  #toShown(content: ContentRecord): ShownRecord {
    const { body } = content;
    const end = findMark(body, this.#mark);
    const at = body.lastIndexOf(this.#runs);
    const link = end >= 0 ? body.slice(Math.max(0, end - MAX_LENGTH), end) : body.slice(at, at + MAX_LENGTH);
    const run = findRunPosition(link.slice(link.lastIndexOf('http')));
    return { record: toKeyedRecord(content, run), isHidden: body.trim() === '', linksToRun: at >= 0 };
  }

  doubtful({ record, isHidden, linksToRun }: ShownRecord): KeyedRecord {
    return { ...record, isLikely: linksToRun || (isHidden && !this.#showsBodies) };
  }
}

/** Converts a topic or task. Topics lack the fields that only tasks have. */
function toKeyedRecord({ id, subject, fields, createdAt }: ContentRecord, run: number | undefined): KeyedRecord {
  const { short, assignees, completeDate } = fields;
  return {
    id,
    subject: boundText(subject),
    name: boundText(short),
    open: boundText(completeDate) === undefined,
    run,
    assignees: listNames(assignees).slice(0, MAX_ASSIGNEES),
    openedAt: createdAt,
  };
}

function listNames(assignees: unknown): readonly string[] {
  const users = isPlainObject(assignees) ? assignees['results'] : assignees;
  const names = (Array.isArray(users) ? users : []).filter(isPlainObject);
  return names.flatMap(({ displayName, username }) => boundText(displayName) ?? boundText(username) ?? []);
}

function boundText(text: unknown): string | undefined {
  if (typeof text === 'number') return String(text);
  return typeof text === 'string' ? text.trim().slice(0, MAX_LENGTH).toWellFormed() || undefined : undefined;
}

const DRILL = toLetters(DRILL_TEXT);
/** A character that no text contains. */
const NOWHERE = '\0';
/** The complete marker of another record, not truncated before the marker of its key. */
const READABLE_MARK = new RegExp(`d-[0-9a-f]{16}(?:${BETWEEN_MARKERS}k-[0-9a-f]{16}|[^.&0-9a-f]|$)`, 'i');

/** Finds the marker of a record. The marker of a key counts only after a message's own marker. */
function findMark(body: string, mark: string): number {
  return body.search(new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKERS}${mark}`, 'i'));
}

/** Minimum number of letters in a truncated subject. */
const MIN_SUBJECT = 12;

/**
 * Returns the open records with this subject. Ignores emoji, spaces, and punctuation, which services change, and
 * accepts truncated subjects.
 */
export function filterSameSubject(records: readonly KeyedRecord[], subject: string): readonly KeyedRecord[] {
  const ours = toLetters(subject);
  const isSame = (theirs: string) => theirs === ours || (theirs.length >= MIN_SUBJECT && ours.startsWith(theirs));
  return ours === '' ? [] : records.filter((record) => record.open && isSame(toLetters(record.subject ?? '')));
}

/**
 * Returns the records whose subject shares half of its words, because the conclusion and the cause may change during an
 * outage.
 */
export function filterSimilarSubject(records: readonly KeyedRecord[], subject: string): readonly KeyedRecord[] {
  const ours = new Set(toWordList(subject));
  return records.filter((record) => {
    const found = toWordList(record.subject ?? '');
    return record.open && found.length > 0 && found.filter((word) => ours.has(word)).length * 2 >= found.length;
  });
}

/**
 * Creates `k-` and 16 hexadecimal digits, equal for every run of a repository with the same key.
 *
 * @param key the option `unique-key`; `auto` is the scope that the message reports
 */
export async function createKeyMarker(
  key: string,
  { repository, build }: ReturnType<typeof identifyBuild>,
): Promise<string> {
  // Loaded on demand because it takes 7 ms and only a key needs it.
  const { createHash } = await import('node:crypto');
  const text = JSON.stringify([repository, key === 'auto' ? build : ['key', key]]);
  return `k-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
