import { OPERATIONS } from '../operations.ts';
import type { Board, Target } from '../records.ts';
import { type Decoder, decodeList, decodeOne, decodeRecord } from '../wire/decode.ts';
import { PAGE, readList } from './lists.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';
import type { ListedRecord } from './record-match.ts';

/**
 * Looks up the task board of a team or forum, which has its own ID (api.md, section 4.1, rule 4), and reads its
 * categories.
 */

/** Milliseconds before each retry if there is no board: replicas of a service may lag behind each other. */
const PAUSES_MS = [500, 1_500];

/** Reads the ID of the board. Throws ReadError. */
export async function readBoard(reader: ServiceReader, target: Target): Promise<number> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await lookUp(reader, target);
    } catch (error) {
      if (!(error instanceof ReadError && error.status === 404)) throw error;
      await reader.pause(pauseMs);
    }
  }
  try {
    return await lookUp(reader, target);
  } catch (error) {
    throw error instanceof ReadError && error.status === 404 ? neverSetUp(error, target) : error;
  }
}

/** Creates the error for a missing board. The service creates a board when a person first opens it. */
export function neverSetUp({ exchange }: ReadError, { type, id }: Target): ReadError {
  const hint = `Open the tasks of the ${type} once in the service, then run the job again.`;
  const parts = exchange === undefined ? { hint, refused: true } : { hint, exchange, refused: true };
  return new ReadError(`tasks were never set up for ${type} ${id}`, parts);
}

async function lookUp(reader: ServiceReader, target: Target): Promise<number> {
  return (await reader.read(OPERATIONS.boards.show.request(target), (text) => decodeOne(text, decodeRecord<Board>)))
    .value.id;
}

interface CategoryList<T> {
  readonly categories: readonly T[];
  /** False if the service may have more categories than it returned. */
  readonly complete: boolean;
}

/**
 * Reads the categories of a board. The first request uses no paging, because the API documents none. Only if it returns
 * a full page, the rest is requested; a service that rejects this has returned all that it shows. Throws ReadError.
 */
export async function readCategories<T extends ListedRecord>(
  reader: ServiceReader,
  board: number,
  decoder: Decoder<T>,
): Promise<CategoryList<T>> {
  const { value: first } = await reader.read(OPERATIONS.boards.categories.request(board), (text) =>
    decodeOne(text, decodeList(decoder)),
  );
  if (first.length < PAGE) return { categories: first, complete: true };
  const source = { request: (window: object) => OPERATIONS.boards.categories.request(board, window), decoder };
  try {
    const { ours, complete } = await readList(reader, source, { match: () => 'ours', keep: (one) => one }, 'all');
    return { categories: ours, complete };
  } catch (error) {
    if (!(error instanceof ReadError && error.status === 400)) throw error;
    return { categories: first, complete: false };
  }
}
