/** Reads the categories of a board, of very many as well. */
import { listCategories } from '../resources/boards.ts';
import { type Decoder, decodeOne, listOf } from '../wire/decode.ts';
import { PAGE, readList } from './lists.ts';
import type { ServiceReader } from './reader.ts';
import type { ListedRecord } from './sight.ts';
import { UnreadError } from './unread-error.ts';

interface CategoryList<T> {
  readonly categories: readonly T[];
  /** False where the service may have more than it shows. */
  readonly whole: boolean;
}

/**
 * The API documents no pages for them, so the first request asks for none. Only where that brought as many as a page has,
 * the rest is asked for; a service that refuses that has shown what it shows. Throws UnreadError.
 */
export async function readCategories<T extends ListedRecord>(
  reader: ServiceReader,
  board: number,
  decoder: Decoder<T>,
): Promise<CategoryList<T>> {
  const { value: first } = await reader.read(listCategories(board), (text) => decodeOne(text, listOf(decoder)));
  if (first.length < PAGE) return { categories: first, whole: true };
  const source = { request: (window: object) => listCategories(board, window), decoder };
  try {
    const { ours, whole } = await readList(reader, source, { sight: () => 'ours', keep: (one) => one }, 'all');
    return { categories: ours, whole };
  } catch (error) {
    if (!(error instanceof UnreadError && error.status === 400)) throw error;
    return { categories: first, whole: false };
  }
}
