/** The shop's story: what a small team would see on an ordinary day, for tests and pictures. */
import type { Sandbox } from '../../src/sandbox/index.ts';
import { callWebhook, post, webhookUrl } from '../contract/sandbox/request.ts';

const HUB = 'https://github.com/acme/shop';

const RED = `❌ [**CI**](${HUB}/actions/runs/42) failed on [main](${HUB}/tree/main) · [run #42](${HUB}/actions/runs/42) (7m 12s) · 3 of 5 jobs
[**test (ubuntu, 24)**](${HUB}/actions/runs/42/job/1) in **Run npm test** and 1 more leg
↳ cart > adds a gift card: expected 90 to be 100 (\`src/cart.test.ts:41\`)
[**lint**](${HUB}/actions/runs/42/job/3) in **eslint** ↳ 'total' is assigned a value but never used (\`src/cart.ts:9\`)
Broken since this run. [2 commits](${HUB}/compare/a...b) by Chloé Marchand`;

const GREEN = `✅ **CI** works again · [acme/shop](${HUB}) on [main](${HUB}/tree/main) · [run #43](${HUB}/actions/runs/43)
Fixed after [38 minutes, 1 run](${HUB}/actions), by [6113728](${HUB}/commit/6113728) Round totals to the cent — Chloé Marchand`;

const DEPLOYED = `✅ **Deployed to production** · [acme/shop](${HUB}) · [v2.3.1](${HUB}/releases/v2.3.1) (1m 10s) · [open it](https://shop.example)`;

const NOTES = `**Gift cards round once.** Totals are exact to the cent again.

### What is new
- Gift cards can be split over several orders
- The checkout remembers the last address
- [x] Migrated, watched for an hour :tada:
- [ ] Tell support about the new page

### Who
| change | by | reviewed by | merged |
|---|---|---|--:|
| Round totals to the cent | @chloe | @ben | 14:05 |
| Split gift cards | @dmitri | @chloe | 11:32 |
| Remember the address | @ben | @dmitri | 09:20 |

\`\`\`sh
git checkout v2.3.1 && npm ci && npm run deploy
\`\`\``;

const TASK = `**test (ubuntu, 24)** in **Run npm test**
↳ cart > adds a gift card: expected 90 to be 100 (\`src/cart.test.ts:41\`)

\`\`\`
AssertionError: expected 90 to be 100
    at src/cart.test.ts:41:23
\`\`\`

Broken since [run #42](${HUB}/actions/runs/42). Open until a green run says otherwise.`;

function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Plays it on a sandbox whose password is the one that `post` takes. */
export async function tellStory(sandbox: Sandbox, now = new Date()): Promise<void> {
  const { teams, boards, categories, users } = sandbox.seededIds;
  const team = teams['platform'];
  const chat = webhookUrl(sandbox, 'message');
  const build = { displayName: 'CI' };
  const say = (body: string, username: string) =>
    post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body }, username);
  await callWebhook(chat, { body: RED, createSource: build });
  await say('Mine, gift cards round twice. Fix is on its way. :wrench:', 'chloe');
  await say('@dmitri could you look over it? It is **two lines**.', 'chloe');
  await say('Done, looks good to me :+1:', 'dmitri');
  await callWebhook(chat, { body: GREEN, createSource: build });
  await callWebhook(chat, { body: DEPLOYED, createSource: { displayName: 'Deploy' } });
  await callWebhook(chat, {
    body: 'Deploy to staging is at 80 % …',
    isEphemeral: true,
    createSource: { displayName: 'Deploy' },
  });
  await callWebhook(webhookUrl(sandbox, 'topic'), {
    subject: 'acme/shop v2.3.1',
    body: NOTES,
    createSource: { displayName: 'Releases' },
  });
  const board = { id: boards['platform'] };
  const task = async (category: string, subject: string, body: string, people: string[], due?: number) => {
    const payload = {
      ...{ subject, body, board, category: { id: categories['platform']?.[category] } },
      assignees: { results: people.map((name) => ({ id: users[name] })) },
      ...(due === undefined ? undefined : { dueDate: `${dayFrom(now, due)}T12:00:00+00:00` }),
    };
    await post(sandbox, '/tasks', payload, 'ci-bot');
  };
  await task('Uncategorized', 'CI failed on main: cart > adds a gift card', TASK, ['chloe', 'dmitri'], 0);
  await task('To do', 'Renew the certificate of shop.example', 'It runs out on Friday.', ['ben'], 1);
  await task('To do', 'Answer the audit about refunds', '', ['ada'], -3);
  await task('In progress', 'Split the checkout page in two', 'See the drawing in the topic.', ['dmitri', 'ben'], 6);
  const done = {
    subject: 'Move the images to the new bucket',
    body: 'Done with the release.',
    completeDate: dayFrom(now, -1),
  };
  await callWebhook(webhookUrl(sandbox, 'task'), done);
}
