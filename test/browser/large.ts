/** A data file as a busy organization has after years: to measure the page on it. */
import { DatabaseSync } from 'node:sqlite';
import { startSandbox } from '../../src/sandbox/index.ts';
import { PASSWORD } from '../contract/sandbox/request.ts';

export const LARGE = { messages: 100_000, topics: 5_000, tasks: 5_000, teams: 300, members: 2_000 } as const;

const DAY_MS = 86_400_000;
const SENDERS = ['Ada Park', 'Ben Osei', 'Chloé Marchand', 'Dmitri Sato', 'CI', 'Deploy'];
const BODY =
  '❌ [**CI**](https://github.com/acme/shop/actions/runs/42) failed on [main](https://github.com/acme/shop) · 3 of 5 jobs\n↳ cart > adds a gift card: expected 90 to be 100 (`src/cart.test.ts:41`)';

/** Writes such a file, by SQL: through the API it would take minutes. */
export async function writeLargeFile(file: string): Promise<void> {
  const seeded = await startSandbox({ data: file, password: PASSWORD });
  const { teams, boards, categories, users } = seeded.seededIds;
  await seeded.close();
  const db = new DatabaseSync(file);
  const team = teams['platform'] ?? 0;
  let id = Number(db.prepare('SELECT next FROM counter').get()?.['next']);
  const start = Date.now() - 400 * DAY_MS;
  const at = (share: number) => new Date(start + share * 399 * DAY_MS).toISOString();
  db.exec('BEGIN');
  const space = db.prepare("INSERT INTO spaces VALUES (?, 'team', ?, ?, 'One of many', '')");
  const member = db.prepare("INSERT INTO members VALUES (?, ?, ?, 'ROLE_TEAM_ADMIN')");
  for (let index = 0; index < LARGE.teams; index += 1) {
    const spaceId = id++;
    space.run(spaceId, `Team ${String(index + 1).padStart(3, '0')}`, `team_${index}`);
    member.run(id++, spaceId, users['ada'] ?? 0);
  }
  const user = db.prepare("INSERT INTO users VALUES (?, ?, ?, ?, NULL, 'member', 0, 'active')");
  for (let index = 0; index < LARGE.members; index += 1) {
    const userId = id++;
    user.run(userId, `person${index}`, `Person ${index}`, `person${index}@harbor.example`);
    member.run(id++, team, userId);
  }
  const message = db.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, NULL, ?, ?)');
  for (let index = 0; index < LARGE.messages; index += 1) {
    const sequence = id++;
    const sender = SENDERS[(index >> 1) % SENDERS.length] ?? '';
    message.run(`m${sequence}`, sequence, team, `${BODY}\n\n${index}`, sender, index % 2, at(index / LARGE.messages));
  }
  const topic = db.prepare('INSERT INTO topics VALUES (?, ?, ?, ?, NULL, 1, ?, ?, ?)');
  const target = db.prepare("INSERT INTO topicTargets VALUES (?, 'Entity.Workroom', ?)");
  for (let index = 0; index < LARGE.topics; index += 1) {
    const topicId = id++;
    const when = at(index / LARGE.topics);
    topic.run(topicId, `acme/shop v2.${index}`, BODY.repeat(5), 'Releases', index % 10 === 0 ? 1 : 0, when, when);
    target.run(topicId, team);
  }
  const task = db.prepare('INSERT INTO tasks VALUES (?, ?, ?, ?, ?, ?, ?, NULL, 1, NULL, ?, ?, ?)');
  const columns = Object.values(categories['platform'] ?? {});
  for (let index = 0; index < LARGE.tasks; index += 1) {
    const when = at(index / LARGE.tasks);
    const done = index % 3 === 0 ? null : when.slice(0, 10);
    const place = [boards['platform'] ?? 0, columns[index % columns.length] ?? 0] as const;
    task.run(id++, index + 10, ...place, `Broken build ${index}`, BODY.repeat(5), 'CI', done, when, when);
  }
  db.prepare('UPDATE counter SET next = ?').run(id);
  db.exec('COMMIT');
  db.close();
}
