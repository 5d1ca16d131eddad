/** What somebody did to the thing that the event is about. */

import type { Facts } from '../../../facts/facts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import type { FactName } from '../section.ts';
import { joinPieces, personName } from './short-text.ts';

/** What `doneWords` reads. */
export const DOING_READS = [
  'event',
  'actor',
  'item',
  'pull_request',
  'release',
  'push',
  'dequeued',
] as const satisfies readonly FactName[];

/** Events that tell of a build, and not of what somebody did. */
const OF_BUILDS = /^(?:check_|deployment|workflow_|merge_group|schedule|repository_dispatch|status)/;

/**
 * `deleted by Carol`, `changes requested by Carol`; undefined where it goes without saying: who opened a thing is its
 * author, who comments is named with the words.
 */
export function doneWords(facts: Facts): string | undefined {
  const { event, actor, item, push } = facts;
  if (facts.dequeued !== undefined && facts.dequeued.reason !== 'MANUAL') return undefined;
  if (OF_BUILDS.test(event.name) || (event.name === 'push' && push?.deleted !== true)) return undefined;
  const isReview = item?.review !== undefined && event.action === 'submitted';
  const name = personName(isReview ? (item?.comment_author ?? actor) : actor);
  if (name === undefined) return undefined;
  const told = isReview ? item?.review?.replaceAll('_', ' ') : isOwnWork(facts) ? undefined : actionOf(facts);
  return told === undefined ? undefined : joinPieces([partOf(facts), told, `by ${escapeLine(name)}`], ' ');
}

/** What of the thing it was done to, where that is not the thing itself. */
function partOf({ event }: Facts): string | undefined {
  if (event.name.endsWith('_comment')) return 'comment';
  return event.name === 'pull_request_review' && event.action !== 'submitted' ? 'review' : undefined;
}

/** What its author did with it is told by the author's name, but that it is gone. */
function isOwnWork({ event, actor, item, pull_request, release }: Facts): boolean {
  const isWritten = event.name.endsWith('_comment') || item?.review !== undefined;
  const author = isWritten ? item?.comment_author : (pull_request ?? release ?? item)?.author;
  return author?.login !== undefined && author.login === actor?.login && event.action !== 'deleted';
}

/** `closed`, `review requested`; empty where the event's name says it, undefined for what is no deed. */
function actionOf({ event, pull_request, push, item }: Facts): string | undefined {
  const { name, action } = event;
  if (push?.deleted === true || name === 'delete') return 'deleted';
  if (name === 'create') return 'created';
  if (pull_request?.merged === true && action === 'closed') return 'merged';
  if (action === 'opened' || (name.endsWith('_comment') && action === 'created')) return undefined;
  // A star is a watch that started.
  if (action === undefined || name === 'watch') return item === undefined ? undefined : '';
  return /^[a-z_]{2,40}ed$/.test(action) ? action.replaceAll('_', ' ') : undefined;
}
