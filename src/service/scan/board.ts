import { decodeBoard } from '../decoders.ts';
import { OPERATIONS } from '../operations.ts';
import type { Target } from '../vocabulary.ts';
import { type Decoder, decodeList, decodeOne } from '../wire/decode.ts';
import { PAGE, readList } from './lists.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';
import type { ListedRecord } from './record-match.ts';

/** Looks up the task board of a team or forum, which has an id of its own (API 4.1, rule 4), and reads its categories. */

/**
 * Milliseconds before another look where there is none: part of a service may not know yet, or for a moment, what another
 * part does.
 */
const PAUSES_MS = [500, 1_500];

/** Its id; throws ReadError. */
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

/** The service makes a board when somebody opens it. */
export function neverSetUp({ exchange }: ReadError, { type, id }: Target): ReadError {
  const hint = `Open the tasks of the ${type} once in the service, then run the job again.`;
  const parts = exchange === undefined ? { hint, refused: true } : { hint, exchange, refused: true };
  return new ReadError(`tasks were never set up for ${type} ${id}`, parts);
}

async function lookUp(reader: ServiceReader, target: Target): Promise<number> {
  return (await reader.read(OPERATIONS.boards.show.request(target), (text) => decodeOne(text, decodeBoard))).value.id;
}

interface CategoryList<T> {
  readonly categories: readonly T[];
  /** False where the service may have more than it shows. */
  readonly whole: boolean;
}

/**
 * The API documents no pages for them, so the first request asks for none. Only where that brought as many as a page has,
 * the rest is asked for; a service that refuses that has shown what it shows. Throws ReadError.
 */
export async function readCategories<T extends ListedRecord>(
  reader: ServiceReader,
  board: number,
  decoder: Decoder<T>,
): Promise<CategoryList<T>> {
  const { value: first } = await reader.read(OPERATIONS.boards.categories.request(board), (text) =>
    decodeOne(text, decodeList(decoder)),
  );
  if (first.length < PAGE) return { categories: first, whole: true };
  const source = { request: (window: object) => OPERATIONS.boards.categories.request(board, window), decoder };
  try {
    const { ours, whole: complete } = await readList(
      reader,
      source,
      { match: () => 'ours', keep: (one) => one },
      'all',
    );
    return { categories: ours, whole: complete };
  } catch (error) {
    if (!(error instanceof ReadError && error.status === 400)) throw error;
    return { categories: first, whole: false };
  }
}
