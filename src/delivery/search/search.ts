import type { RestTarget } from '../../directory/look-up-result.ts';
import type { Draft } from '../../message/rendering.ts';
import { type ContentRecord, decodeContent, readList } from '../../service/reading/lists.ts';
import type { Depth, ListScan } from '../../service/reading/pages.ts';
import type { Look } from '../../service/reading/sight.ts';
import { scanTasks } from '../../service/reading/tasks.ts';
import { UnreadError } from '../../service/reading/unread-error.ts';
import { listTopics } from '../../service/resources/topics.ts';
import { readerBeside } from '../call.ts';
import type { DeliverySession } from '../session.ts';
import { sightOf } from './sight.ts';

/** One search of the target for the mark. */
export interface Scan {
  /** Ids of the records that hold it. */
  readonly ids: readonly number[];
  /** Why this scan cannot prove absence; undefined when it saw and read every record. */
  readonly doubt?: string;
  /** True when another scan would end the same way: at once, or once the settle time is over. */
  readonly again?: 'useless' | 'until-settled';
}

export type MarkSearch = (session: DeliverySession, depth?: Exclude<Depth, 'all'>) => Promise<Scan>;

/** What is looked for. */
export interface SearchQuery {
  readonly draft: Draft;
  readonly marker: string;
  /** Id of the target's task board; for a task. */
  readonly board: number | undefined;
}

/** The search of the target for the marker of a topic or task. */
export function searchFor(place: RestTarget, { draft, marker, board = 0 }: SearchQuery): MarkSearch {
  const { kind } = draft;
  const look: Look<ContentRecord, number> = { sight: sightOf(draft, marker), keep: ({ id }) => id };
  const { target } = place;
  return async (session, depth = 'first') => {
    const stop = new AbortController();
    const reader = readerBeside(session.until(stop.signal), place);
    const topics = (archived: boolean) => {
      const request = (window: object) => listTopics(target, { ...window, archived });
      return readList(reader, { request, decoder: decodeContent }, look, depth);
    };
    try {
      if (kind === 'task') return scanOf([await scanTasks(reader, { target, board: async () => board }, look, depth)]);
      const open = await topics(false);
      if (open.ours.length > 0 || depth === 'newest') return scanOf([open]);
      // A person or a rule of the service may have archived it meanwhile.
      return scanOf([open, await topics(true)]);
    } catch (error) {
      if (!(error instanceof UnreadError)) throw error;
      const scan = { ids: [], doubt: `looking for it did not help: ${error.message}` };
      return error.refused ? { ...scan, again: 'useless' } : scan;
    } finally {
      // Pages that are still under way would only be waited for.
      stop.abort();
    }
  };
}

function scanOf(all: readonly ListScan<number>[]): Scan {
  const ids = all.flatMap(({ ours }) => ours);
  const [perhaps] = all.flatMap((seen) => seen.perhaps);
  if (ids.length === 0 && perhaps !== undefined) {
    const doubt = `record ${perhaps} may be it, but the service shows it without its body or its mark`;
    return { ids, doubt, again: 'until-settled' };
  }
  if (all.every((seen) => seen.whole)) return { ids };
  const isOld = all.some((seen) => seen.isOld);
  const why = isOld ? 'an answer came from a cache' : 'the service did not show all of its records';
  return { ids, doubt: `looking for it did not help: ${why}` };
}
