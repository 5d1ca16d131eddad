import type { MessageContent } from '../message/render-types.ts';
import { OPERATIONS } from '../service/operations.ts';
import { readBoard } from '../service/scan/board.ts';
import { ReadError } from '../service/scan/read-error.ts';
import type { ServiceRequest } from '../service/wire/http-request.ts';
import type { Settings } from '../settings/settings.ts';
import type { RestTarget } from '../target/lookup-result.ts';
import { readerBeside, restCall } from './call.ts';
import { postWithRetry } from './post-with-retry.ts';
import type { Result } from './receipt.ts';
import { Finder } from './search/finder.ts';
import type { MarkSearch, SearchQuery } from './search/search.ts';
import type { DeliverySession } from './session.ts';

/** Sends one message through the REST API. For a task, first requests the board if it is not known yet. */
export async function deliverByRest(
  session: DeliverySession,
  location: RestTarget,
  content: MessageContent,
  marker: string | undefined,
): Promise<Result> {
  const board = content.kind === 'task' ? await findBoard(session, location) : undefined;
  if (board !== undefined && 'outcome' in board) return board;
  const search = marker === undefined ? undefined : lateSearch(location, { content, marker, board: board?.id });
  const call = restCall(location, contentRequest(session.settings, location, content, board?.id));
  return postWithRetry(session, call, content.kind, search && new Finder(search));
}

/** Loads the search with the first doubt, which most deliveries don't have. The API can't read back chat messages. */
function lateSearch(location: RestTarget, sought: SearchQuery): MarkSearch | undefined {
  if (sought.content.kind === 'message') return undefined;
  return async (session, depth) =>
    (await import(/* webpackChunkName: "rest" */ './search/search.ts')).searchFor(location, sought)(session, depth);
}

/** Finds the board of the target, which has an ID of its own (API 4.1, rule 4), or the reason why it is unknown. */
async function findBoard(session: DeliverySession, location: RestTarget): Promise<{ id: number } | Result> {
  if (location.board !== undefined) return { id: location.board };
  const request = OPERATIONS.boards.show.request(location.target);
  try {
    return { id: await readBoard(readerBeside(session, location), location.target) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { message, hint, exchange, status = 0 } = error;
    const isAnswered = status >= 200 && status < 300;
    const reason = isAnswered ? 'the answer does not show the task board of the target' : message;
    return session.result('not-delivered', restCall(location, request), { reason, hint }, exchange);
  }
}

/** Builds the request that creates the message. Tasks need `board`. */
function contentRequest(settings: Settings, location: RestTarget, content: MessageContent, board = 0): ServiceRequest {
  const { target, category, assignees } = location;
  const { senderName, senderAvatar } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const post = { subject: content.subject ?? '', body: content.body, sender };
  if (content.kind === 'message') return OPERATIONS.chat.post.request(target, post);
  if (content.kind === 'topic') return OPERATIONS.topics.create.request(target, post);
  return OPERATIONS.tasks.create.request({ ...post, board, category, assignees });
}
