/** Exports the public API of the package. */

export type { Facts } from './build/facts.ts';
export type { Outcome, Receipt } from './delivery/receipt.ts';
export type { Diagnostic, DiagnosticLocation } from './diagnostic.ts';
export {
  ConnectionError,
  DecodeError,
  NotifyError,
  type Problem,
  ResponseError,
  SettingsError,
} from './errors.ts';
export { type NotifyContext, notify } from './library/library-notify.ts';
export type { NotifyOptions } from './library/notify-options.ts';
export type { MessageContent } from './message/render-types.ts';
export type { Report } from './report.ts';
export { ServiceClient, type ServiceClientOptions } from './service/client.ts';
export type { FetchLike } from './service/fetch.ts';
export type {
  BoardField,
  CategoryField,
  Invitation,
  ListOptions,
  MemberField,
  MemberListOptions,
  NewAssociation,
  NewChatMessage,
  NewTask,
  NewTeam,
  NewTopic,
  TaskField,
  TeamField,
  TeamRole,
  TopicListOptions,
  UserField,
} from './service/operations.ts';
export type { CallOptions } from './service/options.ts';
export {
  type Association,
  type Board,
  type Category,
  type ChatMessage,
  type Forum,
  type Member,
  type Page,
  ROLES,
  type Role,
  type Sender,
  type Target,
  type Task,
  type Team,
  type Topic,
  USER_TYPES,
  type User,
  type UserType,
} from './service/records.ts';
export type { RequestAttempt } from './service/request-record.ts';
export {
  type PostResponse,
  Webhook,
  type WebhookMessage,
  type WebhookOptions,
  type WebhookTask,
} from './service/webhook.ts';
export type { CompleteList, List, PageOptions } from './service/wire/list.ts';
export type { Conclusion } from './settings/conclusion.ts';
export type { Delivery, Kind, WebhookFormat, When } from './settings/option.ts';
