/** Requests that read tasks, boards and categories (API 4.2). */
import {
  BOARD_FIELDS,
  type BoardField,
  CATEGORY_FIELDS,
  type CategoryField,
  TASK_FIELDS,
  type TaskField,
} from '../fields.ts';
import type { Target } from '../vocabulary.ts';
import { idSegment, targetPath } from '../wire/odata.ts';
import { type ListOptions, pageParts, queryString, selectPart } from '../wire/query.ts';
import type { ServiceRequest } from './types.ts';

/** Lists the tasks of a category. */
export function listTasks(categoryId: number, options: ListOptions<TaskField> = {}): ServiceRequest {
  const query = queryString([...pageParts(options), selectPart(TASK_FIELDS, options.select)]);
  return {
    operation: 'tasks.list',
    method: 'GET',
    path: `/taskCategories(${idSegment('category', categoryId)})/tasks${query}`,
  };
}

/** Gets all tasks of the board of a team or forum. */
export function boardTasks(target: Target): ServiceRequest {
  return { operation: 'boards.tasks', method: 'GET', path: `${targetPath(target)}/TaskBoard.Get()` };
}

/** Gets the board of a team or forum; without `select` its id, as documented. */
export function showBoard(
  target: Target,
  options: { select?: readonly BoardField[] | undefined } = {},
): ServiceRequest {
  const query = queryString([selectPart(BOARD_FIELDS, options.select ?? ['id'])]);
  return { operation: 'boards.show', method: 'GET', path: `${targetPath(target)}/board${query}` };
}

/** Gets the categories of a board; without `select` their ids and names, as documented. */
export function listCategories(
  boardId: number,
  options: { select?: readonly CategoryField[] | undefined } = {},
): ServiceRequest {
  const query = queryString([selectPart(CATEGORY_FIELDS, options.select ?? ['id', 'name'])]);
  return {
    operation: 'boards.categories',
    method: 'GET',
    path: `/taskBoards(${idSegment('board', boardId)})/categories${query}`,
  };
}
