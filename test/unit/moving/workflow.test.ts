import { expect, test } from 'vitest';
import { moveWorkflow } from '../../../src/moving/move-workflow.ts';
import { readWorkflow } from '../../../src/moving/workflow.ts';

const ACTION = 'acme/workroom-notify@v1';
const job = (steps: string, more = '') => `on: push\njobs:\n  a:\n    runs-on: x\n${more}    steps:\n${steps}`;
const SLACK = `      - uses: rtCamp/action-slack-notify@v2\n`;
const NAMED = `${SLACK}        env:\n          SLACK_WEBHOOK: \${{ secrets.S }}\n          SLACK_MESSAGE: The shop is shut\n`;

function refusal(text: string): string {
  const move = moveWorkflow(text, ACTION);
  if (move.type === 'fault') return `line ${move.line}: ${move.fault}`;
  expect(move.text).toBe(text);
  return move.steps.map(({ line, notes }) => `line ${line}: ${notes.join()}`).join('\n');
}

test.each([
  ['', /is no workflow: it has no jobs/],
  ['- a\n- b\n', /is no workflow/],
  ['on: push\n', /is no workflow/],
  ['jobs: 7\n', /is no workflow/],
  ['a: [', /line \d+: is no YAML/],
  ['jobs:\n\ta: b\n', /line 2: is no YAML: Tabs are not allowed/],
  ['jobs:\n  a: b\njobs:\n  c: d\n', /line 3: is no YAML: Map keys must be unique/],
  ['\u0000\u0001\u0002', /is no (?:YAML|workflow)/],
  ['{a: '.repeat(20_000), /nested too deeply|is no YAML/],
])('%j is answered in words', (text, words) => {
  expect(refusal(text)).toMatch(words);
});

test('aliases that would fill the memory are not followed', () => {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `x${at + 1}: &x${at + 1} [${Array(10).fill(`*x${at}`).join(', ')}]`,
  );
  const text = `x0: &x0 [a]\n${levels.join('\n')}\n${job(NAMED, '    permissions: *x9\n')}`;
  const move = moveWorkflow(text, ACTION);
  expect(move).toMatchObject({ type: 'moved', steps: [{ isMoved: true }] });
});

test.each([
  [
    'a merge key in its variables',
    job(`${SLACK}        env:\n          <<: *x\n          SLACK_MESSAGE: &m shut\n`),
    /anchor &m/,
  ],
  [
    'an input that others use',
    job(`      - uses: act10ns/slack@v2\n        with:\n          message: &m shut\n      - run: *m\n`),
    /anchor &m/,
  ],
  [
    'braces around the step',
    job(`      - { uses: act10ns/slack@v2, with: { message: shut } }\n`),
    /is written in braces/,
  ],
  [
    'inputs under an anchor',
    job(`      - uses: act10ns/slack@v2\n        with: &w\n          message: shut\n`),
    /anchor &w/,
  ],
  [
    'a list as a text',
    job(`      - uses: act10ns/slack@v2\n        with:\n          message: [a, b]\n`),
    /more than one value/,
  ],
])('%s leaves the step alone', (_, text, words) => {
  expect(refusal(text.replace('on: push\n', 'on: push\nx: &x { A: b }\n'))).toMatch(words);
});

test('inputs that stand elsewhere are read, and the step gets its own', () => {
  const text = `x: &x\n  message: The shop is shut\n${job(`      - uses: act10ns/slack@v2\n        with: *x\n`)}`;
  const move = moveWorkflow(text, ACTION);
  expect(move.type === 'moved' && move.text).toContain('          body: The shop is shut\n');
  expect(move.type === 'moved' && move.text).toContain('x: &x\n  message: The shop is shut\n');
});

test('an alias of a step follows the step', () => {
  const text = `${job(NAMED.replace('- uses', '- &told\n        uses'))}  b:\n    runs-on: x\n    steps:\n      - *told\n`;
  const move = moveWorkflow(text, ACTION);
  expect(move).toMatchObject({ type: 'moved', steps: [{ isMoved: true }] });
  expect(move.type === 'moved' && move.text).toMatch(/- &told\n {8}uses: acme\/workroom-notify@v1\n[\s\S]*- \*told\n$/);
});

test('a file with a byte order mark keeps it', () => {
  const move = moveWorkflow(`\uFEFF${job(NAMED)}`, ACTION);
  expect(move).toMatchObject({ type: 'moved', steps: [{ isMoved: true, line: 6 }] });
  expect(move.type === 'moved' && move.text.startsWith('\uFEFFon: push\njobs:')).toBe(true);
  expect(move.type === 'moved' && move.text).toContain('- uses: acme/workroom-notify@v1\n');
});

test('a job that only tells is known by its steps', () => {
  const of = (steps: string) => {
    const file = readWorkflow(job(steps, '    needs: [b]\n    if: always()\n'));
    return 'fault' in file ? undefined : file.steps[0]?.job.reports;
  };
  expect(of(SLACK)).toBe(true);
  expect(of(`${SLACK}      - uses: actions/checkout@v6\n`)).toBe(true);
  expect(of(`${SLACK}      - run: make\n`)).toBe(false);
});
