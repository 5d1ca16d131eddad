/**
 * The table of options: the one place that says what can be set. `Settings`, the reader of the options, both
 * `action.yml`s, the environment variables and the README's tables are made from it.
 */

import { accountSecrets, listedSecrets, plainSecrets, webhookSecrets } from '../text/redaction/secrets.ts';
import { DELIVERIES, KINDS, type Option, PEER_KINDS, PRESET_NAMES, WEBHOOK_FORMATS, WHENS } from './option.ts';
import { BARE, CONTEXT, DAY, REST, SWITCH, TARGET, WHOLE_URL, WITH_FIELDS } from './option-parts.ts';
import { address, picture } from './readers/addresses.ts';
import { choice, choiceList } from './readers/choices.ts';
import { zone } from './readers/days.ts';
import { assignees, mentions, reference, users } from './readers/directory.ts';
import { context, readMap } from './readers/maps.ts';
import { numberReader } from './readers/numbers.ts';
import type { Reading } from './readers/reading.ts';
import { status } from './readers/status.ts';
import { addresses } from './readers/targets.ts';
import { globs, lineReader, lines, newFile, text, token, username } from './readers/texts.ts';
import { template } from './template/template.ts';

export const OPTIONS = [
  {
    name: 'webhook-url',
    heading: 'where',
    read: addresses(WHOLE_URL),
    partOf: 'destinations',
    secrets: webhookSecrets,
    text: 'Incoming webhook to post to. `kind` must be what it was created for; the service has no way to check that. Up to ten, one a line, get the same message.',
  },
  {
    name: 'base-url',
    heading: 'where',
    read: address('Write the address of the service, for example https://acme.example.com'),
    partOf: 'destinations',
    text: 'Address of the service, for example `https://acme.example.com`, to post through its REST API instead of a webhook, with `username` and `password`.',
  },
  {
    name: 'username',
    heading: 'where',
    read: username,
    partOf: 'destinations',
    text: 'Account that posts through the REST API; it must be a member of the target.',
  },
  {
    name: 'password',
    heading: 'where',
    read: text,
    partOf: 'destinations',
    secrets: (password, given) => accountSecrets(password, given('username')),
    text: 'Password of `username`.',
  },
  {
    name: 'team',
    heading: 'where',
    ...TARGET,
    text: 'Team to post to (REST): its name, nickname or numeric id. A name costs a request, an id none. Up to ten get the same message: a list with commas or line breaks; put a name with a comma in double quotes.',
  },
  {
    name: 'forum',
    heading: 'where',
    ...TARGET,
    text: 'Forum to post to (REST) instead of `team`, written in the same way.',
  },
  {
    name: 'kind',
    heading: 'what',
    read: choice(KINDS, PEER_KINDS),
    default: 'message',
    inFrontMatter: true,
    text: 'What to create: a chat `message`, a `topic`, or a `task` on the task board. `incident` (REST, one build) reports a failure and its end, once each; see "One incident, one task".',
  },
  {
    name: 'when',
    heading: 'when',
    read: choiceList(WHENS),
    default: 'always',
    text: 'When to send: a list of `always`, `success`, `failure` (timed out included), `cancelled`, and, compared with the run before, `broken`, `still-failing`, `fixed`, `change` (`broken` or `fixed`). The last four read the history from GitHub.',
  },
  {
    name: 'only-if',
    heading: 'when',
    read: lineReader({ longest: 2000 }),
    text: 'A further condition, over the facts, written as in a Liquid `if`: `failures_in_a_row == 3`, `ref.name == repository.default_branch and run.attempt == 1`. The facts that it names are read. If it is wrong or names a fact that could not be read, the message is sent. It never hides the end of an incident that it let open.',
  },
  {
    name: 'status',
    heading: 'what',
    read: status,
    text: "What to report: a conclusion such as `success` or `failure`, or `in_progress` for a start; `toJSON(needs)` in an expression for a summary job; or `workflow`, the whole run so far without this job. A conclusion is compared with this job's earlier ones, the other two with earlier runs. Default: the event's own conclusion (`workflow_run`, `check_run`, `check_suite`, `status`, `deployment_status`), else the job's status so far.",
  },
  {
    name: 'template',
    heading: 'what',
    read: template,
    default: 'default',
    text: `A preset, ${PRESET_NAMES.map((name) => `\`${name}\``).join(', ')}, or the path of a template file, such as \`.github/notify/deploy.md\`; see "Your own words".`,
  },
  {
    name: 'subject',
    heading: 'what',
    read: text,
    inFrontMatter: true,
    carriers: ['webhook topic', 'webhook task', 'rest topic', 'rest task', 'rest incident'],
    instead: 'A chat message has no subject: write it into body, or set kind to topic or task',
    text: "Subject of a topic or task, as a Liquid template. Default: the template's.",
  },
  {
    name: 'body',
    heading: 'what',
    read: text,
    text: "The text, as a Liquid template in Markdown. Default: the template's.",
  },
  {
    name: 'variables',
    heading: 'what',
    read: readMap,
    default: '{}',
    text: 'YAML or JSON map of values for your templates: `vars.<name>`, escaped like every value.',
  },
  {
    name: 'mention',
    heading: 'who',
    read: mentions,
    text: 'Whom to mention unless it is green: a list of usernames, `team`, `here` (those online), `author` (of the pull request or commit), `suspects` (who committed since the last success), `owners` (of the failing files, by CODEOWNERS; groups as `users` says) and `admins` of the target (REST). `author`, `suspects` and `owners` are not called if it was not the code, or the base is red as well. People are found as `users` says; those who are not found are only named. Each person is mentioned once.',
  },
  {
    name: 'users',
    heading: 'who',
    read: users,
    text: 'YAML map from GitHub login or commit e-mail to username, or the path of such a file (`.yml`, `.yaml`, `.json`). With REST, others are found by e-mail, then by username, among the members of the target.',
  },
  {
    name: 'assignees',
    heading: 'who',
    read: assignees,
    carriers: ['rest task', 'rest incident'],
    instead: 'Only a task through the REST API has assignees: leave them out, or use kind: task with base-url',
    text: 'Who gets the task (REST tasks): a list of usernames, e-mail addresses, ids, `author`, `suspects`, `owners` (of the failing filess, by CODEOWNERS) and `admins` of the target. `suspects or owners or admins` takes the first list that names anybody. Default with `kind: incident`: `suspects or admins`. Members of the target only, ten at most, no bots.',
  },
  {
    name: 'category',
    heading: 'where',
    read: reference,
    inFrontMatter: true,
    carriers: ['rest task', 'rest incident'],
    instead: 'Only a task through the REST API has a category: leave it out, or use kind: task with base-url',
    text: "Category of the task on the target's board (REST tasks): its name or numeric id. Default: Uncategorized.",
  },
  {
    name: 'due-date',
    heading: 'what',
    ...DAY,
    instead: 'Only a task through a webhook has a due date: write the day into body, or use a task webhook',
    text: 'Day the task is due (webhook tasks): `YYYY-MM-DD`, `today`, `+3d` or `+2w`, in `time-zone`.',
  },
  {
    name: 'complete-date',
    heading: 'what',
    ...DAY,
    instead: 'Only a task through a webhook can be created completed: leave it out, or use a task webhook',
    text: 'Day the task was completed (webhook tasks): creates it already done. Written like `due-date`.',
  },
  {
    name: 'unique-key',
    heading: 'when',
    read: lineReader({ longest: 200 }),
    carriers: REST,
    instead: 'A webhook gives no way to look for an open record: leave it out, or use base-url, username and password',
    text: 'At most one open topic or task for each key (REST): while it is open, `outcome` is `duplicate`. `auto` stands for workflow, job or environment, and branch; two calls of one reusable workflow share it. With `kind: message` it only finds the open task, so that the message can name it.',
  },
  {
    name: 'ephemeral',
    heading: 'what',
    ...SWITCH,
    carriers: ['webhook message'],
    instead: 'Only a chat message through a webhook can be ephemeral: leave it out, or use a message webhook',
    text: 'Show the message to those online, but keep it out of the history (webhook messages).',
  },
  {
    name: 'sender-name',
    heading: 'what',
    read: lineReader({ longest: 100 }),
    carriers: WITH_FIELDS,
    instead: BARE,
    text: 'Name shown as the sender; literal text.',
  },
  {
    name: 'sender-avatar',
    heading: 'what',
    read: picture,
    carriers: WITH_FIELDS,
    instead: BARE,
    text: 'Picture shown for the sender: an https URL.',
  },
  {
    name: 'report',
    heading: 'files',
    read: lineReader({ longest: 500 }),
    text: 'A Markdown file of the job (coverage, a plan, release notes) to show below the message: its path in the workspace, or a pattern, of which the first match counts. Your own text may place it by `{{ sections.report }}`. Mentions in it are inert, HTML is left out, and a long one is cut.',
  },
  {
    name: 'test-reports',
    heading: 'files',
    read: globs,
    text: 'Files with test results, one pattern a line, such as `**/TEST-*.xml`: JUnit XML, TRX, NUnit and xUnit.net. The message has totals, and which tests failed, why and where. A leading `!` leaves files out.',
  },
  {
    name: 'log-files',
    heading: 'files',
    read: globs,
    text: 'Text files that the job wrote (`npm test > test.log 2>&1`), one pattern a line. The message quotes the lines that explain a failure: the only way while the job still runs. A leading `!` leaves files out.',
  },
  {
    name: 'period',
    heading: 'what',
    read: async (reading: Reading) => (await import('./readers/build-report.ts')).period(reading),
    text: 'How far back `digest` looks, and every template that names `health`: `24h`, `2w`, 31 days at most. Default: `7d`.',
  },
  {
    name: 'repositories',
    heading: 'what',
    read: async (reading: Reading) => (await import('./readers/build-report.ts')).repositories(reading),
    text: 'Repositories for `watch` and `digest`: `acme/shop`, `acme/*` for all that the token reads. Default: this one.',
  },
  {
    name: 'github-token',
    heading: 'delivery',
    read: token,
    expression: '${{ github.token }}',
    secrets: plainSecrets,
    text: 'Reads failing jobs and steps, their errors and the history if a message needs them, with the permissions listed under "Permissions". Without them the message is shorter.',
  },
  {
    name: 'secrets',
    heading: 'delivery',
    read: lines,
    partOf: 'redactor',
    secrets: listedSecrets,
    text: 'More values to hide everywhere, one a line, of four characters or more. Values of variables that are named like a secret (`DB_PASSWORD`, `STRIPE_TOKEN`) are hidden anyway.',
  },
  {
    name: 'delivery',
    heading: 'delivery',
    read: choice(DELIVERIES),
    default: 'auto',
    text: 'What to do if it is unknown whether a chat message, or anything by webhook, arrived: `at-least-once` sends once more, `at-most-once` stops. `auto` would rather repeat a chat message than lose it, and never opens a topic or task by webhook twice. REST topics and tasks are looked up, and so are never created twice.',
  },
  {
    name: 'timeout',
    heading: 'delivery',
    read: numberReader({ range: [1, 3600], unit: 'seconds' }),
    default: '60',
    text: 'Seconds for everything this step sends and reads, retries included. For `watch` and `digest` 300.',
  },
  {
    name: 'time-zone',
    heading: 'what',
    read: zone,
    default: 'UTC',
    text: 'IANA name of the time zone for dates in messages, `today` and `+3d`, for example `Europe/Berlin`.',
  },
  {
    name: 'dry-run',
    heading: 'delivery',
    ...SWITCH,
    text: 'Check everything and show the message, in the step summary or on the terminal, but send nothing.',
  },
  {
    name: 'drill',
    heading: 'delivery',
    ...SWITCH,
    text: '`true` sends one marked test message as of a failed build, through the same stages, whatever `when` and `only-if` say. Mentions are shown and inert, and nobody is assigned. Not for `watch` and `digest`.',
  },
  {
    name: 'fail-on-error',
    heading: 'delivery',
    ...SWITCH,
    actionOnly: true,
    text: 'Fail the step if the message was not delivered. It is an error annotation either way. A `watch` fails in any case, and its next run covers the same time.',
  },
  {
    name: 'context',
    heading: 'what',
    read: context,
    actionOnly: true,
    default: '{}',
    expression: `{${CONTEXT.join(',')},"action_status":\${{ toJSON(github.action_status) }}}`,
    text: 'What the runner knows about this job; leave it out.',
  },
  {
    name: 'format',
    heading: 'what',
    read: choice(WEBHOOK_FORMATS),
    default: 'json',
    environmentOnly: true,
    carriers: ['webhook text'],
    instead: 'Only a chat message through a webhook can be bare text: leave this out, or use a message webhook',
    text: 'Format of a chat message to a webhook: `json`, or `text` for bare text as `text/plain`.',
  },
  {
    name: 'facts-file',
    heading: 'files',
    read: newFile,
    environmentOnly: true,
    text: 'Where to write the facts as JSON, for programs and agents, even if nothing is sent: a path that ends in `.json`; see "Facts for machines". A step with an `id` always writes it, for its output of this name; a drill never does.',
  },
  {
    name: 'settle-time',
    heading: 'delivery',
    read: numberReader({ range: [0, 600], unit: 'seconds' }),
    default: '10',
    environmentOnly: true,
    text: 'Seconds after a try without a clear answer until its absence from the target proves that it failed.',
  },
  {
    name: 'max-length',
    heading: 'what',
    read: numberReader({ range: [200, 100_000], whole: true, unit: 'characters' }),
    default: '3900',
    environmentOnly: true,
    text: 'Most characters of a body; a longer one is shortened. Services refuse bodies somewhere above the default.',
  },
] as const satisfies readonly Option[];
