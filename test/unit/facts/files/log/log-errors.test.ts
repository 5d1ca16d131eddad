import { expect, test } from 'vitest';
import { explainLog } from '../../../../../src/facts/files/log/explain.ts';
import { logErrors, quoteLines } from '../../../../../src/facts/files/log/log-errors.ts';
import { hideCredentials } from '../../../../../src/text/credentials/hide.ts';

const ROOT = '/__w/shop/shop';

function firstError(...lines: readonly string[]) {
  return logErrors(explainLog(lines.join('\n')), { root: ROOT, hide: (text) => text.replaceAll('s3cret', '***') })[0];
}

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
    'Haskell, without the drawing below',
    [
      'src/Cart.hs:21:14: error: [GHC-83865]',
      '    • Couldn’t match type ‘Int’ with ‘Maybe Int’',
      '   |',
      '21 | total item = price item',
      '   |              ^^^^^^^^^^',
    ],
    { message: 'Couldn’t match type ‘Int’ with ‘Maybe Int’', path: 'src/Cart.hs', line: 21 },
  ],
  [
    'Go',
    [
      'panic: runtime error: index out of range [3] with length 3',
      '',
      'goroutine 1 [running]:',
      'runtime.gopanic(...)',
      '\t/usr/lib/go/src/runtime/panic.go:88 +0x1d',
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
    'Jest',
    [
      'FAIL src/cart.test.ts',
      '  ● cart › adds a gift card',
      '',
      '    expect(received).toBe(expected) // Object.is equality',
      '',
      '    Expected: 100',
      '    Received: 90',
      '',
      '      at Object.<anonymous> (src/cart.test.ts:41:20)',
    ],
    { test: 'cart › adds a gift card', path: 'src/cart.test.ts', line: 41 },
  ],
  [
    'Vitest, whose three lines are one failure',
    [
      ' FAIL  src/cart.test.ts > cart > adds a gift card',
      'AssertionError: expected 90 to be 100 // Object.is equality',
      ' ❯ src/cart.test.ts:41:20',
    ],
    {
      test: 'src/cart.test.ts > cart > adds a gift card',
      message: 'AssertionError: expected 90 to be 100 // Object.is equality',
      path: 'src/cart.test.ts',
      line: 41,
    },
  ],
  [
    'PHP',
    [
      'There was 1 failure:',
      '',
      '1) CartTest::testAdds',
      'Failed asserting that 90 is identical to 100.',
      '',
      `${ROOT}/tests/CartTest.php:41`,
    ],
    { test: 'CartTest::testAdds', path: 'tests/CartTest.php', line: 41 },
  ],
  [
    'Ruby',
    [
      '  1) Cart adds a gift card',
      '     Failure/Error: expect(cart.total).to eq 100',
      '       expected: 100',
      '     # ./spec/cart_spec.rb:41:in `block (2 levels)`',
    ],
    { test: 'Cart adds a gift card', path: 'spec/cart_spec.rb', line: 41 },
  ],
  [
    'a compiler',
    ["src/cart.ts(41,3): error TS2304: Cannot find name 'price'."],
    { message: "error TS2304: Cannot find name 'price'.", path: 'src/cart.ts', line: 41 },
  ],
  [
    'a linter that names the file above its findings',
    ['', `${ROOT}/src/cart.ts`, "  3:1  warning  'a' is old", "  41:7  error  'total' is never used  no-unused-vars"],
    { message: "error  'total' is never used  no-unused-vars", path: 'src/cart.ts', line: 41 },
  ],
])('the place is known of %s', (_, lines, expected) => {
  expect(firstError(...lines)).toMatchObject(expected);
});

test('a finding below the name of its file is never told without it, whatever the file holds', () => {
  const style = firstError(`${ROOT}/shop.css`, '  1:5  error  Unknown property "colr"', 'exit code 1');
  expect(style?.message).toBe('shop.css:1:5  error  Unknown property "colr"');
  const code = logErrors(
    explainLog(['src/ok.ts', `  1:1  error  'a' is unused`, 'src/zed.ts', `  1:7  error  'z' is unused`].join('\n')),
    { root: ROOT, hide: (text) => text },
  );
  expect(code.map(({ message, path }) => [message, path])).toEqual([
    ["error  'a' is unused", 'src/ok.ts'],
    ["error  'z' is unused", 'src/zed.ts'],
  ]);
});

test('a secret in a trace or a name is hidden', () => {
  const error = firstError('● cart › s3cret', '', '    Error: no s3cret', '      at x (src/s3cret.ts:41:20)');
  expect(error?.message).toBe('Error: no ***');
  expect(JSON.stringify(error)).not.toContain('s3cret');
});

test('what is nowhere in the project has no place', () => {
  const error = firstError('TypeError: price is undefined', '    at f (/usr/lib/node_modules/npm/lib/cli.js:3:1)');
  expect(error?.path).toBeUndefined();
});

test('a trace of something else, above or below, is not its place', () => {
  const other = ['java.lang.IllegalStateException: queue is full', '\tat com.acme.Queue.put(Queue.java:12)'];
  const error = firstError(
    ...other,
    'FAILED tests/test_cart.py::test_total - AssertionError: 90 != 100',
    '=== 1 failed, 11 passed in 0.31s ===',
    'storing the report',
    'and going on',
    ...other,
  );
  expect(error).toMatchObject({ test: 'tests/test_cart.py::test_total' });
  expect(error?.path).toBeUndefined();
});

const EXIT = '##[error]Process completed with exit code 1.';
const THROWN = [
  'TypeError: the price is missing',
  `    at total (${ROOT}/src/cart.ts:41:9)`,
  `    at main (${ROOT}/src/server.ts:4:1)`,
];
const CART = { path: 'src/cart.ts', line: 41 };

test.each<[string, readonly string[], object]>([
  ['the version of what ran it', [...THROWN, '', 'Node.js v24.1.0'], { message: THROWN[0], ...CART }],
  ['a program that closes', [...THROWN, 'Shutting down the pool', 'Bye'], { message: THROWN[0], ...CART }],
  [
    'code with a pointer above it',
    [`${ROOT}/src/cart.ts:41`, "  throw new Error('no price');", '  ^', '', ...THROWN, '', 'Node.js v24.1.0'],
    { message: THROWN[0], ...CART },
  ],
  [
    'a level in front, and another runtime',
    [
      '41 |   throw new Error("no price");',
      '             ^',
      'error: the price is missing',
      ...THROWN.slice(1),
      '',
      'Bun v1.2.4 (Linux x64)',
    ],
    { message: 'error: the price is missing', ...CART },
  ],
  [
    'what was thrown below its trace',
    [
      'Traceback (most recent call last):',
      `  File "${ROOT}/shop/cart.py", line 41, in total`,
      "    raise ValueError('no price')",
      'ValueError: no price',
      'Shutting down the pool',
    ],
    { message: 'ValueError: no price', path: 'shop/cart.py', line: 41 },
  ],
  [
    'what was expected, without a word',
    [
      ' FAIL  src/cart.test.ts > adds',
      'AssertionError: expected 90 to be 100',
      ...['- Expected', '+ Received', '- 100', '+ 90', ' ❯ src/cart.test.ts:41:20', 'Stopping the server'],
    ],
    { message: 'AssertionError: expected 90 to be 100', path: 'src/cart.test.ts', line: 41 },
  ],
  [
    'the class of what was thrown behind the place',
    [
      '____ test_total ____',
      'E       assert 90 == 100',
      '',
      'tests/test_cart.py:12: AssertionError',
      'Wrote the report',
    ],
    { message: 'assert 90 == 100', path: 'tests/test_cart.py', line: 12 },
  ],
  [
    'its own frames',
    [`${ROOT}/lib/cart.rb:41:in 'total': no price (PriceError)`, "\tfrom bin/shop:4:in '<main>'", 'Closing the log'],
    { message: 'no price (PriceError)', path: 'lib/cart.rb', line: 41 },
  ],
  [
    'frames with their package in front',
    ['** (RuntimeError) no price', '    (shop 0.1.0) lib/shop/cart.ex:41: Shop.Cart.total/1', 'Bye'],
    { message: '(RuntimeError) no price', path: 'lib/shop/cart.ex', line: 41 },
  ],
  [
    'a hint below the message, which stands below its place',
    ["thread 'main' panicked at src/cart.rs:41:9:", 'no price', 'note: run with `RUST_BACKTRACE=1` to see more', 'Bye'],
    { message: 'no price', path: 'src/cart.rs', line: 41 },
  ],
  [
    'a place behind the message',
    [`PHP Fatal error:  Uncaught Exception: no price in ${ROOT}/src/Cart.php:41`, 'Stack trace:', '#0 {main}'],
    { message: 'PHP Fatal error:  Uncaught Exception: no price', path: 'src/Cart.php', line: 41 },
  ],
])('what a program says as it goes down costs neither place nor words: %s', (_, lines, expected) => {
  expect(firstError(...lines, EXIT)).toMatchObject(expected);
});

test.each([
  [['-----BEGIN RSA PRIVATE KEY-----', 'MIIE', 'hunter2=', '-----END RSA PRIVATE KEY-----']],
  [['{"name": "DB_PASSWORD",', '"value": "Zq7x-hunter2"}']],
])('a credential is hidden where only the line above tells that it is one: %j', (lines) => {
  const quoted = quoteLines(['login failed', ...lines, 'bye'], hideCredentials);
  expect(quoted).toMatch(/^login failed\n.*\nbye$/s);
  expect(quoted).not.toContain('hunter2');
});

function toldErrors(...lines: readonly string[]) {
  const errors = logErrors(explainLog([...lines, EXIT].join('\n')), { root: ROOT, hide: (text) => text });
  return errors.filter(({ doubtful }) => doubtful !== true).map(({ test, message }) => `${test ?? '-'}: ${message}`);
}

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a summary with a package',
    ['--- FAIL: TestQuotes (0.02s)', '    export_test.go:88: got 1, want 2', 'FAIL', 'FAIL\tbirch/ledger/src\t0.311s'],
    ['TestQuotes: got 1, want 2'],
  ],
  ['a heading', ['# birch/ledger/src', 'src/export.go:19:7: undefined: writer'], ['-: undefined: writer']],
  [
    'a farewell with the time',
    [
      '  1) test parses (DatesTest)',
      '     Assertion with == failed',
      '     left:  2',
      '     right: 1',
      'Finished in 3.1 s',
    ],
    ['test parses (DatesTest): Assertion with == failed\nleft:  2\nright: 1'],
  ],
  [
    'progress before it',
    ['Waiting for "shop" to finish: 1 of 3 new have been updated...', 'error: "shop" exceeded its deadline'],
    ['-: error: "shop" exceeded its deadline'],
  ],
  [
    'how to repair it',
    [
      'fix available via `npm audit fix`',
      'node_modules/tar',
      '3 vulnerabilities (2 high)',
      'To address them, run:',
      '  npm audit fix',
    ],
    ['-: 3 vulnerabilities (2 high)'],
  ],
  [
    'the same words of a lower level',
    ['Error: UPGRADE FAILED: deadline exceeded', 'helm.go:86: [debug] deadline exceeded'],
    ['-: Error: UPGRADE FAILED: deadline exceeded'],
  ],
  [
    'names of tests whose message was told',
    [
      '[ RUN      ] Cart.Adds',
      'cart.cc:9: Failure',
      'Expected equality of:',
      '[  FAILED  ] Cart.Adds',
      '[  FAILED  ] Cart.Adds',
    ],
    ['Cart.Adds: Expected equality of:'],
  ],
  [
    'what was built, and by which command',
    [
      'FAILED: shop',
      ': && /usr/bin/c++ -O2 main.o -o shop -lgmp && :',
      '/usr/bin/ld: cannot find -lgmp: No such file or directory',
    ],
    ['-: /usr/bin/ld: cannot find -lgmp: No such file or directory'],
  ],
])('beside what is sure, %s is no cause', (_, lines, expected) => {
  expect(toldErrors(...lines)).toEqual(expected);
});

test.each<[string, readonly string[], readonly string[]]>([
  [
    'Swift',
    [
      '/__w/shop/shop/Tests/CartTests.swift:18: error: -[CartTests testAdds] : failed: 2 is not 1',
      "Test Case '-[CartTests testAdds]' failed (0.004 seconds).",
      '/__w/shop/shop/Tests/CartTests.swift:40: error: -[CartTests testSorts] : failed: not sorted',
      "Test Case '-[CartTests testSorts]' failed (0.010 seconds).",
    ],
    ['-: error: -[CartTests testAdds] : failed: 2 is not 1', '-: error: -[CartTests testSorts] : failed: not sorted'],
  ],
  [
    'Go',
    [
      '=== RUN   TestA',
      '    a_test.go:12: got 1, want 2',
      '--- FAIL: TestA (0.00s)',
      '=== RUN   TestB',
      '    a_test.go:22: got 5, want 6',
      '--- FAIL: TestB (0.00s)',
    ],
    ['TestA: got 1, want 2', 'TestB: got 5, want 6'],
  ],
])('a test that is named behind its message gets no other message: %s', (_, lines, expected) => {
  expect(toldErrors(...lines)).toEqual(expected);
});

const FINDINGS = Array.from({ length: 40 }, (_, at) => at);

test.each<[string, readonly string[], object]>([
  [
    'below the names of their files',
    FINDINGS.flatMap((at) => [`src/p${at}.ts`, `  ${at + 3}:5  error  'total' is never used  no-unused-vars`]),
    { message: "error  'total' is never used  no-unused-vars", count: 40, path: 'src/p0.ts', line: 3 },
  ],
  [
    'with their files in front',
    FINDINGS.map((at) => `src/p${at}.go:${at + 3}:5: ineffectual assignment to err`),
    { message: 'ineffectual assignment to err', count: 40, path: 'src/p0.go', line: 3 },
  ],
])('equal findings of many files are one, in the first: %s', (_, lines, expected) => {
  const error = firstError(...lines, EXIT);
  expect(error).toMatchObject(expected);
  expect(toldErrors(...lines)).toHaveLength(1);
});

test('equal findings of one file keep the first place', () => {
  const below = [3, 5, 9].map((line) => `  ${line}:5  error  'total' is never used  no-unused-vars`);
  expect(firstError('src/cart.ts', ...below, EXIT)).toMatchObject({ path: 'src/cart.ts', line: 3, count: 3 });
});

test.each<[string, readonly string[], object]>([
  [
    'files above their number',
    [
      'Checking formatting...',
      '[warn] src/a.ts',
      '[warn] docs/b.md',
      '[warn] Code style issues found in 2 files. Fix them.',
    ],
    { message: 'Code style issues found in 2 files. Fix them.\nsrc/a.ts\ndocs/b.md' },
  ],
])('what a tool found stands with its files: %s', (_, lines, expected) => {
  expect(firstError(...lines, EXIT)).toMatchObject(expected);
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
])('what could not be found for want of a network is told by that: %s', (_, lines, isRoot) => {
  expect(/name resolution|resolve host/.test(firstError(...lines, EXIT)?.message.split('\n')[0] ?? '')).toBe(isRoot);
});

test.each<[string, readonly string[], object]>([
  [
    'a place outside of the workspace, behind',
    ['Uncaught Shop\\NoPrice: no price for 7 in /srv/src/cart.php:41'],
    { message: 'Uncaught Shop\\NoPrice: no price for 7 (/srv/src/cart.php:41)' },
  ],
  [
    'what was thrown, before its place',
    ['** (CompileError) lib/cart.ex:41: undefined function total/1'],
    { message: '(CompileError) undefined function total/1', path: 'lib/cart.ex', line: 41 },
  ],
  [
    'a cause that hangs below a sentence, without that',
    ['  × Failed to resolve the shop:', '  ╰─▶ Because cart needs price<2, it is unsatisfiable.'],
    { message: 'Because cart needs price<2, it is unsatisfiable.' },
  ],
  [
    'an error, not how many there are, in Japanese',
    ['src/main/java/shop/Cart.java:41: エラー: シンボルを見つけられません', 'エラー1個'],
    { message: 'エラー: シンボルを見つけられません', path: 'src/main/java/shop/Cart.java', line: 41 },
  ],
])('it tells %s', (_, lines, expected) => {
  expect(firstError(...lines)).toEqual(expected);
});

test('what only says that it failed is not told beside a sure cause', () => {
  const lines = [
    'ERROR: pull of shop: denied: requested access to the resource',
    'ERROR: failed to solve: failed to load cache key',
    'Build failed, see above.',
  ];
  const errors = logErrors(explainLog(lines.join('\n')), { root: ROOT, hide: (text) => text });
  expect(errors.map(({ message }) => message)).toEqual([lines[0]]);
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
  [
    'C#, in German',
    ['Unhandled exception. System.Exception: no price', `   at Shop.Total() in ${ROOT}/src/Cart.cs:Zeile 41`],
    { path: 'src/Cart.cs', line: 41 },
  ],
])(
  'of frames with packages those of %s are the place',
  (_, lines, { path, line }: { path?: string; line?: number }) => {
    const error = firstError(...lines, EXIT);
    expect(error?.path).toBe(path);
    if (line !== undefined) expect(error?.line).toBe(line);
  },
);
