import type { MessageContent } from '../../message/render-types.ts';
import { scanContents } from '../../service/scan/contents.ts';
import type { Depth, Match } from '../../service/scan/pages.ts';
import { ReadError, ServiceReader } from '../../service/scan/reader.ts';
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

/**
 * Creates the search of the target for the marker of a topic or task.
 *
 * @param board ID of the target's task board, for a task
 */
export function searchFor(account: RestTarget, content: MessageContent, marker: string, board = 0) {
  const kind = content.kind === 'task' ? 'task' : 'topic';
  const match = getMatch(content, marker);
  const { target } = account;

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
      const search = { reader, kind, target, board: async () => board, match: look, depth } as const;
      const { ours, perhaps, doubt } = await scanContents(search);
      if (ours.length > 0) return { ids: ours };
      if (perhaps.length === 0) return { ids: [], doubt: doubt && `search failed: ${doubt}`, newestAt };
      const unseen = `record ${perhaps[0]} may be it, but its body or marker is not visible`;
      return { ids: [], doubt: unseen, again: 'until-settled', newestAt };
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      const scan = { ids: [], doubt: `search failed: ${error.message}` };
      return error.refused ? { ...scan, again: 'useless' } : scan;
    } finally {
      // Abort the remaining pages, whose results aren't needed.
      stop.abort();
    }
  };
}

const ANY_MARK = /\bd-[0-9a-f]{16}(?![0-9a-f])/;
const ELLIPSIS = /(?:…|\.\.\.)\s*$/;

/** Creates the function that compares one record. */
export function getMatch({ subject = '', body }: Pick<MessageContent, 'subject' | 'body'>, marker: string) {
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
