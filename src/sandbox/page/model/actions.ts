import type { ShownMessage, ShownTask, ShownTopic } from '../../web/shown.ts';
import { spaceAddress } from './address.ts';
import { showMessage, showTask, showTopic } from './events.ts';
import { attempt, call } from './server.ts';
import { change, state } from './state.ts';
import { localDay } from './words.ts';

/** What people do with messages, topics and tasks. It shows at once, and is taken back where it did not happen. */

export async function sendMessage(spaceId: number, body: string): Promise<boolean> {
  return await attempt('composer', async () => {
    const sent = await call<ShownMessage>('POST', `/page/spaces/${spaceId}/chat`, { body });
    change({ readsAt: new Map(), newBelow: 0 });
    showMessage(sent);
  });
}

export async function setDone(task: ShownTask, done: boolean): Promise<void> {
  showTask({ ...task, completeDate: done ? localDay(new Date()) : null });
  await attempt(
    `task:${task.id}`,
    () =>
      done
        ? call('POST', `/page/tasks/${task.id}/complete`, { day: localDay(new Date()) })
        : call('POST', `/page/tasks/${task.id}/reopen`),
    () => showTask(task),
  );
}

export async function setArchived(topic: ShownTopic, archived: boolean): Promise<void> {
  const done = await attempt('topic', () =>
    call('POST', `/page/topics/${topic.id}/${archived ? 'archive' : 'restore'}`),
  );
  if (!done) return;
  showTopic({ ...topic, archived });
  const { place } = state;
  if (archived && place.view === 'space') location.hash = spaceAddress(place.spaceId, 'topics');
  const undo = archived ? () => void setArchived(topic, false) : undefined;
  change({ notice: { text: `${archived ? 'Archived' : 'Brought back'} “${topic.subject}”.`, undo } });
}

export async function setUpTasks(spaceId: number): Promise<void> {
  await attempt('board', () => call('POST', `/page/spaces/${spaceId}/board`));
}
