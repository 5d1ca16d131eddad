import { defined } from '../../defined.ts';
import type { Facts, Health, HealthIncident, WorkflowHealth } from '../../facts/facts.ts';
import { identityOf } from '../../facts/identity.ts';
import type { ContentRecord } from '../../service/reading/lists.ts';
import type { RecordMatcher } from '../../service/reading/record-match.ts';
import { scanTasks } from '../../service/reading/tasks.ts';
import { readResult } from '../../service/reading/unread-error.ts';
import type { Target } from '../../service/vocabulary.ts';
import type { RestDestination } from '../../settings/settings.ts';
import { timeOf } from '../../text/calendar.ts';
import { BETWEEN_MARKS } from '../../text/key-marks.ts';
import type { TimeBudget } from '../../time.ts';
import type { World } from '../../world.ts';
import { DirectoryLists } from '../lists.ts';
import { findTarget } from '../targets.ts';
import { boardOf, keyedRecord } from './keyed-records.ts';
import { keyMark, watchKey } from './mark.ts';
import type { KeyedRecord } from './outage.ts';

/** Tasks of incidents that are still open though the outage is over: somebody should close them. */

/** What the board may take. */
const BOARD_TIME = { part: 1 / 8, atMost: 6_000 };
const MOST = 20;

/** The health with these tasks, the oldest first. Where not all of the board was read, that is said. */
export async function endedIncidents(
  destination: RestDestination,
  { health }: Facts,
  world: World,
  budget: TimeBudget,
): Promise<Health | undefined> {
  const mended = await mendedByMark(health);
  if (health === undefined || mended.size === 0) return health;
  const lists = DirectoryLists.of(destination, world, budget.within(BOARD_TIME));
  const target = await findTarget(lists, destination.target);
  const tasks = 'reason' in target ? undefined : await openTasks(lists, target, [...mended.keys()]);
  const found = [...(tasks?.open ?? [])].flatMap(([mark, records]) => {
    const workflow = mended.get(mark);
    return workflow === undefined ? [] : records.flatMap((record) => incidentOf(record, workflow) ?? []);
  });
  const gap = tasks === undefined || tasks.unread !== undefined ? ['not all tasks of the board'] : [];
  return defined<Health>({
    ...health,
    incidents: found.toSorted((one, other) => one.id - other.id).slice(0, MOST),
    unread: gap.length > 0 ? [...(health.unread ?? []), ...gap] : health.unread,
  });
}

/** Workflows that are known to be green, by the marks that the watch and their own steps give their tasks. */
async function mendedByMark({ workflows = [] }: Health = {}): Promise<ReadonlyMap<string, WorkflowHealth>> {
  const byMark = new Map<string, WorkflowHealth>();
  for (const workflow of workflows.filter(({ green_since: since }) => since !== undefined)) {
    const { repository: name, path: workflow_path, branch } = workflow;
    const repository = { name };
    const ref = { type: 'branch', name: branch } as const;
    const identity = identityOf({ repository, scope: 'run', workflow_path, ref });
    byMark.set(await keyMark(watchKey(workflow), identity), workflow);
    byMark.set(await keyMark('auto', identity), workflow);
  }
  return byMark;
}

/** Undefined for a task that was opened after the outage: it may be of another one that nobody saw. */
function incidentOf({ id, name, subject, openedAt }: KeyedRecord, { green_since }: WorkflowHealth) {
  const end = Date.parse(green_since ?? '');
  if (openedAt !== undefined && !(openedAt < end)) return undefined;
  const opened_at = openedAt === undefined ? undefined : timeOf(openedAt);
  return defined<HealthIncident>({ id, name, subject, opened_at, ended_at: green_since });
}

/** That of a key stands behind a record's own. */
const KEY_MARK = new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKS}(k-[0-9a-f]{16})`, 'gi');

interface MarkedTasks {
  /** By mark. */
  readonly open: ReadonlyMap<string, readonly KeyedRecord[]>;
  /** Why there may be more; absent where all of the board was seen. */
  readonly unread?: string;
}

/** Open tasks that hold one of these marks. What an old answer shows may be closed by now: it counts for nothing. */
async function openTasks(lists: DirectoryLists, target: Target, marks: readonly string[]): Promise<MarkedTasks> {
  const wanted = new Set(marks);
  const markOf = ({ body }: ContentRecord) =>
    [...(body ?? '').matchAll(KEY_MARK)].map(([, mark = '']) => mark.toLowerCase()).find((mark) => wanted.has(mark));
  const look: RecordMatcher<ContentRecord, readonly [string, KeyedRecord]> = {
    match: (content) => (markOf(content) === undefined ? 'other' : 'ours'),
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
