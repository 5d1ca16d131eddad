/** Runs the notifier against a fake of GitHub's API, without sending. */
import type { Facts } from '../../../src/build/facts.ts';
import type { MessageContent } from '../../../src/message/render-types.ts';
import { notify } from '../../../src/notify.ts';
import type { Report } from '../../../src/report.ts';
import type { PresetName } from '../../../src/settings/option.ts';
import { contextsFor } from '../../standin/contexts.ts';
import { openQuestion } from '../github-facts.ts';
import type { GithubWorld } from '../github-world.ts';

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

export interface RecordedMessage {
  readonly facts: Facts;
  /** Absent if nothing would be sent. */
  readonly content: MessageContent | undefined;
  readonly reason: string;
  /** Number of requests to GitHub's API. */
  readonly requests: number;
  readonly diagnostics: Report['diagnostics'];
}

export async function renderRecorded(question: Question): Promise<RecordedMessage> {
  const { event, payload, status, options, job = 'build', workflow = 'CI', preset = 'default', world } = question;
  const contexts = contextsFor(event, payload, { job: { status }, github: { job, workflow } });
  const { api_url: _, ...github } = contexts.github;
  const env = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]);
  const { api, settings, runtime } = await openQuestion({
    ...{ world: world(String(github['repository'])), event, payload, job: contexts.job },
    env: { ...Object.fromEntries(env), ...(question.workspace && { GITHUB_WORKSPACE: question.workspace }) },
    options: { 'webhook-url': 'https://chat.example.com/hook/0', 'dry-run': 'true', template: preset, ...options },
  });
  const { facts, content, receipt, diagnostics } = await notify(settings, runtime);
  return { facts, content, reason: receipt.reason, requests: api.requests.length, diagnostics };
}
