/** Reads a topic or task that was created back from its target, to tell what people see there. */

import { defined } from '../../defined.ts';
import type { RestTarget } from '../../directory/look-up-result.ts';
import { isRecord } from '../../record.ts';
import { readBoard } from '../../service/reading/board.ts';
import type { ContentRecord } from '../../service/reading/lists.ts';
import type { ServiceReader } from '../../service/reading/reader.ts';
import type { RecordMatcher } from '../../service/reading/record-match.ts';
import { scanTasks } from '../../service/reading/tasks.ts';
import { scanOpenTopics } from '../../service/reading/topics.ts';
import { readResult } from '../../service/reading/unread-error.ts';
import { RequestRecord, type Try } from '../../service/request-record.ts';
import { wholeMs } from '../../time.ts';
import type { StageContext } from '../../world.ts';
import { readerBeside } from '../call.ts';

interface CreatedRecord {
  readonly kind: 'topic' | 'task';
  readonly place: RestTarget;
  /** Absent where the service did not tell it. */
  readonly id?: number | undefined;
  /** In its body. */
  readonly marker: string;
}

/** As the target shows it. */
export interface ReadBack {
  /** Absent where it does not show. */
  readonly record?: ShownRecord;
  /** Why it was not looked for to the end. */
  readonly doubt?: string;
  readonly lookUps: readonly Try[];
}

interface ShownRecord {
  readonly id: number;
  readonly subject?: string;
  /** The first line of its body. */
  readonly first_line?: string;
  /** How many it is assigned to. */
  readonly assignees: number;
}

/** Lists may lag behind. */
const TIME = { part: 1 / 2, atMost: 10_000 };
const FIRST_PAUSE = wholeMs(250);
const LONGEST_PAUSE = 1_000;
/** Characters of a text of the service that are kept. */
const LONGEST = 300;

export async function readBack(context: StageContext, created: CreatedRecord): Promise<ReadBack> {
  const record = new RequestRecord();
  const { world } = context;
  const budget = context.budget.within(TIME);
  const reader = readerBeside({ world, budget, record }, created.place);
  let seen = await look(reader, created);
  for (let pause = FIRST_PAUSE; isLate(seen) && pause < budget.left && !world.signal.aborted; ) {
    await world.sleep(pause);
    seen = await look(reader, created);
    pause = wholeMs(Math.min(pause * 2, LONGEST_PAUSE));
  }
  return defined<ReadBack>({ ...seen, lookUps: record.tries });
}

function isLate({ record, doubt }: Omit<ReadBack, 'lookUps'>): boolean {
  return record === undefined && doubt === undefined;
}

async function look(
  reader: ServiceReader,
  { kind, place, id, marker }: CreatedRecord,
): Promise<Omit<ReadBack, 'lookUps'>> {
  const { target, board } = place;
  const ours: RecordMatcher<ContentRecord, ShownRecord> = {
    match: (one) => ((id === undefined ? one.body?.includes(marker) : one.id === id) ? 'ours' : 'other'),
    keep: shownRecord,
  };
  const scan = await readResult(() =>
    kind === 'task'
      ? scanTasks(reader, { target, board: async () => board ?? readBoard(reader, target) }, ours, 'first')
      : scanOpenTopics(reader, target, ours, 'first'),
  );
  return defined<Omit<ReadBack, 'lookUps'>>(
    scan.type === 'read' ? { record: scan.value.ours[0] } : { doubt: scan.reason },
  );
}

function shownRecord({ id, subject, body, fields: { assignees } }: ContentRecord): ShownRecord {
  const users = isRecord(assignees) ? assignees['results'] : assignees;
  const line = body?.split('\n').find((one) => one.trim() !== '');
  return defined<ShownRecord>({
    id,
    subject: subject?.slice(0, LONGEST).toWellFormed(),
    first_line: line?.trim().slice(0, LONGEST).toWellFormed(),
    assignees: Array.isArray(users) ? users.length : 0,
  });
}
