/** What files of a step would tell: a test report, the lines of a log, a report in Markdown. */
import type { Facts } from '../../facts/facts.ts';
import type { SampleName } from './build.ts';
import { EXPECTED } from './readable.ts';

interface Sample {
  readonly title: string;
  /** The option that names the file, and how a step would. */
  readonly option: string;
  readonly path: string;
  /** @param red whether the build failed */
  readonly facts: (red: boolean) => Partial<Facts>;
}

const SLOWEST = [
  { name: 'pays by card', suite: 'checkout', duration_seconds: 12 },
  { name: 'imports a catalogue', suite: 'catalogue', duration_seconds: 7 },
];

function tests(red: boolean): Partial<Facts> {
  const failed = red ? 2 : 0;
  const failures = [
    { name: 'adds a gift card', suite: 'cart', message: 'expected 90 to be 100', path: 'src/cart.test.ts', line: 41 },
    {
      name: 'shows the total',
      suite: 'receipt',
      message: 'expected "12.29" to be "12.30"',
      path: 'src/receipt.test.ts',
      line: 88,
    },
  ];
  return {
    tests: {
      ...{ total: 1204, passed: 1192 - failed, failed, skipped: 12, flaky: 1, duration_seconds: 96 },
      failures: red ? failures : [],
      flaky_tests: [{ name: 'remembers the address', suite: 'checkout' }],
      slowest: SLOWEST,
    },
  };
}

const REPORT = `**Coverage 91.2 %**, 0.4 points up

| file | lines |
|---|--:|
| src/cart.ts | 96 % |
| src/receipt.ts | 88 % |`;

export const SAMPLES: Readonly<Record<SampleName, Sample>> = {
  tests: { title: 'Test report', option: 'test-reports', path: '**/junit.xml', facts: tests },
  errors: {
    title: 'Log of the job',
    option: 'log-files',
    path: 'test.log',
    facts: (red) => ({ errors: red ? [EXPECTED] : [] }),
  },
  report: {
    title: 'Report in Markdown',
    option: 'report',
    path: 'coverage.md',
    facts: () => ({ report: { path: 'coverage.md', text: REPORT } }),
  },
};
