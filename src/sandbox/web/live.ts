import type { ServerResponse } from 'node:http';
import type { Context, LiveEvent } from '../context.ts';
import type { Reply } from '../http/reply.ts';
import { messageView } from './views.ts';

/** Comments that keep idle connections open. */
const HEARTBEAT_MS = 25_000;

/** Server-sent events of one team or forum: `message` carries a view, `changed` says to read again. */
export function liveReply(context: Context, spaceId: number, allowed: () => boolean): Reply {
  const stream = (response: ServerResponse) => {
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
    const end = context.live.subscribe((event) => {
      if (event.spaceId !== spaceId) return;
      // Asked at every event: who was removed from the team sees nothing more.
      if (allowed()) response.write(eventText(event));
      else response.end();
    });
    response.on('close', () => {
      clearInterval(heartbeat);
      end();
    });
    response.write('retry: 1000\n\n');
  };
  return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, body: '', stream };
}

function eventText(event: LiveEvent): string {
  const data = event.type === 'message' ? messageView(event.message, event.ephemeral) : {};
  return `event: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`;
}
