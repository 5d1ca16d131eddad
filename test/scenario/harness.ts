/** Runs the shipped action under the runner stand-in against a sandbox, and collects the results. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type LoggedRequest, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type ContextChanges, contextsFor } from '../standin/contexts.ts';
import { type RunOptions, runAction, type StageResult } from '../standin/runner.ts';
import { transcript } from '../standin/transcript.ts';
import { type FactsFile, factsIn } from '../support/facts-file.ts';
import { findSecret } from '../support/secrets.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Nondeterministic texts: IDs of chat messages, number of retries, the schedule's clock. */
const VARYING = [
  [/\b0000[0-9a-f]{20}\b/g, 'CHAT-ID'],
  [/("attempts":\[)(\{[^}]*"reason"[^}]*\},?)+/g, '$1FAILED…'],
  [/[^="\s]*\/workroom-facts-\w+\.json/g, 'TEMP/workroom-facts.json'],
  [/\| Requests \| \d+ \|/g, '| Requests | COUNT |'],
  [/(\d\d:\d\d (?:every day|on weekdays)), UTC/g, '$1'],
] as const;

export interface Step extends Partial<Omit<RunOptions, 'contexts'>> {
  readonly event: string;
  readonly payload: object;
  readonly changes?: ContextChanges;
  /** Texts that must never appear, in addition to the sandbox's own secrets. */
  readonly hidden?: readonly string[];
}

export interface Ran {
  /** Result of the last stage. */
  readonly result: StageResult;
  readonly requests: readonly LoggedRequest[];
  /** All stages as one text, with the requests to the service. */
  readonly transcript: string;
  /** Records stored in the service: chat messages, topics and tasks. */
  readonly messages: readonly string[];
  /** Facts file, validated against the published schema. Only for a step with an `id`. */
  readonly facts?: FactsFile | undefined;
}

export interface Place {
  readonly sandbox: Sandbox;
  webhook(kind: 'message' | 'topic' | 'task'): string;
  /** Inputs of a REST destination: `ci-bot` in the team Platform. */
  readonly rest: Readonly<Record<string, string>>;
  run(step: Step): Promise<Ran>;
}

/**
 * Starts a sandbox for the action. Every run is searched for every secret of the sandbox, byte by byte.
 *
 * @param now clock of the service
 */
export async function openLocation(now = () => new Date('2026-03-04T05:06:07Z')): Promise<Place> {
  const sandbox = await startSandbox({ now });
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const webhook = (kind: string) =>
    sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? '';
  const secrets = [password, ...sandbox.webhooks.map(({ url }) => url)];
  return {
    sandbox,
    webhook,
    rest: {
      'base-url': sandbox.origin,
      username: 'ci-bot',
      password,
      team: String(sandbox.seededIds.teams['platform']),
    },
    async run({ event, payload, changes, hidden = [], ...options }) {
      sandbox.clearRequests();
      const before = shown(sandbox);
      const contexts = contextsFor(event, payload, changes);
      const temporary = mkdtempSync(join(tmpdir(), 'runner-temp-'));
      const env = { RUNNER_TEMP: temporary, ...options.env };
      const stages = await runAction({ actionPath: ROOT, stage: 'main', secrets, ...options, env, contexts });
      const result = stages.at(-1);
      if (result === undefined) throw new Error('the action did not run');
      for (const secret of [...secrets, ...hidden]) for (const stage of stages) expectAbsent(stage, secret);
      const requests = sandbox.requests();
      const messages = added(before, shown(sandbox));
      const received = [...requests.map(line), ...messages].join('\n\n');
      const path = result.outputs['facts-file'];
      const text = path === undefined ? undefined : readFileSync(path, 'utf8');
      for (const secret of [...secrets, ...hidden]) expect(findSecret(text ?? '', secret), 'facts').toEqual([]);
      const facts = text === undefined ? undefined : factsIn(text);
      rmSync(temporary, { recursive: true });
      return { result, requests, facts, messages, transcript: transcript(stages, { received, replace: VARYING }) };
    },
  };
}

/** Checks the raw output, because the runner masks only afterwards. */
function expectAbsent(result: StageResult, secret: string): void {
  const raw = result.rawOutput
    .toString('latin1')
    .split('\n')
    .filter((text) => !text.startsWith('::add-mask::'))
    .join('\n');
  const locations = {
    output: raw,
    summary: result.summary,
    outputs: JSON.stringify(result.outputs),
    state: JSON.stringify(result.state),
  };
  for (const [location, text] of Object.entries(locations)) expect(findSecret(text, secret), location).toEqual([]);
}

/** Returns the new texts. An existing one may occur once more. */
function added(before: readonly string[], after: readonly string[]): readonly string[] {
  const existing = [...before];
  return after.filter((text) => {
    const at = existing.indexOf(text);
    if (at >= 0) existing.splice(at, 1);
    return at < 0;
  });
}

export function line({ method, path, status }: LoggedRequest): string {
  return `${method} ${path} → ${status}`;
}

function shown(sandbox: Sandbox): string[] {
  return ['platform', 'support', 'leads', 'announcements'].flatMap((location) => [
    ...sandbox.chat(location).map(({ sender, body }) => `chat of ${location}, from ${sender.displayName}:\n${body}`),
    ...sandbox
      .topics(location)
      .map(({ sender, subject, body }) => `topic of ${location}, from ${sender.displayName}: ${subject}\n${body}`),
    ...sandbox
      .tasks(location)
      .map(
        ({ short, sender, subject, body, category, assignees, dueDate, completeDate }) =>
          `task ${short} in ${category}, from ${sender.displayName}${assignees.map((name) => `, for ${name}`).join('')}: ${subject}\ndue ${dueDate}, completed ${completeDate}\n${body}`,
      ),
  ]);
}
