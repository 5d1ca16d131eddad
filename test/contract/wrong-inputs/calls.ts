import { called, type WrongInput } from './wrong-input.ts';

const SECRET = { hides: ['XyZ12345'] };
const ACCOUNT = { baseUrl: 'https://acme.example.com', username: 'ci', password: 'XyZ12345' };

/** Wrong calls of the library. */
export const CALLS: readonly WrongInput[] = [
  called('notify', {}, ['webhookUrl'], { code: 0 }),
  called('notify', { 'webhook-url': '{hook}' }, ['webhook-url', 'webhookUrl']),
  called('notify', { url: '{hook}' }, ['url', 'webhookUrl']),
  called('notify', { webhookUrl: '{hook}', text: 'hi' }, ['text', 'body']),
  called('notify', { webhookUrl: '{hook}', message: 'hi', channel: '#ops' }, ['message', 'body', 'channel']),
  called('notify', { webhookUrl: '{hook}', kind: 1 }, ['kind', '1', 'message']),
  called('notify', { webhookUrl: '{hook}', when: { failure: true } }, ['when']),
  called('notify', { webhookUrl: '{hook}', timeout: '10s' }, ['timeout', '"10s"', 'seconds']),
  called('notify', { webhookUrl: '{hook}', timeout: 60000 }, ['timeout', '60000', 'seconds']),
  called('notify', { webhookUrl: '{hook}', ephemeral: 'ja' }, ['ephemeral', '"ja"', 'true']),
  called('notify', { webhookUrl: '{hook}', dueDate: '31/12/2026', kind: 'task' }, [
    'dueDate',
    '31/12/2026',
    '2026-12-31',
  ]),
  called('notify', { webhookUrl: '{hook}', variables: ['a'] }, ['variables', 'map']),
  called('notify', { webhookUrl: { href: '{hook}' } }, ['webhookUrl']),
  called('notify', { ...ACCOUNT, team: 'Ops', forum: 'News' }, ['team', 'forum'], SECRET),
  called('ServiceClient', {}, ['baseUrl', 'username', 'password']),
  called('ServiceClient', { ...ACCOUNT, baseUrl: 'acme' }, ['baseUrl', 'acme', 'https'], SECRET),
  called(
    'ServiceClient',
    { baseURL: 'https://acme.example.com', username: 'ci', password: 'XyZ12345' },
    ['baseURL', 'baseUrl'],
    SECRET,
  ),
  called(
    'ServiceClient',
    { baseUrl: 'https://acme.example.com', token: 'XyZ12345' },
    ['token', 'username', 'password'],
    SECRET,
  ),
  called('Webhook', {}, ['url']),
  called('Webhook', { webhookUrl: '{hook}' }, ['webhookUrl', 'url']),
  called('Webhook', { url: 'h.example/XyZ12345' }, ['url', 'https'], SECRET),
  called('startSandbox', { port: '8080' }, ['port', '8080', 'number']),
  called('startSandbox', { port: 70000 }, ['port', '70000', '65535']),
  called('startSandbox', { host: '0.0.0.0' }, ['host', '127.0.0.1']),
  called('startSandbox', { database: 'x.db' }, ['database', 'data']),
  called('startSandbox', { data: '/no/such/folder/x.db' }, ['data', '/no/such/folder']),
  called('startSandbox', { password: '' }, ['password']),
];
