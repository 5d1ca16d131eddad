/**
 * Defines all options. `Settings`, the parser, the flags, both `action.yml` files, the variables, `NotifyOptions` and
 * `docs/inputs.md` are made from this table.
 */

import { listAccountSecrets, listPlainSecrets, listWebhookSecrets } from '../text/redaction/secrets.ts';
import {
  type Delivery,
  KINDS,
  type Option,
  PRESET_NAMES,
  type SupportedTarget,
  type WebhookFormat,
  WHENS,
} from './option.ts';
import { assignees, mentions, reference, references, users } from './parsers/directory.ts';
import { context, map, status } from './parsers/maps.ts';
import type { Parsed } from './parsers/parser.ts';
import { addresses, picture, serviceUrl } from './parsers/urls.ts';
import {
  boolean,
  choice,
  choiceList,
  day,
  globs,
  line,
  newFile,
  numberParser,
  period,
  repositories,
  text,
  token,
  username,
  zone,
} from './parsers/values.ts';
import { template } from './template/template.ts';

const REST: readonly SupportedTarget[] = ['rest message', 'rest topic', 'rest task', 'rest incident'];
const ALL_BUT_TEXT: readonly SupportedTarget[] = ['webhook message', 'webhook topic', 'webhook task', ...REST];
const LIST = 'string | readonly string[]';
const TARGET = {
  heading: 'Destination',
  parse: references,
  type: 'string | number | readonly (string | number)[]',
  partOf: 'destinations',
  supportedBy: REST,
  alternative:
    'A webhook always posts to the place it was created for: leave this out, or use base-url, username and password',
} as const;
const SENDER = {
  supportedBy: ALL_BUT_TEXT,
  alternative: 'Bare text has no sender of its own: leave this out, or leave --format text out',
} as const;
const DAY = { parse: day, inFrontMatter: true, supportedBy: ['webhook task'] } as const;
/** Always false by default, because a switch of the command line can only turn it on. */
const SWITCH = { parse: boolean, type: 'boolean', default: 'false' } as const;
const CONTEXT = ['job', 'matrix', 'strategy'].map((name) => `"${name}":\${{ toJSON(${name}) }}`);

const TABLE = {
  'webhook-url': {
    heading: 'Destination',
    parse: addresses(
      'If it comes from a secret, check that the secret holds the whole URL and reaches this job (forks and Dependabot get none)',
    ),
    type: 'string | PlatformUrl | readonly (string | PlatformUrl)[]',
    partOf: 'destinations',
    secrets: listWebhookSecrets,
    text: 'Incoming webhook to post to. `kind` must match the kind it was created for, which the service does not confirm. Up to ten, one per line, get the same message.',
  },
  'base-url': {
    heading: 'Destination',
    parse: serviceUrl('Write the address of the service, for example https://acme.example.com'),
    type: 'string | PlatformUrl',
    partOf: 'destinations',
    text: 'Address of the service, such as `https://acme.example.com`, to post through its REST API instead of a webhook, with `username` and `password`.',
  },
  username: {
    heading: 'Destination',
    parse: username,
    partOf: 'destinations',
    text: 'Account that posts through the REST API. It must be a member of the target.',
  },
  password: {
    heading: 'Destination',
    parse: text,
    partOf: 'destinations',
    secrets: (password, raw) => listAccountSecrets(password, raw('username')),
    text: 'Password of `username`.',
  },
  team: {
    ...TARGET,
    text: 'Team to post to (REST): name, nickname or id. Up to ten, separated by commas or line breaks, get the same message. Put a name with a comma in double quotes.',
  },
  forum: {
    ...TARGET,
    text: 'Forum to post to (REST) instead of `team`, in the same form.',
  },
  kind: {
    parse: choice(KINDS),
    type: 'Kind',
    default: 'message',
    inFrontMatter: true,
    text: 'What to create: a chat `message`, a `topic`, a `task`, or an `incident` (REST, not for `watch` and `digest`): a task when a build starts to fail, and a chat message when it passes again. See "One incident, one task".',
  },
  when: {
    heading: 'Conditions',
    parse: choiceList(WHENS),
    type: 'When | readonly When[]',
    default: 'always',
    text: 'When to send: one or several of `always`, `success`, `failure` (includes timed out), `cancelled`, and, compared with the previous run, `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`).',
  },
  'only-if': {
    heading: 'Conditions',
    // Names of facts in it may equal the value of a secret.
    parse: line(2_000, false),
    text: 'A further condition over the facts, as in a Liquid `if`: `failures_in_a_row == 3`. If it is invalid or cannot be decided, the message is sent. It does not hold back the end of an incident that it let open.',
  },
  status: {
    parse: status,
    type: "Conclusion | 'workflow' | Readonly<Record<string, { readonly result: string }>>",
    text: 'What to report: a conclusion such as `success`, or `in_progress`; `toJSON(needs)` as an expression, for a summary job; or `workflow`, the whole run without this job. Default: the conclusion of the event if it has one (such as `workflow_run`), else the status of the job so far.',
  },
  template: {
    parse: template,
    default: 'default',
    text: `A preset, ${PRESET_NAMES.map((name) => `\`${name}\``).join(', ')}, or the path of a template file, such as \`.github/notify/deploy.md\`.`,
  },
  subject: {
    parse: text,
    inFrontMatter: true,
    supportedBy: ['webhook topic', 'webhook task', 'rest topic', 'rest task', 'rest incident'],
    alternative: 'A chat message has no subject: write it into body, or set kind to topic or task',
    text: 'Subject of a topic or task, as a Liquid template. Default: from the template.',
  },
  body: {
    parse: text,
    text: 'Text of the message, in Liquid and Markdown. Default: from the template.',
  },
  variables: {
    parse: map,
    type: 'Readonly<Record<string, unknown>>',
    default: '{}',
    text: 'YAML or JSON map of values for templates: `vars.<name>`. They are escaped like every value.',
  },
  mention: {
    heading: 'Mentions',
    parse: mentions,
    type: LIST,
    text: 'Whom to mention if the build did not pass: usernames, `team`, `here` (who is online), `author` (of the pull request or commit), `suspects` (who committed since the last success), `owners` (of the failing files, by CODEOWNERS), `admins` of the target (REST). `author`, `suspects` and `owners` are not mentioned if the code is not the cause, or if the base branch fails too.',
  },
  users: {
    heading: 'Mentions',
    parse: users,
    type: 'string | Readonly<Record<string, string>>',
    text: 'YAML map from GitHub login, commit e-mail or CODEOWNERS group to username, or the path of such a file (`.yml`, `.yaml`, `.json`). With REST, other people are found by e-mail, then by login, among the members of the target.',
  },
  assignees: {
    heading: 'Mentions',
    parse: assignees,
    type: TARGET.type,
    supportedBy: ['rest task', 'rest incident'],
    alternative: 'Only a task through the REST API has assignees: leave them out, or use kind: task with base-url',
    text: 'Who gets the task (REST): usernames, e-mail addresses, ids, `author`, `suspects`, `owners`, `admins`. `suspects or owners or admins` takes the first list that names anybody. Members of the target only, at most ten, no bots. Default for an incident: `suspects or admins`.',
  },
  category: {
    heading: 'Destination',
    parse: reference,
    type: 'string | number',
    inFrontMatter: true,
    supportedBy: ['rest task', 'rest incident'],
    alternative: 'Only a task through the REST API has a category: leave it out, or use kind: task with base-url',
    text: "Category on the target's task board (REST): name or id. Default: Uncategorized.",
  },
  'due-date': {
    ...DAY,
    alternative: 'Only a task through a webhook has a due date: write the day into body, or use a task webhook',
    text: 'Day the task is due (webhook): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, in `time-zone`.',
  },
  'complete-date': {
    ...DAY,
    alternative: 'Only a task through a webhook can be created completed: leave it out, or use a task webhook',
    text: 'Day the task was completed (webhook), written like `due-date`. The task is created as completed.',
  },
  'unique-key': {
    heading: 'Conditions',
    parse: line(200),
    supportedBy: REST,
    alternative:
      'A webhook gives no way to look for an open record: leave it out, or use base-url, username and password',
    text: 'Allows one open topic or task per key (REST): while one is open, `outcome` is `duplicate`. `auto` stands for workflow, job or environment, and branch. With `kind: message` it only finds the open task, so that the message can name it.',
  },
  ephemeral: {
    ...SWITCH,
    supportedBy: ['webhook message'],
    alternative: 'Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook',
    text: 'Show the message to users who are online, without keeping it in the history (webhook messages).',
  },
  'sender-name': {
    ...SENDER,
    parse: line(100),
    text: 'Name shown as the sender, as literal text.',
  },
  'sender-avatar': {
    ...SENDER,
    parse: picture,
    text: 'Picture of the sender: an https URL.',
  },
  report: {
    heading: 'Files',
    parse: line(500),
    text: 'Markdown file (coverage, a plan, release notes) to show below the message: its path in the workspace, or a pattern whose first match is used. `{{ sections.report }}` places it in your own text. It mentions nobody, HTML is left out, and a long one is cut.',
  },
  'test-reports': {
    heading: 'Files',
    parse: globs,
    type: LIST,
    text: 'Test reports, one pattern per line, such as `**/TEST-*.xml`: JUnit XML, TRX, NUnit and xUnit.net. The message shows totals and which tests failed, why and where. A leading `!` excludes files.',
  },
  'log-files': {
    heading: 'Files',
    parse: globs,
    type: LIST,
    text: 'Text files that the job wrote (`npm test > test.log 2>&1`), one pattern per line. The message quotes the lines that explain a failure; while the job runs, its own log cannot be read. A leading `!` excludes files.',
  },
  period: {
    parse: period,
    text: 'Time that `digest` covers, and every template that names `health`: `24h`, `2w`, at most 31 days. Default: `7d`.',
  },
  repositories: {
    parse: repositories,
    type: LIST,
    text: 'Repositories for `watch` and `digest`: `acme/shop`, or `acme/*` for all that the token can read. Default: this one.',
  },
  'github-token': {
    heading: 'Delivery',
    parse: token,
    expression: '${{ github.token }}',
    secrets: listPlainSecrets,
    text: 'Reads jobs, their errors and the history if a message needs them, with the permissions listed under "Permissions". Without them the message is shorter.',
  },
  secrets: {
    heading: 'Delivery',
    parse: text,
    type: LIST,
    partOf: 'redactor',
    secrets: listPlainSecrets,
    text: 'More values to hide, one per line, of four characters or more. Values of environment variables with names such as `DB_PASSWORD` or `STRIPE_TOKEN` are hidden without it.',
  },
  delivery: {
    heading: 'Delivery',
    parse: choice<Delivery>(['auto', 'at-least-once', 'at-most-once']),
    type: 'Delivery',
    default: 'auto',
    text: 'What to do if it is unknown whether a message arrived: `at-least-once` sends it again, `at-most-once` stops. `auto` repeats chat messages, but never a topic or task by webhook. REST topics and tasks are looked up and never created twice.',
  },
  timeout: {
    heading: 'Delivery',
    parse: numberParser([1, 3600], 'seconds'),
    type: 'number',
    default: '60',
    text: 'Seconds for everything that the step reads and sends, retries included. For `watch` and `digest` the default is 300.',
  },
  'time-zone': {
    parse: zone,
    default: 'UTC',
    text: 'IANA time zone of dates in messages, `today` and `+3d`, such as `Europe/Berlin`.',
  },
  'dry-run': {
    heading: 'Delivery',
    ...SWITCH,
    text: 'Check everything and show the message in the step summary or on the terminal, without sending it.',
  },
  drill: {
    heading: 'Delivery',
    ...SWITCH,
    text: 'Send one marked test message as for a failed build, whatever `when` and `only-if` say. It mentions and assigns nobody. Not for `watch` and `digest`.',
  },
  'fail-on-error': {
    heading: 'Delivery',
    ...SWITCH,
    only: 'action',
    text: 'Fail the step if the message was not delivered. It is an error annotation in any case. A `watch` always fails then, and its next run covers the same time.',
  },
  context: {
    parse: context,
    only: 'action',
    default: '{}',
    expression: `{${CONTEXT.join(',')},"action_status":\${{ toJSON(github.action_status) }}}`,
    text: 'What the runner knows about this job. Do not set it.',
  },
  format: {
    parse: choice<WebhookFormat>(['json', 'text']),
    type: 'WebhookFormat',
    default: 'json',
    only: 'environment',
    supportedBy: ['webhook text'],
    alternative: 'Only a chat message through a webhook can be bare text: leave this out, or use a message webhook',
    text: 'Format of a chat message to a webhook: `json`, or `text` for plain text (`text/plain`).',
  },
  'facts-file': {
    heading: 'Files',
    parse: newFile,
    only: 'environment',
    text: 'Path of a `.json` file to write the facts to, even if nothing is sent; see "Facts for machines". A step with an `id` always writes one. A drill writes none.',
  },
  'settle-time': {
    heading: 'Delivery',
    parse: numberParser([0, 600], 'seconds'),
    type: 'number',
    default: '10',
    only: 'environment',
    text: 'Seconds after an ambiguous response until a missing record counts as not created.',
  },
  'max-length': {
    parse: numberParser([200, 100_000], 'characters', true),
    type: 'number',
    default: '3900',
    only: 'environment',
    text: 'Maximum length of a body in characters. A longer one is cut. The service refuses bodies somewhat above the default.',
  },
} as const satisfies Readonly<Record<string, Omit<Option, 'name'>>>;

type Table = typeof TABLE;
export type OptionName = keyof Table;
export type OptionNamed<N extends OptionName> = Table[N];

/** All options, in the order of the table. */
export const OPTIONS: readonly (Option & { readonly name: OptionName })[] = Object.entries(TABLE).map(
  ([name, option]) => ({ ...option, name: name as OptionName }),
);

/** The parsed value of an option. */
export type OptionValue<N extends OptionName> = Parsed<Table[N]['parse']>;

/** Returns an option with its exact type. */
export function findOption<N extends OptionName>(name: N): Table[N] & { readonly name: N } {
  return { ...TABLE[name], name };
}

/** Returns the property of `Settings` for an option: `due-date` becomes `dueDate`. */
export function toProperty(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the environment variable of an option: `webhook-url` becomes `WORKROOM_WEBHOOK_URL`. */
export function toVariable(name: string): string {
  return `WORKROOM_${name.toUpperCase().replaceAll('-', '_')}`;
}
