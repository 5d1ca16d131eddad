/** Chat messages of teams and forums (API 4.1). The API gives no way to read them. */
import { decodeChatMessage } from '../decoders.ts';
import type { Operations, RequestOf } from '../operation.ts';
import type { ChatMessage } from '../records.ts';
import type { Sender, Target } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import { createSource, required, targetPath } from '../wire/odata.ts';
import type { CallOptions } from '../wire/query.ts';

export const CHAT_OPERATIONS = {
  'chat.post': {
    section: '4.1',
    title: 'Post a chat message',
    method: 'POST',
    path: '/workrooms(<team_id>)/Chat.PostMessage()',
    takes: '`body`, `createSource`',
    call: 'client.chat.post(target, { body, sender })',
    forums: true,
  },
} as const satisfies Operations;

type ChatRequest = RequestOf<typeof CHAT_OPERATIONS>;

export interface NewChatMessage {
  /** Markdown. */
  readonly body: string;
  readonly sender?: Sender | undefined;
}

export function postChatMessage(target: Target, message: NewChatMessage): ChatRequest {
  const { body, sender } = required('message', message, 'Give { body }');
  const path = `${targetPath(target)}/Chat.PostMessage()`;
  return { operation: 'chat.post', method: 'POST', path, body: { body, ...createSource(sender) } };
}

/** The chats of teams and forums. */
export class Chat {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Posts a message to a team or forum; a success without its id is a ResponseError that is `unclear`. API 4.1. */
  async post(target: Target, message: NewChatMessage, call: CallOptions = {}): Promise<ChatMessage> {
    return this.#caller.createNamed(postChatMessage(target, message), decodeChatMessage, call);
  }
}
