/** Reads the subject of all other events: one titled item of their payload. */

import { overlay } from '../../objects.ts';
import { bareCommit, readPerson, writtenCommit } from '../code-host/commits.ts';
import { type Json, keyword, line, lines, link, number, record } from '../code-host/json.ts';
import { type CodeHost, namedRef } from '../code-host/urls.ts';
import type { Commit, Facts } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { commentedPullRequest, readPullRequest } from './pull-request.ts';

type Item = NonNullable<Facts['item']>;

/** Properties of nearly every payload, which are rarely the subject of the event. */
const FRAME = ['repository', 'organization', 'enterprise', 'installation', 'sender', 'changes', 'hook', 'app'];

/** Properties that may hold an item's title, best first. */
const TITLES = ['title', 'full_name', 'name', 'note'];

/** Reads the item with the name of the event, else the payload's first titled item, else the repository. */
export function readItem({ name, event, host }: EventInput): EventOverrides {
  const keys = [
    name,
    name.replace(/s$/, ''),
    ...Object.keys(event).filter((key) => !FRAME.includes(key)),
    'repository',
  ];
  for (const key of keys) {
    const item = toItem(keyword(key.replaceAll('_', ' ')) ?? name, record(event, key), host);
    if (item !== undefined) return { item, commit: commitAbout(event, host) };
  }
  return { item: undefined, commit: commitAbout(event, host) };
}

/**
 * Reads the commit in the payload; the run uses the head of the default branch, which is unrelated to the item.
 */
export function commitAbout(event: Json, host: CodeHost): Commit | undefined {
  const bare = bareCommit(line(event, 'sha'), host);
  const commit = record(event, 'commit');
  if (bare === undefined || commit === undefined) return bare;
  const message = lines(commit, 'commit', 'message');
  const account = readPerson(record(commit, 'author'), host);
  const author = overlay({}, readPerson(record(commit, 'commit', 'author'), host), account);
  return writtenCommit(bare, host, { message, author: Object.keys(author).length > 0 ? author : undefined });
}

/** Reads a comment on an issue, a pull request or a discussion. */
export function readComment(input: EventInput): EventOverrides {
  const { event, host } = input;
  const key = record(event, 'issue') === undefined ? 'discussion' : 'issue';
  const pull_request = commentedPullRequest(input);
  const subject = toItem(pull_request === undefined ? key : 'pull request', record(event, key), host);
  const part = { item: withComment(subject, input, 'comment'), commit: commitAbout(event, host) };
  // The run uses the default branch, not that of the pull request.
  return pull_request === undefined ? part : { ...part, pull_request, ref: undefined };
}

/** Reads a review or a comment on a pull request's code. */
export function readReview(input: EventInput): EventOverrides {
  const pull = toItem('pull request', record(input.event, 'pull_request'), input.host);
  const key = record(input.event, 'review') === undefined ? 'comment' : 'review';
  return { ...readPullRequest(input), item: withComment(pull, input, key) };
}

/** Reads a new branch or tag, or a deleted one, which has no page. Reports none of its commits. */
export function readRefEvent({ name: event_name, event, host }: EventInput): EventOverrides {
  const type = line(event, 'ref_type');
  const ref = type === 'branch' || type === 'tag' ? namedRef(type, line(event, 'ref'), host) : undefined;
  if (ref === undefined) return {};
  const url = event_name === 'delete' ? undefined : ref.url;
  return { ref: { ...ref, url }, commit: undefined, item: { type: ref.type, title: ref.name, url } };
}

/** Returns undefined for an item without a title, which could not be displayed. */
function toItem(type: Item['type'], found: Json | undefined, host: CodeHost): Item | undefined {
  const title = TITLES.map((key) => line(found, key)).find((text) => text !== undefined);
  if (title === undefined) return undefined;
  const author = readPerson(record(found, 'user') ?? record(found, 'creator'), host);
  return { type, title, number: number(found, 'number'), url: link(found, 'html_url'), author };
}

/** Adds the written text, its author, and its own URL. */
function withComment(item: Item | undefined, { event, host }: EventInput, key: 'comment' | 'review'): Item | undefined {
  if (item === undefined) return undefined;
  return {
    ...item,
    url: link(event, key, 'html_url') ?? item.url,
    // Never repeats a deleted comment.
    comment: line(event, 'action') === 'deleted' ? undefined : lines(event, key, 'body'),
    comment_author: readPerson(record(event, key, 'user'), host),
    review: key === 'review' ? keyword(line(event, key, 'state')?.toLowerCase()) : undefined,
  };
}
