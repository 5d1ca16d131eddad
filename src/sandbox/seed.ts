import type { Context } from './context.ts';
import { addBoard, addTask, categoriesOf } from './store/boards.ts';
import { addMessage, addTopic } from './store/content.ts';
import { addUser, listUsers, type User } from './store/people.ts';
import { addMember, addSpace, type Space } from './store/spaces.ts';
import { addWebhook, type WebhookSettings } from './store/webhooks.ts';
import { webhookToken } from './webhook/token.ts';

const LINE = { administrator: 0, state: 'active' } as const;

/** Invented people with fixed passwords, which are no secret: they open nothing but this sandbox. */
const PEOPLE: readonly Omit<User, 'id'>[] = [
  { ...LINE, ...person('ada', 'Ada Park', 'sandbox-ada', 'member'), administrator: 1 },
  { ...LINE, ...person('ben', 'Ben Osei', 'sandbox-ben', 'member') },
  { ...LINE, ...person('chloe', 'Chloé Marchand', 'sandbox-chloe', 'member') },
  { ...LINE, ...person('dmitri', 'Dmitri Sato', 'sandbox-dmitri', 'member') },
  { ...LINE, ...person('gita', 'Gita Rao', 'sandbox-gita', 'guest') },
  { ...LINE, ...person('ci-bot', 'CI Bot', 'sandbox-ci-bot', 'bot'), emailAddress: null },
  { ...LINE, ...person('otto', 'Otto Lind', 'sandbox-otto', 'member'), state: 'deactivated' },
];

function person(username: string, displayName: string, password: string, type: User['type']) {
  return { username, displayName, emailAddress: `${username}@harbor.example`, password, type };
}

const CUSTOM_TEMPLATE = `{
  "body": {{ "**" | append: service | append: "** is " | append: state | append: ": " | append: detail | json }},
  "createSource": { "displayName": "Uptime Monitor" }
}`;

/** Fills an empty store: only the administrator, or with `everything` a small organization to try things in. */
export function seed(context: Context, everything: boolean): void {
  const { db } = context;
  if (listUsers(db).length > 0) return;
  db.transaction(() => {
    const users = new Map((everything ? PEOPLE : PEOPLE.slice(0, 1)).map((one) => [one.username, addUser(db, one).id]));
    if (everything) seedSpaces(context, users);
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
    others: string[],
  ) => {
    const created = addSpace(db, { kind, name, nickname, about, description: '' });
    addMember(db, created.id, users.get(admin) ?? 0, 'ROLE_TEAM_ADMIN');
    for (const username of others) addMember(db, created.id, users.get(username) ?? 0, 'ROLE_TEAM_MEMBER');
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
  const from = (senderName: string) => ({ senderName, senderAvatar: null, createDate });
  const board = addBoard(db, spaceId, 'PLAT', ['To do', 'In progress', 'Done']);
  const [, todo, progress, done] = categoriesOf(db, board.id).map(({ id }) => id);
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
  });
}
