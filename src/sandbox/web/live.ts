import type { Context, LiveEvent } from '../context.ts';
import { HttpError, type Reply } from '../http/reply.ts';
import type { ChatMessage } from '../store/content.ts';
import { membership } from '../store/spaces.ts';
import type { Sessions } from './session.ts';

/** Interval of comments that keep idle connections open. */
const HEARTBEAT_MS = 25_000;

/** Maximum unsent bytes per page. A slower page is disconnected; it reconnects and reads the current state. */
const MAX_UNSENT_BYTES = 64 * 1024;

/** Maximum number of ephemeral messages that open pages can still fetch. */
const MAX_EPHEMERAL = 100;

/** Notifies open pages of changes, and provides ephemeral messages, which are never stored. */
interface LivePages {
  /** Opens a stream of server-sent events for one browser, for the lifetime of its session. */
  events(cookies: string | undefined): Reply;
  /** Returns the ephemeral messages with these IDs in one team or forum. */
  fleeting(spaceId: number, ids: readonly string[]): readonly ChatMessage[];
}

export function createLivePages(context: Context, sessions: Sessions): LivePages {
  const fleeting = new Map<string, ChatMessage>();
  context.live.subscribe((event) => {
    if (event.ephemeral === undefined) return;
    fleeting.set(event.ephemeral.id, event.ephemeral);
    const [oldest = ''] = fleeting.keys();
    if (fleeting.size > MAX_EPHEMERAL) fleeting.delete(oldest);
  });
  return {
    fleeting: (spaceId, ids) =>
      ids.flatMap((id) => fleeting.get(id) ?? []).filter((message) => message.spaceId === spaceId),
    events: (cookies) => {
      if (sessions.find(cookies) === undefined) throw new HttpError(401, 'SignedOut', 'Sign in first.');
      return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', stream };

      function stream(response: Parameters<NonNullable<Reply['stream']>>[0]): void {
        const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
        const end = context.live.subscribe((event) => {
          // Check the session at every event, because the user may have signed out or been deactivated or removed.
          const user = sessions.find(cookies);
          if (user === undefined) response.end();
          else if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
          else if (concerns(context, event, user.id)) response.write(changed(event));
        });
        response.on('close', () => {
          clearInterval(heartbeat);
          end();
        });
        response.write('retry: 1000\n\n');
      }
    },
  };
}

function concerns({ db }: Context, event: LiveEvent, userId: number): boolean {
  return event.spaceId === undefined || membership(db, event.spaceId, userId) !== undefined;
}

function changed({ ephemeral }: LiveEvent): string {
  return `event: changed\ndata: ${ephemeral?.id ?? ''}\n\n`;
}
