/** Runs one step of the action in this process, against a scripted service, and keeps what its user would see. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Log } from '../../src/action/log.ts';
import { readGiven, tell } from '../../src/action/run.ts';
import { type Remark, remarkSentences } from '../../src/remark.ts';
import { redactorFor } from '../../src/settings/given.ts';
import { inert } from '../../src/text/inert.ts';
import type { Exchange } from '../../src/transport/exchange.ts';
import type { World } from '../../src/world.ts';
import { answered, scriptedService } from '../../test/support/scripted-service.ts';

/** The secrets that the steps below give: they must be in no error. */
export const TOKEN = 'Zq7Xw_4kPd-9sVb';
export const PASSWORD = 'correct-horse-battery';

export const WEBHOOK = { 'webhook-url': `https://acme.example.com/application/webhook/${TOKEN}` };
const ACCOUNT = { 'base-url': 'https://acme.example.com', username: 'ci-bot', password: PASSWORD };
export const REST = { ...ACCOUNT, team: '7' };
export { ACCOUNT };

/** One line or several with the sign that GitHub shows beside them. */
export interface Annotation {
  /** `log` is no annotation but a line of the step's log. */
  readonly level: 'notice' | 'warning' | 'error' | 'log';
  readonly lines: readonly string[];
}

export interface Played {
  readonly annotations: readonly Annotation[];
  readonly red: boolean;
}

export interface Step {
  readonly inputs?: Readonly<Record<string, string>>;
  /** Beside what every run has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Files of the workspace. */
  readonly files?: Readonly<Record<string, string>>;
  /** What the service does with each POST. Default: it takes it. */
  readonly meets?: Exchange;
  /** What it does with each GET, where that differs. */
  readonly reads?: Exchange;
  readonly github?: World['github'];
}

/** Keeps the annotations as the log would write them, in place of writing them. */
class KeptLog extends Log {
  readonly kept: Annotation[] = [];

  override info(...lines: readonly string[]): void {
    if (lines.some((line) => line.startsWith('Skipped'))) this.#keep('log', lines);
  }

  override notice(...lines: readonly string[]): void {
    this.#keep('notice', lines);
  }

  override warning(...lines: readonly string[]): void {
    this.#keep('warning', lines);
  }

  override error(...lines: readonly string[]): void {
    this.#keep('error', lines);
  }

  override remark(remark: Remark): void {
    this.#keep(remark.level, remarkSentences(remark, remark.place?.excerpt));
  }

  #keep(level: Annotation['level'], lines: readonly string[]): void {
    const shown = lines.filter((line) => line !== '').map((line) => inert(this.redact(line)));
    this.kept.push({ level, lines: shown });
  }
}

export async function play({ inputs = {}, env = {}, files = {}, meets, reads, github }: Step): Promise<Played> {
  const folder = mkdtempSync(join(tmpdir(), 'errors-'));
  try {
    const event = join(folder, 'event.json');
    writeFileSync(event, '{}');
    const names = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const all = {
      GITHUB_WORKSPACE: folder,
      ...runOf(event, join(folder, 'written')),
      ...Object.fromEntries(names),
      ...env,
    };
    const options = await readGiven(all);
    const redactor = redactorFor(options.given);
    const log = new KeptLog(redactor);
    const taken = answered(200, { d: { results: { id: 7 } } });
    const { world } = scriptedService(({ method }) => ({ ends: (method === 'GET' ? reads : meets) ?? taken }));
    const red = await tell(all, { ...options, redactor, log }, () => ({
      ...world,
      env: all,
      github: github ?? world.github,
    }));
    return { annotations: log.kept, red };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function runOf(eventFile: string, written: string): Record<string, string> {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: 'abc1234def5678901234567890123456789012ab',
    GITHUB_WORKFLOW: 'CI',
    GITHUB_JOB: 'test',
    GITHUB_RUN_ID: '9876543210',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: written,
    GITHUB_STEP_SUMMARY: written,
    // What the runner fills in by itself.
    INPUT_CONTEXT: '{"job":{"status":"success"}}',
  };
}
