/** Plays a situation with all of `notify` against the fake of GitHub's API, without sending. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { noticesIn } from '../diagnostics.ts';
import { reachGithub } from '../github-api.ts';
import { RUNNER, TOKEN } from '../github-facts.ts';
import { plainLines } from '../rendering.ts';
import { worldAt } from '../world.ts';
import { NOW } from './jobs.ts';
import { PEOPLE } from './people.ts';
import type { Fragment, Played, Situation } from './situation.ts';

export interface ToldSituation {
  /** Visible text, followed by mentions and the reason for not sending. */
  readonly text: string;
  readonly notices: readonly string[];
  /** Number of requests to GitHub's API, except for logs. */
  readonly requests: number;
  /** Number of requested logs. */
  readonly logs: number;
  readonly violations: readonly string[];
}

/** Invisible characters that isolate external names. */
const ISOLATES = /[\u2066-\u2069]/g;

export async function tell(played: Played): Promise<ToldSituation> {
  const { world, event = 'push', payload = {}, job = {}, options = {}, behaviour, files = {} } = played;
  const api = await reachGithub(world, TOKEN, behaviour);
  const folder = mkdtempSync(join(tmpdir(), 'situation-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const path = join(folder, 'event.json');
    writeFileSync(path, JSON.stringify(payload));
    const locations = {
      GITHUB_API_URL: api.url,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: path,
      GITHUB_WORKSPACE: folder,
    };
    const raw = {
      ...{ 'webhook-url': 'http://127.0.0.1:9/hook', 'dry-run': 'true', mention: 'suspects' },
      users: Object.keys(PEOPLE)
        .map((name) => `${name}: ${name}`)
        .join('\n'),
      'github-token': TOKEN,
      context: JSON.stringify({ job }),
      ...options,
    };
    const entries = Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const);
    const settings = await readSettings(new Map(entries), new Date(NOW));
    const env = { ...RUNNER, ...locations, ...played.env };
    const within = worldAt(NOW, env);
    const result = await notify(settings, { ...within, send: api.send ?? within.send, workspace: folder });
    const logs = api.requests.filter((one) => one.endsWith('/logs')).length;
    const requests = api.requests.length - logs;
    return { text: seen(result), notices: noticesIn(result), requests, logs, violations: api.violations };
  } finally {
    rmSync(folder, { recursive: true });
    await api.close();
  }
}

function seen({ content, preview }: Awaited<ReturnType<typeof notify>>): string {
  const lines = plainLines((content?.body ?? '').replaceAll(ISOLATES, ''));
  const called = lines.flatMap((line) => (line.startsWith('@') ? [...line.matchAll(/@([a-z0-9]+)/g)] : []));
  const stop = preview?.stop?.reason;
  return [
    ...(content?.subject === undefined ? [] : [`Subject: ${content.subject}`]),
    ...lines.filter((line) => !line.startsWith('@')).map((line) => line.replaceAll('**', '')),
    `calls ${called.map(([, name]) => name).join(' ') || 'nobody'}`,
    ...(stop === undefined ? [] : [`kept back: ${JSON.stringify(stop)}`]),
  ].join('\n');
}

const isIn = (text: string, fragment: Fragment): boolean =>
  typeof fragment === 'string' ? text.toLowerCase().includes(fragment.toLowerCase()) : fragment.test(text);

/** Lists missing and unexpected content of a message. */
export function findErrors({ says: message, never = [] }: Situation, text: string): readonly string[] {
  return [
    ...message.filter((one) => !isIn(text, one)).map((one) => `does not say ${one}`),
    ...never.filter((one) => isIn(text, one)).map((one) => `says ${one}`),
  ];
}
