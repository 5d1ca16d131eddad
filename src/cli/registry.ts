/**
 * The table of commands: the one place that says what can be typed. The program, its help, completion, `docs/cli.md` and
 * the commands in `docs/api.md` are made from it. Each command's code is loaded when it runs.
 */

import { BOARD_FIELDS, CATEGORY_FIELDS } from '../service/resources/boards.ts';
import { MEMBER_FIELDS } from '../service/resources/members.ts';
import { TASK_FIELDS } from '../service/resources/tasks.ts';
import { TEAM_FIELDS } from '../service/resources/teams.ts';
import { USER_FIELDS } from '../service/resources/users.ts';
import { USER_TYPES } from '../service/vocabulary.ts';
import { CONTENT_KINDS, WEBHOOK_FORMATS } from '../settings/option.ts';
import { choice } from '../settings/readers/choices.ts';
import { day } from '../settings/readers/days.ts';
import { number } from '../settings/readers/numbers.ts';
import { line, text } from '../settings/readers/texts.ts';
import { type Command, command } from './command.ts';
import { type Flag, fromOption, required } from './flags/flag.ts';
import { id, joinings, names, payload, ref, refs, role, words } from './flags/readers.ts';
import { DOCTOR_FLAGS, INIT_FLAGS, RENDER_FLAGS, RUN_FLAGS, SEND_FLAGS } from './flags/settings.ts';
import {
  ACCOUNT,
  BODY,
  choiceFlag,
  JSON_OUTPUT,
  PAGE,
  PLACE,
  SENDER,
  SUBJECT,
  selectFlag,
  switchFlag,
  YES,
} from './flags/shared.ts';
import { SHELLS, type Shell } from './shells.ts';

/** What the commands of a group are about. */
export const GROUPS: Readonly<Record<string, string>> = {
  teams: 'List and create teams.',
  forums: 'List forums.',
  users: 'List, invite, add and deactivate users.',
  members: 'Who is in a team or forum, and as what.',
  topics: 'List and create topics.',
  tasks: 'List and create tasks.',
  boards: 'Task boards and their categories.',
  chat: 'Post to a chat.',
  webhook: 'Post to an incoming webhook.',
};

const PLACE_NAMES = ['team', 'forum'];

/** Where somebody joins. */
const JOINED = {
  teams: {
    name: 'team',
    value: 'team',
    repeats: true,
    text: 'Team to join: its id, nickname or name, with `:admin` behind it for an admin. May be repeated.',
    read: joinings(),
  },
  forums: {
    name: 'forum',
    value: 'forum',
    repeats: true,
    text: 'Forum to join, written like `--team`. May be repeated.',
    read: joinings(),
  },
} as const;

const MEMBER = {
  name: 'member',
  position: true,
  required: true,
  text: 'The number that `members list` shows, or with `--team` or `--forum` a username or e-mail address.',
  read: ref(),
} as const;

const USER = {
  name: 'user',
  position: true,
  required: true,
  text: 'A user: id, username or e-mail address.',
  read: ref(),
} as const;

const EXPAND: Flag<'member'> = {
  name: 'expand',
  value: 'property',
  text: 'Include the properties of `member`, the user. Done by itself where nothing is selected.',
  read: choice(['member']),
  choices: ['member'],
};

const SHELL: Flag<Shell> & { readonly required: true } = {
  name: 'shell',
  position: true,
  required: true,
  text: `Shell: ${SHELLS.join(', ')}.`,
  read: choice(SHELLS),
  choices: SHELLS,
};

const BOARD = {
  name: 'board',
  value: 'id',
  text: 'Board by its id, in the place of its team or forum.',
  read: id(),
} as const;

export const COMMANDS: readonly Command[] = [
  command({
    name: 'send',
    text: 'Send one message about this build.',
    more: 'The message is made of what the CI system tells; `--subject` and `--body` replace its words, as Liquid templates. Through a webhook, or with an account to `--team` or `--forum`.',
    flags: { ...SEND_FLAGS, json: switchFlag('json', 'Print the receipt as JSON.') },
    examples: [
      { text: 'Through the webhook of WORKROOM_WEBHOOK_URL', line: 'workroom-notify send --status failure' },
      {
        text: 'A task with an account',
        line: 'workroom-notify send --team 1008 --kind task --status failure --subject "The nightly build is red"',
      },
      {
        text: 'Bare text',
        line: 'workroom-notify send --webhook-url-file webhook.txt --format text --status success --body "Deployed {{ vars.what }}" --variables "what: v1.2.3"',
      },
    ],
    load: async () => (await import('./commands/send.ts')).sendMessage,
  }),
  command({
    name: 'render',
    text: 'Show the message that `send` would send. Needs no service and no network.',
    flags: {
      event: { name: 'event', value: 'file', text: 'File with the payload of an event of GitHub.', read: text() },
      eventName: { name: 'event-name', value: 'name', text: 'Its name, such as `push`.', read: text() },
      ...RENDER_FLAGS,
      markdown: switchFlag('markdown', 'Print the Markdown as it would be sent.'),
      json: switchFlag('json', 'Print subject, body and facts as JSON.'),
    },
    examples: [
      {
        text: 'A push that failed',
        line: 'workroom-notify render --event push.json --event-name push --status failure',
      },
      {
        text: 'Words of your own, as they would be sent',
        line: 'workroom-notify render --event push.json --event-name push --body "{{ commit.subject }} is out" --markdown',
      },
    ],
    load: async () => (await import('./commands/render.ts')).renderMessage,
  }),
  command({
    name: 'init',
    text: "Write a workflow for GitHub that reports on the repository's other workflows.",
    more: 'Through a webhook, or an account where `--base-url` is given; on a terminal it asks. What is given is checked as `doctor` does, and with a fault nothing is written. A file that is there is overwritten only after a question, or with `--yes`. No secret is written: the line that stores it is printed. Without `--when`, a failure and its end are told.',
    flags: {
      workflows: {
        name: 'workflows',
        value: 'names',
        text: 'Names of the workflows to report on, with commas between them. Default: all that are here.',
        read: names(),
      },
      file: {
        name: 'file',
        value: 'path',
        text: 'File to write.',
        read: text(),
        default: '.github/workflows/notify.yml',
      },
      ...YES,
      ...INIT_FLAGS,
    },
    examples: [
      {
        text: 'Through a webhook',
        line: 'workroom-notify init --webhook-url-file webhook.txt --workflows "CI, Release"',
      },
      {
        text: 'Tasks, with an account',
        line: 'workroom-notify init --team platform --kind task --workflows CI --file notify.yml',
      },
    ],
    load: async () => (await import('./commands/init.ts')).writeWorkflow,
  }),
  command({
    name: 'run',
    text: 'Run a command, and send one message about its end.',
    more: 'What the command writes goes through as it is, signals go on to it, and this ends with its exit code or signal, whatever becomes of the message. Outside of a terminal a red message quotes the last lines that say something. Flags stand before the command; `--` may stand between. Of the command the message names the program and plain words, as in `npm run build`, because any other argument may be a secret.',
    flags: {
      command: { name: 'command', position: true, required: true, rest: true, text: 'The command.', read: words() },
      ...RUN_FLAGS,
    },
    examples: [
      { text: 'Only when it fails', line: 'workroom-notify run --when failure -- sh -c "echo all is well"' },
      { text: 'However it ends', line: 'workroom-notify run -- date' },
    ],
    load: async () => (await import('./commands/run.ts')).runAndTell,
  }),
  command({
    name: 'doctor',
    text: 'Say what would keep a message from being delivered, and how to mend it. Sends nothing.',
    more: 'It takes the options of `send`, and looks at host, proxy, certificate, clock, login, target, membership, board, category, the people that are named, and the message: that of a failure, unless `--status` says otherwise. Exit code 1 where something is wrong. It only reads, and of a webhook only the host is asked for: whether the webhook itself works, only a message can tell.',
    flags: { ...DOCTOR_FLAGS, json: switchFlag('json', 'Print the checks and the message as JSON.') },
    examples: [
      { text: 'A task with an account', line: 'workroom-notify doctor --team platform --kind task --category "To do"' },
      {
        text: 'A webhook',
        line: 'workroom-notify doctor --webhook-url-file webhook.txt',
      },
    ],
    load: async () => (await import('./commands/doctor.ts')).examineSetUp,
  }),
  command({
    name: 'teams list',
    text: 'List the teams.',
    operations: ['teams.list'],
    flags: { ...PAGE, select: selectFlag(TEAM_FIELDS), ...ACCOUNT },
    examples: [
      { text: 'All of them', line: 'workroom-notify teams list' },
      { text: 'The first two, for a script', line: 'workroom-notify teams list --top 2 --select id,name --json' },
    ],
    load: async () => (await import('./commands/teams/list.ts')).listTeams,
  }),
  command({
    name: 'teams create',
    text: 'Create a team.',
    operations: ['teams.create'],
    flags: {
      name: required({ name: 'name', value: 'text', text: 'Name.', read: text() }),
      nickname: { name: 'nickname', value: 'text', text: '2 to 24 letters, digits or underscores.', read: text() },
      about: { name: 'about', value: 'text', text: 'What it is about, in a line.', read: text() },
      description: { name: 'description', value: 'text', text: 'More about it.', read: text(), file: true },
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'A team for releases',
        line: 'workroom-notify teams create --name Releases --nickname releases --about "What goes out, and when"',
      },
    ],
    load: async () => (await import('./commands/teams/create.ts')).createTeam,
  }),
  command({
    name: 'forums list',
    text: 'List the forums.',
    operations: ['forums.list'],
    flags: { ...PAGE, select: selectFlag(TEAM_FIELDS), ...ACCOUNT },
    examples: [{ text: 'All of them', line: 'workroom-notify forums list' }],
    load: async () => (await import('./commands/forums/list.ts')).listForums,
  }),
  command({
    name: 'users list',
    text: 'List the users of the organization.',
    operations: ['users.list'],
    flags: { ...PAGE, select: selectFlag(USER_FIELDS), ...ACCOUNT },
    examples: [{ text: 'How many there are', line: 'workroom-notify users list --top 1 --count' }],
    load: async () => (await import('./commands/users/list.ts')).listUsers,
  }),
  command({
    name: 'users invite',
    text: 'Invite a user, or add who has this e-mail address already. Needs an administrator.',
    operations: ['users.invite'],
    flags: {
      email: {
        name: 'email',
        position: true,
        required: true,
        text: 'E-mail address to invite.',
        read: line({ longest: 320 }),
      },
      type: choiceFlag('type', USER_TYPES, 'What the user becomes: `member` or `guest`.', 'member'),
      ...JOINED,
      profileUsername: {
        name: 'profile-username',
        value: 'name',
        text: 'Username that the form of the invitation proposes.',
        read: text(),
      },
      profileName: {
        name: 'profile-name',
        value: 'name',
        text: 'Display name that the form of the invitation proposes.',
        read: text(),
      },
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'A colleague, as a member of one team and an admin of another',
        line: 'workroom-notify users invite grace@harbor.example --team platform --team support:admin',
      },
    ],
    load: async () => (await import('./commands/users/invite.ts')).inviteUser,
  }),
  command({
    name: 'users add-to-teams',
    text: 'Add a user to teams and forums.',
    operations: ['users.addToTeams'],
    flags: { user: USER, ...JOINED, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      {
        text: 'To a team, and to a forum as an admin',
        line: 'workroom-notify users add-to-teams dmitri --team leads --forum announcements:admin',
      },
    ],
    load: async () => (await import('./commands/users/add-to-teams.ts')).addUserToTeams,
  }),
  command({
    name: 'users deactivate',
    text: 'Deactivate a user. Needs an administrator; this API has no way to undo it.',
    operations: ['users.deactivate'],
    flags: { user: USER, ...YES, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Without being asked', line: 'workroom-notify users deactivate gita --yes' }],
    load: async () => (await import('./commands/users/deactivate.ts')).deactivateUser,
  }),
  command({
    name: 'members list',
    text: 'List the members of a team or forum, with their roles.',
    operations: ['members.list'],
    oneOf: PLACE_NAMES,
    flags: {
      ...PLACE,
      ...PAGE,
      select: selectFlag(MEMBER_FIELDS),
      expand: EXPAND,
      ...ACCOUNT,
    },
    examples: [{ text: 'Of a team', line: 'workroom-notify members list --team platform' }],
    load: async () => (await import('./commands/members/list.ts')).listMembers,
  }),
  command({
    name: 'members remove',
    text: 'Remove a member from a team or forum.',
    operations: ['members.remove'],
    flags: { member: MEMBER, ...PLACE, ...YES, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'By name', line: 'workroom-notify members remove gita --team platform --yes' }],
    load: async () => (await import('./commands/members/remove.ts')).removeMember,
  }),
  command({
    name: 'members set-role',
    text: 'Make a member an admin of a team or forum, or an ordinary member again.',
    operations: ['members.setRole'],
    flags: {
      member: MEMBER,
      role: {
        name: 'role',
        position: true,
        required: true,
        text: '`member` or `admin`.',
        read: role(),
        choices: ['member', 'admin'],
      },
      ...PLACE,
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [{ text: 'An admin', line: 'workroom-notify members set-role chloe admin --team platform' }],
    load: async () => (await import('./commands/members/set-role.ts')).setMemberRole,
  }),
  command({
    name: 'topics list',
    text: 'List the topics of a team or forum.',
    operations: ['topics.list'],
    oneOf: PLACE_NAMES,
    flags: {
      ...PLACE,
      full: switchFlag('full', 'Show each topic with its whole text in the place of a table.'),
      archived: switchFlag('archived', 'Those that were archived, in the place of the open ones.'),
      ...PAGE,
      ...ACCOUNT,
    },
    examples: [
      { text: 'As a table', line: 'workroom-notify topics list --team platform' },
      { text: 'The newest with its text', line: 'workroom-notify topics list --team platform --top 1 --full' },
    ],
    load: async () => (await import('./commands/topics/list.ts')).listTopics,
  }),
  command({
    name: 'topics create',
    text: 'Create a topic in a team or forum.',
    operations: ['topics.create'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, subject: required(SUBJECT), body: required(BODY), ...SENDER, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      {
        text: 'Release notes from a file',
        line: 'workroom-notify topics create --forum announcements --subject "Release 2.1" --body-file notes.md',
      },
    ],
    load: async () => (await import('./commands/topics/create.ts')).createTopic,
  }),
  command({
    name: 'tasks list',
    text: 'List the tasks of a board, or of one category.',
    operations: ['tasks.list', 'boards.tasks'],
    oneOf: [...PLACE_NAMES, 'category'],
    flags: {
      ...PLACE,
      category: { name: 'category', value: 'id', text: 'One category by its id.', read: id() },
      ...PAGE,
      select: selectFlag(TASK_FIELDS),
      ...ACCOUNT,
    },
    examples: [
      { text: 'The whole board of a team', line: 'workroom-notify tasks list --team platform' },
      { text: 'One category', line: 'workroom-notify tasks list --category 1037 --count' },
    ],
    load: async () => (await import('./commands/tasks/list.ts')).listTasks,
  }),
  command({
    name: 'tasks create',
    text: 'Create a task on the board of a team or forum.',
    operations: ['tasks.create'],
    oneOf: [...PLACE_NAMES, 'board'],
    flags: {
      ...PLACE,
      board: BOARD,
      subject: required(SUBJECT),
      body: BODY,
      category: {
        name: 'category',
        value: 'category',
        text: 'Category of the board: id or name. Not given: Uncategorized.',
        read: ref(),
      },
      assignees: {
        name: 'assignees',
        value: 'users',
        text: 'Who is to do it: ids, usernames or e-mail addresses, with commas between them.',
        read: refs(),
      },
      ...SENDER,
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'For two people',
        line: 'workroom-notify tasks create --team platform --category "To do" --assignees chloe,dmitri --subject "Renew the licence"',
      },
    ],
    load: async () => (await import('./commands/tasks/create.ts')).createTask,
  }),
  command({
    name: 'boards show',
    text: 'Show the id of the board of a team or forum.',
    operations: ['boards.show'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, select: selectFlag(BOARD_FIELDS), ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Of a team', line: 'workroom-notify boards show --team platform' }],
    load: async () => (await import('./commands/boards/show.ts')).showBoard,
  }),
  command({
    name: 'boards categories',
    text: 'List the categories of a board.',
    operations: ['boards.categories'],
    oneOf: [...PLACE_NAMES, 'board'],
    flags: { ...PLACE, board: BOARD, select: selectFlag(CATEGORY_FIELDS), ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Of a team', line: 'workroom-notify boards categories --team platform' }],
    load: async () => (await import('./commands/boards/categories.ts')).listCategories,
  }),
  command({
    name: 'chat post',
    text: 'Post a message to the chat of a team or forum.',
    operations: ['chat.post'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, body: required(BODY), ...SENDER, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      { text: 'A line', line: 'workroom-notify chat post --team platform --body "Deployed **v1.2.3**"' },
      {
        text: 'What another program printed',
        line: 'workroom-notify chat post --team platform --body-file - < notes.md',
      },
    ],
    load: async () => (await import('./commands/chat/post.ts')).postChatMessage,
  }),
  command({
    name: 'webhook post',
    text: 'Post to an incoming webhook, once, with words of your own.',
    more: 'Its kind and format were fixed when it was made: say the same here. `--json` is for webhooks of a custom or chat-compatible format.',
    webhookCalls: ['text', 'message', 'topic', 'task', 'json'],
    flags: {
      webhookUrl: required(fromOption('webhook-url')),
      kind: choiceFlag(
        'kind',
        CONTENT_KINDS,
        'What the webhook was made for: `message`, `topic` or `task`.',
        'message',
      ),
      format: choiceFlag(
        'format',
        WEBHOOK_FORMATS,
        'How a message goes: `json`, or `text` for the bare text as `text/plain`.',
        'json',
      ),
      subject: SUBJECT,
      body: BODY,
      dueDate: {
        name: 'due-date',
        value: 'day',
        text: 'Day a task is due: `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in UTC.',
        read: day(),
      },
      completeDate: {
        name: 'complete-date',
        value: 'day',
        text: 'Day a task was completed: creates it already done.',
        read: day(),
      },
      ephemeral: switchFlag('ephemeral', 'Show a message to those online, but keep it out of the history.'),
      ...SENDER,
      json: {
        name: 'json',
        value: 'file',
        path: true,
        text: 'File with any JSON, sent as it is, in the place of all the above; `-` for standard input.',
        read: payload(),
      },
      timeout: { ...fromOption('timeout'), value: 'seconds', text: 'Seconds for the call.' },
    },
    examples: [
      { text: 'A message', line: 'workroom-notify webhook post --body "Deployed **v1.2.3**"' },
      { text: 'Bare text', line: 'workroom-notify webhook post --format text --body-file notes.md' },
      {
        text: 'A webhook of a custom format, whose URL is in a file',
        line: 'workroom-notify webhook post --webhook-url-file custom.txt --json alert.json',
      },
    ],
    load: async () => (await import('./commands/webhook/post.ts')).postToWebhook,
  }),
  command({
    name: 'sandbox',
    text: 'Run a sandbox of the service on this machine: the API, webhooks, and a page that shows what was posted.',
    flags: {
      port: {
        name: 'port',
        value: 'number',
        default: '8080',
        text: 'Port to listen on, 0 for any free one.',
        read: number({ range: [0, 65_535], whole: true }),
      },
      data: {
        name: 'data',
        value: 'file',
        text: 'Keep the state in this SQLite file. Default: in memory.',
        read: text(),
      },
    },
    examples: [{ text: 'On any free port', line: 'workroom-notify sandbox --port 0' }],
    load: async () => (await import('./commands/sandbox.ts')).runSandbox,
  }),
  command({
    name: 'completion',
    text: 'Print what a shell needs to complete commands and flags.',
    flags: {
      shell: SHELL,
    },
    examples: [
      { text: 'For this bash; put it into ~/.bashrc for all', line: 'eval "$(workroom-notify completion bash)"' },
    ],
    load: async () => (await import('./commands/completion.ts')).printCompletion,
  }),
];
