import { afterAll, beforeAll, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { workspace } from '../support/workspace.ts';
import { openLocation, type Place, type Step } from './harness.ts';

let location: Place;
beforeAll(async () => {
  location = await openLocation();
});
afterAll(() => location.sandbox.close());

const RED = { job: { status: 'failure' } };

const JUNIT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="vitest tests" tests="9" failures="0">
  <testsuite name="src/cart.test.ts">
    <testcase classname="src/cart.test.ts" name="cart &gt; adds a gift card" time="0.01">
      <failure message="expected 90 to be 100 // Object.is equality" type="AssertionError">
AssertionError: expected 90 to be 100 // Object.is equality
 ❯ src/cart.test.ts:41:18
      </failure>
    </testcase>
    <testcase classname="src/cart.test.ts" name="cart &gt; is empty at first" time="0.01"/>
    <testcase classname="src/cart.test.ts" name="cart &gt; checks out" time="72"><skipped/></testcase>
  </testsuite>
</testsuites>`;

const TRX = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010"><Results>
<UnitTestResult testId="1" testName="Shop.CartTests.Adds" outcome="Failed"><Output><ErrorInfo><Message>Assert.Equal() Failure
Expected: 3
Actual:   2 @team</Message><StackTrace>at Shop.CartTests.Adds() in /src/CartTests.cs:line 27</StackTrace></ErrorInfo></Output></UnitTestResult>
</Results></TestRun>`;

const many = Array.from({ length: 17 }, (_, at) => `<testcase name="row ${at}"><error message="no ${at}"/></testcase>`);

interface Case {
  readonly files: Readonly<Record<string, string>>;
  readonly reports: string;
  readonly green?: true;
  readonly inputs?: () => Readonly<Record<string, string>>;
}

const CASES: Readonly<Record<string, Case>> = {
  'test reports, failing tests': {
    files: { 'reports/vitest.xml': JUNIT, 'api/TestResults/a.trx': TRX },
    reports: 'reports/*.xml\n**/*.trx',
  },
  'test reports, more than are named': {
    files: { 'many.xml': `<testsuite>${many.join('')}</testsuite>` },
    reports: 'many.xml',
  },
  'test reports, a task': {
    files: { 'reports/vitest.xml': JUNIT },
    reports: 'reports/*.xml',
    inputs: () => ({ ...location.rest, kind: 'task' }),
  },
  'test reports, custom text': {
    files: { 'reports/vitest.xml': JUNIT },
    reports: 'reports/*.xml',
    inputs: () => ({
      ...webhook(),
      body: '{{ tests.failed }} of {{ tests.total }}: {% for test in tests.failures %}{{ test.name }} {{ test.message }}{% endfor %}',
    }),
  },
  'test reports, green': {
    files: { 'a.xml': '<testsuite><testcase name="a"/></testsuite>' },
    reports: '*.xml',
    green: true,
  },
  'test reports, failures in a green job': { files: { 'vitest.xml': JUNIT }, reports: '*.xml', green: true },
  'test reports, broken and missing': {
    files: { 'cut.xml': JUNIT.slice(0, 500), 'empty.xml': '', 'pom.xml': '<project/>', 'text.xml': 'not XML' },
    reports: '*.xml\ntarget/**/*.xml',
  },
};

function webhook(): Record<string, string> {
  return { 'webhook-url': location.webhook('message') };
}

function getStep({ files, reports, green, inputs = webhook }: Case): Step {
  return {
    event: 'push',
    payload: example('push', 4),
    ...(green === undefined && { changes: RED }),
    workspace: workspace(files),
    inputs: { ...inputs(), 'test-reports': reports },
  };
}

test.each(Object.entries(CASES))('%s', async (name, raw) => {
  const ran = await location.run(getStep(raw));
  expect(ran.result.exitCode).toBe(0);
  expect(ran.result.outputs['outcome']).toBe('delivered');
  await expect(ran.transcript).toMatchFileSnapshot(`transcripts/${name.replaceAll(/\W+/g, '-')}.txt`);
});
