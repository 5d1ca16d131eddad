/** Reads the subject of all other events: one titled item of their payload. */

import { overlay } from '../../overlay.ts';
import { bareCommit, writtenCommit } from '../code-host/commits.ts';
import { type Json, keyword, line, lines, link, number, record } from '../code-host/json.ts';
import { commitPerson, userPerson } from '../code-host/people.ts';
import { namedRef } from '../code-host/refs.ts';
import type { CodeHost } from '../code-host/urls.ts';
import type { Keyword } from '../fact.ts';
import type { Commit, Item, Ref } from '../facts.ts';
import type { EventInput, EventOverrides } from './event-input.ts';
import { commentedPullRequest, pullRequestPart } from './pull-request.ts';

/** Parts of nearly every payload; the event is seldom about them. */
const FRAME = ['repository', 'organization', 'enterprise', 'installation', 'sender', 'changes', 'hook', 'app'];

/** Properties that may hold an item's title, best first. */
const TITLES = ['title', 'full_name', 'name', 'note'];

/** Events whose payload holds the thing under a name of its own, or whose thing has no title. */
const READERS: Readonly<Record<string, (event: Json, host: CodeHost) => Item | undefined>> = {
  issues: (event, host) => thing('issue', record(event, 'issue'), host),
  issue_comment: (event, host) => {
    const issue = record(event, 'issue');
    const type = record(issue, 'pull_request') === undefined ? 'issue' : 'pull request';
    return commented(thing(type, issue, host), event, host);
  },
  discussion: (event, host) => thing('discussion', record(event, 'discussion'), host),
  discussion_comment: (event, host) => commented(thing('discussion', record(event, 'discussion'), host), event, host),
  status: (event) =>
    titled('status', line(event, 'context'), { url: link(event, 'target_url'), comment: lines(event, 'description') }),
};

export const ITEM_EVENTS: readonly string[] = Object.keys(READERS);

export function itemPart({ name, event, host }: EventInput): EventOverrides {
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  const item = reader === undefined ? anyThing(name, event, host) : reader(event, host);
  // The run uses the head of the default branch, which is unrelated to the item.
  return { item, commit: commitAbout(event, host) };
}

/** Reads the commit of a status. */
function commitAbout(event: Json, host: CodeHost): Commit | undefined {
  const bare = bareCommit(line(event, 'sha'), host);
  const made = record(event, 'commit');
  if (bare === undefined || made === undefined) return bare;
  const message = lines(made, 'commit', 'message');
  const account = userPerson(record(made, 'author'), host);
  const author = overlay({}, commitPerson(record(made, 'commit', 'author'), host), account);
  return writtenCommit(bare, host, { message, author: Object.keys(author).length > 0 ? author : undefined });
}

/** Reads a comment on an issue or a pull request. */
export function commentPart(input: EventInput): EventOverrides {
  const part = itemPart(input);
  const pull_request = commentedPullRequest(input);
  // The run uses the default branch, not that of the pull request.
  return pull_request === undefined ? part : { ...part, pull_request, ref: undefined };
}

/** Reads a review or a comment on a pull request's code. */
export function reviewPart(input: EventInput): EventOverrides {
  const { event, host } = input;
  const pull = thing('pull request', record(event, 'pull_request'), host);
  const key = record(event, 'review') === undefined ? 'comment' : 'review';
  const item = commented(pull, event, host, key);
  return { ...pullRequestPart(input), item };
}

/** Reads a new branch or tag, or a deleted one, which has no page. Reports none of its commits. */
export function refPart({ name: news, event, host }: EventInput): EventOverrides {
  const ref = eventRef(event, host);
  if (ref === undefined) return {};
  const { type, name } = ref;
  const page = news === 'delete' ? undefined : ref.url;
  return { ref: { type, name, url: page }, commit: undefined, item: titled(type, name, { url: page }) };
}

function eventRef(event: Json, host: CodeHost): Ref | undefined {
  const type = line(event, 'ref_type');
  const name = line(event, 'ref');
  return (type !== 'branch' && type !== 'tag') || name === undefined ? undefined : namedRef(type, name, host);
}

function thing(
  type: Item['type'],
  found: Json | undefined,
  host: CodeHost,
  title = itemTitle(found),
): Item | undefined {
  return titled(type, found && title, {
    number: number(found, 'number'),
    url: link(found, 'html_url'),
    author: userPerson(record(found, 'user') ?? record(found, 'creator'), host),
  });
}

/** Returns nothing for an item without a title, which could not be displayed. */
function titled(
  type: Item['type'],
  title: string | undefined,
  more: { readonly [K in Exclude<keyof Item, 'type' | 'title'>]?: Item[K] | undefined },
): Item | undefined {
  return title === undefined ? undefined : { type, title, ...more };
}

function itemTitle(found: Json | undefined): string | undefined {
  for (const key of TITLES) {
    const title = line(found, key);
    if (title !== undefined) return title;
  }
  return undefined;
}

/** Adds the written text, its author, and its own URL. */
function commented(item: Item | undefined, event: Json, host: CodeHost, key = 'comment'): Item | undefined {
  if (item === undefined) return undefined;
  return {
    ...item,
    url: link(event, key, 'html_url') ?? item.url,
    // Never repeats a deleted comment.
    comment: line(event, 'action') === 'deleted' ? undefined : lines(event, key, 'body'),
    comment_author: userPerson(record(event, key, 'user'), host),
    review: key === 'review' ? keyword(line(event, key, 'state')?.toLowerCase()) : undefined,
  };
}

/** Finds the item with the name of the event, else the payload's first titled item, else the repository. */
function anyThing(name: Keyword, event: Json, host: CodeHost): Item | undefined {
  const keys = [name, ...Object.keys(event).filter((key) => !FRAME.includes(key)), 'repository'];
  for (const key of keys) {
    const item = thing(keyword(key.replaceAll('_', ' ')) ?? name, record(event, key), host);
    if (item !== undefined) return item;
  }
  return undefined;
}
