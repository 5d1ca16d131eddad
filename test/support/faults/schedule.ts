/** One schedule: runs the shipped action against a service with seeded faults, and judges the result. */
import { join, resolve } from 'node:path';
import { contextsFor } from '../../standin/contexts.ts';
import { runAction, type StageResult } from '../../standin/runner.ts';
import { getChance } from '../chance.ts';
import { example } from '../events.ts';
import type { TlsAuthority, TlsIdentity } from '../tls-authority.ts';
import { scoreLines, type Verdict } from './judge.ts';
import { ALT_NAME, isTls, openWay, PROXY_PASSWORD, type Route } from './route.ts';
import { startService } from './service.ts';

const KINDS = ['topic', 'task', 'incident', 'message', 'webhook-message', 'webhook-topic', 'webhook-task'] as const;
type CampaignKind = (typeof KINDS)[number];

export interface Campaign {
  readonly kind: CampaignKind;
  readonly route: Route;
  readonly delivery: string;
  /** Seconds. */
  readonly timeout: number;
  readonly settle: number;
  /** Share of the settle time within which late records appear, and by which reads may lag. */
  readonly lateness: number;
  readonly failing: { readonly posts: number; readonly reads: number };
  /** Probability of slow responses, and of incomplete lists. */
  readonly slow: number;
  readonly blind: number;
  /** True if single records can be read. */
  readonly entities: boolean;
  /** True if success without storing is possible when reading back is available. */
  readonly lies: boolean;
  /** True if every failed request is stored late. */
  readonly late?: boolean;
  /** Required for routes with TLS. */
  readonly authority?: TlsAuthority | undefined;
  /** Folder of the action. Default: the repository's. */
  readonly action?: string | undefined;
}

const ROOT = resolve(import.meta.dirname, '../../..');
const PASSWORD = 'p4ss/w&rd "of" <ci>+ü';
const TOKEN = 'tok3n_s3cret_9';
const PUSH = example('push', 0);

export async function runSchedule(campaign: Campaign, seed: number): Promise<Verdict> {
  const chance = getChance(seed);
  const { kind, route, authority } = campaign;
  const isRest = !kind.startsWith('webhook');
  const canReadBack = kind === 'topic' || kind === 'task' || kind === 'incident';
  const weather = {
    ...campaign.failing,
    latestMs: Math.max(campaign.settle, 0.5) * 1000 * campaign.lateness,
    lies: campaign.lies && canReadBack,
    late: campaign.late ?? false,
    chats: kind === 'incident',
    slow: campaign.slow,
    blind: campaign.blind,
    entities: campaign.entities,
  };
  const identity = isTls(route) && authority !== undefined ? findIdentity(authority) : undefined;
  const service = await startService(chance, weather, identity);
  const method = await openWay(route, { chance, port: service.port, played: (what) => service.played.push(what) });
  const { origin } = method;
  const what = kind.replace('webhook-', '');
  const rest = { 'base-url': origin, username: 'ci-bot', password: PASSWORD, team: '5' };
  const inputs = {
    ...(isRest ? rest : { 'webhook-url': `${origin}/application/webhook/${TOKEN}` }),
    ...{ kind: what, delivery: campaign.delivery, timeout: String(campaign.timeout) },
    ...(kind === 'incident' && { status: 'failure' }),
  };
  const [result] = await runAction({
    actionPath: campaign.action ?? ROOT,
    stage: 'main',
    inputs,
    // Nothing listens there: without a history only the board decides.
    contexts: contextsFor('push', PUSH, { github: { api_url: 'http://127.0.0.1:9' } }),
    env: {
      WORKROOM_SETTLE_TIME: String(campaign.settle),
      ...(authority && { NODE_EXTRA_CA_CERTS: authority.caFile }),
      ...method.env,
    },
    timeoutMs: campaign.timeout * 1000 + 120_000,
  });
  await method.close();
  await service.close();
  const secrets = [PASSWORD, TOKEN, PROXY_PASSWORD];
  return scoreLines(present(result), service, { seed, canReadBack, secrets });
}

const identities = new WeakMap<TlsAuthority, TlsIdentity>();

/** Creates one certificate for all schedules of a campaign. */
function findIdentity(authority: TlsAuthority): TlsIdentity {
  const identity = identities.get(authority) ?? authority.issue({ altName: ALT_NAME });
  identities.set(authority, identity);
  return identity;
}

function present(result: StageResult | undefined): StageResult {
  if (result === undefined) throw new Error(`${join(ROOT, 'action.yml')} did not run`);
  return result;
}
