/** Logs of test runners, with ends that hide the cause. */
import { build } from './build.ts';
import { failed } from './jobs.ts';
import { made } from './people.ts';
import type { AttemptState } from './situation.ts';

const COMMITS = [
  made('omar', 'Read rates from the cache', 'src/rates.ts'),
  made('priya', 'Archive closed ledgers', 'src/archive.ts', 'tests/archive.test.ts'),
];

/** A red run whose log says this. */
const red = (step: string, log: string) =>
  build({ by: 'run', commits: COMMITS, before: [{ at: 0, end: 'success' }], jobs: [failed('test', step, log)] });

const alike = Array.from(
  { length: 60 },
  (_, index) => `  ✕ page ${index + 1} renders (31 ms)\n    Cannot find module '@birch/theme' from 'tests/setup.ts'`,
).join('\n');

export const TEST_LOGS: readonly AttemptState[] = [
  {
    id: 'log-node-farewell',
    happened: 'A script threw, and Node said its version below the trace.',
    expected: "The error with its file and line, and Priya, who changed that file; Node's version is no cause.",
    says: ['Cannot seal an open ledger', 'src/archive.ts', 'Priya Raman'],
    never: ['Node.js v24'],
    played: red(
      'Run node scripts/close.ts',
      '/__w/ledger/ledger/src/archive.ts:48\n    throw new Error(`Cannot seal an open ledger: ${id}`);\n          ^\n\nError: Cannot seal an open ledger: 2026-08\n    at seal (/__w/ledger/ledger/src/archive.ts:48:11)\n    at main (/__w/ledger/ledger/scripts/close.ts:9:3)\n\nNode.js v24.4.1',
    ),
  },
  {
    id: 'log-trace-then-shutdown-lines',
    happened: 'An uncaught error, and below it the pool says goodbye.',
    expected: 'The error with its place; the goodbye lines are not the cause.',
    says: ['ledger 2026-08 has no owner', 'src/archive.ts'],
    never: ['Draining pool', 'Pool drained', 'Bye'],
    played: red(
      'Run bun run close',
      'RangeError: ledger 2026-08 has no owner\n      at ownerOf (/__w/ledger/ledger/src/archive.ts:71:9)\n      at close (/__w/ledger/ledger/src/archive.ts:90:3)\nDraining pool (4 connections)\nPool drained\nBye',
    ),
  },
  {
    id: 'log-sixty-alike',
    happened: 'Sixty Jest tests failed, all because a module is missing.',
    expected: 'One line with the module and a count of sixty; not the same line several times.',
    says: ["Cannot find module '@birch/theme'", /60|59 more/],
    never: ['↳ page 60', /@birch\/theme[\s\S]*@birch\/theme[\s\S]*@birch\/theme/],
    played: red(
      'Run npx jest',
      `FAIL tests/pages.test.ts\n${alike}\n\nTests:       60 failed, 60 total\nTime:        4.2 s`,
    ),
  },
  {
    id: 'log-info-before-error',
    happened: 'Playwright printed notes about its browser before the one test that failed.',
    expected: 'The failing test and its sentence; the notes are not the cause.',
    says: ['archives a ledger', 'toBeVisible'],
    never: ['Downloading', 'host requirements', /archives a ledger[\s\S]*archives a ledger/],
    played: red(
      'Run npx playwright test',
      "Downloading Chromium 140.0.7339.16\nhost requirements validated\n\n  1) [chromium] › tests/archive.spec.ts:12:1 › archives a ledger ───────────\n\n    Error: expect(locator).toBeVisible() failed\n\n    Locator: getByText('Sealed')\n    Expected: visible\n    Timeout: 5000ms\n\n       at tests/archive.spec.ts:17:40\n\n  1 failed\n    [chromium] › tests/archive.spec.ts:12:1 › archives a ledger\n  63 passed (41.0s)",
    ),
  },
  {
    id: 'log-japanese-locale',
    happened: 'javac spoke Japanese on a self-hosted runner.',
    expected: "The compiler's sentence with its file, in its language.",
    says: ['failed', 'Archive.java:22', 'シンボル'],
    played: red(
      'Run mvn -B test',
      '[INFO] Compiling 41 source files\nsrc/main/java/birch/Archive.java:22: エラー: シンボルを見つけられません\n        seal(on);\n             ^\n  シンボル:   変数 on\nエラー1個',
    ),
  },
  {
    id: 'log-segfault-after-output',
    happened: 'The test binary crashed with a segmentation fault and left no other word.',
    expected: 'Segmentation fault is the cause.',
    says: ['Segmentation fault'],
    never: ['Process completed'],
    played: red(
      'Run ./build/tests',
      '[ RUN      ] Archive.Seals\n/__w/_temp/8f.sh: line 1:  2211 Segmentation fault      (core dumped) ./build/tests',
    ),
  },
  {
    id: 'log-heap-after-abort',
    happened:
      'V8 ran out of heap; bash said "Aborted (core dumped)" on the line before the error appears in stderr order.',
    expected: 'Out of memory is the cause, not "Aborted".',
    says: ['heap out of memory'],
    played: red(
      'Run npx vite build',
      'vite v7.1.5 building for production...\n/__w/_temp/1c.sh: line 1:  2290 Aborted                 (core dumped) npx vite build\nFATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
    ),
  },
  {
    id: 'log-dotnet-one-of-many',
    happened: 'One .NET test failed among 1,800, and the summary came last.',
    expected: "The test's name, what was expected, and the file; how many there were.",
    says: ['Seals_in_one_transaction', 'Assert.Equal() Failure'],
    never: ['Test Run Failed.'],
    played: red(
      'Run dotnet test',
      '  Failed Birch.Tests.ArchiveTests.Seals_in_one_transaction [41 ms]\n  Error Message:\n   Assert.Equal() Failure: Values differ\nExpected: 1\nActual:   2\n  Stack Trace:\n     at Birch.Tests.ArchiveTests.Seals_in_one_transaction() in /__w/ledger/ledger/tests/ArchiveTests.cs:line 52\n\nFailed!  - Failed:     1, Passed:  1799, Skipped:     0, Total:  1800, Duration: 22 s - Birch.Tests.dll (net9.0)\nTest Run Failed.',
    ),
  },
  {
    id: 'log-swift-two-failures',
    happened: 'Two Swift tests failed; one of them says its reason in two lines.',
    expected: 'Both tests, each with its reason and place.',
    says: ['testSealsOnce', 'testArchivesInOrder', 'ArchiveTests.swift'],
    never: ['Executed 204 tests', /testSealsOnce.{0,9}: error: .*testArchivesInOrder/],
    played: red(
      'Run swift test',
      '/__w/ledger/ledger/Tests/ArchiveTests.swift:18: error: -[LedgerTests.ArchiveTests testSealsOnce] : XCTAssertEqual failed: ("2") is not equal to ("1")\nTest Case \'-[LedgerTests.ArchiveTests testSealsOnce]\' failed (0.004 seconds).\n/__w/ledger/ledger/Tests/ArchiveTests.swift:40: error: -[LedgerTests.ArchiveTests testArchivesInOrder] : failed: caught error: "notSorted"\nTest Case \'-[LedgerTests.ArchiveTests testArchivesInOrder]\' failed (0.010 seconds).\nExecuted 204 tests, with 2 failures (1 unexpected) in 3.110 (3.122) seconds',
    ),
  },
];
