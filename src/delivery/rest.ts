import type { Draft } from '../message/types.ts';
import { decodeBoard } from '../service/decoders.ts';
import { decodeOne } from '../service/wire/decode.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { exchangeWords } from '../transport/words/exchange.ts';
import { Finder } from './confirm.ts';
import { postUntilKnown } from './post.ts';
import type { Result } from './receipt.ts';
import { boardStep, contentStep } from './rest-steps.ts';
import { searchFor } from './search.ts';
import type { Courier } from './session.ts';

/** Sends one draft through the REST API: a task after a question for the board that it goes to. */
export async function deliverByRest(
  courier: Courier,
  settings: Settings,
  destination: RestDestination,
  draft: Draft,
  marker: string | undefined,
): Promise<Result> {
  const board = draft.kind === 'task' ? await boardOf(courier, destination) : undefined;
  if (board !== undefined && 'outcome' in board) return board;
  const search = marker === undefined ? undefined : searchFor(destination, draft, marker, board?.id);
  const step = contentStep(settings, destination, draft, board?.id);
  return postUntilKnown(courier, step, settings, search === undefined ? undefined : new Finder(search));
}

/** The board of the target, or why there is none. */
async function boardOf(courier: Courier, destination: RestDestination): Promise<{ id: number } | Result> {
  const step = boardStep(destination);
  const { exchange, value } = await courier.read(step, (text) => decodeOne(text, decodeBoard));
  if (value !== undefined) return value;
  if (exchange.type === 'failure' || exchange.status >= 300) {
    return courier.result('not-delivered', step, exchangeWords(exchange), exchange);
  }
  return courier.result('not-delivered', step, {
    reason: 'the answer to the question for the task board cannot be read',
    hint: 'Check that base-url is the address of the service.',
  });
}
