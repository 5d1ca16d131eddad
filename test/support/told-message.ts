/** Renders the message of `notify` from an event and a history, and lists mentioned people. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { noticesIn } from './diagnostics.ts';
import { reachGithub } from './github-api.ts';
import { NOW, type Question, RUNNER, TOKEN } from './github-facts.ts';
import { plainLines } from './rendering.ts';
import { worldAt } from './world.ts';

export interface ToldMessage {
  /** Visible lines without emphasis and mentions. */
  readonly lines: readonly string[];
  /** Usernames, which equal the logins of the code host. */
  readonly called: readonly string[];
  readonly facts: Report['facts'];
  readonly notices: readonly string[];
  /** Reason for not sending. Absent if it would be sent. */
  readonly stop?: string;
  /** Requests to GitHub's API, except for logs. */
  readonly requests: number;
}

/** People of the histories. */
const PEOPLE = [
  'ada',
  'carol',
  'eve',
  'grace',
  'mallory',
  ...Array.from({ length: 15 }, (_, index) => `c${index + 30}`),
];

/**
 * Uses the default preset with `mention: suspects`. Every exchange with the fake API is validated against GitHub's
 * description.
 */
export async function reportedMessage(question: Question): Promise<ToldMessage> {
  const { world, event = 'push', payload = {}, job = {}, options = {}, behaviour } = question;
  const api = await reachGithub(world, TOKEN, behaviour);
  const folder = mkdtempSync(join(tmpdir(), 'told-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
  });
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  const locations = {
    GITHUB_API_URL: api.url,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
    GITHUB_WORKSPACE: folder,
  };
  const raw = {
    ...{ 'webhook-url': 'http://127.0.0.1:9/hook', 'dry-run': 'true', 'github-token': TOKEN, when: 'always, change' },
    ...{ mention: 'suspects', users: PEOPLE.map((name) => `${name}: ${name}`).join('\n') },
    context: JSON.stringify({ job: { status: 'failure', check_run_id: 1, ...job } }),
    ...options,
  };
  const entries = Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(NOW));
  const around = worldAt(NOW, { ...RUNNER, ...locations, ...question.env });
  const within = { ...around, send: api.send ?? around.send };
  const result = await notify(settings, question.isJobOver === true ? { ...within, isJobOver: true } : within);
  expect(api.violations).toEqual([]);
  const lines = plainLines(result.content?.body ?? '');
  const stop = result.preview?.stop?.reason;
  return {
    lines: lines.filter((line) => !line.startsWith('@')),
    called: lines
      .flatMap((line) => (line.startsWith('@') ? [...line.matchAll(/@([a-z0-9]+)/g)] : []))
      .map(([, name = '']) => name),
    facts: result.facts,
    notices: noticesIn(result),
    ...(stop !== undefined && { stop }),
    requests: api.requests.filter((one) => !one.endsWith('/logs')).length,
  };
}
