import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainLog } from '../../../../../src/facts/files/log/explain.ts';
import { chanceOf } from '../../../../support/chance.ts';
import { jobLogAround } from '../../../../support/job-logs/job-log.ts';
import { judgeLog } from '../../../../support/job-logs/judge.ts';

/** Logs of many tools: the lines behind a mark are those that a developer would want to see. */
const casesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split(/^=== (?=[a-z])/m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)] as const);
const CASES = casesIn('cases.txt');

const EXIT = '##[error]Process completed with exit code 1.';
const at = (from: number, to: number) => ({ from: `2026-03-04T04:00:${from}Z`, to: `2026-03-04T04:00:${to}Z` });

/** Lines of a log with their seconds: `12 text`. */
function log(...lines: readonly string[]): string {
  return lines.map((line) => `2026-03-04T04:00:${line.slice(0, 2)}.1234567Z ${line.slice(3)}`).join('\n');
}

function linesOf(text: string, ...step: Parameters<typeof explainLog> extends [string, ...infer S] ? S : never) {
  return explainLog(text, ...step).failures.flatMap(({ test = [], lines }) => [test, ...lines].flat());
}

describe('alone, the first five lines hold the cause', () => {
  test.each(CASES)('%s', (_, text) => {
    const place = judgeLog(text).place ?? 0;
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(5);
  });
});

describe('the first that is quoted tells why, and not', () => {
  test.each(casesIn('first.txt'))('%s', (_, text) => {
    expect(judgeLog(`${text}${EXIT}`).place).toBe(1);
  });
});

test('in the log of a whole job the cause is quoted in nine of ten, in the first five lines in eight, first in six', () => {
  const places = CASES.map(([, text], seed) =>
    Number(judgeLog(text, (fragment) => jobLogAround(fragment, chanceOf(seed).next)).place),
  );
  const share = (most: number) => places.filter((place) => place > 0 && place <= most).length / places.length;
  expect(share(12)).toBeGreaterThanOrEqual(0.9);
  expect(share(5)).toBeGreaterThanOrEqual(0.8);
  expect(share(1)).toBeGreaterThanOrEqual(0.6);
});

describe('a count and the words of other languages are sure', () => {
  const counted = casesIn('first.txt').filter(([name]) => /^(?:the|a) (?:number|word|sentence)\b/.test(name));
  test.each(counted)('%s', (_, text) => {
    expect(explainLog(`${text.replace('#=MATCH=# ', '')}${EXIT}`).sure).toBe(true);
  });
});

test.each([
  ['[08:00:00 INF] Could not find a cache, building one: not found', '[08:00:01 ERR] The schema is out of date'],
  ['I0304 08:00:00.000000 1 main.go:12] failed requests are retried', 'E0304 08:00:01.000000 1 main.go:40] no port'],
  ['08:00:00.123 [main] INFO  c.acme.Shop - errors are not available', '08:00:01.123 [main] ERROR c.acme.Shop - no'],
])('of a lower level, which is not told: %s', (low, error) => {
  expect(linesOf([low, error, EXIT].join('\n'))).toHaveLength(1);
});

test('what a linter says of many places is what it failed by, and not what a program writes all the time', () => {
  const file = (at: number) => [
    `/srv/f${at}.ts`,
    ...Array.from({ length: 8 }, (_, line) => `  ${line + 1}:7  error  Unexpected any`),
  ];
  const findings = Array.from({ length: 41 }, (_, at) => file(at)).flat();
  const { failures, sure } = explainLog([...findings, '', '✖ 328 problems (328 errors, 0 warnings)', EXIT].join('\n'));
  expect(sure).toBe(true);
  expect(failures[0]).toEqual({ file: '/srv/f0.ts', lines: ['1:7  error  Unexpected any'], trace: [], count: 328 });
});

test.each(['All good: 0 errors, 3 warnings', 'no problems: 12 issues fixed', 'エラー 0件', 'took 12 errors.test.ts'])(
  '%s explains nothing',
  (line) => {
    expect(explainLog(['Building', line, 'Done', EXIT].join('\n')).sure).toBe(false);
  },
);

test('of tests that failed alike the name of the last stands nowhere alone', () => {
  const alike = [1, 2, 3, 4, 5].flatMap((at) => [` FAIL  a.test.ts > t${at}`, 'Error: connect ECONNREFUSED ::1:5432']);
  const { failures } = explainLog(
    [...alike, ' Test Files  1 failed (1)', '      Tests  5 failed (5)', EXIT].join('\n'),
  );
  expect(failures).toMatchObject([{ test: 'a.test.ts > t1', count: 5 }]);
});

describe('the first that is quoted', () => {
  const first = (...lines: readonly string[]) => explainLog([...lines, EXIT].join('\n')).failures[0];

  test('is what is wrong at a place, not the place alone, which stays as its place', () => {
    const failure = first('src/Cart.hs:31:15: error: [GHC-83865]', '    • No instance for Num', '    • In the call');
    expect(failure).toMatchObject({ lines: ['No instance for Num'] });
    expect(failure?.trace[0]).toContain('src/Cart.hs:31:15');
  });

  test('is the cause of what was caused, without the word', () => {
    const failure = first(
      'app.StartError: no bean',
      'Caused by: app.PoolError: no pool',
      'Caused by: app.UrlError: no url',
    );
    expect(failure?.lines[0]).toBe('app.UrlError: no url');
  });

  test('is a warning, where the step says that it failed by it', () => {
    const warning = "WARNING -  The page 'usage.md' has a link to 'instal.md', which is not there.";
    expect(first(warning, 'Built in 2 s', 'Aborted with 1 warnings in strict mode!')?.lines).toEqual([warning]);
    expect(first(warning, 'Built in 2 s', 'error: no space left')?.lines).toEqual(['error: no space left']);
  });

  test('stands at the end, where the step throws all the time and goes on', () => {
    const going = (index: number) => [
      `TypeError: nothing in ${'abc'[index]}`,
      ...Array.from({ length: 150 }, () => 'next'),
    ];
    const lines = [0, 1, 2].flatMap(going);
    expect(first(...lines, 'The database did not start within 30 seconds')?.lines[0]).toContain('did not start');
  });

  test('has no time in front', () => {
    expect(first('[04:01:11]: error: no profile')?.lines).toEqual(['error: no profile']);
    expect(first('04:01:11,120 | error: no profile')?.lines).toEqual(['error: no profile']);
  });
});

test('no more than twelve lines are quoted, and none twice', () => {
  const text = Array.from({ length: 500 }, (_, index) => `src/a${index}.c:${index}:1: error: no ${index}`).join('\n');
  expect(linesOf(text).length).toBeLessThanOrEqual(12);
  expect(new Set(linesOf(text)).size).toBe(linesOf(text).length);
});

test('colours, stamps, marks and what a progress bar wrote over itself are not quoted', () => {
  const text = [
    '\uFEFF2026-03-04T04:00:10.2891124Z ##[group]Run npm test',
    '2026-03-04T04:00:10.2891124Z \u001b[36mnpm test\u001b[0m',
    '2026-03-04T04:00:10.2891124Z ##[endgroup]',
    '2026-03-04T04:00:11.2891124Z 10 %\r50 %\r\u001b[31mTypeError: price is undefined\u001b[39m',
    `2026-03-04T04:00:12.2891124Z ${EXIT}`,
  ].join('\n');
  expect(linesOf(text)).toEqual(['TypeError: price is undefined']);
});

test.each([
  ['FAIL src/cart.test.ts', 'Test Suites: 1 failed, 2 passed, 3 total', 'Tests:       1 failed, 3 passed, 4 total'],
  ['Snapshots:   0 total', 'Time:        1.2 s', 'Ran all test suites.'],
  [' Test Files  1 failed | 2 passed (3)', '   Start at  10:00:00', '   Duration  300ms'],
  ['⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯', '# tests 4', '# fail 1'],
])('what frames or counts is not quoted beside a cause: %s', (...frame) => {
  const cause = ['  ● cart › adds a gift card', '', '    TypeError: price is undefined', ''];
  const explained = explainLog([frame[0], ...cause, ...frame.slice(1), EXIT].join('\n'));
  expect(explained.failures.map(({ test, lines }) => [test, ...lines])).toEqual([
    ['cart › adds a gift card', 'TypeError: price is undefined'],
  ]);
});

test('a ruled heading is quoted only where nothing else tells', () => {
  const text = [
    '=================================== FAILURES ===================================',
    'E       AssertionError: 90 != 100',
    '=========================== short test summary info ============================',
    '========================= 1 failed, 1 passed in 0.03s ==========================',
    EXIT,
  ];
  expect(linesOf(text.join('\n'))).toEqual(['AssertionError: 90 != 100']);
  expect(linesOf(text.slice(2).join('\n')).join()).toContain('1 failed, 1 passed');
});

test('workflow commands are quoted without their command', () => {
  expect(linesOf("::error file=src/cart.ts,line=17::'total' is assigned a value but never used")).toEqual([
    "'total' is assigned a value but never used",
  ]);
});

test('a private key is never quoted', () => {
  const text =
    'loading\n-----BEGIN RSA PRIVATE KEY-----\nMIIEow error: fatal\n-----END RSA PRIVATE KEY-----\nerror: bad key';
  expect(linesOf(text)).toEqual(['error: bad key']);
});

test.each([
  ['    ', ''],
  ['\t', ''],
  ['| ', ''],
  ['> | ', ''],
  ["  + '", "\\n' +"],
  ['  "', '\\n",'],
  ['12:03:44 INFO key ', ''],
  ['  "', '\\r\\n" +'],
  ['<key>', '</key>'],
])('nor is one whose lines stand between "%s" and "%s"', (before, after) => {
  const key = ['-----BEGIN PRIVATE KEY-----', 'MIIEowIBAAKCAQEA', 'MIIEowIBerrorQEB==', '-----END PRIVATE KEY-----'];
  const text = ['secret: |', ...key.map((line) => `${before}${line}${after}`), ''].join('\n');
  expect(JSON.stringify(explainLog(text))).not.toContain('MIIEow');
});

test.each<[string, (line: string, index: number) => string]>([
  ['the name of a file and the number of a line', (line, index) => `server.pem:${index + 1}:${line}`],
  ['an id of its own', (line, index) => `[${(index * 7919).toString(16)}] ${line}`],
  ['a word on the first line only', (line, index) => `12:03:44 INFO ${index === 0 ? 'key: ' : ''}${line}`],
  ['a time', (line, index) => `${9 + Math.floor(index / 9)}:59:59 ${line}`],
])('nor is a long one whose lines stand behind %s', (_, written) => {
  const words = Array.from({ length: 25 }, (_, index) => `MIIE${String(index).padStart(60, 'kR7+')}`);
  const key = ['-----BEGIN PRIVATE KEY-----', ...words, '-----END PRIVATE KEY-----'];
  expect(JSON.stringify(explainLog(key.map(written).join('\n')))).not.toContain('MIIE');
});

test.each([
  ['a key that ends on its line', 'config {"key":"-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----"}'],
  ['the first line of a key behind the name of a file', 'src/fixtures/server.pem:1:-----BEGIN RSA PRIVATE KEY-----'],
])('what follows %s is still quoted', (_, line) => {
  const text = `${line}\nerror: bad key\nError: could not start the server\n`;
  const quoted = JSON.stringify(linesOf(text));
  expect(quoted).toContain('error: bad key');
  expect(quoted).toContain('could not start the server');
  expect(quoted).not.toContain('MIIE');
});

test('of an empty log nothing is quoted', () => {
  expect(explainLog('')).toEqual({ failures: [], sure: false, marked: [], foreign: [] });
});

test('the only step with an error is the failing one, whatever the times say', () => {
  const text = log(
    '10 ##[group]Run npm test',
    '10 ##[endgroup]',
    '11 TypeError: price is undefined',
    `12 ${EXIT}`,
    '13 Post job cleanup.',
    '13 fatal: not a git repository',
  );
  expect(linesOf(text, { name: 'Test', at: at(40, 41) })).toEqual(['TypeError: price is undefined']);
});

test('of several, the time decides; the errors of the others are foreign', () => {
  const text = log(
    '10 ##[group]Run eslint',
    '11 ##[error]unused variable',
    '12 ##[group]Run npm test',
    '13 ##[error]expected 1 to be 2',
    `14 ${EXIT}`,
    '16 ##[group]Run upload',
    '17 ##[error]no files',
  );
  const explained = explainLog(text, { name: 'Test', at: at(12, 14) });
  expect(explained.failures.flatMap(({ lines }) => lines)).toEqual(['expected 1 to be 2']);
  expect(explained.foreign).toEqual(['unused variable', 'no files']);
});

test('of several in one second, the name decides', () => {
  const text = log(
    '10 ##[group]Run npm run lint',
    '10 ##[error]unused variable',
    '10 ##[group]Run npm test',
    '10 ##[error]expected 1 to be 2',
    '10 ##[group]Run upload',
    '10 ##[error]no files',
  );
  expect(linesOf(text, { name: 'Run npm test', at: at(10, 10) })).toEqual(['expected 1 to be 2']);
});

test('what steps that passed wrote as well is not the cause', () => {
  const noise = ['java.lang.IllegalStateException: queue is full', '\tat com.acme.Queue.put(Queue.java:12)'];
  const text = [
    '##[group]Run one',
    '##[endgroup]',
    ...noise,
    '##[group]Run two',
    '##[endgroup]',
    ...noise,
    'price list is missing',
    EXIT,
  ];
  expect(linesOf(text.join('\n'))[0]).toBe('price list is missing');
});

const EARLIER = [
  '10 ##[group]Run npm test',
  '10 shell: /usr/bin/bash -e {0}',
  '10 ##[endgroup]',
  '11 TypeError: price is undefined',
  '11 expected 90 to be 100',
  '11 1 of 41 tests failed',
];

test('what an earlier step wrote is never quoted for one that wrote nothing: its script is', () => {
  const text = log(
    ...EARLIER,
    '12 ##[group]Run ./deploy.sh --to production',
    '12 ./deploy.sh --to production',
    '12 shell: /usr/bin/bash -e {0}',
    '12 env:',
    '12   A: b',
    '12 ##[endgroup]',
    `14 ${EXIT}`,
  );
  const { failures, sure } = explainLog(text, { name: 'Deploy', at: at(12, 14) });
  expect(sure).toBe(false);
  expect(failures).toEqual([{ lines: ['./deploy.sh --to production'], trace: [] }]);
});

test('nor for one that is not in a log that ended early', () => {
  expect(explainLog(log(...EARLIER), { name: 'Deploy', at: at(12, 14) }).failures).toEqual([]);
});

test('equal failures are one, with their number', () => {
  const tests = Array.from({ length: 60 }, (_, index) => [
    `FAIL  src/cart.test.ts > cart > adds ${'abcdefgh'[index % 8]}${index}`,
    'Error: connect ECONNREFUSED 127.0.0.1:5432',
    '',
  ]);
  expect(explainLog(tests.flat().join('\n')).failures).toEqual([
    expect.objectContaining({ lines: ['Error: connect ECONNREFUSED 127.0.0.1:5432'], count: 60 }),
  ]);
});

test('what only names the script that failed ranks below what was written before it', () => {
  const text = [
    'client/src/night.css',
    'Style issues in the above file. Forgot to format it?',
    'npm ERR! code ELIFECYCLE',
    'npm ERR! errno 1',
    'npm ERR! shop@1.2.0 format: `prettier --check`',
    'npm ERR! Exit status 1',
    'npm ERR! Failed at the shop@1.2.0 format script.',
    'npm ERR! This is probably not a problem with npm. There is likely additional output above.',
    EXIT,
  ];
  expect(linesOf(text.join('\n')).slice(0, 2)).toEqual(
    expect.arrayContaining(['Style issues in the above file. Forgot to format it?']),
  );
});

test('a last line that looks like no failure is nothing to be sure of', () => {
  expect(explainLog(['Deploying to production', 'Uploading 12 files', EXIT].join('\n')).sure).toBe(false);
});

test('passing tests and zero counts are never quoted', () => {
  expect(linesOf(['  ✓ adds (3 ms)', '0 errors', 'tests/test_a.py::test_b PASSED [ 95%]', EXIT].join('\n'))).toEqual(
    [],
  );
});

test('a word in front of most lines is no sign', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `err: layer ${'abcdefghijklmnopqrst'[index]} is pushed`);
  lines.splice(12, 0, 'err: quota exceeded for this registry');
  expect(linesOf(lines.join('\n'))[0]).toContain('quota exceeded for this registry');
});

test('what the runner marks is told though it only names what failed, and the end of a key below it is not', () => {
  const key = [
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    'b3BlbnNzaC1rZXktdjEAAAAABG5vbmU',
    '-----END OPENSSH PRIVATE KEY-----',
  ];
  for (const [first, told] of [
    ['##[error]login failed:', 'login failed:'],
    ['Error: login failed:', 'Error: login failed:'],
  ]) {
    const { failures, sure } = explainLog([first, ...key].join('\n'));
    expect([failures, sure]).toEqual([[{ lines: [told], trace: [] }], true]);
  }
});
