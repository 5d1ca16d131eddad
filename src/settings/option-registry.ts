/**
 * The table of options: the one place that says what can be set. `Settings`, the reader of the options, both
 * `action.yml`s, the environment variables and the README's tables are made from it.
 */

import { accountSecrets, listedSecrets, plainSecrets, webhookSecrets } from '../text/redaction/secrets.ts';
import { DELIVERIES, KINDS, type Option, PEER_KINDS, PRESET_NAMES, WEBHOOK_FORMATS, WHENS } from './option.ts';
import { ALL, BARE, CONTEXT, DAY, REST, SWITCH, TARGET, WHOLE_URL, WITH_FIELDS } from './option-parts.ts';
import { address, picture } from './readers/addresses.ts';
import { choice, choiceList, drill } from './readers/choices.ts';
import { zone } from './readers/days.ts';
import { assignees, mentions, reference, users } from './readers/directory.ts';
import { context, readMap } from './readers/maps.ts';
import { numberReader } from './readers/numbers.ts';
import type { Reading } from './readers/reading.ts';
import { status } from './readers/status.ts';
import { addresses, oneAddress } from './readers/targets.ts';
import { globs, lineReader, lines, text, token, username } from './readers/texts.ts';
import { template } from './template/template.ts';

export const OPTIONS = [
  {
    name: 'webhook-url',
    read: addresses(WHOLE_URL),
    partOf: 'destinations',
    secrets: webhookSecrets,
    text: 'Incoming webhook to post to. What it creates was fixed when it was made in the service and must match `kind`; the service gives no way to check. Up to ten, one a line, get the same message.',
  },
  {
    name: 'base-url',
    read: address('Write the address of the service, for example https://acme.example.com'),
    partOf: 'destinations',
    text: 'Address of the service, for example `https://acme.example.com`, to post through its REST API instead of a webhook. Goes with `username` and `password`.',
  },
  {
    name: 'username',
    read: username,
    partOf: 'destinations',
    text: 'Account that posts through the REST API; it must be a member of the target.',
  },
  {
    name: 'password',
    read: text,
    partOf: 'destinations',
    secrets: (password, given) => accountSecrets(password, given('username')),
    text: 'Password of `username`.',
  },
  {
    name: 'team',
    ...TARGET,
    text: 'Team to post to (REST): its name, nickname or numeric id. A name costs a request, an id none. Up to ten get the same message: a list with commas or line breaks; a name with a comma stands in double quotes.',
  },
  {
    name: 'forum',
    ...TARGET,
    text: 'Forum to post to (REST), instead of `team`, and written like it.',
  },
  {
    name: 'fallback-webhook-url',
    read: oneAddress('Write the whole URL of another webhook, of kind message'),
    secrets: webhookSecrets,
    text: 'A second webhook, made for chat messages: it gets the message where the first way ended in `not-delivered` or `unknown`, opened by a line that says so and why. A part of `timeout` is kept free for it. `outcome` stays that of the first way.',
  },
  {
    name: 'kind',
    read: choice(KINDS, PEER_KINDS),
    words: { except: ['incident'] },
    default: 'message',
    inFrontMatter: true,
    text: 'What to create: a chat `message`, a `topic`, or a `task` on the task board. `incident` (REST) tells a failure and its end once each; see "One incident, one task".',
  },
  {
    name: 'when',
    read: choiceList(WHENS),
    default: 'always',
    text: 'When to send: a list of `always`, `success`, `failure` (timed out included), `cancelled`, and of how it compares with the run before: `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`). The last four read the history from GitHub.',
  },
  {
    name: 'only-if',
    read: lineReader({ longest: 2000 }),
    text: 'A condition over the facts, beside `when`, written as in a Liquid `if`: `failures_in_a_row == 3`, `ref.name == repository.default_branch and run.attempt == 1`. The facts that it names are read. Where it is wrong (also by a value that the fact never has), or cannot be decided, the message is sent. It never hides the end of an incident that it let open.',
  },
  {
    name: 'status',
    read: status,
    text: "What to report: a conclusion such as `success` or `failure`, or `in_progress` for what only starts; `toJSON(needs)` in an expression for a summary job; or `workflow`, the verdict of the whole run so far, this job left out. A conclusion is compared with this job's earlier ones, the other two with earlier runs. Not given: the event's own conclusion (`workflow_run`, `check_run`, `check_suite`, `status`, `deployment_status`), else the job's status so far.",
  },
  {
    name: 'template',
    read: template,
    words: { except: ['watch', 'digest'] },
    default: 'default',
    text: `Whose words: ${PRESET_NAMES.map((name) => `\`${name}\``).join(', ')}, or the path of a template file in the workspace, such as \`.github/notify/deploy.md\`; see "Your own words".`,
  },
  {
    name: 'subject',
    read: text,
    words: ALL,
    inFrontMatter: true,
    carriers: ['webhook topic', 'webhook task', 'rest topic', 'rest task', 'rest incident'],
    instead: 'A chat message has no subject: write it into body, or set kind to topic or task',
    text: "Subject of a topic or task, as a Liquid template. Not given: the template's.",
  },
  {
    name: 'body',
    read: text,
    words: ALL,
    text: "The text, as a Liquid template in Markdown. Not given: the template's.",
  },
  {
    name: 'variables',
    read: readMap,
    words: ALL,
    default: '{}',
    text: 'YAML or JSON map of values for your templates, available as `vars.<name>` and escaped like every value.',
  },
  {
    name: 'mention',
    read: mentions,
    text: "Whom to mention where it is not green: a list of usernames, `team`, `here` (those online), `author` (of the pull request or commit), `suspects` (who committed since the last success), `owners` (of the failing file, by CODEOWNERS; groups as `users` says) and `admins` of the target (REST). None of these is called where it was not the code, or the base is red as well. The build's people are found as `users` says; of those who are not found the name stands there. Each person is mentioned once.",
  },
  {
    name: 'users',
    read: users,
    text: 'YAML map from GitHub login or commit e-mail to username, or the path of such a file in the workspace (`.yml`, `.yaml`, `.json`). Others are matched through REST by e-mail, then by username, among the members of the target.',
  },
  {
    name: 'assignees',
    read: assignees,
    carriers: ['rest task', 'rest incident'],
    instead: 'Only a task through the REST API has assignees: leave them out, or use kind: task with base-url',
    text: 'Who is to do the task (REST tasks): a list of usernames, e-mail addresses, ids, `author`, `suspects`, `owners` (of the failing file, by CODEOWNERS) and `admins` of the target. `suspects or owners or admins` takes the first list that names anybody. Default with `kind: incident`: `suspects or admins`. Members of the target only, ten at most, no bots.',
  },
  {
    name: 'category',
    read: reference,
    words: ALL,
    inFrontMatter: true,
    carriers: ['rest task', 'rest incident'],
    instead: 'Only a task through the REST API has a category: leave it out, or use kind: task with base-url',
    text: "Task category (REST tasks), one of the target's board: its name or numeric id. Not given: the board's Uncategorized.",
  },
  {
    name: 'due-date',
    ...DAY,
    instead: 'Only a task through a webhook has a due date: write the day into body, or use a task webhook',
    text: 'Day the task is due (webhook tasks): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in `time-zone`.',
  },
  {
    name: 'complete-date',
    ...DAY,
    instead: 'Only a task through a webhook can be created completed: leave it out, or use a task webhook',
    text: 'Day the task was completed (webhook tasks): creates it already done. Written like `due-date`.',
  },
  {
    name: 'unique-key',
    read: lineReader({ longest: 200 }),
    carriers: REST,
    instead: 'A webhook gives no way to look for an open record: leave it out, or use base-url, username and password',
    text: 'One open topic or task for each key (REST): while one is open, no other is created, and `outcome` is `duplicate`. `auto` stands for the workflow, the job or environment, and the branch; two calls of one reusable workflow share it. With `kind: message` it only finds the open task, so that the message can name it.',
  },
  {
    name: 'ephemeral',
    ...SWITCH,
    carriers: ['webhook message'],
    instead: 'Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook',
    text: 'Show the message to those online, but keep it out of the history (webhook messages).',
  },
  {
    name: 'sender-name',
    read: lineReader({ longest: 100 }),
    carriers: WITH_FIELDS,
    instead: BARE,
    text: 'Name shown as the sender; literal text.',
  },
  {
    name: 'sender-avatar',
    read: picture,
    carriers: WITH_FIELDS,
    instead: BARE,
    text: 'Picture shown for the sender: an https URL.',
  },
  {
    name: 'report',
    read: lineReader({ longest: 500 }),
    words: ALL,
    text: 'A Markdown file of the job (coverage, a plan, release notes), by its path in the workspace, or a pattern of which the first match counts: it is shown below the message, below an own text as well unless that places it (`{{ sections.report }}`). Its mentions are inert, relative links lead to the commit, HTML is left out, and a long one is cut; topics have the most room.',
  },
  {
    name: 'test-reports',
    read: globs,
    words: ALL,
    text: 'Files with test results, one pattern a line, such as `**/TEST-*.xml`: JUnit XML, TRX, NUnit and xUnit.net. The message tells totals, the tests that failed, why and where. `!` in front leaves files out.',
  },
  {
    name: 'log-files',
    read: globs,
    words: ALL,
    text: 'Text files that the job wrote (`npm test > test.log 2>&1`), one pattern a line. Of a failure the lines that explain it are quoted: the only way to them while the job still runs. `!` in front leaves files out.',
  },
  {
    name: 'config',
    read: async (reading: Reading) =>
      (await import(/* webpackChunkName: "options" */ './readers/config.ts')).readConfigFile(reading),
    partOf: 'places',
    text: 'A YAML file of the workspace with options of a repository, `name: value`: any of these but destinations and secrets. What is given elsewhere wins, the front matter of a template too, and what a destination cannot carry is left out. From a checkout that is not proved to be of a branch or tag of this repository, as of a pull request, it sets words only, and calls nobody.',
  },
  {
    name: 'period',
    read: async (reading: Reading) => (await import('./readers/build-report.ts')).period(reading),
    text: 'How far back `digest` looks, and any template that names `health`: `24h`, `2w`, 31 days at most. Default: `7d`.',
  },
  {
    name: 'repositories',
    read: async (reading: Reading) => (await import('./readers/build-report.ts')).repositories(reading),
    text: 'What `watch` and `digest` look at: `acme/shop`, `acme/*` for all that the token reads. Default: this repository.',
  },
  {
    name: 'github-token',
    read: token,
    expression: '${{ github.token }}',
    secrets: plainSecrets,
    text: 'Reads failing jobs and steps, their errors and the history where a message needs them, with the permissions listed under "Permissions". Without them the message is shorter.',
  },
  {
    name: 'secrets',
    read: lines,
    partOf: 'redactor',
    secrets: listedSecrets,
    text: 'More values to hide wherever they occur, one a line, of four characters or more. Values of variables that are named like a secret (`DB_PASSWORD`, `STRIPE_TOKEN`) are hidden without being asked.',
  },
  {
    name: 'delivery',
    read: choice(DELIVERIES),
    default: 'auto',
    text: 'What to do when it is unknown whether the service took a message that cannot be looked up (chat, webhooks): `at-least-once` sends once more, `at-most-once` stops. `auto`: a chat message may repeat rather than be lost; a topic or task by webhook is never opened twice. REST topics and tasks are looked up, and so are never created twice.',
  },
  {
    name: 'timeout',
    read: numberReader({ range: [1, 3600], unit: 'seconds' }),
    default: '60',
    text: 'Seconds for everything this step sends and reads, later tries included. Of `watch` and `digest`: 300.',
  },
  {
    name: 'time-zone',
    read: zone,
    words: ALL,
    default: 'UTC',
    text: 'IANA name of the time zone of dates in messages and of `today` and `+3d`, for example `Europe/Berlin`.',
  },
  {
    name: 'dry-run',
    ...SWITCH,
    text: 'Check everything and show the message, in the step summary or on the terminal, but send nothing.',
  },
  {
    name: 'drill',
    read: drill,
    default: 'false',
    text: '`true`: one marked message goes the whole real way, as of a failed build, whatever `when` and `only-if` say, and what arrived is told. Whom it would call is shown, and nobody is called or assigned; `call` calls and assigns them. An incident is opened and ended. Not for `watch` and `digest`.',
  },
  {
    name: 'fail-on-error',
    ...SWITCH,
    actionOnly: true,
    text: 'Make the step red when the message was not delivered. It is an error annotation either way.',
  },
  {
    name: 'context',
    read: context,
    actionOnly: true,
    default: '{}',
    expression: `{${CONTEXT.join(',')},"action_status":\${{ toJSON(github.action_status) }}}`,
    text: 'What the runner knows of this job; you do not need to set it.',
  },
  {
    name: 'format',
    read: choice(WEBHOOK_FORMATS),
    default: 'json',
    environmentOnly: true,
    carriers: ['webhook text'],
    instead: 'Only a chat message through a webhook can be bare text: leave this out, or use a message webhook',
    text: 'How a chat message goes to a webhook: `json`, or `text` for the bare text as `text/plain`.',
  },
  {
    name: 'settle-time',
    read: numberReader({ range: [0, 600], unit: 'seconds' }),
    default: '10',
    environmentOnly: true,
    text: 'Seconds after a try that had no clear answer until its absence from the target proves that it failed.',
  },
  {
    name: 'max-length',
    read: numberReader({ range: [200, 100_000], whole: true, unit: 'characters' }),
    default: '3900',
    environmentOnly: true,
    text: 'Characters of a body; a longer one is shortened. The services in use refuse bodies somewhere above the default.',
  },
] as const satisfies readonly Option[];
