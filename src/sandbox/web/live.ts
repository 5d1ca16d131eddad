/** Notifies open pages of changes, and provides ephemeral messages, which are never stored. */
import type { Context, LiveEvent } from '../context.ts';
import { HttpError, type Reply } from '../http/reply.ts';
import type { ChatMessage } from '../store/records.ts';
import type { Sessions } from './session.ts';

/** Interval of comments that keep idle connections open. */
const HEARTBEAT_MS = 25_000;

/** Maximum unsent bytes per page. A slower page is disconnected; it reconnects and reads the current state. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** Maximum number of ephemeral messages that open pages can still fetch. */
const MAX_EPHEMERAL = 100;

/** Opens a stream of server-sent events for one browser, for the lifetime of its session. */
export function streamEvents({ db, live }: Context, sessions: Sessions, cookies: string | undefined): Reply {
  if (sessions.find(cookies) === undefined) throw new HttpError(401, 'SignedOut', 'Sign in first.');
  const stream: Reply['stream'] = (response) => {
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    const onChange = ({ spaceId, ephemeral }: LiveEvent) => {
      // Check the session at every event, because the user may have signed out or been deactivated or removed.
      const user = sessions.find(cookies);
      if (user === undefined) response.end();
      else if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
      else if (spaceId === undefined || db.find('members', { spaceId, userId: user.id }) !== undefined)
        response.write(`event: changed\ndata: ${ephemeral?.id ?? ''}\n\n`);
    };
    live.on('changed', onChange);
    response.on('close', () => {
      clearInterval(heartbeat);
      live.off('changed', onChange);
    });
    response.write('retry: 1000\n\n');
  };
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', stream };
}

/** Returns a function that finds the ephemeral messages with these IDs in one team or forum. */
export function retainEphemeral({ live }: Context): (spaceId: number, ids: readonly string[]) => ChatMessage[] {
  const retained = new Map<string, ChatMessage>();
  live.on('changed', ({ ephemeral }) => {
    if (ephemeral === undefined) return;
    retained.set(ephemeral.id, ephemeral);
    const [oldest = ''] = retained.keys();
    if (retained.size > MAX_EPHEMERAL) retained.delete(oldest);
  });
  return (spaceId, ids) => ids.flatMap((id) => retained.get(id) ?? []).filter((one) => one.spaceId === spaceId);
}
