/** Tests the warnings of a step about its workflow file. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { close, listen } from '../../support/fault-server.ts';
import { workspace } from '../../support/workspace.ts';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('{"ok":true}'));
});
let hook: string;
beforeAll(async () => {
  hook = `http://127.0.0.1:${await listen(server)}/hook/k5Tz8`;
});
afterAll(() => close(server, []));

interface Written {
  readonly inputs: string;
  readonly if?: string;
  readonly needs?: string;
}

/** Returns the warnings of a passed step with these inputs. */
async function readWarnings(
  { inputs, if: condition = 'success()', needs = '[]' }: Written,
  raw: Record<string, string>,
) {
  const text = [
    'on: push',
    'jobs:',
    '  test:',
    `    needs: ${needs}`,
    '    steps:',
    '      - uses: actions/checkout@v5',
    '      - uses: acme/workroom-notify@v1',
    `        if: ${condition}`,
    `        with: { ${inputs} }`,
  ].join('\n');
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_JOB: 'test', GITHUB_ACTION: '__acme_workroom-notify' },
    ...{ GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'acme/app', 'INPUT_WEBHOOK-URL': hook, INPUT_STATUS: '' },
    GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_WORKSPACE: workspace({ '.github/workflows/ci.yml': text }),
    INPUT_CONTEXT: '{"job":{"status":"success"}}',
    ...raw,
  };
  let output = '';
  await runInProcess({ env, onOutput: (chunk: Buffer) => (output += chunk) }, () => runStep(process.env));
  return output.split('\n').filter((line) => line.startsWith('::warning'));
}

test('an expression for status that gives nothing causes a warning', async () => {
  const inputs = 'status: "${{ needs.build.result }}"';
  expect(await readWarnings({ inputs }, {})).toEqual([
    expect.stringMatching(/ci\.yml, line 9: status is empty.*Write `needs: build` in the job/),
  ]);
  expect(await readWarnings({ inputs }, { INPUT_STATUS: 'success' })).toEqual([]);
});

test('an `if` that contradicts `when` causes a warning if the message was skipped', async () => {
  expect(await readWarnings({ inputs: 'when: failure' }, { INPUT_WHEN: 'failure' })).toEqual([
    expect.stringMatching(
      /line 9: the step runs only if the job so far passed, so failure may never be sent.*if: always/,
    ),
  ]);
  expect(await readWarnings({ inputs: 'when: failure', if: 'always()' }, { INPUT_WHEN: 'failure' })).toEqual([]);
  expect(await readWarnings({ inputs: 'when: success' }, { INPUT_WHEN: 'success' })).toEqual([]);
});
