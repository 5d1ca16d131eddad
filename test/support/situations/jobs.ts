/** Jobs of a story, their steps in a short notation, and their logs as GitHub keeps them. */
import type { Annotation, Job } from '../github-world.ts';

export type Termination = 'success' | 'failure' | 'cancelled' | 'skipped' | 'timed_out';

/** When the situations are told: a Thursday afternoon. */
export const NOW = '2026-09-17T14:20:00Z';

export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('.000Z', 'Z');

export interface JobStory {
  readonly name: string;
  readonly end: Termination;
  /** `✗` failed, `…` is running, `⊘` was cancelled, `–` was skipped; else it passed: `✗ Run go test ./...`. */
  readonly steps: readonly string[];
  readonly errors?: readonly (string | Annotation)[];
  /** What its failing step wrote. */
  readonly log?: string;
  /** How long it took, and when it ended, in minutes. */
  readonly minutes?: number;
  readonly ended?: number;
  readonly runner?: string;
  /** True while it goes on, whatever it has come to so far. */
  readonly running?: true;
  /** GitHub kept no log of it. */
  readonly gone?: true;
}

/** A job that passed. */
export function passed(name: string, more: Partial<JobStory> = {}): JobStory {
  return {
    name,
    end: 'success',
    steps: ['Set up job', 'Run actions/checkout@v5', 'Run make', 'Complete job'],
    ...more,
  };
}

/** A job that failed in a step, which wrote this. */
export function failed(name: string, step: string, log: string | undefined, more: Partial<JobStory> = {}): JobStory {
  const steps = ['Set up job', 'Run actions/checkout@v5', `✗ ${step}`, 'Complete job'];
  const raw = log === undefined ? {} : { log };
  return { name, end: 'failure', steps, errors: ['Process completed with exit code 1.'], ...raw, ...more };
}

/** A job that was ended from outside. */
export function cancelled(name: string, step: string, ...errors: readonly string[]): JobStory {
  return { name, end: 'cancelled', steps: ['Set up job', `⊘ ${step}`], errors };
}

/** A job that never came to a step of the author's. */
export function unstarted(name: string, ...errors: readonly string[]): JobStory {
  return { name, end: 'failure', steps: [], errors, gone: true };
}

const MARKS: Readonly<Record<string, string | null>> = { '✗': 'failure', '…': null, '⊘': 'cancelled', '–': 'skipped' };

export function toJob(story: JobStory, id: number): Job {
  const { name, end, steps, errors = [], log, minutes = 4, ended = 1, running, gone, runner } = story;
  const started_at = minutesAgo(minutes + ended);
  const annotations = errors.map((one): Annotation => (typeof one === 'string' ? { message: one } : one));
  return {
    id,
    name,
    conclusion: running ? null : end,
    started_at,
    completed_at: running ? null : minutesAgo(ended),
    steps: steps.map((step) => {
      const mark = MARKS[step.slice(0, 1)];
      return mark === undefined ? { name: step, conclusion: 'success' } : { name: step.slice(2), conclusion: mark };
    }),
    annotations,
    ...(log === undefined ? {} : { log: toLog(story, log, started_at) }),
    ...(gone === undefined ? {} : { gone }),
    ...(runner === undefined && gone === undefined ? {} : { runner: runner ?? '' }),
  };
}

/** Each line with its time, the step's in its group, and the exit code behind them. */
function toLog({ steps, errors = [] }: JobStory, text: string, started: string): string {
  const step = steps.find((one) => one.startsWith('✗'))?.slice(2) ?? 'Run make';
  const last = errors.findLast((one) => typeof one === 'string' && one.startsWith('Process completed'));
  const lines = [
    `##[group]${step}`,
    '##[endgroup]',
    ...text.trim().split('\n'),
    `##[error]${String(last ?? 'The operation was canceled.')}`,
  ];
  const begin = Date.parse(started) + 20_000;
  return lines
    .map((line, index) => `${new Date(begin + index * 40).toISOString().replace('Z', '1234Z')} ${line}`)
    .join('\n');
}
