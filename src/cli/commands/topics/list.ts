import type { Topic } from '../../../service/records.ts';
import { type CommandContext, EXIT, type ExitCode } from '../../command.ts';
import type { AccountValues, PageValues, PlaceValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printRecords, readWhole } from '../../service/listing.ts';
import { findTarget } from '../../service/lookup.ts';
import type { Column } from '../../terminal/table.ts';

interface TopicListValues extends AccountValues, PageValues, PlaceValues {
  readonly archived: boolean;
  readonly full: boolean;
}

const COLUMNS: readonly Column<Topic>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'SUBJECT', of: ({ subject = '' }) => subject },
  { title: 'TEXT', of: ({ body = '' }) => body.slice(0, 500) },
];

export async function listTopics(context: CommandContext, values: TopicListValues): Promise<ExitCode> {
  const { top, skip, archived, full, json } = values;
  const client = connect(context, values);
  const target = await findTarget(client, values);
  const whole = await readWhole(client.topics.list(target, { top, skip, archived }), 'topics');
  if (!full || json || whole.records.length === 0) {
    return printRecords(context, whole, { ...values, noun: 'topics', columns: COLUMNS });
  }
  const { printArticles } = await import('./articles.ts');
  printArticles(context.output, whole.records);
  return EXIT.done;
}
