/** Task boards and their categories (API 4.2). */
import { decodeBoard, decodeBoardTasks, decodeCategory } from '../decoders.ts';
import type { Operations, RequestOf } from '../operation.ts';
import type { Board, Category, Task } from '../records.ts';
import type { Target } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import { listOf } from '../wire/decode.ts';
import { idSegment, targetPath } from '../wire/odata.ts';
import {
  type CallOptions,
  type PageOptions,
  pageParts,
  queryString,
  type SelectOptions,
  selectPart,
} from '../wire/query.ts';

export const BOARD_OPERATIONS = {
  'boards.tasks': {
    section: '4.2',
    title: "All tasks of a team's board",
    method: 'GET',
    path: '/workrooms(<team_id>)/TaskBoard.Get()',
    takes: 'nothing',
    call: 'client.boards.tasks(target)',
    forums: true,
  },
  'boards.show': {
    section: '4.2',
    title: 'Board id of a team',
    method: 'GET',
    path: '/workrooms(<team_id>)/board?$select=id',
    takes: '`$select`',
    call: 'client.boards.show(target, { select })',
    forums: true,
  },
  'boards.categories': {
    section: '4.2',
    title: 'Categories of a board',
    method: 'GET',
    path: '/taskBoards(<board_id>)/categories?$select=id,name',
    takes: '`$select`',
    call: 'client.boards.categories(boardId, { select })',
  },
} as const satisfies Operations;

type BoardRequest = RequestOf<typeof BOARD_OPERATIONS>;

/** What `select` takes for a board. */
export const BOARD_FIELDS = ['id', 'categories'] as const;
export type BoardField = (typeof BOARD_FIELDS)[number];

/** What `select` takes for the categories of a board. */
export const CATEGORY_FIELDS = ['id', 'name', 'tasks'] as const;
export type CategoryField = (typeof CATEGORY_FIELDS)[number];

export function showBoard(target: Target, options: SelectOptions<BoardField> = {}): BoardRequest {
  const query = queryString([selectPart(BOARD_FIELDS, options.select ?? ['id'])]);
  return { operation: 'boards.show', method: 'GET', path: `${targetPath(target)}/board${query}` };
}

export function boardTasks(target: Target): BoardRequest {
  return { operation: 'boards.tasks', method: 'GET', path: `${targetPath(target)}/TaskBoard.Get()` };
}

/** The API documents no pages for them. */
export function listCategories(
  boardId: number,
  options: SelectOptions<CategoryField> & PageOptions = {},
): BoardRequest {
  const path = `/taskBoards(${idSegment('board', boardId)})/categories`;
  const { select = ['id', 'name'], ...page } = options;
  const query = queryString([...pageParts(page), selectPart(CATEGORY_FIELDS, select)]);
  return { operation: 'boards.categories', method: 'GET', path: path + query };
}

/** The task boards of teams and forums, and their categories. */
export class Boards {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** The board of a team or forum, by default just its id. A ResponseError 404 means that it has none. API 4.2. */
  async show(target: Target, options: SelectOptions<BoardField> = {}): Promise<Board> {
    return this.#caller.get(showBoard(target, options), decodeBoard, options);
  }

  /** All tasks of the board of a team or forum, each with its category, in the board's order. API 4.2. */
  async tasks(target: Target, call: CallOptions = {}): Promise<readonly Task[]> {
    return this.#caller.get(boardTasks(target), decodeBoardTasks, call);
  }

  /** The categories of a board, by default their ids and names. The API documents no paging for them. API 4.2. */
  async categories(boardId: number, options: SelectOptions<CategoryField> = {}): Promise<readonly Category[]> {
    return this.#caller.get(listCategories(boardId, options), listOf(decodeCategory), options);
  }
}
