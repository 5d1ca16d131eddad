import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ReportReader } from '../../../../src/build/reports/reader.ts';
import { redactText } from '../../../../src/text/credentials/redact-text.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { readReports } from '../../../support/test-reports.ts';
import { workspace } from '../../../support/workspace.ts';

const CASE = '<testcase name="a"/>';
const FAILED = '<testcase name="b"><failure message="no"/></testcase>';

test.each([
  ['empty', '', 'is empty or ends before its first element'],
  ['no XML', '{"tests": 3}', 'is not well-formed XML (line 1)'],
  [
    'another document',
    '<project><name>x</name></project>',
    'is not a test report in a known format: its first element is project',
  ],
  ['cut before anything', '<?xml version="1.0"?>', 'is empty or ends before its first element'],
])('reports only a warning that names it: %s', async (_, content, why) => {
  const { tests, warnings } = await readReports({ 'report.xml': content });
  expect(tests).toBeUndefined();
  expect(warnings).toEqual([`The test report "report.xml" ${why}`]);
});

test.each([
  ['cut off', `<testsuite>${FAILED}${CASE}<testcase name="c"`, 'is truncated', [2, 1]],
  ['a tag that nothing opened', `<testsuite>${FAILED}</other>`, 'is not well-formed XML (line 1)', [1, 1]],
  ['text outside', `<testsuite>${FAILED}</testsuite>\nSegmentation fault`, 'is not well-formed XML (line 2)', [1, 1]],
  ['deeper than any report', `<testsuite>${CASE}${'<a>'.repeat(5_000)}`, 'has elements nested deeper than 200', [1, 0]],
  [
    'an element without an end',
    `<testsuite>${CASE}<testcase ${Array.from({ length: 900 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
    'has an element too large to read (line 1)',
    [1, 0],
  ],
])('reports the complete cases, with a warning: %s', async (_, content, why, [total, failed]) => {
  const { tests, warnings } = await readReports({ 'report.xml': content });
  expect(tests).toMatchObject({ total, failed, partial: true });
  expect(warnings).toEqual([`The test report "report.xml" ${why}; the tests up to there are counted`]);
});

test('expands no entity, neither to a file nor repeatedly', async () => {
  const secret = workspace({ 'secret.txt': 'tok3n_s3cret_9' });
  const bombs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const doctype = `<!DOCTYPE x [<!ENTITY xxe SYSTEM "file://${secret}/secret.txt"><!ENTITY l0 "lol">${bombs}]>`;
  const { tests, warnings } = await readReports({
    'report.xml': `<?xml version="1.0"?>${doctype}<testsuite><testcase name="a"><failure message="&xxe; &l9; &amp; &#65;"/></testcase></testsuite>`,
  });
  expect(warnings).toEqual([]);
  expect(tests?.failures).toEqual([{ name: 'a', message: '&xxe; &l9; & A' }]);
});

test.each([
  ['control characters', 'a\u0000\u0001', 'a\u0001'],
  ['an entity of HTML', 'a&nbsp;b', 'a&nbsp;b'],
  ['a lone ampersand', 'a & b', 'a & b'],
  ['a sign that opens elements', 'a < b', 'a < b'],
])('reads a report that is not well-formed XML: %s', async (_, raw, message) => {
  const { tests, warnings } = await readReports({
    'report.xml': `<testsuite><testcase name="b"><failure message="${raw}"/></testcase>${CASE}</testsuite>`,
  });
  expect(tests).toMatchObject({ total: 2, failed: 1, partial: undefined, failures: [{ message }] });
  expect(warnings).toEqual([]);
});

test('truncates a long attribute when it becomes a fact', async () => {
  const { tests } = await readReports({
    'report.xml': `<testsuite><testcase name="${'n'.repeat(300_000)}"><failure message="${'m '.repeat(300_000)}"/></testcase></testsuite>`,
  });
  expect(tests?.failures[0]?.name).toHaveLength(300);
  expect(tests?.failures[0]?.message?.length).toBeLessThanOrEqual(400);
});

test('retains few of many elements, and the failure after them', () => {
  const many = (element: string) => element.repeat(20_000);
  const reader = new ReportReader();
  const error = '<Output><ErrorInfo><Message>no</Message></ErrorInfo></Output>';
  const row = `<UnitTestResult testName="row" outcome="Failed">${error}</UnitTestResult>`;
  const passed = '<UnitTestResult testName="row" outcome="Passed"><Output><StdOut>a</StdOut></Output></UnitTestResult>';
  const noise = many('<a><b>c</b></a>');
  reader.xml.write(`<TestRun><UnitTestResult testName="all" outcome="Failed">${many(passed)}${noise}${row}
    </UnitTestResult><UnitTestResult testName="one" outcome="Failed"><Output><ErrorInfo>${noise}
    ${many('<Message>no</Message>')}</ErrorInfo></Output></UnitTestResult></TestRun>`);
  const { total, failures } = reader.tally();
  expect(total).toBe(20_002);
  expect(failures.map(({ name, failure }) => [name, failure?.texts.length])).toEqual([
    ['row', 1],
    ['one', 1000],
  ]);
});

test('reads valid reports next to a broken one', async () => {
  const { tests, warnings } = await readReports({ '1.xml': '<testsuite', '2.xml': `<testsuite>${CASE}</testsuite>` });
  expect(tests).toMatchObject({ total: 1, partial: true });
  expect(warnings).toEqual(['The test report "1.xml" is truncated']);
});

test('names many broken reports in few warnings', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `${at}.xml`);
  const { warnings } = await readReports(Object.fromEntries(names.map((name) => [name, ''])));
  expect(warnings).toHaveLength(6);
  for (const name of names) expect(warnings.join('\n')).toContain(`"${name}"`);
});

test.skipIf(process.getuid?.() === 0)('reports a file without read permission', async () => {
  const root = workspace({ 'report.xml': CASE });
  chmodSync(join(root, 'report.xml'), 0);
  const { warnings } = await readReports({}, { root });
  expect(warnings).toEqual(['The test report "report.xml" cannot be read (EACCES)']);
});

test('reports a timeout at any moment', async () => {
  const report = `<testsuite>${CASE}</testsuite>`;
  for (let left = 0; left < 20; left += 1) {
    let looks = 0;
    const { tests, warnings } = await readReports(
      { '1.xml': report, '2.xml': report },
      { isLate: () => ++looks > left },
    );
    if (tests?.total !== 2) expect(warnings.join(), `after ${left} looks`).toMatch(/timed out|time ran out/);
    else expect(warnings).toEqual([]);
    if (tests?.total === 1) expect(tests.partial).toBe(true);
  }
});

test('redacts a credential with colors and invisible characters, whichever of them a report omits', async () => {
  const redactor = new Redactor(['Zq7Xw-4kPd']);
  for (const split of ['&#x1b;[31m', '\u200b', '\u00ad', '\\u001b[0m']) {
    const text = `ghp_${'a1B2'.repeat(4)}${split}${'a1B2'.repeat(5)} and Zq7${split}Xw-4kPd`;
    const report = `<testsuite><testcase name="a ${text}"><failure message="401 for ${text}"/></testcase></testsuite>`;
    const { tests } = await readReports({ 'r.xml': report }, { hide: (one) => redactText(one, redactor) });
    expect(tests?.failures).toEqual([{ name: 'a *** and ***', message: '401 for *** and ***' }]);
  }
});
