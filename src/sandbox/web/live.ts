import type { ServerResponse } from 'node:http';
import type { Context, LiveEvent } from '../context.ts';
import type { Reply } from '../http/reply.ts';
import { type User, userById } from '../store/people.ts';
import { membership, spaceById } from '../store/spaces.ts';
import { messageView, spaceView, taskView, topicView, visibleTo } from './views/records.ts';

/** Comments that keep idle connections open. */
const HEARTBEAT_MS = 25_000;

/** A page that reads no faster is behind by this much: it connects again, and reads what is there now. */
const MOST_BEHIND = 1024 * 1024;

/** Server-sent events for one browser: the one thing that changed, from everything its user may see. */
export function liveReply(context: Context, userId: number): Reply {
  const stream = (response: ServerResponse) => {
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    const end = context.live.subscribe((event) => {
      // Asked at every event: who was deactivated or removed sees nothing more.
      const user = userById(context.db, userId);
      if (user?.state !== 'active') response.end();
      else if (response.writableLength > MOST_BEHIND) response.destroy();
      else response.write(eventFor(context, user, event));
    });
    response.on('close', () => {
      clearInterval(heartbeat);
      end();
    });
    response.write('retry: 1000\n\n');
  };
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', stream };
}

/** As it goes over the wire; empty when it is nothing to this user. */
function eventFor(context: Context, user: User, event: LiveEvent): string {
  if (event.type === 'user') return written('people', {});
  const { spaceId } = event;
  if (event.type === 'members') {
    const space = spaceById(context.db, spaceId);
    if (space === undefined) return '';
    const shown = visibleTo(context, user, space) ? spaceView(context, user, space) : null;
    return written('space', { spaceId, space: shown });
  }
  return membership(context.db, spaceId, user.id) === undefined ? '' : changeOf(context, event);
}

type ContentEvent = Exclude<LiveEvent, { readonly type: 'user' | 'members' }>;

const changes = new WeakMap<ContentEvent, string>();

/** The same for everybody who may see it: written once. */
function changeOf(context: Context, event: ContentEvent): string {
  const known = changes.get(event) ?? written(event.type, viewOf(context, event));
  changes.set(event, known);
  return known;
}

function viewOf(context: Context, event: ContentEvent): object {
  const { spaceId } = event;
  switch (event.type) {
    case 'message':
      return { spaceId, message: messageView(event.message, event.ephemeral) };
    case 'topic':
      return { spaceId, topic: topicView(event.topic), added: event.added };
    case 'task':
      return { spaceId, task: taskView(context, event.task), added: event.added };
    case 'board':
      return { spaceId };
  }
}

function written(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
