/** The shop's story: what a small team would see on an ordinary day, in the product's own words; for tests and pictures. */

import { defined } from '../../../src/defined.ts';
import type { Facts } from '../../../src/facts/facts.ts';
import type { Sandbox } from '../../../src/sandbox/index.ts';
import { callWebhook, post, webhookUrl } from '../../contract/sandbox/request.ts';
import { commitOf, EXPECTED, failedJob, HUB, PUSH, RUN, UNUSED, wordsOf } from '../../support/shop-facts.ts';

const CHLOE = { login: 'chloe', name: 'Chloé Marchand' };
const FIX = commitOf('6113728', 'Round totals to the cent', CHLOE);

/** A run of the whole workflow. */
const RUN_OF_CI: Facts = defined<Facts>({ ...PUSH, scope: 'run', job: undefined, actor: CHLOE });

const RED: Facts = {
  ...RUN_OF_CI,
  conclusion: 'failure',
  change: 'broken',
  run: { id: 1, number: 42, attempt: 1, url: RUN, duration_seconds: 432 },
  commit: commitOf('c4a1b70', 'Split gift cards over several orders', CHLOE),
  failed_jobs: [failedJob('test (ubuntu, 24)', 'Run npm test', [EXPECTED]), failedJob('lint', 'eslint', [UNUSED], 4)],
};

const GREEN: Facts = {
  ...RUN_OF_CI,
  change: 'fixed',
  run: { id: 2, number: 43, attempt: 1, url: RUN, duration_seconds: 398 },
  commit: FIX,
  broken_since: { run: 42, duration_seconds: 2280 },
};

const DEPLOYED: Facts = {
  ...PUSH,
  event: { name: 'deployment_status' },
  scope: 'deployment',
  workflow: 'Deploy',
  commit: FIX,
  ref: { type: 'tag', name: 'v2.3.1', url: `${HUB}/tree/v2.3.1` },
  deployment: { environment: 'production', url: 'https://shop.example', ref: 'v2.3.1', duration_seconds: 70 },
};

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
  await callWebhook(chat, { body: (await wordsOf(RED)).body, createSource: build });
  await say('Mine, gift cards round twice. Fix is on its way. :wrench:', 'chloe');
  await say('@dmitri could you look over it? It is **two lines**.', 'chloe');
  await say('Done, looks good to me :+1:', 'dmitri');
  await callWebhook(chat, { body: (await wordsOf(GREEN)).body, createSource: build });
  await callWebhook(chat, { body: (await wordsOf(DEPLOYED)).body, createSource: { displayName: 'Deploy' } });
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
  const broken = await wordsOf(RED, 'task');
  await task('Uncategorized', broken.subject ?? '', broken.body, ['chloe', 'dmitri'], 0);
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
