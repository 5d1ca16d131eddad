/**
 * Tests test messages through all stages against the sandbox: delivery, no mentions, and no confusion with real ones.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { mentions } from '../../support/markdown-oracle.ts';
import { startPoorService } from '../../support/poor-service.ts';
import { lookUpFor, reportRedPush } from '../../support/red-push.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

const MARK = '🔔 **Drill: nothing is broken**';
const SUBJECT = /^🔔 Drill: nothing is broken\. A failure would read: The build failed on main: example of an error$/;
let run = 100;

/** Sends the test message of a passed build. */
async function drilled(options: Readonly<Record<string, string>>) {
  run += 1;
  const counts = seen();
  const result = await reportRedPush(sandbox, {
    ...{ status: 'success', live: true, run },
    options: { drill: 'true', ...('webhook-url' in options ? {} : { team: 'platform' }), ...options },
  });
  const [chat, topics, tasks] = seen().map((all, index) => all.slice(counts[index]?.length));
  return { ...result, arrived: { chat: chat ?? [], topics: topics ?? [], tasks: tasks ?? [] } };
}

interface Seen {
  readonly id: number | string;
  readonly body: string;
  readonly subject?: string;
  readonly assignees?: readonly string[];
}

/** Returns the messages, oldest first. */
function seen(): readonly (readonly Seen[])[] {
  const all: readonly (readonly Seen[])[] = [
    sandbox.chat('platform'),
    sandbox.topics('platform'),
    sandbox.tasks('platform'),
  ];
  return all.map((list) => list.toSorted((a, b) => Number(a.id) - Number(b.id)));
}

const webhook = (kind: string) =>
  sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? 'none';

const firstLine = ({ body }: Seen) => body.split('\n', 1)[0] ?? '';

const CASES = (['message', 'topic', 'task', 'incident'] as const).flatMap((kind) =>
  (['webhook', 'rest'] as const).flatMap((method) =>
    kind === 'incident' && method === 'webhook' ? [] : [{ kind, way: method }],
  ),
);

describe.each(CASES)('a $kind through $way', ({ kind, way: method }) => {
  const options = (): Readonly<Record<string, string>> => ({
    ...{ kind, mention: 'here, ada, ben' },
    ...(method === 'webhook' ? { 'webhook-url': webhook(kind) } : {}),
    ...(method === 'rest' && (kind === 'task' || kind === 'incident') ? { assignees: 'ada' } : {}),
  });
  const count = kind === 'incident' ? [1, 0, 1] : [kind === 'message', kind === 'topic', kind === 'task'].map(Number);

  test('is delivered once with a label, and mentions nobody', async () => {
    const { receipt, arrived } = await drilled({ ...options(), when: 'fixed', 'only-if': 'conclusion == "success"' });
    expect(receipt.outcome).toBe('delivered');
    expect(receipt.conclusion).toBeUndefined();
    expect([arrived.chat, arrived.topics, arrived.tasks].map(({ length }) => length)).toEqual(count);
    const all = Object.values(arrived).flat();
    for (const one of all) {
      expect(firstLine(one)).toMatch(/^🔔 \*\*Drill: nothing is broken\*\*.* a failure would read:$/);
      expect(mentions(`${one.subject ?? ''}\n${one.body}`)).toEqual([]);
      expect(one.body).toContain('❌');
      for (const name of ['here', 'ada', 'ben']) expect(one.body).toContain(`\\@${name}`);
      expect(one.body).not.toContain('nothing failed');
      if (one.subject !== undefined) expect(one.subject).toMatch(SUBJECT);
    }
    for (const task of arrived.tasks) {
      expect(task.assignees).toEqual([]);
      expect(firstLine(task)).toContain("close this task when you're done");
      if (method === 'rest') expect(firstLine(task)).toContain('would assign \\@ada');
    }
  });
});

describe.each(['topic', 'task', 'incident'])('beside a real %s of the same key', (kind) => {
  const result = (status: string, more: Readonly<Record<string, string>>) => {
    run += 1;
    return reportRedPush(sandbox, { status, live: true, run, options: { team: 'platform', kind, ...more } });
  };

  test.each([`of drills of a ${kind}`, 'auto'])(
    "doesn't block a real record with unique-key %s, and vice versa",
    async (key) => {
      const more: Readonly<Record<string, string>> = { 'unique-key': key };
      const first = await drilled({ kind, ...more });
      const real = await result('failure', more);
      expect([first.receipt.outcome, real.receipt.outcome]).toEqual(['delivered', 'delivered']);
      expect(real.receipt.id).not.toBe(first.receipt.id);
      // While the real one is open, a test message is still sent, and only the real one blocks another failure.
      const second = await drilled({ kind, ...more });
      expect(second.receipt.outcome).toBe('delivered');
      expect((await result('failure', more)).receipt).toMatchObject({ outcome: 'duplicate', id: real.receipt.id });
      const close = kind === 'topic' ? sandbox.archiveTopic : sandbox.completeTask;
      close(Number(real.receipt.id));
    },
  );
});

test("isn't taken for the record of an outage if lists show no bodies", async () => {
  const service = await startPoorService({ shows: ({ id, subject }) => ({ id, subject }) });
  onTestFinished(() => service.close());
  const options = { team: '1', kind: 'topic', 'unique-key': 'auto' };
  const push = { live: 'hurried', run: 7, status: 'success' } as const;
  const first = await reportRedPush(service, { ...push, options: { ...options, drill: 'true' } });
  const second = await reportRedPush(service, { ...push, run: 8, options: { ...options, drill: 'true' } });
  expect([first.receipt.outcome, second.receipt.outcome]).toEqual(['delivered', 'delivered']);
  const { keyed } = await lookUpFor(service, {}, { options, live: 'hurried' });
  const doubtful = keyed?.decision.do === 'open' ? keyed.decision.doubtful : undefined;
  expect(doubtful?.map(({ subject }) => subject)).toEqual(['Thing 0', 'Thing 1', 'Thing 2']);
});

test('shows a custom text in full without mentions', async () => {
  const body =
    '@team: **{{ workflow | default: "CI" }}** {{ conclusion }} ({{ failed_jobs[0].errors[0].message }}), ask @ben';
  const { arrived } = await drilled({ body });
  expect(arrived.chat[0]?.body).toBe(
    `${MARK}\u00A0· a failure would read:\n\n\\@team: **CI** failure (example of an error), ask \\@ben`,
  );
});

test('reports that `when` and `only-if` would suppress it', async () => {
  const { diagnostics } = await drilled({ when: 'success', 'only-if': 'conclusion == "success"' });
  const says = diagnostics.map((one) => one.message);
  expect(says).toContainEqual('`when: success` would suppress a real failure message.');
  expect(says.join('\n')).toMatch(
    /A real failure would not be reported: the condition of only-if is not fulfilled: conclusion is "failure"/,
  );
  for (const when of ['broken', 'always', 'change', 'fixed, failure']) {
    const needed = await drilled({ when, 'only-if': 'change == "broken"' });
    expect(needed.diagnostics.filter(({ message: one }) => /would not be reported|would suppress/.test(one))).toEqual(
      [],
    );
  }
});

test.each<Record<string, string>>([
  { context: '{"job":{"status":"failure"}}', status: '' },
  { status: '{"test":{"result":"failure"}}' },
])('a build that has really failed is not hidden behind a drill: %j', async (options) => {
  const { diagnostics } = await drilled(options);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: 'warning', message: expect.stringMatching(/really failed/) }),
  );
});

test('is shown but not sent in a dry run', async () => {
  const { receipt, content, posts } = await drilled({ kind: 'incident', 'dry-run': 'true', mention: 'here' });
  expect([receipt.outcome, posts]).toEqual(['dry-run', 0]);
  expect(content?.body).toContain(MARK);
});

test.each(['watch', 'digest'])('%s is refused with a reason', async (template) => {
  await expect(drilled({ template })).rejects.toThrow(/drill: .* so it has no test message.* Try it with dry-run/);
});
