/** Verifies the lines of a chat message for test reports of all dialects. */
import { expect, test } from 'vitest';
import { FAILURE_TEXTS } from '../../../../src/message/sections/failure-texts.ts';
import { plainLines } from '../../../support/rendering.ts';
import { asFiles, readReports } from '../../../support/test-reports.ts';

async function renderReports(documents: readonly string[]): Promise<readonly string[]> {
  const reading = await readReports(asFiles(documents));
  expect(reading.warnings).toEqual([]);
  const facts = { tests: reading.tests, conclusion: 'failure' } as never;
  const text = [FAILURE_TEXTS.tests({ facts }), FAILURE_TEXTS.failing_tests({ facts })]
    .filter((part) => part !== undefined)
    .join('\n');
  return plainLines(text.replaceAll('\u200B', ''));
}

const trx = (inner: string, summary = 'Failed') =>
  `<TestRun>${inner}<ResultSummary outcome="${summary}"><RunInfos>$INFO</RunInfos></ResultSummary></TestRun>`;
const result = (name: string, outcome = 'Passed') =>
  `<Results><UnitTestResult testId="${name}" testName="${name}" outcome="${outcome}"/></Results>`;
const info = (text: string, outcome = 'Error') =>
  `<RunInfo outcome="${outcome}">\n        <Text>${text}</Text>\n      </RunInfo>`;
const CRASH = info('The active test run was aborted. Reason: Test host process crashed');
const OUTSIDE = 'The test run failed outside of its tests';

test.each<[string, string | readonly string[], readonly string[]]>([
  [
    'the host of the tests crashed behind those that passed',
    trx(result('a') + result('b')).replace('$INFO', CRASH),
    [
      `${OUTSIDE}, 2 tests passed`,
      '↳ `the test run`: The active test run was aborted. Reason: Test host process crashed',
    ],
  ],
  [
    'the host of the tests crashed before the first one',
    trx('').replace('$INFO', CRASH),
    [OUTSIDE, '↳ `the test run`: The active test run was aborted. Reason: Test host process crashed'],
  ],
  [
    'a failed run without a reason',
    trx(result('a'), 'Aborted').replace('$INFO', ''),
    [`${OUTSIDE}, 1 test passed`, '↳ `the test run`: The run ended as aborted'],
  ],
  [
    'a tear-down, as the adapter of NUnit notes it',
    trx(result('a')).replace(
      '$INFO',
      info('OneTimeTearDown failed for test fixture Shop.CartTests\nSystem.Exception : no queue'),
    ),
    [`${OUTSIDE}, 1 test passed`, '↳ `the test run`: OneTimeTearDown failed for test fixture Shop.CartTests'],
  ],
  [
    'xUnit.net notes its failing tests there as well, and a warning is no failure',
    trx(result('Adds', 'Failed')).replace(
      '$INFO',
      info('[xUnit.net 00:00:00.96]     Adds [FAIL]') + info('No data collector', 'Warning'),
    ),
    ['1 of 1 test failed', '↳ `Adds`'],
  ],
  [
    'a fixture of NUnit fails in its tear-down, and no test does',
    `<test-run><test-suite name="Shop" result="Failed" site="Child"><failure><message>One or more child tests had errors</message></failure>
      <test-suite fullname="Shop.CartTests" result="Failed" label="Error" site="TearDown"><failure><message>TearDown : System.Exception : no queue</message>
      <stack-trace>at Shop.CartTests.Close() in /app/test/CartTests.cs:line 9</stack-trace></failure>
      <test-case name="A" result="Passed"/><test-case name="B" result="Passed"/></test-suite></test-suite></test-run>`,
    [`${OUTSIDE}, 2 tests passed`, '↳ `Shop.CartTests`: TearDown : System.Exception : no queue (CartTests.cs:9)'],
  ],
  [
    'a fixture that cannot be disposed, in a document that begins with a suite',
    `<test-suite type="Assembly" name="Shop.dll"><test-suite fullname="Shop.Db" site="TearDown" result="Failed"><failure><message>Dispose : no pool</message></failure>
      <test-case name="A" result="Passed"/></test-suite></test-suite>`,
    [`${OUTSIDE}, 1 test passed`, '↳ `Shop.Db`: Dispose : no pool'],
  ],
  [
    'the clean-up of a collection of xUnit.net',
    `<assemblies><assembly name="Shop.dll"><errors><error type="collection-cleanup" name="Cart">
      <failure exception-type="System.Exception"><message>no queue</message></failure></error></errors>
      <collection><test name="A" result="Pass"/></collection></assembly></assemblies>`,
    [`${OUTSIDE}, 1 test passed`, '↳ `Cart`: no queue'],
  ],
  [
    'the clean-up of an assembly of xUnit.net',
    `<assembly name="Shop.dll"><errors><error type="assembly-cleanup"><failure><message>no port</message></failure></error></errors>
      <collection><test name="A" result="Pass"/></collection></assembly>`,
    [`${OUTSIDE}, 1 test passed`, '↳ `the test run`: no port'],
  ],
  [
    'an error right below a suite with tests',
    '<testsuite name="cart"><testcase name="a"/><testcase name="b"/><error message="no package"/></testsuite>',
    [`${OUTSIDE}, 2 tests passed`, '↳ `cart`: no package'],
  ],
  [
    'a failure right below one without tests',
    '<testsuites><testsuite name="cart" file="test/cart.jl"><failure>no package\nat cart.jl</failure></testsuite></testsuites>',
    [OUTSIDE, '↳ `cart`: no package (test/cart.jl)'],
  ],
  [
    'Playwright, whose message is the title with its place',
    `<testsuite><testcase name="cart › adds a gift card" classname="cart.spec.ts"><failure message="cart.spec.ts:10:5 adds a gift card" type="FAILURE">
  [chromium] › cart.spec.ts:10:5 › cart › adds a gift card ─────────────

    Error: expect(locator).toBeVisible() failed

        at /__w/shop/shop/e2e/cart.spec.ts:14:20
</failure></testcase></testsuite>`,
    ['1 of 1 test failed', '↳ `cart › adds a gift card`: expect(locator).toBeVisible() failed (e2e/cart.spec.ts:14)'],
  ],
  [
    'a title with its group, and the error below',
    `<testsuite><testcase name="adds" classname="cart"><failure message="cart adds">cart &gt; adds\nno price for tea</failure></testcase></testsuite>`,
    ['1 of 1 test failed', '↳ `cart.adds`: no price for tea'],
  ],
  [
    'an empty failure before the error, and a list of steps behind',
    `<testsuite><testcase name="pays"><failure/><error message="element (&quot;#pay&quot;) still not displayed"/>
      <system-out>COMMAND: POST /session\nRESULT: {}</system-out></testcase></testsuite>`,
    ['1 of 1 test failed', '↳ `pays`: element ("#pay") still not displayed'],
  ],
  [
    'Bazel, with the cause in the output of the suite',
    `<testsuites><testsuite name="cart_test"><testcase name="cart_test" status="run"><error message="exited with error code 1"></error></testcase>
      <system-out>cart_test.cc:21: no price for tea</system-out></testsuite></testsuites>`,
    ['1 of 1 test failed', '↳ `cart_test`: no price for tea (cart_test.cc:21)'],
  ],
  [
    'CTest, with the cause in the output of a test, unless there is a message',
    '<testsuite><testcase name="pay"><failure message="gone"/><system-out>pay.cc: no card</system-out></testcase><testcase name="cart" status="fail"><failure message="Failed"/><system-out>cart.cc: no price for tea</system-out></testcase></testsuite>',
    ['2 of 2 tests failed', '↳ `pay`: gone', '↳ `cart`: cart.cc: no price for tea'],
  ],
  [
    'a package of Go that does not build',
    `<testsuite name="shop/cart"><testcase name="cart [build failed]" classname="shop"><failure message="Build error"># shop/cart
cart/cart.go:12:9: undefined: totl</failure></testcase></testsuite>`,
    ['1 of 1 test failed', '↳ `shop.cart [build failed]`: undefined: totl (cart/cart.go:12)'],
  ],
  [
    'MSTest, with a preamble',
    `<TestRun><Results><UnitTestResult testId="1" testName="Adds" outcome="Failed"><Output><ErrorInfo><Message>Test method Shop.CartTests.Adds threw exception: \nSystem.IO.IOException: no disk</Message></ErrorInfo></Output></UnitTestResult></Results></TestRun>`,
    ['1 of 1 test failed', '↳ `Adds`: System.IO.IOException: no disk'],
  ],
  [
    'a part of a test of Go, whose parents fail with it',
    `<testsuite>${['TestA', 'TestA/b', 'TestA/b/c'].map((name) => `<testcase name="${name}" classname="shop"><failure message="Failed">${name.endsWith('c') ? 'a_test.go:12: got 90, want 100' : ''}</failure></testcase>`).join('')}<testcase name="TestB" classname="shop"/></testsuite>`,
    ['1 of 2 tests failed', '↳ `shop.TestA/b/c`: got 90, want 100 (a_test.go:12)'],
  ],
  [
    'a part that passed on a retry, as its parent did',
    `<testsuite>${['', '<failure/>', '<failure>no b</failure>', ''].map((inner, at) => `<testcase name="${['TestC', 'TestA', 'TestA/b', 'TestA'][at]}">${inner}</testcase>`).join('')}<testcase name="TestA/b"/></testsuite>`,
    ['3 tests passed, 2 passed on a retry', '↳ `TestA` passed on a retry', '↳ `TestA/b` passed on a retry: no b'],
  ],
  [
    'one report in two places',
    [1, 2].map(() => '<testsuite><testcase name="a" time="1.25"><failure message="no"/></testcase></testsuite>'),
    ['1 of 1 test failed', '↳ `a`: no'],
  ],
  [
    'two runs of one test are two',
    [1, 2].map(
      (time) => `<testsuite><testcase name="a" time="${time}.25"><failure message="no"/></testcase></testsuite>`,
    ),
    ['2 of 2 tests failed', '↳ `a` and 1 more: no'],
  ],
])('%s', async (_, documents, lines) => {
  expect(await renderReports([documents].flat())).toEqual(lines);
});
