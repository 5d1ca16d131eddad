/** Rows of the tables in `schema.ts`. */

export interface User {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  /** Null for bots. */
  readonly emailAddress: string | null;
  /**
   * Plain text, because the sandbox prints the passwords of its fictional people at startup. Null until an invitation
   * is accepted.
   */
  readonly password: string | null;
  readonly type: 'member' | 'guest' | 'bot';
  /** 1 for an administrator of the organization. */
  readonly administrator: number;
  readonly state: 'active' | 'invited' | 'deactivated';
}

/** A team or a forum: the same shape (api.md, section 2), distinguished by `kind`. */
export interface Space {
  readonly id: number;
  readonly kind: 'team' | 'forum';
  readonly name: string;
  readonly nickname: string | null;
  readonly about: string;
  readonly description: string;
}

export type Role = 'ROLE_TEAM_MEMBER' | 'ROLE_TEAM_ADMIN';

/** The membership of a user in a space. Its ID differs from the ID of the user. */
export interface Member {
  readonly id: number;
  readonly spaceId: number;
  readonly userId: number;
  readonly role: Role;
}

export interface Board {
  readonly id: number;
  readonly spaceId: number;
  /** Prefix of task numbers: `PLAT` in `PLAT-12`. */
  readonly prefix: string;
}

export interface Category {
  readonly id: number;
  readonly boardId: number;
  readonly name: string;
  /** 0 is always "Uncategorized". IDs have the same order. */
  readonly position: number;
}

/** Name and avatar displayed with a post. */
export interface Sender {
  readonly senderName: string;
  /** `http:` or `https:` URL. */
  readonly senderAvatar: string | null;
  /** 1 if no person wrote it: a webhook, a bot, or an account with a custom sender name. */
  readonly automated: number;
}

export interface ChatMessage extends Sender {
  /** IDs of chat messages are strings, unlike all others. */
  readonly id: string;
  /** Position in the chat. */
  readonly sequence: number;
  readonly spaceId: number;
  readonly body: string;
  /** ISO 8601. */
  readonly createDate: string;
}

export interface Topic extends Sender {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  /** 1 if archived. */
  readonly archived: number;
  readonly createDate: string;
  readonly modifyDate: string;
}

/** A team, forum or person that a topic is for. */
export interface TopicTarget {
  readonly topicId: number;
  readonly type: 'Entity.Workroom' | 'Entity.Forum' | 'Entity.User';
  readonly targetId: number;
}

export interface Task extends Sender {
  readonly id: number;
  /** Number within the board, from 1. */
  readonly number: number;
  readonly boardId: number;
  readonly categoryId: number;
  readonly subject: string;
  readonly body: string;
  /** `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  readonly completeDate: string | null;
  readonly createDate: string;
  readonly modifyDate: string;
}

/** Settings that are fixed at creation (api.md, section 4.4). */
export interface Webhook {
  readonly id: number;
  /** 15 characters of `[A-Za-z0-9_-]`. */
  readonly token: string;
  readonly format: 'native' | 'chat-compatible' | 'custom';
  readonly kind: 'message' | 'topic' | 'task';
  /** ID of the target team or forum. */
  readonly spaceId: number;
  /** May be empty. */
  readonly description: string;
  /** Default sender. `createSource` of a call overrides it. */
  readonly senderName: string | null;
  readonly senderAvatar: string | null;
  /** Liquid template. Custom format only. */
  readonly template: string | null;
  /** JSON payload of a test call in the custom format. */
  readonly sample: string | null;
}
