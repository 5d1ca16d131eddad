/** The public face of the package. */
export {
  ConnectionError,
  DecodeError,
  NotifyError,
  type Problem,
  ResponseError,
  SettingsError,
} from './errors.ts';
export {
  type Answer,
  type Exchange,
  type ExchangeLimits,
  type Failure,
  type HttpRequest,
  type Send,
  ServiceClient,
  type ServiceClientOptions,
} from './service/client.ts';
export type { BoardField, CategoryField, MemberField, TaskField, TeamField, UserField } from './service/fields.ts';
export type {
  Association,
  Board,
  Category,
  ChatMessage,
  Forum,
  Member,
  Nested,
  Page,
  Task,
  Team,
  Topic,
  User,
} from './service/records.ts';
export type { NewAssociation, NewChatMessage, NewTask, NewTopic } from './service/requests/content.ts';
export type { MemberListOptions } from './service/requests/members.ts';
export type { NewTeam } from './service/requests/teams.ts';
export type { TopicListOptions } from './service/requests/topics.ts';
export type { Invitation, TeamRole } from './service/requests/users.ts';
export { ROLES, type Role, type Sender, type Target, USER_TYPES, type UserType } from './service/vocabulary.ts';
export type { WebhookMessage, WebhookTask, WebhookTopic } from './service/webhook.ts';
export { type Posted, Webhook, type WebhookOptions } from './service/webhook-client.ts';
export type { List, WholeList } from './service/wire/list.ts';
export type { ListOptions, PageOptions } from './service/wire/query.ts';
