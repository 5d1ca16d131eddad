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
  const tasks = 'reason' in target ? NOT_ALL : await endedTasks(lists, target, mended);
  return defined<Health>({
    ...health,
    incidents: tasks.ended.toSorted((one, other) => one.id - other.id).slice(0, MOST),
    unread: tasks.whole ? health.unread : [...(health.unread ?? []), 'not all tasks of the board'],
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

/** Undefined for one that is closed, or was opened after the outage: it may be of another one that nobody saw. */
function incidentOf({ id, name, subject, open, openedAt }: KeyedRecord, { green_since }: Partial<WorkflowHealth> = {}) {
  const isOver = openedAt === undefined || openedAt < Date.parse(green_since ?? '');
  if (!open || !isOver) return undefined;
  const opened_at = openedAt === undefined ? undefined : timeOf(openedAt);
  return defined<HealthIncident>({ id, name, subject, opened_at, ended_at: green_since });
}

/** That of a key stands behind a record's own. */
const KEY_MARK = new RegExp(`d-[0-9a-f]{16}${BETWEEN_MARKS}(k-[0-9a-f]{16})`, 'gi');

interface EndedTasks {
  readonly ended: readonly HealthIncident[];
  /** False where there may be more. */
  readonly whole: boolean;
}

const NOT_ALL: EndedTasks = { ended: [], whole: false };

/** Open tasks that hold one of these marks. What an old answer shows may be closed by now: it counts for nothing. */
async function endedTasks(
  lists: DirectoryLists,
  target: Target,
  mended: ReadonlyMap<string, WorkflowHealth>,
): Promise<EndedTasks> {
  const workflowOf = ({ body }: ContentRecord) =>
    [...(body ?? '').matchAll(KEY_MARK)].flatMap(([, mark = '']) => mended.get(mark.toLowerCase()) ?? [])[0];
  const look: RecordMatcher<ContentRecord, HealthIncident | undefined> = {
    match: (content) => (workflowOf(content) === undefined ? 'other' : 'ours'),
    keep: (content) => incidentOf(keyedRecord(content, undefined), workflowOf(content)),
  };
  const board = () => boardOf(lists, target);
  const scan = await readResult(() => scanTasks(lists.reader, { target, board }, look, 'all'));
  if (scan.type === 'unread' || scan.value.isOld) return NOT_ALL;
  return { ended: scan.value.ours.filter((task) => task !== undefined), whole: scan.value.whole };
}
