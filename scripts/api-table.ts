/** Writes docs/api.md, the page of the client, from the table of operations. */
import { COMMANDS } from '../src/cli/command-registry.ts';
import { type Operation, SECTIONS } from '../src/service/operation.ts';
import { OPERATIONS, WEBHOOK_CALLS } from '../src/service/operations.ts';
import { BOARD_FIELDS, CATEGORY_FIELDS } from '../src/service/resources/boards.ts';
import { MEMBER_FIELDS } from '../src/service/resources/members.ts';
import { TASK_FIELDS } from '../src/service/resources/tasks.ts';
import { TEAM_FIELDS } from '../src/service/resources/teams.ts';
import { USER_FIELDS } from '../src/service/resources/users.ts';
import { ROLES, USER_TYPES } from '../src/service/vocabulary.ts';

/** Path of the page, from the root of the repository. */
export const API_PAGE = 'docs/api.md';

const INTRO = `# The client

*Made by \`npm run generate\` from the rows in \`src/service/resources/\`.*

\`\`\`ts
import { ServiceClient, Webhook } from 'workroom-notify';

const client = new ServiceClient({ baseUrl: 'https://acme.example.com', username: 'ci-bot', password });
const target = { type: 'team', id: 5 } as const; // or { type: 'forum', id: 7 }

await client.chat.post(target, { body: 'Build **12** is green', sender: { displayName: 'CI' } });

const page = await client.users.list({ top: 20, count: true }); // one page: { records, count }
for await (const user of client.users.list()) console.log(user.displayName); // every record
const { records, complete } = await client.topics.list(target).all();

const webhook = new Webhook({ url: webhookUrl });
await webhook.topic({ subject: 'Release 2.1', body: 'What is new' });
\`\`\`

- **Address.** \`baseUrl\` is the address of the service, with its path if it has one, and with or without
  \`/api/1/odata.svc\`, to which the paths below are relative. Plain \`http:\` works for this machine only.
- **Targets.** Operations on a team that say *or forum* also take a target of the type \`forum\`.
- **Lists.** Awaiting a list sends one request and gives one page, of at most 50 records whatever \`top\` says. Iterating
  gives every record once, page after page; \`top\` then limits the total. \`all()\` collects them, and \`complete\` says whether
  the service showed all that it counted. A selection always includes \`id\`. Selecting \`member/…\` expands the member.
- **A GET is repeated** within \`timeoutSeconds\` (60) if a connection fails or the service is busy. **A POST is sent
  once**: without an answer it may have been carried out. Creating resolves to the new record, or to \`undefined\` if the answer does
  not say what was made, if anything. A chat message without an id is an \`unclear\` \`ResponseError\`, because the service always
  gives one.
- **Records** keep the names of the wire. Only \`id\` is always present (a number; a string for chat messages). Properties
  that were not expanded are absent, expanded lists are arrays, unknown fields are kept.

| error | when | tells |
|---|---|---|
| \`SettingsError\` | an argument cannot be sent | \`problems\` |
| \`ConnectionError\` | no answer came | \`written\`: whether the request went out; \`unclear\`: whether something may have been created or changed |
| \`ResponseError\` | a status other than 2xx, or a body that says no (\`error\`, \`errors\`, \`success: false\`) | \`status\`, \`unclear\`, \`hint\`, the service's words |
| \`DecodeError\` | an answer of an unexpected shape | \`path\`, like \`d.results[3].id\` |

No error holds a password, the credentials or the URL of a webhook.
`;

/** The text that docs/api.md must have. */
export function apiPage(): string {
  const sections = Object.entries(SECTIONS).map(([number, title]) => operationTable(number, title));
  return [INTRO, ...sections, fieldTable(), webhookTable()].join('\n');
}

function operationTable(number: string, title: string): string {
  const operations: [string, Operation][] = Object.entries(OPERATIONS);
  const rows = operations
    .filter(([, { section }]) => section === number)
    .map(([key, { title: name, method, path, takes, call, forums, admin }]) => {
      const notes = [forums && 'or forum', admin && 'administrator'].filter((note) => note !== undefined);
      return [name, `\`${method} ${path}\``, takes, `\`${call}\``, commandFor(key), notes.join(', ')];
    });
  return `## ${title}\n\n${table(['operation', 'request', 'takes', 'call', 'command', 'notes'], rows)}`;
}

/** The command that calls an operation; one without a command is a mistake. */
function commandFor(operation: string): string {
  const found = COMMANDS.find(({ operations }) => operations?.some((one) => one === operation));
  if (found === undefined) throw new Error(`${operation} has no command in src/cli/commands/`);
  return `[\`${found.name}\`](cli.md#${found.name.replaceAll(' ', '-')})`;
}

function fieldTable(): string {
  const rows = [
    ['`teams.list`, `forums.list`', TEAM_FIELDS],
    ['`users.list`', USER_FIELDS],
    ['`members.list`', MEMBER_FIELDS],
    ['`tasks.list`', TASK_FIELDS],
    ['`boards.show`', BOARD_FIELDS],
    ['`boards.categories`', CATEGORY_FIELDS],
  ].map(([call, fields]) => [String(call), code(fields as readonly string[])]);
  const words = `Roles are ${code(ROLES)}; types of user in an invitation ${code(USER_TYPES)}.`;
  return `### What \`select\` takes\n\n${table(['call', 'fields'], rows)}\n${words}\n`;
}

function webhookTable(): string {
  const rows = Object.values(WEBHOOK_CALLS).map(({ kind, contentType, takes, call }) => {
    return [kind, `\`${contentType}\``, takes, `\`${call}\``];
  });
  const intro =
    'A webhook’s URL is a secret, and the call must be of the kind it was created for. Dates are\n' +
    '`YYYY-MM-DD`; a task with a `completeDate` is created as completed. Each call sends one request once. On the command\n' +
    'line all of them are [`webhook post`](cli.md#webhook-post).';
  return `## Incoming webhooks\n\n${intro}\n\n${table(['kind', 'content type', 'payload', 'call'], rows)}`;
}

function code(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}
