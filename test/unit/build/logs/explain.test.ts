import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainLog } from '../../../../src/build/logs/explain.ts';
import { LogTimeoutError, selectOutput, splitStepLogs } from '../../../../src/build/logs/step-logs.ts';
import { withRootCause } from '../../../../src/github/termination/classify.ts';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';

const ROOT = '/__w/shop/shop';
const CONTEXT = { root: ROOT, hide: (text: string) => text.replaceAll('s3cret', '***') };
const EXIT = '##[error]Process completed with exit code 1.';
const at = (from: number, to: number) => ({ from: `2026-03-04T04:00:${from}Z`, to: `2026-03-04T04:00:${to}Z` });

function explain(lines: readonly string[], step?: { readonly name: string; readonly at: ReturnType<typeof at> }) {
  return explainLog(lines.join('\n'), CONTEXT, { step });
}

function getLines(...raw: Parameters<typeof explain>) {
  return explain(...raw).errors.flatMap(({ test = [], message }) =>
    [test, message === '' ? [] : message.split('\n')].flat(2),
  );
}

const firstError = (...lines: readonly string[]) => explain(lines).errors[0];

/** Lines of a log with their seconds: `12 text`. */
function log(...lines: readonly string[]): readonly string[] {
  return lines.map((line) => `2026-03-04T04:00:${line.slice(0, 2)}.1234567Z ${line.slice(3)}`);
}

/** Logs of many tools: behind a mark the line that has to be quoted first. */
const MARK = '#=MATCH=# ';
const FIRST = readFileSync(new URL('first-lines.txt', import.meta.url), 'utf8')
  .split(/^=== (?=[a-z])/m)
  .slice(1)
  .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).split('\n')] as const);

test.each(FIRST)('the first line that is quoted is of the cause: %s', (_, lines) => {
  const [first = ''] = getLines([...lines.map((line) => line.replace(MARK, '')), EXIT]);
  const text = first.replace(/^\S{1,40}: /, '');
  expect(
    lines.filter((line) => line.startsWith(MARK)).some((line) => line.replaceAll(/\s+/g, ' ').includes(text)),
  ).toBe(true);
});

test('keeps the last lines of a long step, without a private key and lines after the last exit', () => {
  const key = Array.from({ length: 150 }, () => 'MIIEvQIBADANBgkq');
  const lines = [
    '-----BEGIN PRIVATE KEY-----',
    ...key,
    ...Array.from({ length: 30_000 }, (_, index) => `line ${index}\n`),
  ];
  const output = splitStepLogs([...lines, EXIT, 'bye'].join('\n')).flatMap((step) =>
    selectOutput(step).map(({ text }) => text),
  );
  expect([output.length, output[0], output.at(-1)]).toEqual([20_000, 'line 10001', EXIT.slice(9)]);
  expect(() => splitStepLogs('noise\n'.repeat(5_000), () => true)).toThrow(LogTimeoutError);
});

test.each([
  ['[08:00:00 INF] Could not find a cache, building one: not found', '[08:00:01 ERR] The schema is out of date'],
  ['I0304 08:00:00.000000 1 main.go:12] failed requests are retried', 'E0304 08:00:01.000000 1 main.go:40] no port'],
  ['08:00:00.123 [main] INFO  c.acme.Shop - errors are not available', '08:00:01.123 [main] ERROR c.acme.Shop - no'],
])('skips a lower level: %s', (low, error) => {
  expect(getLines([low, error, EXIT])).toHaveLength(1);
});

test('skips errors that a step repeats throughout, or that passed steps wrote as well', () => {
  const going = (index: number) => [
    `TypeError: nothing in ${'abc'[index]}`,
    ...Array.from({ length: 150 }, () => 'next'),
  ];
  const lines = [0, 1, 2].flatMap(going);
  expect(getLines([...lines, 'The database did not start within 30 seconds', EXIT])[0]).toContain('did not start');
  const noise = ['java.lang.IllegalStateException: queue is full', '\tat com.acme.Queue.put(Queue.java:12)'];
  const steps = ['##[group]Run one', '##[endgroup]', ...noise, '##[group]Run two', '##[endgroup]', ...noise];
  expect(getLines([...steps, 'price list is missing', EXIT])[0]).toBe('price list is missing');
});

test('adds a further line only if it would be excerpted alone, and none twice', () => {
  const lines = Array.from({ length: 500 }, (_, index) => `src/a${index}.c:${index}:1: error: no ${index}`);
  expect(getLines(lines).length).toBeLessThanOrEqual(12);
  expect(new Set(getLines(lines)).size).toBe(getLines(lines).length);
  const cause = 'pull of shop: denied: requested access to the resource';
  const adjacent = ['Compiling error-chain v0.12.4', '3 failed, 12 passed', 'Failures:', 'Build failed, see above.'];
  const level = 'ERROR: ';
  expect(getLines([level + cause, `${level}failed to solve: failed to load cache key`, ...adjacent, EXIT])).toEqual([
    cause,
  ]);
});

test.each([
  ['    ', ''],
  ['\t', ''],
  ['> | ', ''],
  ["  + '", "\\n' +"],
  ['  "', '\\n",'],
  ['<key>', '</key>'],
])('never prints a private key between "%s" and "%s"', (before, after) => {
  const key = ['-----BEGIN PRIVATE KEY-----', 'MIIEowIBAAKCAQEA', 'MIIEowIBerrorQEB==', '-----END PRIVATE KEY-----'];
  const lines = ['secret: |', ...key.map((line) => `${before}${line}${after}`), ''];
  expect(JSON.stringify(explain(lines))).not.toContain('MIIEow');
});

test.each<[string, (line: string, index: number) => string]>([
  ['the name of a file and the number of a line', (line, index) => `server.pem:${index + 1}:${line}`],
  ['a unique id', (line, index) => `[${(index * 7919).toString(16)}] ${line}`],
  ['a word on the first line only', (line, index) => `12:03:44 INFO ${index === 0 ? 'key: ' : ''}${line}`],
])('never prints a long key after %s', (_, rendered) => {
  const terms = Array.from({ length: 25 }, (_, index) => `MIIE${String(index).padStart(60, 'kR7+')}`);
  const key = ['-----BEGIN PRIVATE KEY-----', ...terms, '-----END PRIVATE KEY-----'];
  expect(JSON.stringify(explain(key.map(rendered)))).not.toContain('MIIE');
});

test('prints lines after a key that closes on its line, or is truncated', () => {
  for (const line of [
    'config {"key":"-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----"}',
    'src/fixtures/server.pem:1:-----BEGIN RSA PRIVATE KEY-----',
  ])
    expect(getLines([line, 'error: bad key', 'Error: could not start the server'])).toContain('bad key');
});

describe('with several steps', () => {
  test('selects the only one with an error, whatever the times are', () => {
    const lines = log(
      '10 ##[group]Run npm test',
      '11 TypeError: no price',
      `12 ${EXIT}`,
      '13 Post job cleanup.',
      '13 fatal: no',
    );
    expect(getLines(lines, { name: 'Test', at: at(40, 41) })).toEqual(['TypeError: no price']);
  });

  test('selects by time, and drops errors of other steps', () => {
    const explained = explain(
      log(
        ...['10 ##[group]Run eslint', '11 ##[error]unused variable', '12 ##[group]Run npm test'],
        ...['13 ##[error]expected 1 to be 2', `14 ${EXIT}`, '16 ##[group]Run upload', '17 ##[error]no files'],
      ),
      { name: 'Test', at: at(12, 14) },
    );
    expect(explained.errors.map(({ message }) => message)).toEqual(['expected 1 to be 2']);
    expect(explained.foreign).toEqual(['unused variable', 'no files']);
  });

  test('selects by name within one second', () => {
    const lines = log(
      ...['10 ##[group]Run npm run lint', '10 ##[error]unused variable', '10 ##[group]Run npm test'],
      ...['10 ##[error]expected 1 to be 2', '10 ##[group]Run upload', '10 ##[error]no files'],
    );
    expect(getLines(lines, { name: 'Run npm test', at: at(10, 10) })).toEqual(['expected 1 to be 2']);
  });

  const EARLIER = ['10 ##[group]Run npm test', '10 shell: bash', '10 ##[endgroup]', '11 TypeError: price is undefined'];

  test('never prints output of an earlier step for one without output', () => {
    const script = ['12 ##[group]Run ./deploy.sh', '12 ./deploy.sh', '12 shell: bash', '12 env:', '12 ##[endgroup]'];
    expect(explain(log(...EARLIER, ...script, `14 ${EXIT}`), { name: 'Deploy', at: at(12, 14) }).errors).toEqual([]);
    expect(explain(log(...EARLIER), { name: 'Deploy', at: at(12, 14) }).errors).toEqual([]);
  });
});

test.each<[string, readonly string[], object]>([
  [
    'Node',
    [
      `${ROOT}/src/cart.ts:41`,
      '    throw new TypeError("x")',
      "TypeError: Cannot read properties of undefined (reading 'price')",
      `    at total (${ROOT}/node_modules/decimal/index.js:3:1)`,
      `    at checkout (${ROOT}/src/cart.ts:41:11)`,
      '    at node:internal/main/run_main_module:28:49',
    ],
    { message: "TypeError: Cannot read properties of undefined (reading 'price')", path: 'src/cart.ts', line: 41 },
  ],
  [
    'Python, whose last frame is the one that raised',
    [
      'Traceback (most recent call last):',
      `  File "${ROOT}/app/main.py", line 7, in <module>`,
      '    total(cart)',
      `  File "${ROOT}/app/cart.py", line 41, in total`,
      "    raise KeyError('price')",
      '  File "/usr/lib/python3.12/json/decoder.py", line 355, in raw_decode',
      '    raise JSONDecodeError("x")',
      "KeyError: 'price of the cart'",
    ],
    { message: "KeyError: 'price of the cart'", path: 'app/cart.py', line: 41 },
  ],
  [
    'Go',
    [
      'panic: runtime error: index out of range [3] with length 3',
      '',
      'goroutine 1 [running]:',
      'runtime.gopanic(...)',
      '\t/usr/lib/go/src/process/panic.go:88 +0x1d',
      'main.total(...)',
      `\t${ROOT}/cart/cart.go:41 +0x1d`,
    ],
    { path: 'cart/cart.go', line: 41 },
  ],
  [
    'Java, whose packages are folders',
    [
      'Exception in thread "main" java.lang.IllegalStateException: no price',
      '\tat java.base/java.util.Objects.requireNonNull(Objects.java:233)',
      '\tat com.acme.shop.Cart.total(Cart.java:41)',
    ],
    { path: 'com/acme/shop/Cart.java', line: 41 },
  ],
  [
    'C#',
    [
      'Unhandled exception. System.InvalidOperationException: no price',
      '   at System.Linq.Enumerable.First()',
      `   at Shop.Cart.Total() in ${ROOT}/src/Cart.cs:line 41`,
    ],
    { path: 'src/Cart.cs', line: 41 },
  ],
  [
    'a linter that names the file above its findings',
    ['', `${ROOT}/src/cart.ts`, "  3:1  warning  'a' is old", "  41:7  error  'total' is never used  no-unused-vars"],
    { message: "error  'total' is never used  no-unused-vars", path: 'src/cart.ts', line: 41 },
  ],
])('finds the location of %s', (_, lines, expected) => {
  expect(firstError(...lines)).toMatchObject(expected);
});

test('never prints a finding without the file in its heading, whatever the file holds', () => {
  const style = firstError(`${ROOT}/shop.css`, '  1:5  error  Unknown property "colr"', 'exit code 1');
  expect(style?.message).toBe('shop.css:1: error  Unknown property "colr"');
});

test('redacts a secret in a trace or a name', () => {
  const error = firstError('● cart › s3cret', '', '    Error: no s3cret', '      at x (src/s3cret.ts:41:20)');
  expect(error?.message).toBe('no ***');
  expect(JSON.stringify(error)).not.toContain('s3cret');
});

test('returns no location outside of the project, and none from an unrelated trace', () => {
  const foreign = firstError('TypeError: price is undefined', '    at f (/usr/lib/node_modules/npm/lib/cli.js:3:1)');
  expect(foreign?.path).toBeUndefined();
  const other = ['java.lang.IllegalStateException: queue is full', '\tat com.acme.Queue.put(Queue.java:12)'];
  const named = 'FAILED tests/test_cart.py::test_total - AssertionError: 90 != 100';
  const error = firstError(...other, named, '=== 1 failed, 11 passed in 0.31s ===', 'storing the report', ...other);
  expect(error).toMatchObject({ test: 'tests/test_cart.py::test_total' });
  expect(error?.path).toBeUndefined();
});

const THROWN = [
  'TypeError: the price is missing',
  `    at total (${ROOT}/src/cart.ts:41:9)`,
  `    at main (${ROOT}/src/server.ts:4:1)`,
];
const CART = { path: 'src/cart.ts', line: 41 };

test.each<[string, readonly string[], object]>([
  ['the version of what ran it', [...THROWN, '', 'Node.js v24.1.0'], { message: THROWN[0], ...CART }],
  [
    'code with a pointer above it',
    [`${ROOT}/src/cart.ts:41`, "  throw new Error('no price');", '  ^', '', ...THROWN, '', 'Node.js v24.1.0'],
    { message: THROWN[0], ...CART },
  ],
  [
    'frames of the exception',
    [`${ROOT}/lib/cart.rb:41:in 'total': no price (PriceError)`, "\tfrom bin/shop:4:in '<main>'", 'Closing the log'],
    { message: 'no price (PriceError)', path: 'lib/cart.rb', line: 41 },
  ],
  [
    'frames with their package in front',
    ['** (RuntimeError) no price', '    (shop 0.1.0) lib/shop/cart.ex:41: Shop.Cart.total/1', 'Bye'],
    { message: '(RuntimeError) no price', path: 'lib/shop/cart.ex', line: 41 },
  ],
  [
    'a hint below the message, which is below its location',
    ["thread 'main' panicked at src/cart.rs:41:9:", 'no price', 'note: run with `RUST_BACKTRACE=1` to see more', 'Bye'],
    { message: 'no price', path: 'src/cart.rs', line: 41 },
  ],
  [
    'a location after the message',
    [`PHP Fatal error:  Uncaught Exception: no price in ${ROOT}/src/Cart.php:41`, 'Stack trace:', '#0 {main}'],
    { message: 'PHP Fatal error:  Uncaught Exception: no price', path: 'src/Cart.php', line: 41 },
  ],
])('keeps location and text despite output of a crashing program: %s', (_, lines, expected) => {
  expect(firstError(...lines, EXIT)).toMatchObject(expected);
});

test('redacts a credential that only the line above identifies', () => {
  const lines = ['Error: cannot log in with:', '{"name": "DB_PASSWORD",', '"value": "Zq7x-hunter2"}', EXIT];
  const { errors } = explainLog(lines.join('\n'), { root: ROOT, hide: redactText });
  expect(errors[0]?.message).toMatch(/^cannot log in with:\n.*DB_PASSWORD.*\n.*value/);
  expect(JSON.stringify(errors)).not.toContain('hunter2');
});

const DNS = 'Temporary failure in name resolution';

test.each<[string, readonly string[], boolean]>([
  [
    'pip',
    [`WARNING: Retrying (total=0) after: ${DNS}`, 'ERROR: Could not find a version that satisfies shop==1'],
    true,
  ],
  [
    'Bundler',
    [`Retrying fetcher due to error (4/4): ${DNS}`, "Could not find gem 'csv (~> 9)' in any repository"],
    true,
  ],
  [
    'Cargo',
    ['warning: spurious network error: Could not resolve host: a.io', 'error: failed to get `serde` as a dependency'],
    true,
  ],
  [
    'Gradle, below it',
    ['> Could not resolve all files for configuration.', '   > Could not resolve a:b:1.', `      > repo.a.org: ${DNS}`],
    true,
  ],
  [
    'unless the program went on',
    [
      `WARNING: Retrying (total=1) after: ${DNS}`,
      'Collecting shop',
      'ERROR: Could not find a version that satisfies x==1',
    ],
    false,
  ],
  [
    'unless something else failed',
    [`WARNING: Retrying (total=1) after: ${DNS}`, 'ERROR: The lock file is out of date'],
    false,
  ],
])('prefers a network error to the missing resource that it causes: %s', (_, lines, isRoot) => {
  const { errors, output } = explainLog([...lines, EXIT].join('\n'), { root: ROOT, hide: (text) => text });
  const [first] = withRootCause(errors, output);
  expect(/name resolution|resolve host/.test(first?.message.split('\n')[0] ?? '')).toBe(isRoot);
});

test.each<[string, readonly string[], object]>([
  [
    'the package of the workspace',
    [
      '** (KeyError) no :price',
      '    (ecto 3.12.0) lib/ecto/repo.ex:22: f/1',
      '    (shop 0.1.0) lib/shop/cart.ex:41: g/1',
    ],
    { path: 'lib/shop/cart.ex' },
  ],
  [
    'the only package beside those of the language',
    ['** (KeyError) no :price', '    (elixir 1.18.1) lib/map.ex:525: f/1', '    (cart 0.1.0) lib/cart.ex:41: g/1'],
    { path: 'lib/cart.ex' },
  ],
  [
    'none, where it may be any',
    ['** (KeyError) no :price', '    (ecto 3.12.0) lib/ecto/repo.ex:22: f/1', '    (plug 1.16.0) lib/plug.ex:41: g/1'],
    {},
  ],
])(
  'the location is of frames with %s, if frames have packages',
  (_, lines, { path, line }: { path?: string; line?: number }) => {
    const error = firstError(...lines, EXIT);
    expect(error?.path).toBe(path);
    if (line !== undefined) expect(error?.line).toBe(line);
  },
);
