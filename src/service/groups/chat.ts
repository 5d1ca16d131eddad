import type { Caller } from '../caller.ts';
import { decodeChatMessage } from '../record-decoders.ts';
import type { ChatMessage } from '../records.ts';
import { type NewChatMessage, postChatMessage } from '../requests/content.ts';
import type { Target } from '../vocabulary.ts';

/** Chat (API 4.1). */
export class Chat {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Posts a message to a team or forum; undefined when the service took it without saying its id. */
  async post(target: Target, message: NewChatMessage): Promise<ChatMessage | undefined> {
    return this.#caller.create(postChatMessage(target, message), decodeChatMessage);
  }
}
