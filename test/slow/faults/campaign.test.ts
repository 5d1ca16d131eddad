/**
 * Runs the action against services with seeded faults, and compares each report with the records of the service: nothing
 * lost silently, no false claim, no secret.
 */
import { expect, test } from 'vitest';
import { contextsFor } from '../../standin/contexts.ts';
import { runAction, type StageResult } from '../../standin/runner.ts';
import { getChance } from '../../support/chance.ts';
import { example } from '../../support/events.ts';
import { startService } from '../../support/faults/service.ts';
import type { Weather } from '../../support/faults/weather.ts';
import { findSecret } from '../../support/secrets.ts';

const ROOT = new URL('../../..', import.meta.url).pathname;
const PASSWORD = 'p4ss/w&rd "of" <ci>+ü';
const TOKEN = 'tok3n_s3cret_9';
/** Tolerance for effects of a busy machine. */
const FEW = 3;
/** Number of concurrent schedules, which mostly wait. Half of the posts fail, so a bug shows in most. */
const SEEDS = 4;

interface Campaign {
  readonly kind: 'topic' | 'task' | 'message';
  readonly destination?: 'webhook';
  readonly delivery?: string;
  /** Seconds. */
  readonly timeout?: number;
  readonly settle?: number;
  readonly weather?: Partial<Weather>;
}

interface Verdict {
  readonly outcome: string;
  readonly copies: number;
  /** Contradictions between the report and the record, and leaked secrets. */
  readonly problems: readonly string[];
  readonly played: readonly string[];
}

async function runSchedule(campaign: Campaign, seed: number): Promise<Verdict> {
  const { kind, destination, delivery = 'auto', timeout = 36, settle = 2, weather } = campaign;
  const canReadBack = destination === undefined && kind !== 'message';
  const latestMs = Math.max(settle, 0.5) * 300;
  const { lies = false, ...more } = weather ?? {};
  const rough: Weather = { posts: 0.5, reads: 0.3, latestMs, lies: lies && canReadBack, ...more };
  const service = await startService(getChance(seed), rough);
  const origin = `http://127.0.0.1:${service.port}`;
  const account = { 'base-url': origin, username: 'ci-bot', password: PASSWORD, team: '5' };
  const webhook = { 'webhook-url': `${origin}/application/webhook/${TOKEN}` };
  const [result] = await runAction({
    actionPath: ROOT,
    stage: 'main',
    inputs: { ...(destination === undefined ? account : webhook), kind, delivery, timeout: String(timeout) },
    contexts: contextsFor('push', example('push', 0)),
    env: { WORKROOM_SETTLE_TIME: String(settle) },
    child: true,
  });
  await service.close();
  if (result === undefined) throw new Error('the action did not run');
  const { own } = service.records;
  const { outcome = '', id = '' } = result.outputs;
  return {
    outcome,
    copies: own.length,
    problems: findProblems(result, own, canReadBack && id),
    played: service.played,
  };
}

/** @param id the reported ID if the step can verify it */
function findProblems(result: StageResult, own: readonly number[], id: string | false): readonly string[] {
  const { outcome = '' } = result.outputs;
  const isReported = result.annotations.some(({ level }) => level === 'error');
  // Checks the raw output, because the runner masks only afterwards.
  const output = result.rawOutput.toString('utf8').split('\n');
  const printed = output.filter((line) => !line.startsWith('::add-mask::')).join('\n');
  const text = [printed, JSON.stringify(result.outputs), JSON.stringify(result.state), result.summary].join('\n');
  return [
    ...(own.length === 0 && !isReported ? ['silently lost'] : []),
    ...(outcome === 'delivered' && isReported ? ['delivered with an error'] : []),
    ...(outcome === 'delivered' && id !== false && !own.includes(Number(id)) ? [`wrong ID ${id}`] : []),
    ...(outcome === 'not-delivered' && own.length > 0 ? ['stored, but reported as not delivered'] : []),
    ...[PASSWORD, TOKEN].flatMap((secret) => findSecret(text, secret)),
  ];
}

async function runAll(campaign: Campaign, maxCopies: number, seeds = SEEDS): Promise<readonly Verdict[]> {
  const verdicts = await Promise.all(Array.from({ length: seeds }, (_, index) => runSchedule(campaign, 1 + index)));
  expect(verdicts.filter(({ copies, problems }) => copies > maxCopies || problems.length > 0)).toEqual([]);
  return verdicts;
}

test.concurrent.each(['topic', 'task'] as const)('a %s exists exactly once', async (kind) => {
  const verdicts = await runAll({ kind }, 1, 2 * SEEDS);
  // Silent connections may use up the time.
  const unclear = verdicts.filter(({ outcome, copies }) => outcome !== 'delivered' || copies !== 1);
  expect(unclear.length, JSON.stringify(unclear)).toBeLessThanOrEqual(FEW);
});

// Accepted posts are never repeated, so they may be missing, but are never reported as delivered.
test.concurrent.each<[string, Campaign, number]>([
  ['topic if the service falsely reports acceptance', { kind: 'topic', weather: { lies: true } }, 1],
  ['task if the service falsely reports acceptance', { kind: 'task', weather: { lies: true } }, 1],
  ['topic if the service is slow and shows too little', { kind: 'topic', weather: { slow: 0.2, blind: 0.8 } }, 1],
  ['task if the service is slow and shows too little', { kind: 'task', weather: { slow: 0.2, blind: 0.8 } }, 1],
  ['chat message, at-least-once', { kind: 'message', delivery: 'at-least-once', timeout: 6 }, 2],
  [
    'chat message by webhook, at-most-once',
    { kind: 'message', destination: 'webhook', delivery: 'at-most-once', timeout: 6 },
    1,
  ],
  ['topic by webhook', { kind: 'topic', destination: 'webhook', timeout: 6 }, 1],
])('limits the copies of a %s', async (_name, campaign, maxCopies) => {
  await runAll(campaign, maxCopies);
});

// Few faults store records late, so a campaign may have none by chance. Here each does, far later than the step looks
// even on a slow machine.
test.concurrent('finds duplicates if the service is slower than the settle time', async () => {
  const weather = { posts: 0.8, reads: 0, latestMs: 20_000, late: true };
  const verdicts = await runAll({ kind: 'topic', settle: 0, weather }, Number.POSITIVE_INFINITY, 2 * SEEDS);
  expect(verdicts.filter(({ copies }) => copies > 1).length).toBeGreaterThan(0);
});
