/** Lists wrong inputs: one row for each kind of answer. */
import { called, step, typed, type WrongInput } from './wrong-input.ts';

const ACCOUNT = { 'webhook-url': '', 'base-url': 'https://acme.example.com', username: 'ci', password: 'pa55-w0rd-x9' };
const HIDES = { hides: ['pa55-w0rd-x9'] };
const DRY = { 'dry-run': 'true' };

/** Inputs and variables of a step. */
const STEPS: readonly WrongInput[] = [
  step(
    { slack_webhook_url: 'https://hooks.slack.com/services/T0/B0/XyZ12345', 'webhook-url': '' },
    ['slack_webhook_url', 'webhook-url'],
    { hides: ['XyZ12345'] },
  ),
  step({ channel: '#builds', 'dry-run': 'true' }, ['channel', 'A webhook posts to the place it was made for'], {
    code: 0,
  }),
  step({ webhook_url: '{hook}', 'webhook-url': '' }, ['webhook_url', 'webhook-url']),
  step(
    { 'api-key': 'k3y-0123456789', 'webhook-url': '', 'base-url': 'https://acme.example.com' },
    ['api-key', 'username', 'password'],
    { hides: ['k3y-0123456789'] },
  ),
  step({ icon_emoji: ':rocket:', ...DRY }, ['icon_emoji', 'Leave it out'], { code: 0 }),
  step({ when: 'failed' }, ['when', '"failed"', 'failure']),
  step({ when: '${{ failure() }}' }, ['when', '${{ failure() }}', 'did you mean failure?']),
  step({ kind: 'incident' }, ['kind', 'incident', 'base-url']),
  step({ ...ACCOUNT, team: 'platform', kind: 'incident', template: 'watch' }, [
    'kind',
    'a watch is a message or a topic',
  ]),
  step({ when: 'not-success' }, ['when', 'not-success'], { hides: ['did you mean'] }),
  step({ when: 'failure || fixed' }, ['did you mean failure, fixed?']),
  step({ kind: 'Task Board', 'due-date': '+3d' }, ['"Task Board"', 'did you mean task?'], { hides: ['not possible'] }),
  step({ kind: 'task', 'due-date': 'next friday' }, ['"next friday"', '+2w']),
  step({ ...ACCOUNT, team: 'https://acme.example.com/teams/5' }, ['team: an address', '1042'], HIDES),
  step({ ...ACCOUNT, team: '7', mention: 'ada; ben' }, ['"ada; ben"', 'Put commas between the names'], HIDES),
  step({ ...ACCOUNT, team: '7', kind: 'task', assignees: '@team' }, ['team and here are groups'], HIDES),
  step({ ...ACCOUNT, team: '7', kind: 'task', assignees: 'ada or' }, ['a list before or after "or" is empty'], HIDES),
  step({ 'sender-avatar': 'data:image/png;base64,AAAA' }, ['sender-avatar', 'https address of a picture']),
  step({ variables: 'name: value: other' }, ['line 1', 'needs quotes']),
  step({ users: 'octocat=ada' }, ['users: not a map', '`name: value` a line']),
  step({ 'test-reports': '!**/*.xml' }, ['only excludes files', 'TEST-*.xml']),
  step({ 'test-reports': 'reports/*.xml', ...DRY }, ['there is no folder "reports/"', 'working-directory'], {
    code: 0,
  }),
  step({ period: '90d', template: 'digest' }, ['"90d"', 'up to 31 days']),
  step({ drill: 'incident' }, ['drill: invalid boolean', 'true or false']),
  step({ body: '{{ vars.note }}', variables: 'note: ""' }, ['rendered to nothing', 'that vars.note is not empty'], {
    code: 0,
  }),
  step({ status: 'Object' }, ['"Object"', 'Write ${{ toJSON(needs) }}']),
  step({ status: '${{ job.status }' }, ['status', '${{ job.status }', '}}']),
  step({ status: '{"build":{"result":"success"' }, ['status', 'JSON', 'toJSON(needs)']),
  step({ status: '[{"build": "success"}]' }, ['not readable as a JSON object. Write ${{ toJSON(needs) }}']),
  step({ status: '{"build": "success"}' }, ['status', 'Write ${{ toJSON(needs) }}, as GitHub gives']),
  step({ ephemeral: 'yes' }, ['ephemeral', '"yes"', 'Use true or false']),
  step({ kind: 'task', 'due-date': '31/12/2026' }, ['due-date', '31/12/2026', 'YYYY-MM-DD']),
  step({ kind: 'message', 'due-date': '+3d' }, ['due-date', 'Only a task', 'task webhook']),
  step({ 'time-zone': 'Berlin' }, ['time-zone', '"Berlin"', 'Europe/Berlin']),
  step({ template: 'detail' }, ['template', '"detail"', 'detailed']),
  step({ template: '.github\\notify.md' }, ['template', 'notify.md', 'Did you mean .github/notify.md?'], {
    files: { '.github/notify.md': 'x' },
  }),
  step({ template: '.github' }, ['template', '.github', 'text file'], { files: { '.github/x.md': 'x' } }),
  step({ template: '../other/t.md' }, ['template', 'workspace']),
  step({ template: 'Hello {{ conclusion }}' }, ['template', 'body']),
  step({ template: 'ghp_0123456789abcdefABCDEF0123456789abcd' }, ['template', 'contains a token'], {
    hides: ['ghp_0123456789'],
  }),
  step({ repositories: 'https://github.com/acme/shop', template: 'digest' }, ['repositories', 'acme/shop']),
  step({ variables: 'a: [1, 2' }, ['line 1, column 9: a closing bracket', 'name: value']),
  step({ 'max-length': '200', ...DRY }, ['max-length: unknown input', 'WORKROOM_MAX_LENGTH under env'], { code: 0 }),
  step({ variables: 'a: 1\n\tb: 2' }, ['variables', 'tab']),
  step({ variables: 'a: {{ conclusion }}' }, ['braces', 'Values cannot be templates']),
  step({ mention: '@channel' }, ['mention', '@channel', 'here']),
  step({ mention: '@acme/backend' }, ['mention', '@acme/backend', 'owners']),
  step({ users: 'people.yml', mention: 'author', 'dry-run': 'true' }, ['users', 'people.yml', 'was not found'], {
    code: 0,
  }),
  step({ users: '@octocat: @anna' }, ['users', 'line 1', 'needs quotation marks']),
  step({ users: 'octocat: [anna, ben]' }, ['"octocat" has several usernames', 'one a line']),
  step({ 'webhook-url': 'acme.example.com/hook' }, ['webhook-url', 'https://']),
  step({ 'webhook-url': '"{hook}"' }, ['webhook-url', 'quot']),
  step({ 'webhook-url': '<{hook}>' }, ['webhook-url', 'the address alone']),
  step({ 'webhook-url': 'curl -X POST {hook}' }, ['a command that contains an address', 'Write the address alone']),
  step({ 'webhook-url': '$WEBHOOK_URL' }, ['webhook-url', 'the name of a variable', 'secrets']),
  step({ 'webhook-url': '${{ secrets.HOOK' }, ['webhook-url', '}}']),
  step({ 'webhook-url': 'https://hooks.slack.com/services/T0/B0/XyZ12345' }, ['webhook-url', 'Slack'], {
    hides: ['XyZ12345'],
  }),
  step({ 'webhook-url': 'http://acme.example.com/hook/XyZ12345' }, ['webhook-url', 'https'], { hides: ['XyZ12345'] }),
  step(
    { 'base-url': 'https://acme.example.com', username: 'ci', password: 'pa55-w0rd-x9', team: 'Ops' },
    ['webhook-url', 'base-url', 'one'],
    HIDES,
  ),
  step({ ...ACCOUNT, team: 'Ops', forum: 'News' }, ['team', 'forum', 'one'], HIDES),
  step({ ...ACCOUNT, teams: 'Ops' }, ['teams', 'team'], HIDES),
  step({ ...ACCOUNT, username: '', team: 'Ops' }, ['username'], { code: 0, hides: ['pa55-w0rd-x9'] }),
  step({ ...ACCOUNT, 'base-url': 'ftp://acme.example.com', team: 'Ops' }, ['base-url', 'https'], {
    hides: ['pa55-w0rd-x9'],
  }),
  step(
    { ...ACCOUNT, 'base-url': 'https://ci:pa55-w0rd-x9@acme.example.com', team: 'Ops' },
    ['base-url', 'username or password', 'without them'],
    HIDES,
  ),
  step({ ...ACCOUNT, username: 'ghp_0123456789abcdefABCDEF0123456789abcd', team: 'Ops' }, ['username', 'token'], {
    hides: ['ghp_0123456789', 'pa55-w0rd-x9'],
  }),
  step(
    { ...ACCOUNT, username: 'ci@acme.example.com:x', team: '7' },
    ['username', 'Write the user name without'],
    HIDES,
  ),
  step({ ...ACCOUNT, kind: 'incident' }, ['team', 'Write team or forum with its name, nickname'], HIDES),
  step({ ...ACCOUNT, team: 'pa55-w0rd-x9' }, ['team', 'secret'], HIDES),
  step({ subject: 'Build', ...DRY }, ['subject', 'A chat message has no']),
  step({ 'unique-key': 'auto' }, ['unique-key', 'A webhook gives no way to look for an open']),
  step(
    { ...ACCOUNT, team: '7', ephemeral: 'true' },
    ['ephemeral', 'Only a chat message through a webhook can be'],
    HIDES,
  ),
  step({ 'dry-run': 'true' }, ['WORKROOM_TEMPLAT', 'WORKROOM_TEMPLATE'], {
    code: 0,
    env: { WORKROOM_TEMPLAT: 'compact' },
  }),
  step({ 'webhook-url': '' }, ['WORKROOM_WEBHOOK', 'WORKROOM_WEBHOOK_URL'], { env: { WORKROOM_WEBHOOK: '{hook}' } }),
  step({ 'sender-name': 'x'.repeat(200) }, ['sender-name', '100']),
  step({ 'test-reports': '../x.xml', ...DRY }, ['test-reports'], { code: 0 }),
  step({ 'test-reports': 'r.xml', ...DRY }, ['r.xml'], { code: 0, files: { 'r.xml': 'not xml' } }),
  step({ template: 't.md', ...DRY }, ['t.md', 'Write --- on a line of its own below'], {
    files: { 't.md': '---\nkind: topic\nBody without an end' },
  }),
  step({ template: 't.md' }, ['t.md', 'webhook-url'], {
    files: { 't.md': '---\nwebhook-url: https://h.example/XyZ12345\n---\nx' },
    hides: ['XyZ12345'],
  }),
];

const WORKFLOW = 'on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n';
const HOOK = { WORKROOM_WEBHOOK_URL: '{hook}' };
const IN_ENVIRONMENT = {
  WORKROOM_BASE_URL: 'https://acme.example.com',
  WORKROOM_USERNAME: 'ci',
  WORKROOM_PASSWORD: 'pa55-w0rd-x9',
};

/** Arguments, options, values, and files of a command line. */
const COMMANDS: readonly WrongInput[] = [
  typed('send --kind mesage', ['--kind', '"mesage"', 'message'], { env: HOOK }),
  typed('send', ['--status', 'CI'], { env: HOOK }),
  typed('send failure', ['unexpected argument "failure"', 'as in --status failure'], { env: HOOK }),
  typed('send --dry-run https://h.example/XyZ12345', ['after its flag', '--dry-run take none'], {
    hides: ['XyZ12345'],
  }),
  typed('send --message hi --color red', ["unknown option '--message'. Use --body instead."], { env: HOOK }),
  typed('send --status faild', ['"faild"', 'did you mean failure?'], { env: HOOK }),
  typed('send --status failure --base-url acme --username ci --team 5', ['--base-url: not a URL', '--password: empty']),
  typed('send --status failure --webhook-url-file .', ['--webhook-url-file', 'folder']),
  typed(['send', '--body', '{{ status'], ['body, line 1', '}}'], { code: 0, sent: 1, env: HOOK }),
  typed('render --event missing.json --event-name push', ['--event', 'missing.json', 'file not found']),
  typed('render --event e.json --event-name push', ['--event', 'JSON'], { files: { 'e.json': '{"a":' } }),
  typed('render --event-name pushh', ['--event-name: there is no event "pushh"', 'Did you mean push?']),
  typed('render --build purple', ['--build', '"purple"', 'push-red']),
  typed('render --template t.md', ['t.md', 'conclusio', 'conclusion'], {
    code: 1,
    files: { 't.md': '{{ conclusio }}' },
  }),
  typed('render --template t.md', ['t.md', '${{'], { code: 1, files: { 't.md': 'Branch ${{ github.ref_name }}' } }),
  typed(['render', '--only-if', 'conclusion == failure'], ['only-if', 'A text stands in quotes: "failure"'], {
    code: 1,
  }),
  typed(['render', '--only-if', 'ref.name matches "release/.*"'], ['"matches"', 'there are no patterns'], { code: 1 }),
  typed('init --workflows Biuld --yes', ['--workflows', '"Biuld"', '"Build"'], {
    env: HOOK,
    files: { '.github/workflows/ci.yml': `name: Build\n${WORKFLOW}` },
  }),
  typed('replay shop', ['"shop"', 'owner/name'], { env: { GITHUB_TOKEN: 'x' } }),
  typed('replay https://github.com/acme/shop', ['GITHUB_TOKEN', 'token'], { env: { GITHUB_TOKEN: '' } }),
  typed('replay acme/shop --last many', ['--last', '"many"'], { env: { GITHUB_TOKEN: 'x' } }),
  typed('run', ['command']),
  typed('run no-such-program-here', ['no-such-program-here'], { env: HOOK, code: 127, sent: 1 }),
  typed('sandbox --data .', ['--data', 'folder'], { code: 1 }),
  typed('studio --port 0 .', ['<template>: is a folder', 'Name a text file']),
  typed('users list', ['WORKROOM_BASE_URL', 'WORKROOM_USERNAME', 'WORKROOM_PASSWORD']),
  typed('send --kind', ['--kind', 'argument missing'], { env: HOOK }),
  typed('teams', ['list', 'create']),
  typed('send --webhook-url-file empty.txt', ['empty', 'Write a text'], { files: { 'empty.txt': '' } }),
  typed('render --build push --event x.json', ['--build', 'an event']),
  typed('teams list --select nmae', ['--select', 'name'], { env: IN_ENVIRONMENT }),
  typed('tasks list --team Ops --forum News', ['--team', '--forum'], { env: IN_ENVIRONMENT }),
  typed('tasks list --category todo', ['--category', 'Write the number that a list'], { env: IN_ENVIRONMENT }),
  typed('members set-role chloe boss --team platform', ['"boss"', 'admin'], { env: IN_ENVIRONMENT }),
  typed('webhook post --json broken.json', ['--json', 'JSON'], {
    env: HOOK,
    files: { 'broken.json': '{"token": s3cret-w0rd}' },
    hides: ['s3cret-w0rd'],
  }),
];

const CALLER = { baseUrl: 'https://acme.example.com', username: 'ci', password: 'XyZ12345' };

/** Calls of the library. */
const CALLS: readonly WrongInput[] = [
  called('notify', {}, ['webhookUrl'], { code: 0 }),
  called('notify', { 'webhook-url': '{hook}' }, ['webhook-url', 'webhookUrl']),
  called('notify', { webhookUrl: '{hook}', text: 'hi' }, ['text', 'body']),
  called('notify', { webhookUrl: '{hook}', when: { failure: true } }, ['when']),
  called('notify', { webhookUrl: '{hook}', variables: ['a'] }, ['variables', 'map']),
  called('notify', { ...CALLER, team: 'Ops', forum: 'News' }, ['team', 'forum'], { hides: ['XyZ12345'] }),
  called('ServiceClient', { ...CALLER, baseUrl: 'acme' }, ['baseUrl', 'acme', 'https'], { hides: ['XyZ12345'] }),
  called('Webhook', {}, ['url']),
  called('startSandbox', { port: 70000 }, ['port', '70000', '65535']),
  called('startSandbox', { host: '0.0.0.0' }, ['host', '127.0.0.1']),
  called('startSandbox', { password: '' }, ['password']),
];

/** Several errors at once, some of them in texts that are parsed late. */
const TOGETHER: readonly WrongInput[] = [
  step({ 'only-if': 'conclusion = "failure"', kind: 'mesage' }, [
    'kind: invalid value "mesage"',
    'only-if: column 12: "=" is left over. Write "==" to compare.',
  ]),
  step({ when: 'failur', body: '{{ comit.subject }} {{ branch }}', 'only-if': 'conclusion = "failure"' }, [
    '"failur"',
    'body: line 1, column 4: there is no fact or variable "comit"',
    'only-if: column 12: "=" is left over',
  ]),
  step({ timeout: 'soon', template: 't.md' }, ['timeout', '"soon"', 't.md, line 4, column 4', '"comit"'], {
    files: { 't.md': '---\nkind: message\n---\n{{ comit }}\n' },
  }),
  step(
    { variables: 'product=Gate', body: '{{ vars.product }} {{ comit }}' },
    ['"product=Gate"', 'column 23', '"comit"'],
    { hides: ['"vars.product"'] },
  ),
  step({ when: 'failur', 'only-if': 'pa55-w0rd-x9 =', secrets: 'pa55-w0rd-x9' }, ['"failur"', 'only-if: column 1'], {
    hides: ['pa55-w0rd-x9'],
  }),
  typed('send --kind tsk', ['--kind', '"tsk"', 'WORKROOM_ONLY_IF: column 13', '"&&"'], {
    env: { ...HOOK, WORKROOM_ONLY_IF: 'run.attempt && true' },
  }),
  typed('send --secrets-file none.txt --when failur', ['--secrets-file', '"none.txt"', '--when', '"failur"'], {
    env: HOOK,
  }),
  typed(
    ['replay', '--last', 'many', '--kind', 'tsk', '--only-if', 'x ='],
    ['--last', '"many"', '--kind', '--only-if'],
    { env: { WORKROOM_GITHUB_TOKEN: 'x' } },
  ),
  called('notify', { webhookUrl: '{hook}', kind: 'tsk', onlyIf: 'failure()' }, ['kind', '"tsk"', 'onlyIf: column 9']),
];

export const WRONG_INPUTS: readonly WrongInput[] = [...STEPS, ...COMMANDS, ...CALLS, ...TOGETHER];
