import { expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { contextsFor } from '../standin/contexts.ts';
import { runAction } from '../standin/runner.ts';
import { example } from '../support/events.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Creates one run of a workflow whose matrix jobs and attempts share run ID, job name and commit. */
async function readLegs(kind: 'topic' | 'task') {
  const sandbox = await startSandbox();
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const team = sandbox.seededIds.teams['platform'];
  const inputs = { 'base-url': sandbox.origin, username: 'ci-bot', password, team: String(team), kind };
  const leg = async (run_attempt = '1') => {
    const contexts = contextsFor('push', example('push', 4), { github: { run_attempt } });
    const [result] = await runAction({ actionPath: ROOT, inputs, contexts, env: { WORKROOM_SETTLE_TIME: '1' } });
    return result?.outputs ?? {};
  };
  const records = () => (kind === 'topic' ? sandbox.topics('platform') : sandbox.tasks('platform'));
  return { sandbox, leg, ids: () => records().map(({ id }) => String(id)) };
}

test.each(['topic', 'task'] as const)(
  'concurrent matrix jobs each create their own %s, and find only that',
  async (kind) => {
    const { sandbox, leg, ids } = await readLegs(kind);
    await using _ = sandbox;
    const before = ids();
    sandbox.faults.next(3, { reset: 'after' }, { method: 'POST' });
    const outputs = await Promise.all([leg(), leg(), leg()]);
    expect(outputs.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered', 'delivered']);
    const created = ids().filter((id) => !before.includes(id));
    expect(outputs.map(({ id }) => id).toSorted()).toEqual(created.toSorted());
    expect(new Set(created).size).toBe(3);
  },
);

test.each(['topic', 'task'] as const)(
  'second attempt does not mistake the %s of the first for its own',
  async (kind) => {
    const { sandbox, leg, ids } = await readLegs(kind);
    await using _ = sandbox;
    const first = await leg('1');
    sandbox.faults.next(1, { reset: 'before' }, { method: 'POST' });
    const second = await leg('2');
    expect([first['outcome'], second['outcome']]).toEqual(['delivered', 'delivered']);
    expect(second['id']).not.toBe(first['id']);
    expect(ids()).toEqual(expect.arrayContaining([first['id'], second['id']]));
  },
);
