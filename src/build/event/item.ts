/** Reads the subject of all other events: one titled item of their payload. */

import type { Environment } from '../../platform.ts';
import { readPerson } from '../code-host/commits.ts';
import { type Json, keyword, line, lines, link, number, record } from '../code-host/json.ts';
import { type CodeHost, namedRef } from '../code-host/urls.ts';
import type { Keyword } from '../fact.ts';
import type { EventFacts, Facts } from '../facts.ts';
import { readPullRequest, toPullRequest } from './pull-request.ts';

type Item = NonNullable<Facts['item']>;

/** Properties of nearly every payload, which are rarely the subject of the event. */
const FRAME = ['repository', 'organization', 'enterprise', 'installation', 'sender', 'changes', 'hook', 'app'];

/** Properties that may hold an item's title, best first. */
const TITLES = ['title', 'full_name', 'name', 'note'];

/** Reads the item with the name of the event, else the payload's first titled item, else the repository. */
export function readItem(event: Json, host: CodeHost, _env: Environment, name: Keyword): EventFacts {
  const others = Object.keys(event).filter((key) => !FRAME.includes(key));
  const keys = [name, name.replace(/s$/, ''), ...others, 'repository'];
  const items = keys.map((key) => toItem(keyword(key.replaceAll('_', ' ')) ?? name, record(event, key), host));
  // The run has the head of the default branch, which is unrelated to the item.
  return { item: items.find((item) => item !== undefined), commit: undefined };
}

/** Reads a comment on an issue, a pull request or a discussion, or a review. */
export function readComment(event: Json, host: CodeHost): EventFacts {
  const [issue, pull, discussion] = ['issue', 'pull_request', 'discussion'].map((key) => record(event, key));
  // Hosts represent a pull request as an issue with links.
  const links = record(issue, 'pull_request');
  const type = pull !== undefined || links !== undefined ? 'pull request' : issue ? 'issue' : 'discussion';
  const key = record(event, 'review') === undefined ? 'comment' : 'review';
  const subject = toItem(type, pull ?? issue ?? discussion, host);
  const item = subject && {
    ...subject,
    url: link(event, key, 'html_url') ?? subject.url,
    // Never repeats a deleted comment.
    comment: line(event, 'action') === 'deleted' ? undefined : lines(event, key, 'body'),
    comment_author: readPerson(record(event, key, 'user'), host),
    review: key === 'review' ? keyword(line(event, key, 'state')?.toLowerCase()) : undefined,
  };
  // Gitea adds the pull request to a comment on its issue as well.
  if (pull !== undefined && issue === undefined) return { ...readPullRequest(event, host), item };
  const url = link(links, 'html_url') ?? link(issue, 'html_url');
  const pull_request = links && toPullRequest({ ...issue, html_url: url }, host);
  // The run uses the default branch, not that of the pull request.
  return { item, commit: undefined, ...(pull_request && { pull_request, ref: undefined }) };
}

/** Reads a new branch or tag, or a deleted one, which has no page. Reports none of its commits. */
export function readRefEvent(event: Json, host: CodeHost, _env: Environment, name: Keyword): EventFacts {
  const type = line(event, 'ref_type');
  const ref = type === 'branch' || type === 'tag' ? namedRef(type, line(event, 'ref'), host) : undefined;
  if (ref === undefined) return {};
  const url = name === 'delete' ? undefined : ref.url;
  return { ref: { ...ref, url }, commit: undefined, item: { type: ref.type, title: ref.name, url } };
}

/** Returns undefined for an item without a title, which could not be displayed. */
function toItem(type: Item['type'], found: Json | undefined, host: CodeHost): Item | undefined {
  const title = TITLES.map((key) => line(found, key)).find((text) => text !== undefined);
  if (title === undefined) return undefined;
  const author = readPerson(record(found, 'user') ?? record(found, 'creator'), host);
  return { type, title, number: number(found, 'number'), url: link(found, 'html_url'), author };
}
