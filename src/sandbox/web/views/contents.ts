import type { Context } from '../../context.ts';
import { boardOf, type Category, categoriesOf, countTasks, type TaskPlace, tasksAfter } from '../../store/boards.ts';
import { messagesBefore, topicsBefore } from '../../store/content.ts';
import type { Space } from '../../store/spaces.ts';
import type {
  ShownBoard,
  ShownCategory,
  ShownContents,
  ShownMessage,
  ShownPage,
  ShownTask,
  ShownTopic,
} from '../shown.ts';
import { messageView, taskView, topicView } from './records.ts';

/** What a first look shows of each; the rest comes when it is scrolled to. */
const MOST = { messages: 50, topics: 50, tasks: 25 } as const;

const END = Number.MAX_SAFE_INTEGER;

/** A page, of rows that were read one further than it is long. */
function pageOf<Row, T>(
  rows: readonly Row[],
  most: number,
  view: (row: Row) => T,
  place: (row: Row) => string,
): ShownPage<T> {
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  return { items: shown.map(view), next: rows.length > most && last !== undefined ? place(last) : null };
}

/** Oldest first, as they are read. */
export function chatPage({ db }: Context, spaceId: number, before?: string): ShownPage<ShownMessage> {
  const rows = messagesBefore(db, spaceId, before, MOST.messages + 1);
  const view = (row: (typeof rows)[number]) => messageView(row);
  const { items, next } = pageOf(rows, MOST.messages, view, ({ id }) => id);
  return { items: items.toReversed(), next };
}

export function topicPage({ db }: Context, spaceId: number, archived: boolean, before = END): ShownPage<ShownTopic> {
  const rows = topicsBefore(db, spaceId, { archived, before, most: MOST.topics + 1 });
  return pageOf(rows, MOST.topics, topicView, (row) => String(row.id));
}

export function taskPage(context: Context, categoryId: number, after: TaskPlace): ShownPage<ShownTask> {
  const rows = tasksAfter(context.db, categoryId, after, MOST.tasks + 1);
  const place = ({ completeDate, id }: (typeof rows)[number]) => `${completeDate === null ? 0 : 1}.${id}`;
  return pageOf(rows, MOST.tasks, (row) => taskView(context, row), place);
}

function categoryView(context: Context, { id, name }: Category): ShownCategory {
  const { items, next } = taskPage(context, id, { done: 0, id: END });
  return { id, name, count: countTasks(context.db, id), tasks: items, next };
}

export function boardView(context: Context, spaceId: number): ShownBoard | null {
  const board = boardOf(context.db, spaceId);
  if (board === undefined) return null;
  return { id: board.id, categories: categoriesOf(context.db, board.id).map((one) => categoryView(context, one)) };
}

export function contentsView(context: Context, { id }: Space): ShownContents {
  const chat = chatPage(context, id);
  const topics = topicPage(context, id, false);
  return {
    ...{ chat: chat.items, chatNext: chat.next, topics: topics.items, topicsNext: topics.next },
    board: boardView(context, id),
  };
}
