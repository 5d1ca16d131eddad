/** The errors of whole steps: what the destination, the service, the network and GitHub can do to one. */
import { connectToGithub } from '../../src/process/world.ts';
import { ConnectionFault } from '../../src/transport/connection/fault.ts';
import type { Exchange } from '../../src/transport/exchange.ts';
import { failureWords, type NamedHosts } from '../../src/transport/words/failure-words.ts';
import { answered, failed } from '../../test/support/scripted-service.ts';
import { ACCOUNT, PASSWORD, REST, type Step, WEBHOOK } from './play.ts';

/** What happens, in words for the page, and the step to which it happens. */
interface Happening {
  readonly what: string;
  readonly step: Step;
}

export interface Group {
  readonly title: string;
  readonly text: string;
  readonly happenings: readonly Happening[];
  /** Default: a list, of whole annotations. */
  readonly as?: 'table';
  /** What its answers begin with, which the text says. */
  readonly opening?: RegExp;
}

const NOT_DELIVERED = /(?<=: )Not delivered: /g;

const HOST = 'acme.example.com';
const DIRECT: NamedHosts = { service: HOST, proxy: undefined, atService: true, naming: false };
const PROXIED: NamedHosts = { service: HOST, proxy: 'proxy.example:3128', atService: false, naming: false };

function broken(code: string, ends: NamedHosts = DIRECT, status?: number): Exchange {
  return { ...failed(false), ...failureWords(new ConnectionFault(code, status), ends) };
}

const task = { ...REST, kind: 'task' };
const boardRead = answered(200, { d: { results: { id: 9 } } });

export const DESTINATION: Group = {
  title: 'The destination',
  text: 'A step names one destination: a webhook, or the REST API with account and target. An empty value counts as not given.',
  as: 'table',
  happenings: [
    { what: 'no inputs at all, or the secret is empty', step: {} },
    { what: 'the same in a run of Dependabot (or of a fork)', step: { env: { GITHUB_ACTOR: 'dependabot[bot]' } } },
    { what: '`team: 7` and no account', step: { inputs: { team: '7' } } },
    { what: 'a webhook and an account', step: { inputs: { ...WEBHOOK, ...REST } } },
    { what: 'an account without `team` or `forum`', step: { inputs: ACCOUNT } },
    { what: '`team` and `forum`', step: { inputs: { ...REST, forum: '8' } } },
    {
      what: 'the password in `WORKROOM_PASSWORD`, the rest of the account as inputs',
      step: { inputs: { ...REST, password: '' }, env: { WORKROOM_PASSWORD: PASSWORD } },
    },
  ],
};

const ACCOUNT_REFUSALS: Group = {
  title: 'The service refuses the REST API',
  text: "Each text begins with *Not delivered:*, and ends with the service's own words, where it says any (`The service says: …`).",
  opening: NOT_DELIVERED,
  happenings: [
    {
      what: '401: wrong user name or password',
      step: { inputs: REST, meets: answered(401, { error: { message: 'Bad credentials' } }) },
    },
    { what: '403: the account is no member', step: { inputs: REST, meets: answered(403) } },
    { what: '404: no such team', step: { inputs: REST, meets: answered(404) } },
    { what: '404: no such forum', step: { inputs: { ...ACCOUNT, forum: '7' }, meets: answered(404) } },
    { what: '404 of the task board, with `kind: task`', step: { inputs: task, reads: answered(404) } },
    {
      what: '400 of a task with `category: 12`',
      step: { inputs: { ...task, category: '12' }, meets: answered(400), reads: boardRead },
    },
    { what: '400 of a topic', step: { inputs: { ...REST, kind: 'topic' }, meets: answered(400) } },
    { what: '400 of a message', step: { inputs: REST, meets: answered(400) } },
    {
      what: '400 of a body that is too long, `WORKROOM_MAX_LENGTH` being 9000',
      step: {
        inputs: { ...REST, body: 'Every word counts. '.repeat(300) },
        env: { WORKROOM_MAX_LENGTH: '9000' },
        meets: answered(400),
      },
    },
    { what: '302: another address', step: { inputs: REST, meets: answered(302, '', { location: '/login' }) } },
    { what: '405: not an address of the API', step: { inputs: REST, meets: answered(405) } },
  ],
};

/** The lists of a service where the names of people and places are looked up. */
function listed(...records: readonly object[]): Exchange {
  return answered(200, { d: { results: records, __count: records.length } });
}

const HARBOR = listed(
  { id: 7, name: 'Platform', nickname: 'platform' },
  { id: 8, name: 'Support Desk', nickname: 'support' },
);
const NAMED = { ...ACCOUNT, team: 'Platform' };

/** Nothing of it can be read from GitHub, which would be a notice of its own. */
const NO_RUN = { GITHUB_RUN_ID: '' };

const NAMES: Group = {
  title: 'A name that the service does not know',
  text: 'Names of teams, forums and categories are looked up. One that is not there is answered with what is near, and nothing is sent. People who are not found cost a mention or an assignee, never the message.',
  happenings: [
    { what: '`team: Platfrm`', step: { inputs: { ...NAMED, team: 'Platfrm' }, reads: HARBOR } },
    { what: '`team: Sales`', step: { inputs: { ...NAMED, team: 'Sales' }, reads: HARBOR } },
    {
      what: '`team: Twins`, and two are called so',
      step: {
        inputs: { ...NAMED, team: 'Twins' },
        reads: listed({ id: 7, name: 'Twins', nickname: 'twin_a' }, { id: 8, name: 'Twins' }),
      },
    },
    { what: '401 of the list of teams', step: { inputs: NAMED, reads: answered(401) } },
    {
      what: '404 of the task board, with `category: Bugs`',
      step: { inputs: { ...task, category: 'Bugs' }, reads: answered(404) },
    },
    {
      what: '`assignees: admins`, and the list of the members cannot be read',
      step: { inputs: { ...task, assignees: 'admins' }, reads: boardRead },
    },
    {
      what: '`mention: author`, and the author is not known',
      step: { inputs: { ...WEBHOOK, mention: 'author', status: 'failure' }, env: NO_RUN },
    },
    {
      what: '`users: people.yml`, which is not there',
      step: { inputs: { ...WEBHOOK, mention: 'author', users: 'people.yml', status: 'failure' }, env: NO_RUN },
    },
  ],
};

const WEBHOOK_REFUSALS: Group = {
  title: 'The service refuses the webhook',
  text: 'The service gives no way to ask a webhook for its kind and format, so the first message is the first test. Each text begins with *Not delivered:*.',
  opening: NOT_DELIVERED,
  happenings: [
    { what: '404, 401, 403 or 410: no such webhook', step: { inputs: WEBHOOK, meets: answered(404) } },
    { what: '400: a webhook of another kind or format', step: { inputs: WEBHOOK, meets: answered(400) } },
    {
      what: '400: the same, for `kind: topic`',
      step: { inputs: { ...WEBHOOK, kind: 'topic' }, meets: answered(400) },
    },
    { what: '415: a webhook of another format', step: { inputs: WEBHOOK, meets: answered(415) } },
    { what: '413: too long for the service', step: { inputs: WEBHOOK, meets: answered(413) } },
  ],
};

const NO_CLEAR_ANSWER: Group = {
  title: 'The service is busy, or gives no clear answer',
  text: 'What was provably not taken is sent again until `timeout` ends; [reliability](reliability.md) says how.',
  happenings: [
    {
      what: '429 with `Retry-After: 120`',
      step: { inputs: WEBHOOK, meets: answered(429, '', { 'retry-after': '120' }) },
    },
    { what: '429 until the time is over', step: { inputs: WEBHOOK, meets: answered(429) } },
    { what: '500 to a chat message', step: { inputs: WEBHOOK, meets: answered(500) } },
    {
      what: '500 to a topic by webhook, which must not be opened twice',
      step: { inputs: { ...WEBHOOK, kind: 'topic' }, meets: answered(500) },
    },
    {
      what: 'the connection breaks after the message was written',
      step: { inputs: WEBHOOK, meets: { ...broken('ECONNRESET'), written: true } as Exchange },
    },
    {
      what: 'a web page in place of an answer',
      step: { inputs: REST, meets: answered(200, '<html>Sign in</html>', { 'content-type': 'text/html' }) },
    },
  ],
};

const NETWORK: Group = {
  title: 'The network',
  text: 'Each text begins with *Not delivered:*. [Where it runs](running.md#runners-and-networks) says what to set for proxies and private certificate authorities.',
  opening: NOT_DELIVERED,
  happenings: [
    { what: 'unknown host', step: { inputs: WEBHOOK, meets: broken('ENOTFOUND') } },
    { what: 'no service at this port', step: { inputs: WEBHOOK, meets: broken('ECONNREFUSED') } },
    { what: 'a firewall swallows the connection', step: { inputs: WEBHOOK, meets: broken('ETIMEDOUT') } },
    { what: 'the connection is reset', step: { inputs: WEBHOOK, meets: broken('ECONNRESET') } },
    {
      what: 'certificate of a private authority',
      step: { inputs: WEBHOOK, meets: broken('UNABLE_TO_GET_ISSUER_CERT_LOCALLY') },
    },
    { what: 'self-signed certificate', step: { inputs: WEBHOOK, meets: broken('DEPTH_ZERO_SELF_SIGNED_CERT') } },
    { what: 'certificate that has expired', step: { inputs: WEBHOOK, meets: broken('CERT_HAS_EXPIRED') } },
    { what: 'certificate of another name', step: { inputs: WEBHOOK, meets: broken('ERR_TLS_CERT_ALTNAME_INVALID') } },
    { what: 'no TLS at this port', step: { inputs: WEBHOOK, meets: broken('EPROTO') } },
    {
      what: 'the proxy wants a user name and password',
      step: { inputs: WEBHOOK, meets: broken('ERR_TUNNEL_REFUSED', PROXIED, 407) },
    },
    {
      what: 'the proxy does not allow the host',
      step: { inputs: WEBHOOK, meets: broken('ERR_TUNNEL_REFUSED', PROXIED, 403) },
    },
    { what: 'no proxy at this address', step: { inputs: WEBHOOK, meets: broken('ECONNREFUSED', PROXIED) } },
  ],
};

const WORDS: Group = {
  title: 'Your words',
  text: 'A mistake in a template never loses the message: the default text goes out, and the step stays green unless `fail-on-error` is `true`.',
  happenings: [
    { what: "`body: '{{ commit.subjct }}'`", step: { inputs: { ...WEBHOOK, body: '{{ commit.subjct }}' } } },
    { what: "`body: '{{ ref.name | upcas }}'`", step: { inputs: { ...WEBHOOK, body: '{{ ref.name | upcas }}' } } },
    { what: "`body: '{% if conclusion %}'`", step: { inputs: { ...WEBHOOK, body: '{% if conclusion %}' } } },
    {
      what: 'a template file with a mistake, `template: deploy.md`',
      step: {
        inputs: { ...WEBHOOK, template: 'deploy.md' },
        files: { 'deploy.md': '---\nkind: message\n---\n**{{ workflow }}** on {{ ref.nmae }}\n' },
      },
    },
    {
      what: 'front matter with mistakes, which is red before anything is sent',
      step: {
        inputs: { ...WEBHOOK, template: 'task.md' },
        files: { 'task.md': '---\nkind: tsk\ntitle: Broken\nteam: 7\n---\nHello\n' },
      },
    },
    {
      what: 'a template that renders to nothing',
      step: { inputs: { ...WEBHOOK, body: "{% if conclusion == 'failure' %}Broken{% endif %}" } },
    },
    {
      what: 'the path of a file as `body`',
      step: { inputs: { ...WEBHOOK, body: 'words/green.md' }, files: { 'words/green.md': 'Fine' } },
    },
    { what: 'a body of 6000 characters', step: { inputs: { ...WEBHOOK, body: 'Words. '.repeat(857) } } },
  ],
};

/** What GitHub answers to a token that may not read what is asked for. */
const FORBIDDEN = answered(
  403,
  { message: 'Resource not accessible by integration', status: '403' },
  { 'content-type': 'application/json; charset=utf-8' },
);

/** A step whose token may read nothing of the run. */
function withoutRights(inputs: Readonly<Record<string, string>>): Step {
  const token = { 'github-token': 'a-token-without-rights' };
  return { inputs: { ...WEBHOOK, ...token, ...inputs }, reads: FORBIDDEN, github: connectToGithub };
}

const PERMISSIONS: Group = {
  title: "GitHub's API",
  text: 'The message goes out without what may not be read, and one notice says what is missing. The README lists the permissions.',
  happenings: [
    { what: 'a red job, no permissions', step: withoutRights({ status: 'failure' }) },
    {
      what: '`when: change`, no permissions, a red job',
      step: withoutRights({ status: 'failure', when: 'change' }),
    },
    {
      what: '`when: fixed`, no permissions, a green job',
      step: withoutRights({ status: 'success', when: 'fixed' }),
    },
  ],
};

export const OUTCOMES: readonly Group[] = [
  DESTINATION,
  WEBHOOK_REFUSALS,
  ACCOUNT_REFUSALS,
  NAMES,
  NO_CLEAR_ANSWER,
  NETWORK,
  WORDS,
  PERMISSIONS,
];
