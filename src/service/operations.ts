/**
 * Every operation of the API, as one table. Each resource has its rows beside its requests and methods; the compiler
 * holds them together: a row asks the client for a method (`ClientMethods`), and a request takes its name, its method
 * and the need of an administrator from a row (`RequestOf`). Tests compare each row with the request that is sent.
 */
import { BOARD_OPERATIONS } from './resources/boards.ts';
import { CHAT_OPERATIONS } from './resources/chat.ts';
import { MEMBER_OPERATIONS } from './resources/members.ts';
import { TASK_OPERATIONS } from './resources/tasks.ts';
import { TEAM_OPERATIONS } from './resources/teams.ts';
import { TOPIC_OPERATIONS } from './resources/topics.ts';
import { USER_OPERATIONS } from './resources/users.ts';

/** The keys are the client's methods. */
export const OPERATIONS = {
  ...CHAT_OPERATIONS,
  ...TOPIC_OPERATIONS,
  ...TASK_OPERATIONS,
  ...BOARD_OPERATIONS,
  ...TEAM_OPERATIONS,
  ...USER_OPERATIONS,
  ...MEMBER_OPERATIONS,
};

export type OperationName = keyof typeof OPERATIONS;

type Resource<Name = OperationName> = Name extends `${infer R}.${string}` ? R : never;
type MethodOf<R extends string, Name = OperationName> = Name extends `${R}.${infer M}` ? M : never;
type Method = (...args: never[]) => unknown;

/** What the table asks of the client: the resource before the dot, with the method after it. */
export type ClientMethods = { readonly [R in Resource]: { readonly [M in MethodOf<R>]: Method } };

/** One way of calling a webhook (API 4.4). */
interface WebhookCall {
  /** The kind that the webhook was made for. */
  readonly kind: string;
  readonly contentType: string;
  readonly takes: string;
  /** The client's call. */
  readonly call: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The keys are the methods of `Webhook`. */
const WEBHOOK_CALLS = {
  text: {
    kind: 'chat message',
    contentType: 'text/plain; charset=utf-8',
    takes: 'the text as the whole body',
    call: 'webhook.text(text)',
  },
  message: {
    kind: 'chat message',
    contentType: JSON_TYPE,
    takes: '`body`, `createSource`, `isEphemeral`',
    call: 'webhook.message({ body, sender, ephemeral })',
  },
  topic: {
    kind: 'topic',
    contentType: JSON_TYPE,
    takes: '`subject`, `body`, `createSource`',
    call: 'webhook.topic({ subject, body, sender })',
  },
  task: {
    kind: 'task',
    contentType: JSON_TYPE,
    takes: '`subject`, `body`, `createSource`, `dueDate`, `completeDate`',
    call: 'webhook.task({ subject, body, sender, dueDate, completeDate })',
  },
  json: {
    kind: 'any, of a custom or chat-compatible format',
    contentType: JSON_TYPE,
    takes: 'what the webhook was made for',
    call: 'webhook.json(payload)',
  },
} as const satisfies Record<string, WebhookCall>;

/** What that table asks of `Webhook`. */
export type WebhookMethods = { readonly [M in keyof typeof WEBHOOK_CALLS]: Method };
