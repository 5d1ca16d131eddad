/** Requests that read topics (API 4.2). */

import type { Target } from '../vocabulary.ts';
import { targetPath } from '../wire/odata.ts';
import { type PageOptions, pageParts, queryString } from '../wire/query.ts';
import type { ServiceRequest } from './types.ts';

export interface TopicListOptions extends PageOptions {
  /** True lists the archived topics instead of the open ones. Default false, the documented form. */
  readonly archived?: boolean | undefined;
}

/** Lists the topics of a team or forum. */
export function listTopics(target: Target, options: TopicListOptions = {}): ServiceRequest {
  const stream = `${targetPath(target)}/Post.Stream(archived=${options.archived === true})`;
  return {
    operation: 'topics.list',
    method: 'GET',
    path: stream + queryString([['$format', 'json'], ...pageParts(options)]),
  };
}
