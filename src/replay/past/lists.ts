/** Pages of a list as they were at a moment: what came later stands at its front now, and moves all else. */

import { number, record } from '../../facts/host/json.ts';
import type { PastQuestion } from './question.ts';
import { type ApiAnswer, itemsIn, listIn, type Route, type RouteParameters } from './shared-reads.ts';

/** GitHub's own size of a page. */
const USUAL = 30;
/** Pages that are looked through for one. */
const MOST_PAGES = 10;

/** A thing as it was then; undefined where it was not there. */
export type AsItWas = (thing: unknown, asked: PastQuestion) => unknown;

/**
 * The page that is asked for, of the list without what was not there.
 *
 * @param asksNow the question that brings all that may have been there
 */
export async function pageAsOf(
  route: Route,
  asked: PastQuestion,
  asItWas: AsItWas,
  asksNow: (parameters: RouteParameters) => RouteParameters = (parameters) => parameters,
): Promise<ApiAnswer> {
  const { parameters, now } = asked;
  const size = number(parameters['per_page']) ?? USUAL;
  const page = number(parameters['page']) ?? 1;
  const there: unknown[] = [];
  let [gone, first, isWhole]: [number, unknown, boolean] = [0, undefined, false];
  for (let at = 1; at <= MOST_PAGES && there.length < page * size && !isWhole; at += 1) {
    const { data } = await now(route, { ...asksNow(parameters), per_page: size, page: at });
    const items = itemsIn(data);
    const then = await Promise.all(items.map((thing) => asItWas(thing, asked)));
    const left = then.filter((thing) => thing !== undefined);
    first ??= data;
    there.push(...left);
    gone += items.length - left.length;
    isWhole = items.length < size || at * size >= totalOf(data);
  }
  const total = isWhole ? there.length : Math.max(totalOf(first) - gone, there.length);
  const shown = there.slice((page - 1) * size, page * size);
  const name = listIn(first);
  const isMore = !isWhole || there.length > page * size;
  return {
    data: name === undefined ? shown : { ...record(first), total_count: total, [name]: shown },
    headers: { link: isMore ? `<https://api.github.com/?page=${page + 1}>; rel="next"` : undefined },
  };
}

function totalOf(data: unknown): number {
  return listIn(data) === undefined ? Infinity : (number(data, 'total_count') ?? 0);
}
