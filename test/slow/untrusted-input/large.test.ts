/** Places a megabyte of text anywhere: the message is sent, and hanging work is stopped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Log } from '../../../src/action/log.ts';
import { reportOutcome } from '../../../src/action/run.ts';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { errorsIn } from '../../support/diagnostics.ts';
import { example } from '../../support/events.ts';
import { readFrom } from '../../support/github-facts.ts';
import type { Job } from '../../support/github-world.ts';
import { getPart, getSome } from '../../support/random.ts';
import { answered, scriptedService } from '../../support/scripted-service.ts';

const UNITS = [
  'a',
  ' ',
  '\n',
  '-',
  '#',
  '[',
  '`',
  '*',
  '_',
  '<',
  '&',
  '\\',
  '"',
  '\u001b]',
  '\u001b[1',
  '\u2028',
  'e\u0301',
  '👩\u200d',
  '\ud83d',
  'eyJ-',
  'ghp_',
  '://a:b@',
  '-----BEGIN PRIVATE KEY-----',
  '|-|\n',
  '![',
  '{{',
  '{%',
];
const megabyte = (unit: string, size = 1_000_000) => unit.repeat(Math.ceil(size / unit.length));
const WEBHOOK = 'https://service.example/application/webhook/tok3n_s3cret_9';

const folder = mkdtempSync(join(tmpdir(), 'large-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly outcome: string;
  readonly body: string;
  readonly problems: readonly string[];
  readonly log: string;
}

async function tell(
  event: string,
  payload: unknown,
  { env = {}, options = {}, answer = '' as unknown, status = 200 } = {},
): Promise<Told> {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  let body = '';
  const { world } = scriptedService((request) => {
    body = String(request.body ?? '');
    return { exchange: answered(status, answer) };
  });
  const lines: string[] = [];
  const inputs = Object.entries({ 'webhook-url': WEBHOOK, status: 'failure', 'github-token': '', ...options });
  const settings = await readSettings(
    new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }])),
    new Date(0),
  );
  const full = {
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
    GITHUB_WORKFLOW: 'CI',
    GITHUB_REPOSITORY: 'acme/app',
    ...env,
  };
  const notification = await notify(settings, { ...world, env: full });
  await reportOutcome(notification, settings, {}, new Log(settings.redactor, (line) => lines.push(line)));
  return {
    outcome: notification.receipt.outcome,
    body,
    problems: errorsIn(notification),
    log: lines.join('\n'),
  };
}

const push = example('push', 5);
const pull = example('pull_request', 0);

/** Destinations of the text, with the expected results. */
const PLACES: Readonly<Record<string, (text: string) => Promise<Told>>> = {
  'commit message': (text) => tell('push', { ...push, head_commit: { ...push.head_commit, message: text } }),
  'commit message, in a template': (text) =>
    tell(
      'push',
      { ...push, head_commit: { ...push.head_commit, message: text } },
      { options: { body: 'Of {{ commit.message }}{{ commit.subject }}' } },
    ),
  'title of a pull request': (text) =>
    tell('pull_request', { ...pull, pull_request: { ...pull.pull_request, title: text } }),
  'name of a branch': (text) =>
    tell(
      'push',
      { ...push, ref: `refs/heads/x${text}` },
      { env: { GITHUB_REF: `refs/heads/x${text}`, GITHUB_HEAD_REF: text } },
    ),
  'input of a dispatch': (text) =>
    tell('workflow_dispatch', { inputs: { text } }, { options: { body: 'Of {{ inputs.text }}{{ inputs.none }}' } }),
  'name in a payload': (text) =>
    tell(
      'repository_dispatch',
      { client_payload: { [text]: 1, deep: { [text]: [text] } } },
      { options: { body: 'Payload of the dispatch: {{ inputs.deep }}' } },
    ),
  'text of a template': (text) => tell('push', push, { options: { body: `{{ commit.short }} ${text}` } }),
  'name in a template': (text) => tell('push', push, { options: { body: `{{ ${text} }}` } }),
  context: (text) =>
    tell('push', push, {
      options: {
        context: JSON.stringify({ job: { name: text, status: 'failure' }, matrix: { os: text, [text]: [text] } }),
      },
    }),
  variables: (text) =>
    tell('push', push, {
      options: { variables: JSON.stringify({ text, [text]: 1 }), body: '{{ vars.text }} {{ vars.txet }}' },
    }),
  'answer of the service': (text) => tell('push', push, { answer: text, status: 422 }),
  'error in an answer of the service': (text) =>
    tell('push', push, { answer: { error: { message: text, details: [{ message: text }] } }, status: 422 }),
};

// Combines each unit with some locations and vice versa. The weekly run covers all combinations.
describe.each(Object.entries(PLACES).map(([location, run], turn) => [location, run, getPart(UNITS, turn, 9)] as const))(
  'a megabyte in the %s',
  (location, run, units) => {
    test.each(units.map((unit) => [JSON.stringify(unit), unit]))('of %s', async (_, unit) => {
      const { outcome, body, log } = await run(megabyte(unit));
      expect(outcome).toBe(location.includes('answer') ? 'not-delivered' : 'delivered');
      expect(body.length).toBeGreaterThan(10);
      expect(body.length).toBeLessThan(30_000);
      expect(log.length).toBeLessThan(30_000);
    });
  },
);

describe.each(getSome(UNITS, 5).map((unit) => [JSON.stringify(unit), unit]))(
  'what GitHub’s API tells holds a megabyte of %s',
  (_, unit) => {
    const step = { name: `Run ${megabyte(unit)}`, conclusion: 'failure' } as const;
    const read = (job: Job) =>
      readFrom({
        world: {
          repository: 'acme/app',
          runs: [{ id: 41000, run_number: 41, attempts: [{ conclusion: 'failure', jobs: [job] }] }],
        },
        event: 'workflow_run',
        payload: {
          workflow_run: { id: 41000, run_number: 41, run_attempt: 1, name: 'CI', conclusion: 'failure', event: 'push' },
        },
      });

    test('in an annotation, and in names', async () => {
      const { facts } = await read({
        id: 5,
        name: 'test',
        conclusion: 'failure',
        steps: [step],
        annotations: [{ message: `x ${megabyte(unit)}` }],
      });
      expect(facts.failed_jobs?.[0]?.errors[0]?.message).toMatch(/^x/);
      expect(JSON.stringify(facts).length).toBeLessThan(100_000);
    });

    test('in a log line', async () => {
      const log = `2026-03-04T04:01:12.2891124Z ##[error]broken ${megabyte(unit.replaceAll('\n', ' '))}\n##[error]second`;
      const { facts } = await read({
        id: 5,
        name: 'test',
        conclusion: 'failure',
        steps: [step],
        annotations: [],
        log,
      });
      const messages = facts.failed_jobs?.[0]?.errors.map(({ message }) => message) ?? [];
      expect(messages.join('\n')).toMatch(/^(?:broken|second)/m);
      expect(JSON.stringify(facts).length).toBeLessThan(100_000);
    });
  },
);
