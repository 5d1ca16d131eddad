import type { MessageContent } from '../../message/render-types.ts';
import type { ContentRecord } from '../../service/scan/lists.ts';
import type { Depth, ListScan } from '../../service/scan/pages.ts';
import { ReadError, readResult } from '../../service/scan/read-error.ts';
import type { ServiceReader } from '../../service/scan/reader.ts';
import { readRecord } from '../../service/scan/record.ts';
import type { RecordMatch, RecordMatcher } from '../../service/scan/record-match.ts';
import { scanTasks } from '../../service/scan/tasks.ts';
import { scanTopics } from '../../service/scan/topics.ts';
import type { RestTarget } from '../../target/lookup-result.ts';
import { toLetters } from '../../text/unicode.ts';
import { readerBeside } from '../call.ts';
import type { DeliverySession } from '../session.ts';

/** One search of the target for the mark. */
export interface Scan {
  /** Ids of the records that hold it. */
  readonly ids: readonly number[];
  /** Why this scan cannot prove absence; undefined when it saw and read every record. */
  readonly doubt?: string;
  /** True when another scan would end the same way: at once, or once the settle time is over. */
  readonly again?: 'useless' | 'until-settled';
  /** When the newest of the others was created, in milliseconds by the service's clock; 0 where none tells. */
  readonly newestAt?: number;
}

export type MarkSearch = (session: DeliverySession, depth?: Exclude<Depth, 'all'>) => Promise<Scan>;

/** What is looked for. */
export interface SearchQuery {
  readonly draft: MessageContent;
  readonly marker: string;
  /** Id of the target's task board; for a task. */
  readonly board: number | undefined;
}

/** Doubtful records that are read whole in one delivery. */
const MAX_WHOLE = 4;

/** The search of the target for the marker of a topic or task. */
export function searchFor(location: RestTarget, { draft, marker, board = 0 }: SearchQuery): MarkSearch {
  const kind = draft.kind === 'task' ? 'task' : 'topic';
  const match = getMatch(draft, marker);
  const { target } = location;
  /** What reading a record whole has told. */
  const existing = new Map<number, RecordMatch>();

  return async (session, depth = 'first') => {
    const stop = new AbortController();
    let newestAt = 0;
    const look: RecordMatcher<ContentRecord, number> = {
      match(record) {
        newestAt = Math.max(newestAt, record.createdAt ?? 0);
        return match(record);
      },
      keep: ({ id }) => id,
    };
    const reader = readerBeside(session.until(stop.signal), location);
    try {
      const scan =
        kind === 'task'
          ? await scanTasks(reader, { target, board: async () => board }, look, depth)
          : await scanTopics(reader, target, look, depth);
      if (scan.ours.length > 0) return { ids: scan.ours };
      const doubtful = await settleDoubts(reader, scan.perhaps);
      return { ...getScan(scan, doubtful), newestAt };
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const scan = { ids: [], doubt: `search failed: ${error.message}` };
      return error.refused ? { ...scan, again: 'useless' } : scan;
    } finally {
      // Pages that are still under way would only be waited for.
      stop.abort();
    }
  };

  /** Each record is read whole once, a few of them; gives those that are ours, and those that still may be. */
  async function settleDoubts(reader: ServiceReader, ids: readonly number[]): Promise<SettledDoubts> {
    // The newest, and of these the first: a record that quotes another one comes after it.
    const newest = ids.toSorted((a, b) => a - b).slice(-MAX_WHOLE);
    for (const id of newest) {
      if (existing.has(id)) continue;
      const record = await readResult(() => readRecord(reader, kind, id));
      if (record.type === 'read') existing.set(id, record.value === undefined ? 'perhaps' : match(record.value));
      if (existing.get(id) === 'ours') break;
    }
    const seen = (match: RecordMatch) => ids.filter((id) => (existing.get(id) ?? 'perhaps') === match);
    return { ours: seen('ours'), perhaps: seen('perhaps') };
  }
}

interface SettledDoubts {
  readonly ours: readonly number[];
  readonly perhaps: readonly number[];
}

function getScan({ whole: complete, isOld }: ListScan<number>, { ours, perhaps: [perhaps] }: SettledDoubts): Scan {
  if (ours.length > 0) return { ids: ours };
  if (perhaps !== undefined) {
    const doubt = `record ${perhaps} may be it, but its body or marker is not visible`;
    return { ids: [], doubt, again: 'until-settled' };
  }
  if (complete) return { ids: [] };
  const why = isOld ? 'an answer came from a cache' : 'the service did not show all of its records';
  return { ids: [], doubt: `search failed: ${why}` };
}

/** What tells a record of a list from others. */
export interface ShownRecord {
  /** Absent where the list does not show it. */
  readonly subject?: string;
  /** Null where there is none, or the list does not show it. */
  readonly body: string | null;
}

const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Makes the function that looks at one record. */
export function getMatch({ subject = '', body }: Pick<MessageContent, 'subject' | 'body'>, marker: string) {
  const end = body.indexOf(marker) + marker.length;
  const link = new RegExp(`(?<![^\\s(<])(https?://[^\\s<>()[\\]"'#]+)#[^\\s<>()]*${marker}`).exec(body)?.[1];
  const title = toLetters(subject);
  const texts = [toLetters(body), toLetters(body.replaceAll(marker, ''))];

  return (displayed: ShownRecord): RecordMatch => {
    const text = displayed.body?.trim() ?? '';
    if (text.includes(marker)) return 'ours';
    if (ANY_MARK.test(text)) return 'other';
    if (link !== undefined && text.includes(link)) return 'perhaps';
    if (!mayBeSame(title, toLetters(displayed.subject ?? ''))) return 'other';
    if (text === '') return 'perhaps';
    const start = toLetters(text);
    if (start !== '' && texts.some((complete) => complete.startsWith(start))) return 'perhaps';
    // Only its subject speaks for it; and a longer text would show the mark.
    if (!displayed.subject?.trim() || text.length >= end) return 'other';
    return ELLIPSIS.test(text) ? 'perhaps' : 'if-cut';
  };
}

/** Services write emoji, blanks and punctuation in their own way, and cut. Without a subject there is nothing to compare. */
function mayBeSame(ours: string, displayed: string): boolean {
  return ours === '' || displayed === '' || ours.includes(displayed) || displayed.includes(ours);
}
