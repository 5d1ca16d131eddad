/** Defines the facts about jobs and their termination, with fixed texts. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { ALWAYS, type FactFields, flag, group, groups, line, lines, list, number, time, url, words } from '../fact.ts';

/** Infrastructure failures; also the values of `infrastructure`. */
const INFRASTRUCTURE_REASONS = [
  'runner_lost',
  'shutdown',
  'not_acquired',
  'account',
  'rejected',
  'disk_full',
  'registry_limit',
  'action_retired',
  'action_download',
  'set_up',
  'services',
  'clean_up',
  'network',
  'rate_limit',
] as const;

const REASONS = [
  'step',
  'out_of_memory',
  'killed',
  'timed_out',
  'startup_failure',
  'before_first_step',
  'unexplained',
  'other_host',
  ...INFRASTRUCTURE_REASONS,
  'newer_run',
  'person',
] as const;

const ADVICE = [
  'run it again',
  'run it again; if it happens again, ask an administrator',
  'run it again; if it fails again, check the address',
  'run it again later',
  'update to its newest version',
  'run it again later, or sign in to the registry',
  'check that a matching runner is available, then run it again',
  "free the runner's disk, then run it again",
  'pay the bill, then run it again',
  'give it more memory, or make it use less',
  'check how much memory it uses',
] as const;

export const INFRASTRUCTURE = words(
  INFRASTRUCTURE_REASONS,
  'What failed if it was not the code; then neither author nor suspects are called.',
  'runner_lost',
);

const TERMINATION = {
  reason: words(REASONS, 'What ended it; of several jobs, first what the code has to do with.', 'disk_full', ALWAYS),
  category: words(
    ['code', 'infrastructure', 'decision', 'unknown'],
    'Whose it is: the `code`, the `infrastructure`, a `decision` of a person or rule, or `unknown`. People are called for `code` only.',
    'infrastructure',
    ALWAYS,
  ),
  certain: flag('False if it is only probable.', ALWAYS),
  service: line(
    'What failed, if known: a public host (`network`, `rate_limit`), an action or a runner.',
    'registry.npmjs.org',
  ),
  answer: line('What became of a request to that host.', 'answered 502'),
  advice: words(ADVICE, 'What helps, if known.', "free the runner's disk, then run it again"),
} as const satisfies FactFields;

const FAILED_STEP = {
  number: number("Position on the job's page, counted from 1.", 4),
  name: line('Name of the step.', 'Run npm test', ALWAYS),
  url: url('The step on the page of its job.'),
  started_at: time('When it started.', '2026-03-04T08:01:30Z'),
  new: flag('True if another step failed in the run before; empty if unknown.'),
} as const satisfies FactFields;

export const JOB_ERROR = {
  test: line('The failing test, if a log names it.', 'cart > adds a gift card'),
  message: lines('What was reported.', 'expected 1 to be 2', ALWAYS),
  path: line('File in the repository; of Java from the package on.', 'src/sum.test.ts'),
  line: number('Line in that file.', 12),
  count: number('How many tests or lines say it, from three on.', 60),
  written_at: time('When its log file was last written.', '2026-03-04T08:02:00Z'),
  low_confidence: flag('True for a doubtful cause: the last lines of a step whose log shows none.'),
} as const satisfies FactFields;

/** Describes a job of the API. */
const RUN_JOB = {
  id: number('Its id.', 48_001_234_567),
  name: line(
    'Its name, with the calling job before and the matrix after.',
    'caller / test (ubuntu-latest, 24)',
    ALWAYS,
  ),
  url: url('Its page.'),
  conclusion: words(CONCLUSIONS, 'How it ended; empty while it is running.', 'failure'),
  started_at: time('When it started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('How long it took, in seconds.', 120),
  failed_steps: groups('Steps that failed.', FAILED_STEP, ALWAYS),
  errors: groups('What the failing step wrote about it; nothing if that is only an exit code.', JOB_ERROR, ALWAYS),
} as const satisfies FactFields;

/** Describes a failed job. */
export const FAILED_JOB = {
  ...RUN_JOB,
  infrastructure: INFRASTRUCTURE,
  new: flag(
    'True if it passed in the run before, false if it failed there too. Read for `new_failures`; empty if unknown.',
  ),
} as const satisfies FactFields;

export const JOB_FACTS = {
  jobs: groups('All jobs of the run that is reported.', RUN_JOB, { loader: 'jobs' }),
  failed_jobs: groups('The reported job, if it failed; of a whole run, every failed job.', FAILED_JOB, {
    loader: 'failed_jobs',
  }),
  termination: group(
    'How a red or cancelled build came to its end, by signs in steps, annotations, logs and files.',
    TERMINATION,
    { loader: 'failed_jobs' },
  ),
  infrastructure: {
    ...INFRASTRUCTURE,
    text: 'What failed if no job failed by the code.',
    loader: 'failed_jobs',
  },
  faulty_runner: line(
    'The machine on which all failed jobs ran, two at least, while others passed elsewhere.',
    'runner-7',
    { loader: 'failed_jobs' },
  ),
  new_failures: number('How many of the failing jobs passed in the run before; empty unless known of each.', 1, {
    loader: 'new_failures',
  }),
  job_counts: group(
    'The jobs of the run, without the one that asks.',
    {
      total: number('How many there are.', 120, ALWAYS),
      failed: number('How many failed or timed out.', 12, ALWAYS),
      running: number('How many still run; empty for none.', 1),
      maybe_allowed_failures: flag('True if failures may be tolerated, which `status: workflow` cannot know.'),
    },
    { loader: 'jobs' },
  ),
  artifacts: groups(
    'What the run has uploaded so far, in all attempts; 300 at most.',
    {
      name: line('Its name.', 'coverage', ALWAYS),
      url: url('Where readers of the repository download it.'),
      size_bytes: number('Its size in bytes.', 1_250_000),
      expired: flag('True if it is already deleted.'),
    },
    { loader: 'artifacts' },
  ),
  stopped: group(
    'Why it ended before its work was done.',
    {
      by: words(['newer_run', 'person', 'time_limit', 'startup_failure'], 'What stopped it.', 'newer_run', ALWAYS),
      person: line('Who cancelled it, if known.', 'ada'),
      after_seconds: number('How long it had run by then.', 21_600),
    },
    { loader: 'failed_jobs' },
  ),
  unfinished_steps: group(
    'What is open when a step reports a green job of which other steps still run or have failed. `job-end` knows the end.',
    {
      running: list('Steps that still run beside it.', ['Start the server'], ALWAYS),
      failed: list('Steps that have failed.', ['Run npm run e2e'], ALWAYS),
    },
    { loader: 'job' },
  ),
  failing_files: groups(
    'The failing files, one for each test and error, the surest first; if none is named, what the change under suspicion changed.',
    {
      path: line(
        'The file, from the root of the repository; empty for a job that names none.',
        'packages/api/src/cart.test.ts',
      ),
      job: line('The failed job that names it; empty if files of the workspace do.', 'test'),
      suspected: flag('True if no failure names a file: the change under suspicion changed this one.'),
    },
    { loader: 'failing_files' },
  ),
  file_owners: groups(
    'Owners of these files by CODEOWNERS.',
    {
      path: line('One of `failing_files`.', 'packages/api/src/cart.test.ts', ALWAYS),
      owners: list(
        'Logins, groups (`@acme/api`) and e-mail addresses, as CODEOWNERS has them; none if nobody owns it.',
        ['@acme/api'],
        ALWAYS,
      ),
    },
    { loader: 'file_owners' },
  ),
  owners: list(
    'Owners of all failing files, as CODEOWNERS has them, for `only-if: owners contains "@acme/web"`; empty if unknown, if it was not the code, or is red elsewhere too.',
    ['@acme/web'],
    { loader: 'file_owners' },
  ),
} as const satisfies FactFields;
