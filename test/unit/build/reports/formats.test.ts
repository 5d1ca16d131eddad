import { describe, expect, test } from 'vitest';
import type { Tests } from '../../../../src/build/facts.ts';
import { ReportReader } from '../../../../src/build/reports/reader.ts';
import { getBoundsOut } from '../../../support/fact-bounds.ts';
import { asFiles, readReports } from '../../../support/test-reports.ts';

async function read(...documents: readonly string[]): Promise<Tests> {
  const { tests, warnings } = await readReports(asFiles(documents));
  expect(warnings).toEqual([]);
  expect(getBoundsOut({ tests })).toEqual([]);
  if (tests === undefined) throw new Error('no tests');
  return tests;
}

const counts = ({ total, passed, failed, skipped, flaky }: Tests) => [total, passed, failed, skipped, flaky];

describe('JUnit', () => {
  test('counts cases, and ignores the totals of headers', async () => {
    const tests = await read(`<?xml version="1.0"?>
      <testsuites tests="99" failures="0"><testsuite name="outer" tests="7"><testsuite name="inner" failures="50">
        <testcase name="passes" classname="shop.Cart" time="1.5"/>
        <testcase name="fails" classname="shop.Cart" time="0,5"><failure message="expected 1 to be 2" type="AssertionError">
          at shop.Cart.fails(Cart.java:7)</failure></testcase>
        <testcase name="breaks"><error type="java.io.IOException">java.io.IOException: disk full</error></testcase>
        <testcase name="waits"><skipped message="not yet"/></testcase>
        <testcase name="is off" status="disabled"/>
        <testcase name="is off, says gtest" status="notrun" result="suppressed" time="1,002.5"/>
      </testsuite></testsuite></testsuites>`);
    expect(counts(tests)).toEqual([6, 1, 2, 3, 0]);
    expect(tests.duration_seconds).toBe(1005);
    expect(tests.failures).toEqual([
      { name: 'fails', suite: 'shop.Cart', message: 'expected 1 to be 2', path: 'shop/Cart.java', line: 7 },
      { name: 'breaks', suite: 'inner', message: 'java.io.IOException: disk full' },
    ]);
  });

  test('reports a test that passed on a retry as flaky, as written by Surefire', async () => {
    const tests = await read(`<testsuite><testcase name="a"><flakyFailure message="timed out"><stackTrace>
      at x.Y(Y.java:3)</stackTrace></flakyFailure></testcase>
      <testcase name="b"><failure message="gone"/><rerunFailure message="gone again"/></testcase></testsuite>`);
    expect(counts(tests)).toEqual([2, 1, 1, 0, 1]);
    expect(tests.flaky_tests).toMatchObject([{ name: 'a', message: 'timed out' }]);
  });

  test('reads the trace and the output of a retry once, and no errors of it', () => {
    const retry = (name: string) => `<${name} message="${name}"><stackTrace>trace</stackTrace>
      <system-out>out</system-out><system-err>err</system-err></${name}>`;
    const reader = new ReportReader();
    reader.xml.write(`<testsuite><testcase name="a">${retry('flakyFailure')}</testcase>
      <testcase name="b"><failure message="gone"/>${retry('rerunFailure')}</testcase></testsuite>`);
    const { flakyTests, failures } = reader.tally();
    expect(flakyTests[0]?.failure?.texts).toEqual(['flakyFailure', 'trace', 'out']);
    expect(failures[0]?.failure?.texts).toEqual(['gone', 'trace', 'out']);
  });

  const FAILED = '<failure message="no"/>';
  const attempts = (...results: readonly string[]) =>
    `<testsuite>${results.map((inner) => `<testcase classname="c" name="t">${inner}</testcase>`).join('')}</testsuite>`;

  test.each([
    ['failed, then passed', attempts(FAILED, FAILED, ''), [1, 1, 0, 0, 1]],
    ['failed each time', attempts(FAILED, FAILED), [1, 0, 1, 0, 0]],
    ['passed, then failed: two tests of one name', attempts('', FAILED), [2, 1, 1, 0, 0]],
    ['passed twice: rows of one test', attempts(FAILED, '', ''), [3, 2, 1, 0, 0]],
  ])('counts the same case again: %s', async (_, document, expected) => {
    const tests = await read(document);
    expect(counts(tests)).toEqual(expected);
    expect(tests.failures).toHaveLength(expected[2] ?? 0);
  });

  test('reads several documents in one file, and several files', async () => {
    const one = '<?xml version="1.0"?>\n<testsuite><testcase name="a"/></testsuite>\n';
    const tests = await read(
      one + one.replace('"a"', '"b"'),
      '<testsuite><testcase name="a"><error/></testcase></testsuite>',
    );
    expect(counts(tests)).toEqual([3, 2, 1, 0, 0]);
  });

  test('drops times in other units', async () => {
    const tests = await read(
      '<testsuite><testcase name="a" time="999638317"/><testcase name="b" time="soon"/></testsuite>',
    );
    expect(tests.duration_seconds).toBeUndefined();
  });
});

test('reads TRX with separate classes, and counts data-driven results by their entries', async () => {
  const result = (id: string, name: string, outcome: string, inner = '') =>
    `<UnitTestResult testId="${id}" testName="${name}" outcome="${outcome}" duration="00:00:01.5">${inner}</UnitTestResult>`;
  const error = `<Output><ErrorInfo><Message>Assert.Equal() Failure
Expected: 3
Actual:   2</Message><StackTrace>   at Shop.CartTests.Adds() in /src/CartTests.cs:line 27</StackTrace></ErrorInfo></Output>`;
  const entries = `<InnerResults>${result('2', 'Rows (1)', 'Passed')}${result('2', 'Rows (2)', 'Failed', error)}</InnerResults>`;
  const tests =
    await read(`\uFEFF<?xml version="1.0"?><TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">
    <Results>${result('1', 'Shop.CartTests.Adds', 'Failed', error)}${result('2', 'Rows', 'Failed', entries)}
    ${result('3', 'Waits', 'NotExecuted')}</Results>
    <TestDefinitions><UnitTest id="1"><TestMethod className="Shop.CartTests, Shop" name="Adds"/></UnitTest></TestDefinitions>
    <ResultSummary><Counters total="99" failed="0"/></ResultSummary></TestRun>`);
  expect(counts(tests)).toEqual([4, 1, 2, 1, 0]);
  expect(tests.failures[0]).toEqual({
    name: 'Adds',
    suite: 'Shop.CartTests',
    message: 'Expected: 3, Actual: 2',
    path: 'CartTests.cs',
    line: 27,
  });
  expect(tests.failures[1]?.name).toBe('Rows (2)');
});

test('NUnit 3', async () => {
  const tests =
    await read(`<test-run total="99"><test-suite result="Failed"><failure><message>One or more</message></failure>
    <test-case id="1" name="Adds(2)" fullname="Shop.Cart.Adds(2)" classname="Shop.Cart" result="Failed" duration="0.5">
      <failure><message><![CDATA[  Expected: 3
  But was:  2]]></message><stack-trace>at Shop.Cart.Adds() in C:\\src\\Cart.cs:line 9</stack-trace></failure></test-case>
    <test-case id="2" name="Ok" fullname="Shop.Cart.Ok" result="Passed"/>
    <test-case id="3" name="Waits" fullname="Shop.Cart.Waits" result="Skipped" label="Ignored"/>
    <test-case id="4" name="Maybe" fullname="Shop.Cart.Maybe" result="Inconclusive"/></test-suite></test-run>`);
  expect(counts(tests)).toEqual([4, 1, 1, 2, 0]);
  expect(tests.failures).toEqual([
    { name: 'Adds(2)', suite: 'Shop.Cart', message: 'Expected: 3, But was: 2', path: 'Cart.cs', line: 9 },
  ]);
});

test('NUnit 2', async () => {
  const tests = await read(`<test-results total="99" failures="0"><test-suite name="x"><results>
    <test-case name="Shop.Cart.Adds" executed="True" success="False" result="Failure" time="0.1"><failure><message>no</message></failure></test-case>
    <test-case name="Shop.Cart.Ok" executed="True" success="True" result="Success"/>
    <test-case name="Shop.Cart.Waits" executed="False" result="Ignored"><reason><message>later</message></reason></test-case>
    <test-case name="Shop.Cart.Old" executed="False" result="NotRunnable"/></results></test-suite></test-results>`);
  expect(counts(tests)).toEqual([4, 1, 1, 2, 0]);
  expect(tests.failures).toEqual([{ name: 'Adds', suite: 'Shop.Cart', message: 'no' }]);
});

test('NUnit before 2.5, without results', async () => {
  const tests = await read(`<test-results total="99" failures="0"><test-suite name="x"><results>
    <test-case name="Shop.Cart.Adds" executed="True" success="False"><failure><message>no</message></failure></test-case>
    <test-case name="Shop.Cart.Ok" executed="True" success="True"/>
    <test-case name="Shop.Cart.Waits" executed="False"/></results></test-suite></test-results>`);
  expect(counts(tests)).toEqual([3, 1, 1, 1, 0]);
  expect(tests.failures).toEqual([{ name: 'Adds', suite: 'Shop.Cart', message: 'no' }]);
});

test('xUnit.net', async () => {
  const tests = await read(`<assemblies><assembly name="a.dll" total="99"><errors/><collection>
    <test name="Shop.Cart.Adds(n: 2)" type="Shop.Cart" method="Adds" time="0.2" result="Fail">
      <failure exception-type="Xunit.Sdk.EqualException"><message>Assert.Equal() Failure
Expected: 3
Actual:   2</message><stack-trace>at Shop.Cart.Adds(Int32 n) in /_/test/Cart.cs:line 9</stack-trace></failure></test>
    <test name="Shop.Cart.Ok" type="Shop.Cart" result="Pass"/>
    <test name="Shop.Cart.Waits" type="Shop.Cart" result="Skip"><reason>later</reason></test></collection></assembly></assemblies>`);
  expect(counts(tests)).toEqual([3, 1, 1, 1, 0]);
  expect(tests.failures).toEqual([
    { name: 'Adds(n: 2)', suite: 'Shop.Cart', message: 'Expected: 3, Actual: 2', path: 'test/Cart.cs', line: 9 },
  ]);
});

test('reports that a report has no cases', async () => {
  expect(counts(await read('<testsuites tests="12"/>'))).toEqual([0, 0, 0, 0, 0]);
});
