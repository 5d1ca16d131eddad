/**
 * What the page is told, as JSON. `html` is Markdown rendered by the server and safe; everything else is text. A `next`
 * says where the following page of a list begins; null: there is no more.
 */

export interface ShownSender {
  readonly displayName: string;
  readonly avatar: string | null;
  /** True where no person wrote it. */
  readonly bot: boolean;
}

export interface ShownMessage {
  readonly id: string;
  readonly createDate: string;
  readonly ephemeral: boolean;
  readonly sender: ShownSender;
  readonly html: string;
}

export interface ShownTopic {
  readonly id: number;
  readonly subject: string;
  readonly createDate: string;
  readonly archived: boolean;
  readonly sender: ShownSender;
}

interface ShownPerson {
  readonly displayName: string;
  readonly username: string;
}

export interface ShownTask {
  readonly id: number;
  /** `PLAT-12`. */
  readonly short: string;
  readonly subject: string;
  readonly categoryId: number;
  readonly assignees: readonly ShownPerson[];
  /** YYYY-MM-DD. */
  readonly dueDate: string | null;
  readonly completeDate: string | null;
}

/** A topic or task that is open, with its text. */
export interface ShownTopicText extends ShownTopic {
  readonly html: string;
}

export interface ShownTaskText extends ShownTask {
  readonly createDate: string;
  readonly sender: ShownSender;
  /** Empty without a description. */
  readonly html: string;
}

/** A page of a list. */
export interface ShownPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface ShownCategory {
  readonly id: number;
  readonly name: string;
  /** All of its tasks, shown or not. */
  readonly count: number;
  readonly tasks: readonly ShownTask[];
  readonly next: string | null;
}

export interface ShownBoard {
  readonly id: number;
  readonly categories: readonly ShownCategory[];
}

/** What is in a team or forum: the newest of each. */
export interface ShownContents {
  /** Oldest first. */
  readonly chat: readonly ShownMessage[];
  readonly chatNext: string | null;
  /** Newest first, without archived ones. */
  readonly topics: readonly ShownTopic[];
  readonly topicsNext: string | null;
  /** Null where tasks were never set up. */
  readonly board: ShownBoard | null;
}

export interface ShownSpace {
  readonly id: number;
  readonly kind: 'team' | 'forum';
  readonly name: string;
  readonly about: string;
  /** Whether who is signed in belongs to it; others see nothing inside. */
  readonly member: boolean;
}

export interface ShownUser {
  readonly displayName: string;
  readonly username: string;
  /** Of the organization. */
  readonly administrator: boolean;
}

/** Null and nothing else for those who are not signed in. */
export interface ShownHome {
  readonly user: ShownUser | null;
  readonly spaces: readonly ShownSpace[];
  /** The action as a step names it. */
  readonly action: string;
  /** The address of the repository, where this copy was released from one. */
  readonly repository: string | null;
}

export const NOBODY: ShownHome = { user: null, spaces: [], action: '', repository: null };

export interface ShownMember {
  /** Of the join record; null for somebody outside the team. */
  readonly id: number | null;
  readonly userId: number;
  readonly displayName: string;
  readonly username: string;
  readonly type: 'member' | 'guest' | 'bot';
  readonly role: 'ROLE_TEAM_MEMBER' | 'ROLE_TEAM_ADMIN';
  readonly state: 'active' | 'invited' | 'deactivated';
  /** Of the organization. */
  readonly administrator: boolean;
}

export interface ShownMembers {
  readonly members: readonly ShownMember[];
  /** The rest of the organization, for its administrators. */
  readonly others: readonly ShownMember[];
  /** All of the team's, shown or not. */
  readonly count: number;
  /** What who is signed in may do here. */
  readonly mayManage: boolean;
  readonly mayInvite: boolean;
}

export interface ShownWebhook {
  readonly id: number;
  readonly format: 'native' | 'chat-compatible' | 'custom';
  readonly kind: 'message' | 'topic' | 'task';
  readonly target: { readonly id: number; readonly name: string };
  readonly description: string;
  readonly senderName: string | null;
  readonly senderAvatar: string | null;
  readonly template: string | null;
  readonly sample: string | null;
  readonly url: string;
}

/** One thing that changed, by the name of its event. */
export interface ShownEvents {
  readonly message: { readonly spaceId: number; readonly message: ShownMessage };
  readonly topic: { readonly spaceId: number; readonly topic: ShownTopic; readonly added: boolean };
  readonly task: { readonly spaceId: number; readonly task: ShownTask; readonly added: boolean };
  readonly board: { readonly spaceId: number };
  /** A team or forum as it is now for who is signed in; null: they may no longer know of it. */
  readonly space: { readonly spaceId: number; readonly space: ShownSpace | null };
  /** Somebody's state changed. */
  readonly people: Record<string, never>;
}
