/**
 * Writes `docs/events.md`: event by event, the facts that templates can use and the words that go out when nobody
 * writes any. Every line comes from running the notifier on a real payload, between a fake of GitHub's API and nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { stringify } from 'yaml';
import type { Facts } from '../src/facts/types.ts';
import { notify } from '../src/notify.ts';
import { readSettings } from '../src/settings/read-settings.ts';
import { contextsFor, TOKEN } from '../test/standin/contexts.ts';
import * as events from '../test/support/events.ts';
import { startGithubApi } from '../test/support/github-api.ts';
import { sha } from '../test/support/github-shapes.ts';
import type { GithubWorld, Job } from '../test/support/github-world.ts';
import { worldAt } from '../test/support/world.ts';

const TARGET = resolve(import.meta.dirname, '../docs/events.md');
const NOW = '2026-03-04T08:00:00Z';

/** One payload; `red` is the one of a failure, where the event itself tells how it ended. */
interface Shown {
  readonly event: string;
  readonly title: string;
  readonly payload: object;
  readonly red?: object;
}

const named = (event: events.WebhookName, index = 0, title: string = event): Shown => ({
  event,
  title,
  payload: events.example(event, index),
});

const edited = ({ event, payload }: events.EditedEvent, title: string): Shown => ({ event, title, payload });

function shown(): readonly Shown[] {
  const checkRun = events.example('check_run', 0);
  const checkSuite = events.example('check_suite', 0);
  const ended = (conclusion: string) => ({
    check_run: { ...checkRun, check_run: { ...checkRun.check_run, status: 'completed', conclusion } },
    check_suite: { ...checkSuite, check_suite: { ...checkSuite.check_suite, status: 'completed', conclusion } },
  });
  return [
    named('push', 4),
    edited(events.tagPush(), 'push of a tag'),
    edited(events.branchDeletion(), 'push that deletes a branch'),
    named('pull_request'),
    edited(events.pullRequestTarget(), 'pull_request_target, from a fork'),
    named('merge_group'),
    { ...named('workflow_run', 1), red: events.failedWorkflowRun().payload },
    named('release'),
    named('deployment'),
    { ...named('deployment_status'), red: events.failedDeploymentStatus().payload },
    edited(events.schedule(), 'schedule'),
    named('workflow_dispatch'),
    named('repository_dispatch'),
    named('issues'),
    named('issue_comment'),
    { ...named('check_run'), payload: ended('success').check_run, red: ended('failure').check_run },
    { ...named('check_suite'), payload: ended('success').check_suite, red: ended('failure').check_suite },
  ];
}

const FAILED: Job = {
  id: 48_001_234_567,
  name: 'build',
  conclusion: 'failure',
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    { name: 'Run npm test', conclusion: 'failure' },
  ],
  annotations: [{ message: 'expected 1 to be 2', path: 'src/sum.test.ts', start_line: 12 }],
};

/** The run that is reported, red in one job, and red as well the time before; before that it was green. */
function worldOf(repository: string, payload: object): GithubWorld {
  const upstream = 'workflow_run' in payload ? (payload.workflow_run as { id?: number } | null)?.id : undefined;
  const before = (number: number, conclusion: string) => ({
    id: number * 1000,
    run_number: number,
    head_sha: sha(number),
    run_started_at: `2026-03-04T0${number - 36}:00:00Z`,
    attempts: [{ conclusion, jobs: [{ ...FAILED, id: number, conclusion }] }],
  });
  const own = { id: upstream ?? 9_876_543_210, run_number: 42, head_sha: sha(42) };
  return {
    repository,
    commits: [40, 41, 42].map((number) => ({
      sha: sha(number),
      message: `Change ${number}`,
      author: 'Ada',
      login: 'ada',
    })),
    runs: [before(40, 'success'), before(41, 'failure'), { ...own, attempts: [{ conclusion: null, jobs: [FAILED] }] }],
  };
}

interface Told {
  readonly facts: Facts;
  readonly body: string | undefined;
  readonly reason: string;
}

/** Runs the notifier without sending. */
async function tell(event: string, payload: object, status: string, options: object = {}): Promise<Told> {
  const contexts = contextsFor(event, payload, { job: { status } });
  const repository = String(contexts.github['repository']);
  const api = await startGithubApi(worldOf(repository, payload), TOKEN);
  const folder = mkdtempSync(join(tmpdir(), 'event-'));
  try {
    writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
    const github = { ...contexts.github, api_url: api.url, event_path: join(folder, 'event.json') };
    const env = Object.entries(github).map(([name, value]) => [`GITHUB_${name.toUpperCase()}`, String(value)]);
    const given = {
      'webhook-url': 'https://chat.example.com/hook/0',
      'dry-run': 'true',
      'github-token': TOKEN,
      context: JSON.stringify({ job: contexts.job }),
      ...options,
    };
    const entries = Object.entries(given).map(
      ([name, value]) => [name, { value: String(value), from: 'input' }] as const,
    );
    const settings = await readSettings(new Map(entries), new Date(NOW));
    const { facts, draft, receipt } = await notify(settings, worldAt(NOW, Object.fromEntries(env)));
    return { facts, body: draft?.body, reason: receipt.reason };
  } finally {
    rmSync(folder, { recursive: true });
    await api.close();
  }
}

async function section({ event, title, payload, red }: Shown, common: Facts): Promise<string> {
  const green = await tell(event, payload, 'success');
  const failed = await tell(event, red ?? payload, 'failure');
  const facts = Object.entries({ ...green.facts, ...added(failed.facts) }).filter(
    ([name, value]) => !isDeepStrictEqual(value, common[name as keyof Facts]),
  );
  return [`## ${title}`, yaml(Object.fromEntries(facts)), 'Green:', message(green), 'Red:', message(failed)].join(
    '\n\n',
  );
}

/** What only a failure has. */
function added({ failed_jobs }: Facts): Partial<Facts> {
  return failed_jobs === undefined ? {} : { failed_jobs };
}

/** What the runner tells of every run, and what a failure adds. */
async function commonFacts(): Promise<Facts> {
  const { payload } = edited(events.schedule(), '');
  const { facts } = await tell('schedule', payload, 'failure');
  const { schedule: _, event: __, conclusion: ___, ref: ____, commit: _____, ...common } = facts;
  return common as Facts;
}

function yaml(facts: object): string {
  return fenced('yaml', stringify(facts, { lineWidth: 0 }));
}

function message({ body, reason }: Told): string {
  return body === undefined ? `Nothing is sent: ${reason}.` : fenced('markdown', body);
}

function fenced(language: string, text: string): string {
  return `\`\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\``;
}

/** What changes when the history is asked for. */
async function history(): Promise<string> {
  const payload = events.example('push', 4);
  const parts: string[] = [];
  for (const status of ['failure', 'success']) {
    const told = await tell('push', payload, status, { when: 'always, change' });
    const { change, broken_since, failures_in_a_row, commits_since_green, suspects } = told.facts;
    const facts = { change, broken_since, failures_in_a_row, commits_since_green, suspects };
    const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    parts.push(`${status === 'failure' ? 'Red' : 'Green'}:`, yaml(known), message(told));
  }
  return parts.join('\n\n');
}

const HEAD = `<!-- Made by scripts/events-page.ts from test runs: npm run generate -->
# Events

What is known of each event, by the names that templates use, and the chat message that goes out when you write none.
\`failed_jobs\` is read from GitHub's API when something went wrong, or when a template names it.
The payloads are GitHub's own examples; of the failures, one job named \`build\` fails in its second step.

Of every run the runner tells this, and a failure adds its job (left out below where nothing differs):`;

const HISTORY = `## With the history

With a word such as \`change\` in \`when\`, or where a template names these facts, the runs before are read as well. Here
the last run was red, and the one before it green.`;

export async function eventsPage(): Promise<string> {
  const sections: string[] = [];
  const common = await commonFacts();
  for (const one of shown()) sections.push(await section(one, common));
  return `${[HEAD, yaml(common), ...sections, HISTORY, await history()].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(TARGET, await eventsPage());
