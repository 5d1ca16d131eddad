import type {
  ShownBoard,
  ShownContents,
  ShownHome,
  ShownMembers,
  ShownMessage,
  ShownPage,
  ShownTask,
  ShownTaskText,
  ShownTopic,
  ShownTopicText,
  ShownWebhook,
} from '../../web/shown.ts';
import { attempt, call } from './server.ts';
import { change, shownSpace, state } from './state.ts';
import { readInPlace } from './told.ts';

/** What is read from the server, when it is looked at. */

/** What a page's list needs beside what it has: the place where the following page begins. */
const page = <T>(path: string, next: string) => call<ShownPage<T>>('GET', `${path}?next=${next}`);

export async function readHome(): Promise<void> {
  change({ home: await call<ShownHome>('GET', '/page/home') });
}

/** As `attempt`, of what takes the place of what is shown. */
async function replace(where: string, read: () => Promise<void>): Promise<void> {
  await readInPlace(async () => void (await attempt(where, read)));
}

/** Whether what is read is still what is looked at. */
function isShown(spaceId: number): boolean {
  return shownSpace()?.id === spaceId;
}

export async function readContents(spaceId: number): Promise<void> {
  await replace('space', async () => {
    const contents = await call<ShownContents>('GET', `/page/spaces/${spaceId}`);
    if (isShown(spaceId)) change({ contents: { ...contents, ...joined(contents) } });
  });
}

/**
 * What was read behind what is known, where the two meet: who reads further up stays there. Ephemeral messages, which the
 * server does not keep, stay until the page is loaded again.
 */
function joined(read: ShownContents): Pick<ShownContents, 'chat' | 'chatNext'> {
  const known = state.contents?.chat ?? [];
  const ids = new Set(known.map(({ id }) => id));
  // The oldest: what was told meanwhile is known too, behind a gap.
  const meets = read.chat[0] !== undefined && ids.has(read.chat[0].id);
  const kept = meets ? known : known.filter(({ ephemeral }) => ephemeral);
  const chat = [...kept, ...read.chat.filter(({ id }) => !ids.has(id))];
  return {
    chat: chat.toSorted((a, b) => a.createDate.localeCompare(b.createDate)),
    chatNext: meets ? (state.contents?.chatNext ?? null) : read.chatNext,
  };
}

export async function readSpaceAdmins(spaceId: number): Promise<void> {
  await attempt('space', async () => {
    const { names } = await call<{ names: string[] }>('GET', `/page/spaces/${spaceId}/administrators`);
    if (isShown(spaceId)) change({ spaceAdmins: names });
  });
}

/** Where pages of lists are under way. */
const underWay = new Set<string>();

/** As `attempt`, of a list's next page: it is asked for once, however often somebody scrolls meanwhile. */
async function readPage(where: string, read: () => Promise<void>): Promise<void> {
  if (underWay.has(where)) return;
  underWay.add(where);
  await attempt(where, read);
  underWay.delete(where);
}

export async function readOlderChat(): Promise<void> {
  const { contents, place } = state;
  if (place.view !== 'space' || contents === undefined || contents.chatNext === null) return;
  const { spaceId } = place;
  const next = contents.chatNext;
  await readPage('chat', async () => {
    const older = await page<ShownMessage>(`/page/spaces/${spaceId}/chat`, next);
    const now = state.contents;
    if (!isShown(spaceId) || now?.chatNext !== next) return;
    change({ contents: { ...now, chat: [...older.items, ...now.chat], chatNext: older.next } });
  });
}

function without<T extends { readonly id: number }>(items: readonly T[], known: readonly T[]): T[] {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}

export async function readMoreTopics(spaceId: number): Promise<void> {
  const next = state.contents?.topicsNext;
  if (next === undefined || next === null) return;
  await readPage('topics', async () => {
    const more = await page<ShownTopic>(`/page/spaces/${spaceId}/topics`, next);
    const now = state.contents;
    if (!isShown(spaceId) || now?.topicsNext !== next) return;
    const topics = [...now.topics, ...without(more.items, now.topics)];
    change({ contents: { ...now, topics, topicsNext: more.next } });
  });
}

export async function readArchived(spaceId: number, next?: string): Promise<void> {
  await (next === undefined ? attempt : readPage)('topics', async () => {
    const path = `/page/spaces/${spaceId}/archived`;
    const more = await (next === undefined ? call<ShownPage<ShownTopic>>('GET', path) : page<ShownTopic>(path, next));
    const known = next === undefined ? [] : (state.archived?.items ?? []);
    if (isShown(spaceId)) change({ archived: { ...more, items: [...known, ...without(more.items, known)] } });
  });
}

export async function readTopic(id: number): Promise<void> {
  await attempt('topic', async () => change({ topic: await call<ShownTopicText>('GET', `/page/topics/${id}`) }));
}

export async function readTask(id: number): Promise<void> {
  await attempt('task', async () => change({ task: await call<ShownTaskText>('GET', `/page/tasks/${id}`) }));
}

export async function readBoard(spaceId: number): Promise<void> {
  await replace('board', async () => {
    const { board } = await call<{ board: ShownBoard | null }>('GET', `/page/spaces/${spaceId}/board`);
    if (isShown(spaceId) && state.contents !== undefined) change({ contents: { ...state.contents, board } });
  });
}

export async function readMoreTasks(categoryId: number, next: string): Promise<void> {
  await readPage(`category:${categoryId}`, async () => {
    const more = await page<ShownTask>(`/page/categories/${categoryId}/tasks`, next);
    const { contents } = state;
    if (contents?.board === undefined || contents.board === null) return;
    const categories = contents.board.categories.map((one) => {
      if (one.id !== categoryId || one.next !== next) return one;
      return { ...one, tasks: [...one.tasks, ...without(more.items, one.tasks)], next: more.next };
    });
    change({ contents: { ...contents, board: { ...contents.board, categories } } });
  });
}

export async function readMembers(spaceId: number): Promise<void> {
  await attempt('members', async () => {
    const members = await call<ShownMembers>('GET', `/page/spaces/${spaceId}/members`);
    if (isShown(spaceId)) change({ members });
  });
}

export async function readWebhooks(): Promise<void> {
  await attempt('webhooks', async () => {
    change({ webhooks: (await call<{ webhooks: ShownWebhook[] }>('GET', '/page/webhooks')).webhooks });
  });
}
