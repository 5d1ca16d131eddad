/** Reports the lost chat message of an incident in the run that opened it, because later failed runs find the task. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { runInProcess } from '../../standin/in-process.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

async function redRun(key: string): Promise<string> {
  const { username = '', password = '' } = sandbox.accounts.find((one) => one.username === 'ci-bot') ?? {};
  let stdout = '';
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'acme/app',
    'INPUT_BASE-URL': sandbox.origin,
    INPUT_USERNAME: username,
    INPUT_PASSWORD: password,
    INPUT_TEAM: 'platform',
    INPUT_KIND: 'incident',
    INPUT_STATUS: 'failure',
    'INPUT_UNIQUE-KEY': key,
  };
  const status = await runInProcess({ env, onOutput: (chunk) => (stdout += chunk) }, () => runStep(process.env));
  expect(status).toBe(0);
  return stdout;
}

const isChat = ({ path, method }: { readonly path: string; readonly method: string }) =>
  method === 'POST' && path.includes('Chat');

test.each([
  ['refused', 400, 1, 'Not delivered'],
  ['in doubt', 504, 2, 'Delivery status unknown'],
])('a chat message that is %s is an error of the run that opened the task', async (key, status, attempts, text) => {
  sandbox.clearRequests();
  sandbox.faults.next(2, { status }, { method: 'POST', path: '/Chat' });
  const first = await redRun(key);
  expect(first).toMatch(new RegExp(`^::error [^:]*::${text}: the chat message of the incident: `, 'm'));
  expect(first).toMatch(/^Incident delivered to /m);
  expect(sandbox.requests().filter(isChat)).toHaveLength(attempts);
  sandbox.faults.clear();
  const second = await redRun(key);
  expect(second).toMatch(/^Nothing was created: task \S+ with this unique-key is open\.$/m);
  expect(sandbox.requests().filter(isChat)).toHaveLength(attempts);
});
