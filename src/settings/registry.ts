/**
 * The table of options: the one place that says what can be set. `action.yml`, the environment variables and the
 * README's tables are generated from it, and a test proves that they still agree.
 */

/** How the value is read; see `read.ts`. */
export type OptionType = 'text' | 'secret' | 'choice' | 'list' | 'boolean' | 'number' | 'id' | 'date' | 'map' | 'json';

/** What a destination can be asked to create. */
export const KINDS = ['message', 'topic', 'task'] as const;
export type Kind = (typeof KINDS)[number];

/** Values of `when`. */
export const WHENS = [
  'always',
  'success',
  'failure',
  'cancelled',
  'change',
  'broken',
  'still-failing',
  'fixed',
] as const;
export type When = (typeof WHENS)[number];

/** Values of `delivery`. */
export const DELIVERIES = ['auto', 'at-least-once', 'at-most-once'] as const;
export type DeliveryPolicy = (typeof DELIVERIES)[number];

/** A destination and kind together: what decides which fields can be carried. */
export type Carrier = `${'webhook' | 'rest'} ${Kind}`;

export interface Option {
  /** Kebab case; the input of the action and the flag of the command line. */
  readonly name: string;
  readonly type: OptionType;
  /** As a user would write it; absent when there is none. */
  readonly default?: string;
  readonly values?: readonly string[];
  /** Lowest and highest number allowed. */
  readonly range?: readonly [number, number];
  /** Where the option can be carried; absent when it is not a field of the content. */
  readonly carriers?: readonly Carrier[];
  /** What to use instead where it cannot be carried. */
  readonly instead?: string;
  /** Read from the environment only, not an input of the action. */
  readonly environmentOnly?: true;
  /** One or two sentences for people, in Markdown. */
  readonly text: string;
}

const REST: readonly Carrier[] = ['rest message', 'rest topic', 'rest task'];

const CONTEXT = ['job', 'matrix', 'strategy'].map((name) => `"${name}":\${{ toJSON(${name}) }}`);

export const OPTIONS = [
  {
    name: 'webhook-url',
    type: 'secret',
    text: 'Incoming webhook to post to. What it creates was fixed when it was made in the service and must match `kind`; the service gives no way to check.',
  },
  {
    name: 'base-url',
    type: 'text',
    text: 'Address of the service, for example `https://acme.example.com`, to post through its REST API instead of a webhook. Goes with `username` and `password`.',
  },
  {
    name: 'username',
    type: 'text',
    text: 'Account that posts through the REST API; it must be a member of the target.',
  },
  { name: 'password', type: 'secret', text: 'Password of `username`.' },
  {
    name: 'team',
    type: 'id',
    carriers: REST,
    instead: 'A webhook posts where it was made to post: leave it out, or use base-url, username and password',
    text: 'Numeric id of the team to post to (REST).',
  },
  {
    name: 'forum',
    type: 'id',
    carriers: REST,
    instead: 'A webhook posts where it was made to post: leave it out, or use base-url, username and password',
    text: 'Numeric id of the forum to post to (REST), instead of `team`.',
  },
  {
    name: 'kind',
    type: 'choice',
    values: KINDS,
    default: 'message',
    text: 'What to create: a chat `message`, a `topic`, or a `task` on the task board.',
  },
  {
    name: 'when',
    type: 'list',
    values: WHENS,
    default: 'always',
    text: 'When to send: a list of `always`, `success`, `failure` (timed out included), `cancelled`, and of how it compares with the run before: `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`). The latter read the history from GitHub.',
  },
  {
    name: 'status',
    type: 'text',
    text: "What to report: a conclusion such as `success` or `failure`; `toJSON(needs)` in an expression for a summary job; or `workflow`, the verdict of the whole run so far, the job that asks left out. A conclusion is compared with this job's earlier ones, the other two with earlier runs. Not given: the event's own conclusion (`workflow_run`, `check_run`, `check_suite`, `deployment_status`), else the job's status so far.",
  },
  {
    name: 'subject',
    type: 'text',
    carriers: ['webhook topic', 'webhook task', 'rest topic', 'rest task'],
    instead: 'A chat message has no subject: write it into body, or set kind to topic or task',
    text: 'Subject of a topic or task, as a Liquid template. Not given: one that fits the event.',
  },
  {
    name: 'body',
    type: 'text',
    text: 'The text, as a Liquid template in Markdown. Not given: one that fits the event.',
  },
  {
    name: 'variables',
    type: 'map',
    text: 'YAML or JSON map of values for your templates, available as `vars.<name>` and escaped like every value.',
  },
  {
    name: 'category',
    type: 'id',
    carriers: ['rest task'],
    instead: 'Only a task through the REST API has a category: leave it out, or use kind: task with base-url',
    text: "Numeric id of the task category (REST tasks). Not given: the board's Uncategorized.",
  },
  {
    name: 'due-date',
    type: 'date',
    carriers: ['webhook task'],
    instead: 'Only a task through a webhook has a due date: write the day into body, or use a task webhook',
    text: 'Day the task is due (webhook tasks): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in UTC.',
  },
  {
    name: 'complete-date',
    type: 'date',
    carriers: ['webhook task'],
    instead: 'Only a task through a webhook can be created completed: leave it out, or use a task webhook',
    text: 'Day the task was completed (webhook tasks): creates it already done. Written like `due-date`.',
  },
  {
    name: 'ephemeral',
    type: 'boolean',
    default: 'false',
    carriers: ['webhook message'],
    instead: 'Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook',
    text: 'Show the message to those online, but keep it out of the history (webhook messages).',
  },
  { name: 'sender-name', type: 'text', text: 'Name shown as the sender; literal text.' },
  { name: 'sender-avatar', type: 'text', text: 'Picture shown for the sender: an https URL.' },
  {
    name: 'github-token',
    type: 'secret',
    default: '${{ github.token }}',
    text: 'Reads failing jobs and steps, their errors and the history where a message needs them: permissions `actions: read` and `checks: read`. Without them the message is shorter.',
  },
  {
    name: 'delivery',
    type: 'choice',
    values: DELIVERIES,
    default: 'auto',
    text: 'What to do when it is unknown whether the service took a message that cannot be looked up (chat, webhooks): `at-least-once` sends once more, `at-most-once` stops. `auto`: a chat message may repeat rather than be lost; a topic or task by webhook is never opened twice. REST topics and tasks are looked up, and so are created exactly once.',
  },
  {
    name: 'timeout',
    type: 'number',
    default: '60',
    range: [1, 3600],
    text: 'Seconds for everything this step sends and reads, repeats included.',
  },
  {
    name: 'dry-run',
    type: 'boolean',
    default: 'false',
    text: 'Check everything and show the message in the step summary, but send nothing.',
  },
  {
    name: 'fail-on-error',
    type: 'boolean',
    default: 'false',
    text: 'Make the step red when the message was not delivered. It is an error annotation either way.',
  },
  {
    name: 'context',
    type: 'json',
    default: `{${CONTEXT.join(',')},"action_status":\${{ toJSON(github.action_status) }}}`,
    text: 'What the runner knows of this job; you need not set it.',
  },
  {
    name: 'settle-time',
    type: 'number',
    default: '10',
    range: [0, 600],
    environmentOnly: true,
    text: 'Seconds after a try that had no clear answer until its absence from the target proves that it failed.',
  },
  {
    name: 'max-length',
    type: 'number',
    default: '3900',
    range: [200, 100_000],
    environmentOnly: true,
    text: 'Characters of a body; a longer one is shortened. The services in use refuse bodies somewhere above the default.',
  },
] as const satisfies readonly Option[];

export type OptionName = (typeof OPTIONS)[number]['name'];

/** The environment variable of an option: `webhook-url` is `WORKROOM_WEBHOOK_URL`. */
export function variableOf(name: string): string {
  return `WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`;
}
