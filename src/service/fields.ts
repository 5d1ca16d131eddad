/** The property names that each list accepts in `$select` (API 4.3, rule 1, and the resources of API 2). */

export const TEAM_FIELDS = ['id', 'name', 'nickname', 'description'] as const;
export type TeamField = (typeof TEAM_FIELDS)[number];

export const USER_FIELDS = ['id', 'username', 'displayName', 'emailAddress'] as const;
export type UserField = (typeof USER_FIELDS)[number];

/** Names with `member/` need the member expanded; the client sees to that. */
export const MEMBER_FIELDS = ['id', 'role', 'roles', 'extras', '__descriptor', 'member/id', 'member/username'] as const;
export type MemberField = (typeof MEMBER_FIELDS)[number];

export const TASK_FIELDS = [
  'id',
  'subject',
  'body',
  'assignees',
  'category',
  'board',
  'modifyDate',
  'createDate',
  'dueDate',
  'completeDate',
  'short',
  'attachmentsCount',
  'commentsCount',
] as const;
export type TaskField = (typeof TASK_FIELDS)[number];

export const BOARD_FIELDS = ['id', 'categories'] as const;
export type BoardField = (typeof BOARD_FIELDS)[number];

export const CATEGORY_FIELDS = ['id', 'name', 'tasks'] as const;
export type CategoryField = (typeof CATEGORY_FIELDS)[number];
