/** Creates jobs of a story from a short notation of their steps, with logs in GitHub's format. */
import type { Annotation, Job } from '../github-world.ts';

export type Termination = 'success' | 'failure' | 'cancelled' | 'skipped' | 'timed_out';

/** Time of the situations: a Thursday afternoon. */
export const NOW = '2026-09-17T14:20:00Z';

export const minutesAgo = (minutes: number): string =>
  new Date(Date.parse(NOW) - minutes * 60_000).toISOString().replace('.000Z', 'Z');

export interface JobStory {
  readonly name: string;
  readonly end: Termination;
  /**
   * Prefix of a step: `✗` failed, `…` running, `⊘` cancelled, `–` skipped, none passed. Example: `✗ Run go test ./...`.
   */
  readonly steps: readonly string[];
  readonly errors?: readonly (string | Annotation)[];
  /** Output of its failing step. */
  readonly log?: string;
  /** Duration and minutes since its completion. */
  readonly minutes?: number;
  readonly ended?: number;
  readonly runner?: string;
  /** True while the job is running. */
  readonly running?: true;
  /** True if GitHub has no log of it. */
  readonly gone?: true;
}

/** Creates a successful job. */
export function passed(name: string, more: Partial<JobStory> = {}): JobStory {
  return {
    name,
    end: 'success',
    steps: ['Set up job', 'Run actions/checkout@v5', 'Run make', 'Complete job'],
    ...more,
  };
}

/** Creates a job with a failed step and its output. */
export function failed(name: string, step: string, log: string | undefined, more: Partial<JobStory> = {}): JobStory {
  const steps = ['Set up job', 'Run actions/checkout@v5', `✗ ${step}`, 'Complete job'];
  const raw = log === undefined ? {} : { log };
  return { name, end: 'failure', steps, errors: ['Process completed with exit code 1.'], ...raw, ...more };
}

/** Creates a job that was cancelled externally. */
export function cancelled(name: string, step: string, ...errors: readonly string[]): JobStory {
  return { name, end: 'cancelled', steps: ['Set up job', `⊘ ${step}`], errors };
}

/** Creates a job that never reached a step of the author. */
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

/** Formats the log: timestamps, the step in a group, and the exit code. */
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
