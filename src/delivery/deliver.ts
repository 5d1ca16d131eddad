import type { Draft } from '../message/types.ts';
import { decodeOne } from '../service/decode.ts';
import { decodeBoard } from '../service/record-decoders.ts';
import { secretsOfDestination } from '../settings/secrets.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { exchangeWords } from '../transport/exchange-words.ts';
import type { World } from '../world.ts';
import { Courier } from './courier.ts';
import { postUntilKnown } from './post.ts';
import { type Result, unsent } from './receipt.ts';
import { searchFor } from './search.ts';
import { boardStep, contentStep, webhookStep } from './steps.ts';

/**
 * Sends one draft and tells what became of it. Nothing outlasts `deadline`, and no request begins once the world's
 * signal is aborted.
 *
 * @param marker the mark in the body by which a topic or task can be found again; undefined for what cannot be looked up
 */
export async function deliver(
  settings: Settings,
  draft: Draft,
  marker: string | undefined,
  world: World,
  deadline: number,
): Promise<Result> {
  const { destination } = settings;
  const courier = new Courier(world, deadline, secretsOfDestination(destination));
  if (destination.type === 'missing') return unsent('skipped', 'the destination is empty');
  if (destination.type === 'webhook')
    return postUntilKnown(courier, webhookStep(settings, destination, draft), settings);
  const board = draft.kind === 'task' ? await boardOf(courier, destination) : undefined;
  if (board !== undefined && 'outcome' in board) return board;
  const step = contentStep(settings, destination, draft, board?.id);
  return postUntilKnown(
    courier,
    step,
    settings,
    marker === undefined ? undefined : searchFor(destination, draft, marker, board?.id),
  );
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
