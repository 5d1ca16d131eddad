/** Renders a health report like `notify`, from a fake of GitHub's API, on a fixed clock. */
import { expect, onTestFinished } from 'vitest';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import type { Runtime } from '../../src/runtime.ts';
import { sleep } from '../../src/service/http/system.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { noticesIn } from './diagnostics.ts';
import { type Behaviour, reachGithub } from './github-api.ts';
import { getWorlds, type RepositoryTable } from './github-tables.ts';
import { answered } from './scripted-service.ts';
import { worldAt } from './world.ts';

const TOKEN = 'ghs_token';
const NOW = '2026-03-04T08:00:00Z';

export interface HealthQuestion {
  /** By `owner/name`. The first is that of the step. */
  readonly tables: Readonly<Record<string, RepositoryTable>>;
  /** Raw options. Default: `template: watch`. */
  readonly options?: Readonly<Record<string, string>>;
  readonly now?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly behaviour?: Behaviour;
  /** Advances the clock, and serves GitHub on loopback. */
  readonly live?: boolean;
  /** Sends the message, and responds with this status. */
  readonly answer?: number;
}

export interface HealthReport extends Report {
  readonly requests: readonly string[];
  readonly text: string;
  readonly notices: readonly string[];
}

/** Runs a dry run, unless the message must be delivered. */
export async function reportOn({
  tables,
  options = {},
  now = NOW,
  env = {},
  behaviour,
  live = false,
  answer,
}: HealthQuestion): Promise<HealthReport> {
  const api = await reachGithub(getWorlds(tables), TOKEN, behaviour, live);
  onTestFinished(() => api.close());
  const raw = {
    'webhook-url': 'https://acme.example.com/application/webhook/a1b2c3d4e5f60718293a',
    'github-token': TOKEN,
    template: 'watch',
    'dry-run': String(answer === undefined),
    context: JSON.stringify({ job: { status: 'success' } }),
    ...options,
  };
  const entries = Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(now));
  const location = {
    GITHUB_REPOSITORY: Object.keys(tables)[0] ?? 'acme/shop',
    GITHUB_API_URL: api.url,
    GITHUB_SERVER_URL: 'https://github.com',
    ...env,
  };
  const usual = worldAt(now, location);
  const result = { ...usual, send: api.send ?? usual.send };
  const world: Runtime = answer === undefined ? result : { ...result, send: answering(answer, result.send) };
  const started = performance.now();
  const running = { ...world, now: () => Date.parse(now) + performance.now() - started, sleep };
  const notification = await notify(settings, live ? running : world);
  expect(api.violations).toEqual([]);
  return {
    ...notification,
    requests: api.requests,
    notices: noticesIn(notification),
    text: notification.content?.body ?? '',
  };
}

function answering(status: number, send: Runtime['send']): Runtime['send'] {
  return async (request, limits) => {
    if (request.url.hostname !== 'acme.example.com') return send(request, limits);
    return answered(status, '{}');
  };
}
