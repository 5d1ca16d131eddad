/**
 * Situations with a complete run, reported by a job that needs the others, by a step with `status: workflow`, or by a
 * watching workflow.
 */
import { build } from './build.ts';
import { cancelled, failed, passed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.go'),
  made('lena', 'Export ledgers as CSV', 'src/export.go'),
];
const GREEN = [{ at: 0, end: 'success' as const }];
const GO = [
  '--- FAIL: TestExportQuotes (0.02s)',
  '    export_test.go:88: got "a;b", want "\\"a;b\\""',
  'FAIL',
  'FAIL\tbirch/ledger/src\t0.311s',
].join('\n');

export const RUNS: readonly Situation[] = [
  {
    id: 'run-needs-one-red-of-four',
    happened: 'Of four jobs the tests failed; a last job that needs them all tells of it.',
    expected: 'CI failed, 1 of 4 jobs, in which job and step, the test with its sentence, and Lena who broke it.',
    says: ['CI failed', 'of 4 jobs', 'TestExportQuotes', 'Lena Novak', 'calls lena'],
    never: ['↳ FAIL', 'Omar'],
    played: build({
      by: 'needs',
      commits: COMMITS,
      before: GREEN,
      jobs: [failed('test', 'Run go test ./...', GO), passed('build'), passed('lint'), passed('vet')],
    }),
  },
  {
    id: 'run-all-skipped-by-paths',
    happened: 'A change of documents alone: all jobs but the filter were skipped.',
    expected: 'No red, no praise; at most that it passed or was skipped. Not "4 jobs passed".',
    says: [/skipped|passed/, 'calls nobody'],
    never: ['failed', 'of 4 jobs failed'],
    played: build({
      by: 'needs',
      commits: [made('omar', 'Read rates', 'src/rates.go'), made('zoe', 'Explain exports', 'docs/export.md')],
      before: GREEN,
      jobs: [
        passed('changes'),
        { name: 'test', end: 'skipped', steps: [] },
        { name: 'build', end: 'skipped', steps: [] },
      ],
    }),
  },
  {
    id: 'run-watched-red-two-jobs',
    happened: 'A watching workflow tells of a run in which lint and tests failed for two causes.',
    expected: 'Both jobs, each with its own cause; Lena broke it.',
    says: ['CI failed', 'TestExportQuotes', 'ineffassign', 'Lena Novak'],
    never: ['↳ FAIL'],
    played: build({
      by: 'run',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        failed('test', 'Run go test ./...', GO),
        failed(
          'lint',
          'Run golangci-lint run',
          'src/export.go:31:2: ineffectual assignment to err (ineffassign)\n\terr = w.Flush()\n\t^\n1 issues:\n* ineffassign: 1',
        ),
        passed('build'),
      ],
    }),
  },
  {
    id: 'run-watched-superseded',
    happened: 'A newer push to the branch cancelled the run.',
    expected: 'Was cancelled by a newer run, nobody called, nothing broke.',
    says: ['was cancelled', 'newer run', 'calls nobody'],
    never: ['failed', 'Broke'],
    played: build({
      by: 'run',
      branch: 'exports',
      commits: COMMITS,
      jobs: [
        cancelled(
          'test',
          'Run go test ./...',
          "Canceling since a higher priority waiting request for 'ci-exports' exists",
        ),
      ],
    }),
  },
  {
    id: 'run-needs-failed-and-skipped-followers',
    happened: 'The build failed, so tests and publishing were skipped; the last job tells.',
    expected: 'The build is what failed; what was skipped is not counted as failed.',
    says: ['CI failed', 'build', 'undefined: writer'],
    never: ['↳ birch/ledger/src', '3 of 3', 'in publish', 'in test'],
    played: build({
      by: 'needs',
      commits: COMMITS,
      before: GREEN,
      jobs: [
        failed('build', 'Run go build ./...', '# birch/ledger/src\nsrc/export.go:19:7: undefined: writer'),
        { name: 'test', end: 'skipped', steps: [] },
        { name: 'publish', end: 'skipped', steps: [] },
      ],
    }),
  },
];
