import type { ShownContents, ShownEvents, ShownMessage, ShownTask, ShownTopic } from '../../web/shown.ts';
import type { Tab } from './address.ts';
import { readBoard, readMembers } from './reading.ts';
import { change, state } from './state.ts';
import { showTold } from './told.ts';
import { WINDOW } from './window.ts';

/** Messages that are kept when more arrive; what is above comes back on scroll. */
const MOST_MESSAGES = 400;

/** Applies one thing that changed. Told twice, it changes nothing more. */
export function apply(name: keyof ShownEvents, data: string): void {
  EVENTS[name]?.(JSON.parse(data));
}

const EVENTS: { readonly [Name in keyof ShownEvents]: (event: ShownEvents[Name]) => void } = {
  message: ({ spaceId, message }) => {
    if (!isShown(spaceId)) return;
    let isNoted = false;
    showTold(() => {
      if (!isShown(spaceId) || !showMessage(message) || isNoted) return;
      isNoted = true;
      noteNews(spaceId, 'chat');
      if (state.readsAt.has('chat')) change({ newBelow: state.newBelow + 1 });
    });
  },
  topic: ({ spaceId, topic, added }) => {
    showTold(() => isShown(spaceId) && showTopic(topic));
    if (added) noteNews(spaceId, 'topics');
  },
  task: ({ spaceId, task, added }) => {
    showTold(() => isShown(spaceId) && showTask(task));
    if (added) noteNews(spaceId, 'board');
  },
  board: ({ spaceId }) => {
    showTold(() => isShown(spaceId) && void readBoard(spaceId));
  },
  space: ({ spaceId, space }) => {
    const others = state.home.spaces.filter(({ id }) => id !== spaceId);
    const at = state.home.spaces.findIndex(({ id }) => id === spaceId);
    const spaces = space === null ? others : others.toSpliced(at < 0 ? others.length : at, 0, space);
    change({ home: { ...state.home, spaces } });
    readShownMembers();
  },
  people: () => readShownMembers(),
};

function isShown(spaceId: number): boolean {
  return state.place.view === 'space' && state.place.spaceId === spaceId;
}

function noteNews(spaceId: number, tab: Tab): void {
  if (isShown(spaceId)) markFresh(tab);
}

function markFresh(tab: Tab): void {
  const { place, fresh } = state;
  if (place.view === 'space' && place.tab !== tab) change({ fresh: { ...fresh, [tab]: fresh[tab] + 1 } });
}

function readShownMembers(): void {
  if (state.place.view === 'space' && state.place.tab === 'members') void readMembers(state.place.spaceId);
}

/** True when it was not there yet. */
export function showMessage(message: ShownMessage): boolean {
  const { contents } = state;
  if (contents === undefined || contents.chat.some(({ id }) => id === message.id)) return false;
  change({ contents: shortened({ ...contents, chat: [...contents.chat, message] }) });
  return true;
}

/** While nobody reads further up, a chat that runs for days does not grow for days. */
function shortened(contents: ShownContents): ShownContents {
  if (contents.chat.length <= MOST_MESSAGES || state.readsAt.has('chat')) return contents;
  const chat = contents.chat.filter(({ ephemeral }) => !ephemeral).slice(-WINDOW);
  return { ...contents, chat, chatNext: chat[0]?.id ?? contents.chatNext };
}

export function showTopic(topic: ShownTopic): void {
  const { contents, archived } = state;
  if (state.topic?.id === topic.id) change({ topic: { ...state.topic, archived: topic.archived } });
  if (contents !== undefined) {
    change({ contents: { ...contents, topics: placed(contents.topics, topic, !topic.archived) } });
  }
  if (archived !== undefined)
    change({ archived: { ...archived, items: placed(archived.items, topic, topic.archived) } });
}

/** The list with this topic, newest first, or without it. */
function placed(topics: readonly ShownTopic[], topic: ShownTopic, listed: boolean): readonly ShownTopic[] {
  const others = topics.filter(({ id }) => id !== topic.id);
  if (!listed) return others;
  const at = others.findIndex(({ id }) => id < topic.id);
  return others.toSpliced(at < 0 ? others.length : at, 0, topic);
}

export function showTask(task: ShownTask): void {
  const { contents } = state;
  if (state.task?.id === task.id) change({ task: { ...state.task, ...task } });
  if (contents?.board === undefined || contents.board === null) return;
  const categories = contents.board.categories.map((category) => {
    if (category.id !== task.categoryId) return category;
    if (category.tasks.some(({ id }) => id === task.id)) {
      return { ...category, tasks: category.tasks.map((one) => (one.id === task.id ? task : one)) };
    }
    // One further down that is not shown is no new one.
    const newest = Math.max(0, ...category.tasks.map(({ id }) => id));
    if (task.id < newest) return category;
    return { ...category, count: category.count + 1, tasks: [task, ...category.tasks] };
  });
  change({ contents: { ...contents, board: { ...contents.board, categories } } });
}
