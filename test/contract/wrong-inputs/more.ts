import { called, step, typed, type WrongInput } from './wrong-input.ts';

const HOOK = { WORKROOM_WEBHOOK_URL: '{hook}' };
const DRY = { 'dry-run': 'true' };
const ACCOUNT = { 'webhook-url': '', 'base-url': 'https://acme.example.com', username: 'ci', password: 'pa55-w0rd-x9' };
const HIDES = { hides: ['pa55-w0rd-x9'] };

/** Written by somebody who read them as a stranger in the first hour: copied, misspelt, of a wrong type, in a wrong place. */
export const MORE: readonly WrongInput[] = [
  // Copied from elsewhere.
  step({ payload: '{"text":"hi"}', ...DRY }, ['payload', 'body'], { code: 0 }),
  step({ SLACK_MESSAGE: 'hi', ...DRY }, ['slack_message', 'body'], { code: 0 }),
  step({ title: 'Build', ...DRY }, ['title', 'subject'], { code: 0 }),
  step({ to: '12345', ...DRY }, ['to', 'team'], { code: 0 }),
  step({ icon_emoji: ':rocket:', ...DRY }, ['icon_emoji', 'Leave it out'], { code: 0 }),
  step({ 'webhook-type': 'incoming-webhook', ...DRY }, ['webhook-type'], { code: 0 }),
  step({ notify_when: 'failure,warnings', ...DRY }, ['notify_when', 'when'], { code: 0 }),
  // Words and types.
  step({ when: 'failure and fixed' }, ['when', '"failure and fixed"', 'did you mean failure, fixed?']),
  step({ when: 'failure|fixed' }, ['when', '"failure|fixed"', 'failure, fixed']),
  step({ when: 'failure\n- fixed' }, ['when', 'failure, fixed']),
  step({ when: '- failure\n- fixed' }, ['when', 'failure, fixed']),
  step({ when: 'fail, fix' }, ['when', '"fail, fix"', 'did you mean failure, fixed?']),
  step({ kind: '“task”' }, ['kind', '“task”', 'task']),
  step({ kind: "'task'" }, ['kind', "'task'", 'did you mean task?']),
  step({ kind: 'task,topic' }, ['kind', '"task,topic"', 'one of']),
  step({ kind: '${{ inputs.kind }}' }, ['kind', '${{ inputs.kind }}', 'an expression that nothing filled in']),
  step({ status: '${{ job.status }}' }, ['status', '${{ job.status }}', 'an expression that nothing filled in']),
  step({ status: 'red' }, ['status', '"red"', 'did you mean failure?']),
  step({ status: 'passed!' }, ['status', '"passed!"', 'did you mean success?']),
  step({ status: '0' }, ['status', '"0"', 'success']),
  step({ ephemeral: 'yes' }, ['ephemeral', '"yes"', 'did you mean true?']),
  step({ 'dry-run': '0' }, ['dry-run', '"0"', 'did you mean false?']),
  step({ 'dry-run': '"true"' }, ['dry-run', 'did you mean true?']),
  step({ timeout: '${{ vars.TIMEOUT }}' }, ['timeout', '${{ vars.TIMEOUT }}', 'an expression that nothing filled in']),
  step({ timeout: '60 s' }, ['timeout', '"60 s"', 'did you mean 60?']),
  step({ timeout: 'ten' }, ['timeout', '"ten"', 'seconds']),
  step({ 'time-zone': 'Paris' }, ['time-zone', '"Paris"', 'did you mean Europe/Paris?']),
  step({ 'time-zone': '+02:00' }, ['time-zone', '"+02:00"', 'Europe/Berlin']),
  step({ template: '`compact`' }, ['template', 'compact']),
  step({ template: '.github\\notify.md' }, ['template', 'notify.md', 'Did you mean .github/notify.md?'], {
    files: { '.github/notify.md': 'x' },
  }),
  step({ template: 'C:\\repo\\t.md' }, ['template', 'is no file', 'root of the repository']),
  step({ template: '/builds/shop/shop/t.md' }, ['template', 'root of the repository']),
  step({ template: 'Hello {{ conclusion }}' }, ['template', 'body']),
  step({ template: 'ghp_0123456789abcdefABCDEF0123456789abcd' }, ['template', 'holds a token'], {
    hides: ['ghp_0123456789'],
  }),
  step({ variables: 'version = 1.2' }, ['variables', 'name: value']),
  step({ variables: '${{ toJSON(vars) }}' }, ['variables', 'an expression that nothing filled in']),
  step({ users: '@octocat: @anna' }, ['users', 'line 1', 'stands in quotation marks']),
  step({ users: 'octocat = anna' }, ['users', '"octocat = anna"', 'name: value']),
  step({ mention: '<!here>' }, ['mention', '<!here>', 'did you mean here?']),
  step({ mention: '@acme/backend' }, ['mention', '@acme/backend', 'owners']),
  step({ mention: '[anna, ben]', ...DRY }, ['mention', '[anna']),
  // Addresses and accounts.
  step({ 'webhook-url': '‘{hook}’' }, ['webhook-url', 'quot']),
  step({ 'webhook-url': '<{hook}>' }, ['webhook-url', 'the address alone']),
  step({ 'webhook-url': '[hook]({hook})' }, ['webhook-url', 'the address alone']),
  step({ 'webhook-url': 'x' }, ['webhook-url', '1 character,']),
  step({ ...ACCOUNT, 'base-url': 'acme', team: 'Ops' }, ['base-url', 'https://acme.example.com'], HIDES),
  step({ ...ACCOUNT, team: 'pa55-w0rd-x9' }, ['team', 'secret'], HIDES),
  step({ ...ACCOUNT, kind: 'task', assignees: 'anna;ben', team: 'Ops' }, ['assignees', 'anna;ben', 'comma'], HIDES),
  // Commands.
  typed('send --dry-run=yes', ['--dry-run=…', 'See workroom-notify send'], { env: HOOK }),
  typed('send --kind', ['--kind', 'argument missing'], { env: HOOK }),
  typed('send --body', ['--body', 'argument missing'], { env: HOOK }),
  typed('sandbox --host 0.0.0.0', ["unknown option '--host'", 'See workroom-notify sandbox']),
  typed('teams', ['list', 'create']),
  typed('tasks create', ['--team', 'not given']),
  typed(['send', '--variables', 'a=1'], ['--variables', '"a=1"', 'name: value'], { env: HOOK }),
  typed('send --due_date +3d', ['--due_date', '--due-date'], { env: HOOK }),
  typed('render --template folder', ['--template', 'folder', 'file'], { files: { 'folder/x.md': 'x' } }),
  // Calls.
  called('notify', { webhookUrl: { href: 'https://h.example/XyZ12345' } }, ['webhookUrl', 'this object'], {
    hides: ['XyZ12345'],
  }),
  called('notify', { webhookUrl: '{hook}', when: { failure: true } }, ['when', 'this object', 'list']),
  called('notify', { webhookUrl: '{hook}', body: { text: 'x' } }, ['body', 'this object']),
  called('notify', { webhookUrl: '{hook}', users: 'anna' }, ['users', '"anna"', 'name: value']),
  called('notify', { webhookUrl: '{hook}', dueDate: 20261231, kind: 'task' }, ['dueDate', '20261231']),
  called('notify', { webhookUrl: '{hook}', timeout: true }, ['timeout', '"true"', 'seconds']),
  called('notify', { webhookUrl: '{hook}', Kind: 'task' }, ['Kind', 'kind']),
  called('Webhook', { webhookUrl: '{hook}' }, ['webhookUrl', 'Did you mean url?']),
  called('Webhook', { url: 7 }, ['url', 'https']),
  called(
    'ServiceClient',
    { baseUrl: 'https://acme.example.com', user: 'ci', password: 'XyZ12345' },
    ['user', 'username'],
    {
      hides: ['XyZ12345'],
    },
  ),
  called('startSandbox', { port: -1 }, ['port', '-1', '65535']),
  called('startSandbox', { data: true }, ['data', 'true', 'path of a file']),
];
