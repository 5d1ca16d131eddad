/** Runs the notifier against a fake of GitHub's API, without sending. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Facts } from '../../../src/build/facts.ts';
import type { MessageContent } from '../../../src/message/render-types.ts';
import { notify } from '../../../src/notify.ts';
import { filesIn } from '../../../src/process/environment.ts';
import type { Report } from '../../../src/report.ts';
import type { PresetName } from '../../../src/settings/option.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { contextsFor, TOKEN } from '../../standin/contexts.ts';
import { startGithubApi } from '../github-api.ts';
import type { GithubWorld } from '../github-world.ts';
import { worldAt } from '../world.ts';

const NOW = '2026-03-04T08:00:00Z';

export interface Question {
  readonly event: string;
  readonly payload: object;
  /** Status of the job that sends the message. */
  readonly status: string;
  readonly options?: Readonly<Record<string, string>>;
  /** `job` of the runner's `github` context: ID of the job in the workflow file. */
  readonly job?: string;
  readonly workflow?: string;
  /** Preset without a custom text. Default: `default`. */
  readonly preset?: PresetName;
  readonly world: (repository: string) => GithubWorld;
  /** Folder of the author's files. */
  readonly workspace?: string;
}

export interface Told {
  readonly facts: Facts;
  /** Absent if nothing would be sent. */
  readonly content: MessageContent | undefined;
  readonly reason: string;
  /** Number of requests to GitHub's API. */
  readonly requests: number;
  readonly diagnostics: Report['diagnostics'];
}

export async function tell(question: Question): Promise<Told> {
  const { event, payload, status, options, job = 'build', workflow = 'CI', preset = 'default', world } = question;
  const contexts = contextsFor(event, payload, { job: { status }, github: { job, workflow } });
  const api = await startGithubApi(world(String(contexts.github['repository'])), TOKEN);
  const folder = mkdtempSync(join(tmpdir(), 'event-'));
  try {
    writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
    const github = { ...contexts.github, api_url: api.url, event_path: join(folder, 'event.json') };
    const env = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]);
    const raw = {
      'webhook-url': 'https://chat.example.com/hook/0',
      'dry-run': 'true',
      'github-token': TOKEN,
      context: JSON.stringify({ job: contexts.job }),
      template: preset,
      ...options,
    };
    const entries = Object.entries(raw).map(
      ([name, value]) => [name, { value: String(value), from: 'input' }] as const,
    );
    const files = question.workspace === undefined ? undefined : filesIn(question.workspace);
    const settings = await readSettings(new Map(entries), new Date(NOW), { workspace: files });
    const around = worldAt(NOW, Object.fromEntries(env));
    const there = { ...around, workspace: question.workspace ?? around.workspace };
    const { facts, content, receipt, diagnostics } = await notify(settings, there);
    return { facts, content, reason: receipt.reason, requests: api.requests.length, diagnostics };
  } finally {
    rmSync(folder, { recursive: true });
    await api.close();
  }
}
