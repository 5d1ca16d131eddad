/** A program as somebody writes it who installed the package: run by package.test.ts on each Node. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { notify, ServiceClient } from 'workroom-notify';
import { startSandbox } from 'workroom-notify/sandbox';

const sandbox = await startSandbox({ password: 'a-word-for-all' });
const url = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native').url;

sandbox.faults.next(1, { status: 429, headers: { 'retry-after': '0' } });
const { receipt } = await notify({
  webhookUrl: url,
  body: 'delivered by a {{ vars.who }}',
  variables: { who: 'program' },
});
const repeated = sandbox.requests().length;

const refused = await notify({ webhookUrl: 'not a URL' }).catch((error) => error.name);

const command = fileURLToPath(new URL('node_modules/workroom-notify/lib/cli/main.js', import.meta.url));
await new Promise((resolve, reject) => {
  const env = { ...process.env, WORKROOM_WEBHOOK_URL: url };
  const child = spawn(process.execPath, [command, 'send', '--body', 'delivered by the command'], {
    env,
    stdio: 'ignore',
  });
  child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the command ended with ${code}`))));
});

const client = new ServiceClient({ baseUrl: sandbox.origin, username: 'ada', password: 'a-word-for-all' });
const teams = await client.teams.list();
const page = await fetch(sandbox.origin);

const told = sandbox
  .requests()
  .filter(({ body, status }) => body.includes('delivered by') && status < 300)
  .map(({ body }) => JSON.parse(body).body);
console.log(
  JSON.stringify({
    notified: receipt.outcome,
    told,
    repeated,
    teams: teams.records.length > 0,
    refused,
    page: page.headers.get('content-type'),
  }),
);
await sandbox.close();
