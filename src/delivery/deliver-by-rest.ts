import type { MessageContent } from '../message/render-types.ts';
import { OPERATIONS } from '../service/operations.ts';
import { ReadError, ServiceReader } from '../service/scan/reader.ts';
import { readBoard } from '../service/scan/tasks.ts';
import { type ServiceRequest, toHttpRequest } from '../service/wire/http-request.ts';
import type { Settings } from '../settings/settings.ts';
import type { RestTarget } from '../target/lookup-result.ts';
import { postWithRetry } from './post-with-retry.ts';
import type { Result } from './receipt.ts';
import { Finder } from './search/finder.ts';
import { searchFor } from './search/search.ts';
import type { Call, DeliverySession } from './session.ts';

/** Sends one message through the REST API. For a task, first requests the board if it is not known yet. */
export async function deliverByRest(
  session: DeliverySession,
  destination: RestTarget,
  content: MessageContent,
  marker: string | undefined,
): Promise<Result> {
  const board = content.kind === 'task' ? await findBoard(session, destination) : undefined;
  if (board !== undefined && 'outcome' in board) return board;
  const call = createCall(destination, contentRequest(session.settings, destination, content, board?.id));
  // The API can't read back chat messages.
  const isFindable = marker !== undefined && content.kind !== 'message';
  const finder = isFindable ? new Finder(searchFor(destination, content, marker, board?.id)) : undefined;
  return postWithRetry(session, call, content.kind, finder);
}

function createCall(destination: RestTarget, service: ServiceRequest): Call {
  return { operation: service.operation, http: toHttpRequest(destination, service), service };
}

/** Finds the board of the target, which has an ID of its own (API 4.1, rule 4), or the reason why it is unknown. */
async function findBoard(session: DeliverySession, destination: RestTarget): Promise<{ id: number } | Result> {
  if (destination.board !== undefined) return { id: destination.board };
  const request = OPERATIONS.boards.show.request(destination.target);
  const { runtime, budget, record } = session;
  try {
    return {
      id: await readBoard(new ServiceReader({ account: destination, runtime, budget, record }), destination.target),
    };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { message, hint, exchange, status = 0 } = error;
    const isAnswered = status >= 200 && status < 300;
    const reason = isAnswered ? 'the answer does not show the task board of the target' : message;
    return session.result('not-delivered', createCall(destination, request), { reason, hint }, exchange);
  }
}

/** Builds the request that creates the message. Tasks need `board`. */
function contentRequest(
  settings: Settings,
  destination: RestTarget,
  content: MessageContent,
  board = 0,
): ServiceRequest {
  const { target, category, assignees } = destination;
  const { senderName, senderAvatar } = settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const post = { subject: content.subject ?? '', body: content.body, sender };
  if (content.kind === 'message') return OPERATIONS.chat.post.request(target, post);
  if (content.kind === 'topic') return OPERATIONS.topics.create.request(target, post);
  return OPERATIONS.tasks.create.request({ ...post, board, category, assignees });
}
