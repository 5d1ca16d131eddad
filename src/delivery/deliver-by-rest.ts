import type { MessageContent } from '../message/render-types.ts';
import { OPERATIONS } from '../service/operations.ts';
import { readBoard } from '../service/scan/contents.ts';
import { ReadError, ServiceReader } from '../service/scan/reader.ts';
import { toCall } from '../service/wire/http-request.ts';
import type { RestTarget } from '../target/resolved-target.ts';
import { postWithRetry } from './post-with-retry.ts';
import type { Result } from './receipt.ts';
import { Finder } from './search/finder.ts';
import { searchFor } from './search/search.ts';
import type { DeliverySession } from './session.ts';

/** Sends one message through the REST API. For a task, first requests the board if it is not known yet. */
export async function deliverByRest(
  session: DeliverySession,
  destination: RestTarget,
  content: MessageContent,
  marker: string | undefined,
): Promise<Result> {
  const { target, category, assignees } = destination;
  const { senderName, senderAvatar } = session.settings;
  const sender = { displayName: senderName, avatar: senderAvatar };
  const post = { subject: content.subject ?? '', body: content.body, sender };
  const board = content.kind === 'task' ? await findBoard(session, destination) : 0;
  if (typeof board !== 'number') return board;
  const requests = {
    message: () => OPERATIONS.chat.post.request(target, post),
    topic: () => OPERATIONS.topics.create.request(target, post),
    task: () => OPERATIONS.tasks.create.request({ ...post, board, category, assignees }),
  };
  // The API can't read back chat messages.
  const isFindable = marker !== undefined && content.kind !== 'message';
  const finder = isFindable ? new Finder(searchFor(destination, content, marker, board)) : undefined;
  return postWithRetry(session, toCall(destination, requests[content.kind]()), content.kind, finder);
}

/** Finds the board of the target, which has an ID of its own (API 4.1, rule 4), or the reason why it is unknown. */
async function findBoard(session: DeliverySession, destination: RestTarget): Promise<number | Result> {
  const { target, board } = destination;
  if (board !== undefined) return board;
  const { runtime, budget, record } = session;
  try {
    return await readBoard(new ServiceReader({ account: destination, runtime, budget, record }), target);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { message, hint, exchange, status = 0 } = error;
    const isAnswered = status >= 200 && status < 300;
    const reason = isAnswered ? 'the answer does not show the task board of the target' : message;
    const call = toCall(destination, OPERATIONS.boards.show.request(target));
    return session.result('not-delivered', call, { reason, hint }, exchange);
  }
}
