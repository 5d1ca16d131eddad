/** Generates typical log lines around the relevant ones, alarming and harmless, from a seed. */

type Make = (pick: (terms: readonly string[]) => string, number: (most: number) => number) => readonly string[];

const NAMES = ['cart', 'orders', 'billing', 'session', 'parser', 'router', 'mailer', 'storage', 'profile', 'search'];
const FRIGHTS = [
  'throws on invalid input',
  'handles error of the server',
  'rejects a failed login',
  'survives a fatal crash',
  'reports an exception',
  'returns 500 on error',
  'fails on a missing file',
];
const TROUBLES = [
  'connection reset by peer',
  'timed out after 5000 ms',
  'no such file or directory',
  'unexpected end of input',
  'permission denied',
  'cannot read property of null',
];

/** Each generates the output of one program, on one or more lines. */
const NOISE: readonly Make[] = [
  (pick, n) => [`  ✓ ${pick(NAMES)} ${pick(FRIGHTS)} (${n(90)} ms)`],
  (pick, n) => [`tests/test_${pick(NAMES)}.py::test_handles_error_${n(99)} PASSED [ ${n(99)}%]`],
  (pick) => [`test ${pick(NAMES)}::returns_error_on_failure ... ok`],
  (_, n) => [`=== RUN   TestError${n(99)}`, `--- PASS: TestError${n(99)} (0.0${n(9)}s)`],
  (pick, n) => [`ok ${n(900)} - ${pick(NAMES)} ${pick(FRIGHTS)}`],
  (pick, n) => [`[       OK ] ${pick(NAMES)}.FailsWithError (${n(20)} ms)`],
  (pick) => [
    `[INFO] Running com.acme.${pick(NAMES)}.ErrorHandlerTest`,
    '[INFO] Tests run: 12, Failures: 0, Errors: 0, Skipped: 0',
  ],
  (pick, n) => [`npm warn deprecated ${pick(NAMES)}@${n(9)}.0.0: this version has a fatal error, please upgrade`],
  (_, n) => [
    `(node:${n(9000)}) [DEP0${n(199)}] DeprecationWarning: The module is deprecated and will fail in a later version.`,
  ],
  (pick, n) => [`src/${pick(NAMES)}.py:${n(400)}: DeprecationWarning: invalid escape sequence`],
  (pick, n) => [
    `src/${pick(NAMES)}.c:${n(400)}:${n(60)}: warning: unused variable 'error' [-Wunused-variable]`,
    `  ${n(400)} |   int error;`,
    '      |       ^~~~~',
  ],
  (pick) => [`WARNING: Retrying after connection broken by 'ConnectTimeoutError(${pick(TROUBLES)})'`],
  (pick, n) => [`Attempt ${n(2)} of 3 failed: ${pick(TROUBLES)}, retrying in ${n(9)}s`],
  (pick, n) => [
    `2026-03-04 04:0${n(9)}:1${n(9)} WARN  [main] com.acme.${pick(NAMES)}: could not reach the cache, ${pick(TROUBLES)}`,
  ],
  (pick, n) => [`2026-03-04 04:0${n(9)}:1${n(9)} INFO  [main] com.acme.${pick(NAMES)}: 0 errors, 0 failures`],
  (pick, n) => [
    `2026-03-04 04:0${n(9)}:1${n(9)} ERROR [pool-${n(9)}] com.acme.${pick(NAMES)}: request failed and was retried: ${pick(TROUBLES)}`,
  ],
  (pick, n) => [
    'Traceback (most recent call last):',
    `  File "/app/${pick(NAMES)}.py", line ${n(300)}, in fetch`,
    '    raise ValueError("boom")',
    `ValueError: ${pick(TROUBLES)}`,
    'caught the above, going on with the default',
  ],
  (pick, n) => [
    `WARN handled exception in ${pick(NAMES)}:`,
    `java.lang.IllegalStateException: ${pick(TROUBLES)}`,
    ...Array.from({ length: 3 + n(9) }, () => `\tat com.acme.${pick(NAMES)}.Service.call(Service.java:${n(300)})`),
  ],
  // A second plausible trace, which is only not the last.
  (pick, n) => [
    `Error: ${pick(TROUBLES)}`,
    ...Array.from({ length: 2 + n(5) }, () => `    at ${pick(NAMES)} (/app/src/${pick(NAMES)}.js:${n(200)}:${n(40)})`),
  ],
  (_, n) => [
    `${n(20)} vulnerabilities (${n(9)} moderate, ${n(9)} high, 1 critical)`,
    '',
    'To address all issues, run:',
    '  npm audit fix --force',
  ],
  (pick, n) => [`Compiling ${pick(NAMES)}-errors v${n(9)}.${n(9)}.0`],
  (pick, n) => [`[${n(900)}/999] Building CXX object src/CMakeFiles/${pick(NAMES)}.dir/exception.cpp.o`],
  (pick, n) => [`GET /${pick(NAMES)}/error 500 ${n(90)}ms - expected by the test`],
  (pick, n) => [`downloaded ${pick(NAMES)} ${n(90)}.${n(9)} MB`],
  (pick, n) => [`processing batch ${n(9000)} of ${pick(NAMES)}`],
  (pick, n) => [`processing batch ${n(9000)} of ${pick(NAMES)}`, `stored ${n(9000)} rows`],
  () => [''],
];

/** Plausible traces, which are only not the last. Each occurs once. */
const TRACES: readonly Make[] = [
  (_, n) => [
    'Traceback (most recent call last):',
    `  File "/srv/worker.py", line ${n(300)}, in poll`,
    '    raise LookupError(queue)',
    `LookupError: queue ${word(n)} has no consumer`,
  ],
  (_, n) => [
    `java.lang.IllegalArgumentException: bad ${word(n)} header`,
    ...Array.from({ length: 4 + n(9) }, () => `\tat com.acme.${word(n)}.Filter.apply(Filter.java:${n(300)})`),
  ],
  (_, n) => [
    `TypeError: Cannot read properties of undefined (reading '${word(n)}')`,
    ...Array.from({ length: 3 + n(5) }, () => `    at ${word(n)} (/app/lib/${word(n)}.js:${n(200)}:${n(40)})`),
  ],
  (_, n) => [`error: could not open ${word(n)}.cfg`, 'using the built-in defaults'],
];

function word(number: (most: number) => number): string {
  return Array.from({ length: 6 }, () => 'bcdfgklmnprstvaeiou'[number(19) - 1]).join('');
}

/** Generates about this many lines, with a trace every few hundred lines if `traces` is true. */
export function noise(chance: () => number, lines: number, traces = false): readonly string[] {
  const pick = (terms: readonly string[]) => terms[Math.floor(chance() * terms.length)] ?? '';
  const number = (most: number) => 1 + Math.floor(chance() * most);
  const rendered: string[] = [];
  while (rendered.length < lines) {
    const kinds = traces && chance() < 0.005 ? TRACES : NOISE;
    const make = kinds[Math.floor(chance() * kinds.length)];
    if (make !== undefined) rendered.push(...make(pick, number));
  }
  return rendered;
}
