import type { MessageContent } from '../../message/render-types.ts';
import { readRecord, scanContents } from '../../service/scan/contents.ts';
import type { Depth, ListScan, Match } from '../../service/scan/pages.ts';
import { catchReadError, ReadError, ServiceReader } from '../../service/scan/reader.ts';
import type { ContentRecord } from '../../service/wire/decode.ts';
import type { RestTarget } from '../../target/resolved-target.ts';
import { toLetters } from '../../text/unicode.ts';
import type { DeliverySession } from '../session.ts';

/** Result of one search of the target for the marker. */
interface Scan {
  /** IDs of the matching records. */
  readonly ids: readonly number[];
  /** Why this scan can't prove absence; undefined if it read every record. */
  readonly doubt?: string;
  /** Set if another scan would have the same result: always, or until the settle time is over. */
  readonly again?: 'useless' | 'until-settled';
  /** Creation time of the newest other record, in milliseconds by the service's clock; 0 if unknown. */
  readonly newestAt?: number;
}

/** Maximum number of doubtful records that one delivery reads in full. */
const MAX_FULL_READS = 4;

/**
 * Creates the search of the target for the marker of a topic or task.
 *
 * @param board ID of the target's task board, for a task
 */
export function searchFor(account: RestTarget, content: MessageContent, marker: string, board = 0) {
  const kind = content.kind === 'task' ? 'task' : 'topic';
  const match = createMatcher(content, marker);
  const { target } = account;
  /** Results of reading records in full. */
  const matches = new Map<number, ReturnType<typeof match>>();

  return async (session: DeliverySession, depth: Exclude<Depth, 'all'> = 'first'): Promise<Scan> => {
    const stop = new AbortController();
    let newestAt = 0;
    const look = (record: ContentRecord): Match<number> => {
      newestAt = Math.max(newestAt, record.createdAt ?? 0);
      const found = match(record);
      return found === 'other' ? undefined : [found, record.id];
    };
    const { runtime, budget, record } = session.until(stop.signal);
    const reader = new ServiceReader({ account, runtime, budget, record });
    try {
      const scan = await scanContents(reader, kind, target, async () => board, look, depth);
      if (scan.ours.length > 0) return { ids: scan.ours };
      const { ours, perhaps } = await settleDoubts(reader, scan.perhaps);
      return ours.length > 0 ? { ids: ours } : { ...toScan(scan, perhaps[0]), newestAt };
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const scan = { ids: [], doubt: `search failed: ${error.message}` };
      return error.refused ? { ...scan, again: 'useless' } : scan;
    } finally {
      // Abort the remaining pages, whose results aren't needed.
      stop.abort();
    }
  };

  /**
   * Reads each doubtful record in full once, a few of them. Returns the matches and the records that are still
   * doubtful.
   */
  async function settleDoubts(reader: ServiceReader, ids: readonly number[]) {
    // The newest records, oldest first: a record that quotes another one comes after it.
    const newest = ids.toSorted((a, b) => a - b).slice(-MAX_FULL_READS);
    for (const id of newest) {
      if (matches.has(id)) continue;
      const record = await catchReadError(readRecord(reader, kind, id));
      if (!(record instanceof ReadError)) matches.set(id, record === undefined ? 'perhaps' : match(record));
      if (matches.get(id) === 'ours') break;
    }
    const havingMatch = (found: string) => ids.filter((id) => (matches.get(id) ?? 'perhaps') === found);
    return { ours: havingMatch('ours'), perhaps: havingMatch('perhaps') };
  }
}

/** @param perhaps a record that is still doubtful */
function toScan(scan: ListScan<number>, perhaps: number | undefined): Scan {
  if (perhaps !== undefined) {
    const doubt = `record ${perhaps} may be it, but its body or marker is not visible`;
    return { ids: [], doubt, again: 'until-settled' };
  }
  return { ids: [], doubt: scan.doubt && `search failed: ${scan.doubt}` };
}

const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Creates the function that compares one record. */
export function createMatcher({ subject = '', body }: Pick<MessageContent, 'subject' | 'body'>, marker: string) {
  const end = body.indexOf(marker) + marker.length;
  const link = new RegExp(`(?<![^\\s(<])(https?://[^\\s<>()[\\]"'#]+)#[^\\s<>()]*${marker}`).exec(body)?.[1];
  const title = toLetters(subject);
  const texts = [toLetters(body), toLetters(body.replaceAll(marker, ''))];

  return (listed: Pick<ContentRecord, 'subject' | 'body'>): 'ours' | 'perhaps' | 'other' => {
    const text = listed.body.trim();
    if (text.includes(marker)) return 'ours';
    if (ANY_MARK.test(text)) return 'other';
    if (link !== undefined && text.includes(link)) return 'perhaps';
    if (!mayBeSame(title, toLetters(listed.subject))) return 'other';
    if (text === '') return 'perhaps';
    const start = toLetters(text);
    if (start !== '' && texts.some((complete) => complete.startsWith(start))) return 'perhaps';
    // Only the subject matches, and a longer text would show the marker.
    return listed.subject.trim() && text.length < end && ELLIPSIS.test(text) ? 'perhaps' : 'other';
  };
}

/**
 * Compares subjects without emoji, spaces, and punctuation, which services change, and accepts truncated ones. Returns
 * true without a subject, because there is nothing to compare.
 */
function mayBeSame(ours: string, listed: string): boolean {
  return ours === '' || listed === '' || ours.includes(listed) || listed.includes(ours);
}
