import type { Context } from './context.ts';
import { newPassword, webhookToken } from './people/credentials.ts';
import { addBoard, addTask, getCategories } from './store/boards.ts';
import { addMessage, addTopic } from './store/content.ts';
import { addUser, listUsers, setEveryPassword, type User } from './store/people.ts';
import { addMember, addSpace, type Space } from './store/spaces.ts';
import { addWebhook, type WebhookSettings } from './store/webhooks.ts';

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
    if (listUsers(db).length > 0) {
      if (password !== undefined) setEveryPassword(db, password);
      return;
    }
    const added = (everything ? PEOPLE : PEOPLE.slice(0, 1)).map((one) => {
      return addUser(db, { ...one, password: password ?? newPassword(random) });
    });
    if (everything) seedSpaces(context, new Map(added.map(({ username, id }) => [username, id])));
  });
}

function seedSpaces(context: Context, users: ReadonlyMap<string, number>): void {
  const { db } = context;
  const space = (
    kind: Space['kind'],
    name: string,
    nickname: string,
    about: string,
    admin: string,
    members: string[],
  ) => {
    const created = addSpace(db, { kind, name, nickname, about, description: '' });
    addMember(db, created.id, users.get(admin) ?? 0, 'ROLE_TEAM_ADMIN');
    for (const username of members) addMember(db, created.id, users.get(username) ?? 0, 'ROLE_TEAM_MEMBER');
    return created;
  };
  const platform = space('team', 'Platform', 'platform', 'Builds, deploys and everything below', 'ben', [
    ...['ada', 'chloe', 'dmitri', 'gita', 'ci-bot'],
  ]);
  space('team', 'Support Desk', 'support', 'Questions from customers', 'chloe', ['dmitri', 'ci-bot']);
  const leads = space('team', 'Leads', 'leads', 'Plans and people', 'ada', ['ben', 'chloe']);
  const forum = space('forum', 'Announcements', 'announcements', 'News for everyone', 'ada', [
    ...['ben', 'chloe', 'dmitri', 'ci-bot'],
  ]);
  addBoard(db, leads.id, 'LEADS', ['Next']);
  addBoard(db, forum.id, 'NEWS', ['Follow-up']);
  seedContent(context, platform.id, users);
  seedWebhooks(context, platform.id, forum.id);
}

function seedContent(context: Context, spaceId: number, users: ReadonlyMap<string, number>): void {
  const { db } = context;
  const createDate = context.now().toISOString();
  const from = (senderName: string) => ({ senderName, senderAvatar: null, automated: 0, createDate });
  const board = addBoard(db, spaceId, 'PLAT', ['To do', 'In progress', 'Done']);
  const [, todo, progress, done] = getCategories(db, board.id).map(({ id }) => id);
  const task = (
    categoryId: number | undefined,
    subject: string,
    body: string,
    assignee: string,
    completed: boolean,
  ) => {
    const completeDate = completed ? createDate.slice(0, 10) : null;
    const fields = { boardId: board.id, categoryId: categoryId ?? 0, subject, body, dueDate: null, completeDate };
    addTask(db, { ...fields, ...from('Ben Osei') }, [users.get(assignee) ?? 0]);
  };
  task(todo, 'Rotate the staging certificates', 'They run out at the end of the month.', 'dmitri', false);
  task(progress, 'Speed up the checkout tests', 'They take **11 minutes**; 4 would do.', 'chloe', false);
  task(done, 'Move the build cache to the new disk', '', 'ben', true);
  const targets = [{ type: 'Entity.Workroom', targetId: spaceId }] as const;
  const topic = { subject: 'How we release', body: RELEASE_TOPIC, ...from('Ben Osei') };
  addTopic(db, topic, targets);
  addTopic(
    db,
    { subject: 'Flaky tests: what we know', body: 'Collect sightings here, one line each.', ...from('Chloé Marchand') },
    targets,
  );
  const message = (number: number, name: string, body: string) =>
    addMessage(db, db.nextId(), { id: `seed-${number}`, spaceId, body, ...from(name) });
  message(1, 'Ada Park', 'Morning! Build messages arrive in this chat from today on. :rocket:');
  message(2, 'Dmitri Sato', 'Good, then I can stop refreshing the pipeline page.');
}

const RELEASE_TOPIC = `We release on **Tuesdays and Thursdays**, from \`main\`.

| step | who |
|---|---|
| tag | the author of the last change |
| watch | whoever is on call |

1. Wait for a green build.
2. Tag, and watch the deploy for ten minutes.`;

function seedWebhooks(context: Context, team: number, forum: number): void {
  const add = (settings: Partial<WebhookSettings> & Pick<WebhookSettings, 'kind' | 'description'>) => {
    const defaults = {
      format: 'native',
      spaceId: team,
      senderName: 'Build',
      senderAvatar: null,
      template: null,
      sample: null,
    } as const;
    addWebhook(context.db, webhookToken(context.random), { ...defaults, ...settings });
  };
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
