import type { Caller } from '../caller.ts';
import { decodeTopic } from '../record-decoders.ts';
import type { Topic } from '../records.ts';
import { createTopic, type NewAssociation, type NewTopic } from '../requests/content.ts';
import { listTopics, type TopicListOptions } from '../requests/topics.ts';
import type { Target } from '../vocabulary.ts';
import type { List } from '../wire/list.ts';

/** Topics (API 4.1 and 4.2). */
export class Topics {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the topics of a team or forum: the open ones, or with `archived` the archived ones. */
  list(target: Target, options: TopicListOptions = {}): List<Topic> {
    return this.#caller.list(decodeTopic, options, (page) => listTopics(target, { ...options, ...page }));
  }

  /**
   * Creates a topic in a team or forum, or for the associations given; undefined when the service took it without
   * saying its id.
   */
  async create(to: Target | readonly NewAssociation[], topic: NewTopic): Promise<Topic | undefined> {
    return this.#caller.create(createTopic(to, topic), decodeTopic);
  }
}
