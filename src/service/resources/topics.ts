/** Topics of teams and forums (API 4.1 and 4.2). */
import { decodeTopic } from '../decoders.ts';
import { type Operations, PAGE_OPTIONS, type RequestOf } from '../operation.ts';
import type { Topic } from '../records.ts';
import { ASSOCIATION_TYPES, type Sender, type Target } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import type { List } from '../wire/list.ts';
import { checkedId, createSource, required, targetPath } from '../wire/odata.ts';
import { type CallOptions, type PageOptions, pageParts, queryString } from '../wire/query.ts';

export const TOPIC_OPERATIONS = {
  'topics.create': {
    section: '4.1',
    title: 'Create a topic',
    method: 'POST',
    path: '/posts',
    takes: '`subject`, `body`, `outAssociations`, `recordType`, `createSource`',
    call: 'client.topics.create(target, { subject, body, sender })',
  },
  'topics.list': {
    section: '4.2',
    title: 'Topics of a team',
    method: 'GET',
    path: '/workrooms(<team_id>)/Post.Stream(archived=false)?$format=json',
    takes: PAGE_OPTIONS,
    call: 'client.topics.list(target, { archived, top, skip, count })',
    forums: true,
  },
} as const satisfies Operations;

type TopicRequest = RequestOf<typeof TOPIC_OPERATIONS>;

export interface TopicListOptions extends PageOptions {
  /** True lists the archived topics instead of the open ones. Default false, the documented form. */
  readonly archived?: boolean | undefined;
}

export interface NewTopic {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly sender?: Sender | undefined;
}

/**
 * Relates a topic to what receives it. `inType` is open, since the API does not show the value for a user (API 4.1,
 * rule 3); `inSecured` is always true, and the client adds it.
 */
export interface NewAssociation {
  readonly inType: string;
  readonly inId: number;
}

export function listTopics(target: Target, options: TopicListOptions = {}): TopicRequest {
  const stream = `${targetPath(target)}/Post.Stream(archived=${options.archived === true})`;
  const query = queryString([['$format', 'json'], ...pageParts(options)]);
  return { operation: 'topics.list', method: 'GET', path: stream + query };
}

export function createTopic(to: Target | readonly NewAssociation[], topic: NewTopic): TopicRequest {
  const { subject, body, sender } = required('topic', topic, 'Give { subject, body }');
  required('topic target', to, "Give a team or forum, like { type: 'team', id: 1042 }");
  const associations = 'type' in to ? [{ inType: ASSOCIATION_TYPES[to.type], inId: to.id }] : to;
  const results = associations.map(({ inType, inId }) => ({
    inSecured: true,
    inType,
    inId: checkedId('topic target', inId),
  }));
  return {
    operation: 'topics.create',
    method: 'POST',
    path: '/posts',
    body: { subject, body, outAssociations: { results }, recordType: 'note', ...createSource(sender) },
  };
}

/** The topics of teams and forums. */
export class Topics {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the topics of a team or forum: the open ones, or with `archived` the archived ones. API 4.2. */
  list(target: Target, options: TopicListOptions = {}): List<Topic> {
    return this.#caller.list(decodeTopic, options, (page) => listTopics(target, { ...options, ...page }));
  }

  /**
   * Creates a topic in a team or forum, or for the associations given; undefined when the service accepted it without
   * telling its id. API 4.1.
   */
  async create(
    to: Target | readonly NewAssociation[],
    topic: NewTopic,
    call: CallOptions = {},
  ): Promise<Topic | undefined> {
    return this.#caller.create(createTopic(to, topic), decodeTopic, call);
  }
}
