/** Tests the cause of a failed run if its annotation and its log differ. */
import { describe, expect, test } from 'vitest';
import { reportOn } from '../../support/health-report.ts';

const stamped = (lines: readonly string[]) => lines.map((line) => `2026-03-04T03:00:00.0000000Z ${line}`).join('\n');
const step = (title: string, ...lines: string[]) =>
  stamped([`##[group]${title}`, title.replace('Run ', ''), 'shell: /usr/bin/bash -e {0}', '##[endgroup]', ...lines]);
const EXIT = '##[error]Process completed with exit code 1.';

/** Reads the cause of a run with failed tests, these annotations, and this log. */
async function readCause(annotations: readonly string[], log: string): Promise<string | undefined> {
  const table = {
    workflows: [{ file: 'ci.yml', name: 'CI', text: 'on: push' }],
    runs: [
      { id: 1, file: 'ci.yml', created: '2026-03-04T05:00:00Z' },
      { id: 2, file: 'ci.yml', created: '2026-03-04T07:00:00Z', conclusion: 'failure' },
    ],
    jobs: { '2/1': [{ name: 'test', conclusion: 'failure', annotations, log }] },
  };
  const { facts } = await reportOn({ tables: { 'acme/shop': table }, options: { period: '2h' } });
  return facts.health?.turned_red?.[0]?.cause;
}

const SAID = 'The totals differ by 10 cents';
const GUESSES: readonly (readonly [string, readonly string[]])[] = [
  ['a line that says error', ['Error: retrying connection (1/3)', 'Running 12 tests']],
  ['a warning', ['npm warn deprecated glob@7.2.3: it is no longer supported', 'added 300 packages']],
  ['the code of a package manager', ['npm error code ELIFECYCLE', 'npm error errno 1']],
];

describe("an annotation that isn't in the log", () => {
  test.each(GUESSES)('precedes %s', async (_, lines) => {
    expect(await readCause([SAID], step('Run npm test', ...lines, EXIT))).toBe(SAID);
  });

  test('follows a failed test, and the annotation of the step itself', async () => {
    const failed = [
      'FAIL src/cart.test.ts',
      '  ● cart › rounds totals',
      '',
      '    Expected: 100',
      '    Received: 90',
      '',
    ];
    const trace = ['      at Object.<anonymous> (src/cart.test.ts:12:3)', 'Tests: 1 failed, 3 passed, 4 total'];
    expect(await readCause([SAID], step('Run npm test', ...failed, ...trace, EXIT))).toMatch(/Expected: 100|cart/);
    expect(await readCause([SAID], step('Run npm test', '##[error]The cart is empty', EXIT))).toBe('The cart is empty');
  });
});

test('is printed without colors', async () => {
  expect(await readCause(['The \u001B[31mtotals\u001B[39m differ'], '')).toBe('The totals differ');
});

describe("an annotation of an allowed failure isn't assigned to the failing step", () => {
  test.each([
    ['as the log has it', 'Unused variable', '##[error]Unused variable'],
    ['with colours', 'Unused \u001B[31mvariable\u001B[0m', '##[error]Unused \u001B[31mvariable\u001B[0m'],
    ['cut', 'Unused varia…', '##[error]Unused variable'],
    ['behind its place', 'Unused variable', `##[error]${'src/a/'.repeat(50)}cart.ts(1,2): Unused variable`],
  ])('%s', async (_, annotation, line) => {
    const log = `${step('Run npm run lint', line)}\n${step('Run npm test', 'Error: the server is gone', EXIT)}`;
    expect(await readCause([annotation], log)).toBe('the server is gone');
  });
});
