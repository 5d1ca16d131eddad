import type { Caller } from '../caller.ts';
import type { BoardField, CategoryField } from '../fields.ts';
import { decodeBoard, decodeBoardTasks, decodeCategory } from '../record-decoders.ts';
import type { Board, Category, Task } from '../records.ts';
import { boardTasks, listCategories, showBoard } from '../requests/tasks.ts';
import type { Target } from '../vocabulary.ts';
import { list } from '../wire/decode.ts';

/** Task boards and their categories (API 4.2). */
export class Boards {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** The board of a team or forum, by default just its id. A ResponseError 404 means that it has none. */
  async show(target: Target, options: { select?: readonly BoardField[] | undefined } = {}): Promise<Board> {
    return this.#caller.get(showBoard(target, options), decodeBoard);
  }

  /** All tasks of the board of a team or forum, each with its category, in the board's order. */
  async tasks(target: Target): Promise<readonly Task[]> {
    return this.#caller.get(boardTasks(target), decodeBoardTasks);
  }

  /** The categories of a board, by default their ids and names. The API documents no paging for them. */
  async categories(
    boardId: number,
    options: { select?: readonly CategoryField[] | undefined } = {},
  ): Promise<readonly Category[]> {
    return this.#caller.get(listCategories(boardId, options), list(decodeCategory));
  }
}
