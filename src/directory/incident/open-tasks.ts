/** The open tasks of the target that hold one of several marks. */

import { defined } from '../../defined.ts';
import type { ContentRecord } from '../../service/reading/lists.ts';
import type { Look } from '../../service/reading/sight.ts';
import { scanTasks } from '../../service/reading/tasks.ts';
import { readResult } from '../../service/reading/unread-error.ts';
import type { Target } from '../../service/vocabulary.ts';
import { BETWEEN_MARKS } from '../../text/key-marks.ts';
import type { DirectoryLists } from '../lists.ts';
import { boardOf, keyedRecord } from './keyed-records.ts';
import type { KeyedRecord } from './outage.ts';

/** That of a key stands behind a record's own. */
const KEY_MARK = new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKS}(k-[0-9a-f]{16})`, 'gi');

interface MarkedTasks {
  /** By mark. */
  readonly open: ReadonlyMap<string, readonly KeyedRecord[]>;
  /** Why there may be more; absent where all of the board was seen. */
  readonly unread?: string;
}

/** Open tasks that hold one of these marks. What an old answer shows may be closed by now: it counts for nothing. */
export async function openTasks(lists: DirectoryLists, target: Target, marks: readonly string[]): Promise<MarkedTasks> {
  const wanted = new Set(marks);
  const markOf = ({ body }: ContentRecord) =>
    [...(body ?? '').matchAll(KEY_MARK)].map(([, mark = '']) => mark.toLowerCase()).find((mark) => wanted.has(mark));
  const look: Look<ContentRecord, readonly [string, KeyedRecord]> = {
    sight: (content) => (markOf(content) === undefined ? 'other' : 'ours'),
    keep: (content) => [markOf(content) ?? '', keyedRecord(content, undefined)],
  };
  const board = () => boardOf(lists, target);
  const scan = await readResult(() => scanTasks(lists.reader, { target, board }, look, 'all'));
  if (scan.type === 'unread') return { open: new Map(), unread: scan.reason };
  const { ours, whole, isOld } = scan.value;
  if (isOld) return { open: new Map(), unread: 'an answer came from a cache' };
  const open = Map.groupBy(
    ours.filter(([, record]) => record.open),
    ([mark]) => mark,
  );
  return defined<MarkedTasks>({
    open: new Map([...open].map(([mark, of]) => [mark, of.map(([, record]) => record)])),
    unread: whole ? undefined : 'the service did not show all of its tasks',
  });
}
