/** Situations with matrices, reusable workflows, jobs that may fail, and dependent jobs. */
import { build } from './build.ts';
import { failed, passed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'lib/rates.ex'),
  made('yuki', 'Parse dates of all locales', 'lib/dates.ex'),
];
const GREEN = [{ at: 0, end: 'success' as const }];
const EX = [
  '  1) test parses Thai years (Ledger.DatesTest)',
  '     test/dates_test.exs:44',
  '     Assertion with == failed',
  '     left:  2569',
  '     right: 2026',
  '',
  'Finished in 3.1 seconds',
  '412 tests, 1 failure',
].join('\n');

export const MATRICES: readonly Situation[] = [
  {
    id: 'matrix-one-leg-of-six',
    happened: 'Of six legs only the one with OTP 28 on Windows failed.',
    expected: 'One leg, which one, its cause, Yuki. Not "6 jobs".',
    says: ['failed', 'windows', '28', 'parses Thai years', 'Yuki Tanaka'],
    never: ['Finished in 3.1', 'more matrix jobs', '6 of 6'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        ...['ubuntu, 26', 'ubuntu, 27', 'ubuntu, 28', 'windows, 26', 'windows, 27'].map((leg) =>
          passed(`test (${leg})`),
        ),
        failed('test (windows, 28)', 'Run mix test', EX),
      ],
    }),
  },
  {
    id: 'matrix-two-legs-two-causes',
    happened: 'Two legs failed: one in a test, the other for a compiler error.',
    expected: 'Both causes, each with its leg; neither stands for both.',
    says: ['parses Thai years', 'undefined function to_iso/1', 'test (27)', 'test (26)'],
    never: ['and 1 more matrix job'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        failed(
          'test (26)',
          'Run mix test',
          '== Compilation error in file lib/dates.ex ==\n** (CompileError) lib/dates.ex:12: undefined function to_iso/1 (expected Ledger.Dates to define such a function)',
        ),
        failed('test (27)', 'Run mix test', EX),
        passed('test (28)'),
      ],
    }),
  },
  {
    id: 'reusable-inner-job-red',
    happened: 'A job of a reusable workflow, called from CI, failed.',
    expected: 'Which inner job, in a name that a person can read; the cause.',
    says: ['checks / credo', 'lib/dates.ex:31', 'failed'],
    never: ['undefined'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        failed(
          'checks / credo',
          'Run mix credo --strict',
          '  Refactoring opportunities\n┃ [F] → Function is too complex (cyclomatic complexity is 14, max is 9).\n┃       lib/dates.ex:31:7 #(Ledger.Dates.parse)\n\n388 mods/funs, found 1 refactoring opportunity.',
        ),
        passed('checks / format'),
      ],
    }),
  },
  {
    id: 'follower-publishes-nothing',
    happened: 'The image could not be built; the scan that needs it failed because there is none.',
    expected: 'The build first, with its cause; the scan is only what followed.',
    says: [/image[\s\S]*scan|image/, 'COPY failed'],
    never: [/manifest unknown[\s\S]*COPY failed/],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        failed(
          'scan',
          'Run trivy image ledger:pr',
          'FATAL Fatal error run error: unable to find the specified image "ledger:pr": manifest unknown',
          { minutes: 1, ended: 1 },
        ),
        failed(
          'image',
          'Run docker build .',
          'Step 7/9 : COPY dist/ /srv/\nCOPY failed: file not found in build context or excluded by .dockerignore: stat dist/: file does not exist',
          { minutes: 3, ended: 3 },
        ),
      ],
    }),
  },
  {
    id: 'matrix-fail-fast',
    happened: 'One leg failed and GitHub cancelled the two others.',
    expected: 'One leg failed; the cancelled ones are not causes.',
    says: ['failed', 'test (28)', 'parses Thai years'],
    never: ['Finished in 3.1', 'was cancelled', '3 of 3', 'test (26) in'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        {
          name: 'test (26)',
          end: 'cancelled',
          steps: ['Set up job', '⊘ Run mix test'],
          errors: ['The strategy configuration was canceled because "test._28" failed', 'The operation was canceled.'],
        },
        {
          name: 'test (27)',
          end: 'cancelled',
          steps: ['Set up job', '⊘ Run mix test'],
          errors: ['The strategy configuration was canceled because "test._28" failed', 'The operation was canceled.'],
        },
        failed('test (28)', 'Run mix test', EX),
      ],
    }),
  },
  {
    id: 'reusable-twice-one-red',
    happened: 'A reusable workflow is called for two regions; the one for the south failed.',
    expected: 'South failed and its cause; the north is not mentioned as failed.',
    says: ['south', 'failed', 'quota'],
    never: ['north in', 'north failed'],
    played: build({
      by: 'needs',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        passed('north / roll out'),
        failed(
          'south / roll out',
          'Run pulumi up',
          'error: update failed\n  gcp:compute:Instance ledger-south: error: googleapi: Error 403: Quota CPUS exceeded, quota limit 24',
        ),
      ],
      options: { status: JSON.stringify({ north: { result: 'success' }, south: { result: 'failure' } }) },
    }),
  },
];
