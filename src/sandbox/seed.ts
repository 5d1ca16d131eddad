import type { Context } from './context.ts';
import { addToSpaces, newPassword } from './people/membership.ts';
import { addBoard, postTask, postTopic } from './posting.ts';
import type { Board, Role, Space, User, Webhook } from './store/records.ts';
import { webhookToken } from './webhook/create.ts';

const MEMBER = { type: 'member', administrator: 0, state: 'active' } as const;

/** Fictional people. */
const PEOPLE: readonly Omit<User, 'id' | 'password'>[] = [
  { ...MEMBER, ...person('ada', 'Ada Park'), administrator: 1 },
  { ...MEMBER, ...person('ben', 'Ben Osei') },
  { ...MEMBER, ...person('chloe', 'Chloé Marchand') },
  { ...MEMBER, ...person('dmitri', 'Dmitri Sato') },
  { ...MEMBER, ...person('gita', 'Gita Rao'), type: 'guest' },
  { ...MEMBER, ...person('ci-bot', 'CI Bot'), type: 'bot', emailAddress: null },
  { ...MEMBER, ...person('otto', 'Otto Lind'), state: 'deactivated' },
];

function person(username: string, displayName: string) {
  return { username, displayName, emailAddress: `${username}@harbor.example` };
}

const CUSTOM_TEMPLATE = `{
  "body": {{ "**" | append: service | append: "** is " | append: state | append: ": " | append: detail | json }},
  "createSource": { "displayName": "Uptime Monitor" }
}`;

const CUSTOM_SAMPLE = '{ "service": "checkout", "state": "down", "detail": "no answer for 2 minutes" }';

interface SeedOptions {
  /** If false, creates only the administrator. */
  readonly everything: boolean;
  /** Password of every account, even in a store with data. Default: a random one per account. */
  readonly password: string | undefined;
}

/** Fills an empty store with a small sample organization. */
export function seed(context: Context, { everything, password }: SeedOptions): void {
  const { db, random } = context;
  db.transaction(() => {
    const accounts = db.list('users');
    if (accounts.length === 0) {
      const users = (everything ? PEOPLE : PEOPLE.slice(0, 1)).map((one) => {
        return db.add('users', { ...one, password: password ?? newPassword(random) });
      });
      if (everything) seedSpaces(context, users);
    } else if (password !== undefined) {
      for (const user of accounts) if (user.password !== null) db.update('users', user.id, { password });
    }
  });
}

function seedSpaces(context: Context, users: readonly User[]): void {
  const addSpace = (
    [kind, name, nickname, about]: readonly [Space['kind'], string, string, string],
    admin: string,
    members: readonly string[],
  ) => {
    const space = context.db.add('spaces', { kind, name, nickname, about, description: '' });
    const add = (username: string, role: Role) =>
      addToSpaces(context, named(users, username), [{ spaceId: space.id, role }]);
    add(admin, 'ROLE_TEAM_ADMIN');
    for (const username of members) add(username, 'ROLE_TEAM_MEMBER');
    return space.id;
  };
  const platform = addSpace(['team', 'Platform', 'platform', 'Builds, deploys and everything below'], 'ben', [
    ...['ada', 'chloe', 'dmitri', 'gita', 'ci-bot'],
  ]);
  addSpace(['team', 'Support Desk', 'support', 'Questions from customers'], 'chloe', ['dmitri', 'ci-bot']);
  const leads = addSpace(['team', 'Leads', 'leads', 'Plans and people'], 'ada', ['ben', 'chloe']);
  const forum = addSpace(['forum', 'Announcements', 'announcements', 'News for everyone'], 'ada', [
    ...['ben', 'chloe', 'dmitri', 'ci-bot'],
  ]);
  addBoard(context, leads, 'LEADS', ['Next']);
  addBoard(context, forum, 'NEWS', ['Follow-up']);
  seedContent(context, addBoard(context, platform, 'PLAT', ['To do', 'In progress', 'Done']), users);
  seedWebhooks(context, platform, forum);
}

function named(users: readonly User[], name: string): User {
  const user = users.find(({ username }) => username === name);
  if (user === undefined) throw new Error(`sandbox: no user has the name ${name}`);
  return user;
}

function seedContent(context: Context, board: Board, users: readonly User[]): void {
  const { db } = context;
  const { id: boardId, spaceId } = board;
  const createDate = context.now().toISOString();
  const from = (senderName: string) => ({ senderName, senderAvatar: null, automated: 0 });
  const addTask = (column: string, subject: string, body: string, assignee: string) => {
    const categoryId = db.find('categories', { boardId, name: column })?.id ?? 0;
    const completeDate = column === 'Done' ? createDate.slice(0, 10) : undefined;
    const content = { categoryId, subject, body, completeDate, ...from('Ben Osei') };
    postTask(context, board, content, [named(users, assignee).id]);
  };
  addTask('To do', 'Rotate the staging certificates', 'They run out at the end of the month.', 'dmitri');
  addTask('In progress', 'Speed up the checkout tests', 'They take **11 minutes**; 4 would do.', 'chloe');
  addTask('Done', 'Move the build cache to the new disk', '', 'ben');
  const addTopic = (subject: string, body: string, author: string) =>
    postTopic(context, { subject, body, ...from(author) }, [{ type: 'Entity.Workroom', targetId: spaceId }]);
  addTopic('How we release', RELEASE_TOPIC, 'Ben Osei');
  addTopic('Flaky tests: what we know', 'Collect sightings here, one line each.', 'Chloé Marchand');
  const addMessage = (number: number, author: string, body: string) => {
    const message = { id: `seed-${number}`, sequence: db.nextId(), spaceId, body, ...from(author), createDate };
    db.insert('messages', message);
  };
  addMessage(1, 'Ada Park', 'Morning! Build messages arrive in this chat from today on. :rocket:');
  addMessage(2, 'Dmitri Sato', 'Good, then I can stop refreshing the pipeline page.');
}

const RELEASE_TOPIC = `We release on **Tuesdays and Thursdays**, from \`main\`.

| step | who |
|---|---|
| tag | the author of the last change |
| watch | whoever is on call |

1. Wait for a green build.
2. Tag, and watch the deploy for ten minutes.`;

function seedWebhooks({ db, random }: Context, team: number, forum: number): void {
  const defaults = { format: 'native', spaceId: team, senderName: 'Build', senderAvatar: null } as const;
  const add = (settings: Partial<Webhook> & Pick<Webhook, 'kind' | 'description'>) =>
    db.add('webhooks', { token: webhookToken(random), ...defaults, template: null, sample: null, ...settings });
  add({ kind: 'message', description: 'Build results to the chat' });
  add({ kind: 'topic', description: 'Release notes as topics' });
  add({ kind: 'task', description: 'Broken builds as tasks' });
  add({ kind: 'message', format: 'chat-compatible', description: 'For tools that speak to Slack', spaceId: forum });
  add({
    ...{ kind: 'message', format: 'custom', description: 'Uptime alerts: {"service","state","detail"}' },
    template: CUSTOM_TEMPLATE,
    sample: CUSTOM_SAMPLE,
  });
}
