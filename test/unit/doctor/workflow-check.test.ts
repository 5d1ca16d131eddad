import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkWorkflows } from '../../../src/doctor/workflow-check.ts';
import { openWorkspace } from '../../../src/process/environment.ts';
import { workspace } from '../../support/workspace.ts';

const HOOK = 'webhook-url: "${{ secrets.HOOK }}"';
const ACCOUNT = 'base-url: https://acme.example.com, username: ci, password: "${{ secrets.PASSWORD }}", team: Ops';
const FILES = {
  'deploy.md': '---\nkind: topic\nsubject: Deployed\n---\n{{ conclusion }}',
  'wrong.md': '{{ comit.subject }}',
  'people.yml': 'octocat: ada',
};

interface Around {
  readonly on?: string;
  /** Keys of the job, in one line each. */
  readonly job?: readonly string[];
  readonly before?: readonly string[];
  readonly uses?: string;
  readonly if?: string;
  readonly permissions?: string;
}

/** A workflow with one step of this action, whose inputs are written as a flow map, on a line of their own. */
function workflow(inputs: string, around: Around = {}): string {
  const { on = 'push', job = [], before = ['run: npm test'], uses = 'workroom-notify@v1', permissions } = around;
  return [
    `on: ${on}`,
    ...(permissions === undefined ? [] : [`permissions: ${permissions}`]),
    'jobs:',
    '  build:',
    ...job.map((line) => `    ${line}`),
    '    steps:',
    ...before.map((line) => `      - ${line}`),
    `      - uses: acme/${uses}`,
    ...(around.if === undefined ? [] : [`        if: ${around.if}`]),
    `        with: { ${inputs} }`,
    '',
  ].join('\n');
}

async function check(text: string) {
  const root = workspace({ ...FILES, '.github/workflows/ci.yml': text });
  const checks = await checkWorkflows(
    [{ path: '.github/workflows/ci.yml', text }],
    openWorkspace({}, root),
    new Date(),
  );
  return checks.map(({ verdict, text: found, fix = '' }) => `${verdict} ${found}. ${fix}`);
}

const ALWAYS = { if: 'always()' };
const JOB_END = { uses: 'workroom-notify/job-end@v1' };
const SUMMARY = { job: ['needs: test', 'if: always()'], before: [] };

/** One mistake each: the inputs, what stands around them, and what is said. */
const WRONG: readonly (readonly [inputs: string, around: Around, says: RegExp])[] = [
  [`${HOOK}, when: failed`, ALWAYS, /:8: when: .*"failed".*failure/],
  [`${HOOK}, webhok-url: x`, ALWAYS, /:8: .*webhok-url.*webhook-url/],
  ['channel: "#builds"', ALWAYS, /unknown input channel.*base-url/],
  [`${HOOK}, settle-time: 5`, ALWAYS, /settle-time.*WORKROOM_SETTLE_TIME under env/],
  [`${HOOK}, subject: Build`, ALWAYS, /subject: not possible for a message/],
  [`${HOOK}, kind: incident`, ALWAYS, /kind: a webhook does not support incidents/],
  [`${HOOK}, body: "{{ comit.subject }}"`, ALWAYS, /:8: body, line 1, column 4: .*"comit".*commit/],
  [`${HOOK}, only-if: conclusion = "failure"`, ALWAYS, /only-if.*column 12.*==/],
  [
    `${HOOK}, kind: topic, template: wrong.md`,
    { ...ALWAYS, before: ['uses: actions/checkout@v5'] },
    /wrong\.md:1: .*comit/,
  ],
  [`${HOOK}, template: .github/none.md`, ALWAYS, /template: .*was not found/],
  [`${HOOK}, kind: topic, template: deploy.md`, ALWAYS, /has not checked out deploy\.md.*actions\/checkout.*before/],
  [`${HOOK}, users: poeple.yml`, { ...ALWAYS, before: [] }, /users: file not found: poeple\.yml/],
  [`${HOOK}, report: cov.md`, { ...JOB_END, before: [] }, /report: file not found: cov\.md/],
  [`${HOOK}, when: failure`, {}, /:7: .*runs only if the job so far passed, so failure may never.*if: always\(\)/],
  [`${HOOK}, when: change`, { if: "github.ref == 'refs/heads/main'" }, /change may never be sent/],
  [`${HOOK}, when: "failure, fixed"`, { if: 'failure()' }, /runs only if the job so far failed, so fixed/],
  [`${HOOK}, when: cancelled`, { if: '!cancelled()' }, /cancelled may never be sent/],
  [`${ACCOUNT}, kind: incident`, {}, /change may never be sent.*if: always\(\)/],
  [
    `${HOOK}, status: "\${{ toJSON(needs) }}"`,
    { job: ['needs: test'], before: [] },
    /all that it needs passed.*in the job build/,
  ],
  [
    `${HOOK}, status: "\${{ toJSON(needs) }}"`,
    { job: ['if: always()'], before: [] },
    /status is empty, because the job has no needs/,
  ],
  [
    `${HOOK}, status: "\${{ needs.test.result }}"`,
    { job: ['needs: [lint]', 'if: always()'] },
    /does not need "test".*needs: \[lint, test\]/,
  ],
  [`${HOOK}, status: "\${{ needs.test.result }}"`, { job: ['if: always()'] }, /does not need "test".*`needs: test`/],
  [HOOK, { job: ['env: { WORKROOM_WHEN: failure }'] }, /:7: .*so failure may never be sent/],
  [HOOK, { ...JOB_END, permissions: '{}' }, /lack actions: read.*Add `actions: read`/],
  [`${ACCOUNT}, kind: incident`, { ...JOB_END, permissions: '{ actions: read }' }, /lack contents: read/],
  [
    'webhook-url: https://acme.example.com/application/webhook/k5Tz8',
    ALWAYS,
    /is a secret and must not be in the file/,
  ],
  ['kind: topic', ALWAYS, /no destination.*webhook-url/],
];

test.each(WRONG)('rejects %s, %j', async (inputs, around, message) => {
  const found = await check(workflow(inputs, around));
  expect(found).toEqual([expect.stringMatching(message)]);
  expect(found[0]).toMatch(/^fault \S+\.(?:yml|md):\d+: .*[.?`]$/s);
});

const RIGHT: readonly (readonly [inputs: string, around: Around])[] = [
  [HOOK, {}],
  [`${HOOK}, when: "failure, fixed"`, ALWAYS],
  [`${HOOK}, when: change`, JOB_END],
  [`${HOOK}, when: failure`, { if: "failure() && github.ref == 'refs/heads/main'" }],
  [`${HOOK}, when: "failure, fixed"`, { on: 'workflow_run' }],
  [`${HOOK}, when: failure`, { on: 'workflow_call' }],
  [`${HOOK}, status: "\${{ toJSON(needs) }}", when: "failure, fixed"`, SUMMARY],
  [`${HOOK}, status: "\${{ needs.test.result }}"`, SUMMARY],
  [`${HOOK}, kind: topic, template: deploy.md`, { before: ['uses: actions/checkout@v5'] }],
  [`${HOOK}, report: coverage.md, kind: "\${{ inputs.kind }}", subject: "Build \${{ github.ref_name }}"`, {}],
  [`${ACCOUNT}, kind: incident`, { ...JOB_END, permissions: '{ actions: read, contents: read }' }],
];

test.each(RIGHT)('accepts %s, %j', async (inputs, around) => {
  expect(await check(workflow(inputs, around))).toEqual([expect.stringMatching(/^ok /)]);
});

test.each(globSync('examples/*.yml'))('accepts %s', async (file) => {
  const text = readFileSync(file, 'utf8');
  const checks = await checkWorkflows([{ path: file, text }], openWorkspace({}, '.'), new Date());
  expect(checks.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
});

test('ignores a workflow that is unreadable or does not use this action', async () => {
  expect(await check('jobs: [workroom-notify')).toEqual([]);
  expect(await check('on: push\njobs: {}\n')).toEqual([]);
});
