import { transportFault } from '../transport/loopback.ts';
import type { OptionReader } from './read.ts';
import type { OptionName } from './registry.ts';
import type { Destination, RestDestination } from './settings.ts';

const REST: readonly OptionName[] = ['base-url', 'username', 'password'];
const SECRET_HINT =
  'If it comes from a secret, check that the secret holds the whole URL and reaches this job (forks and Dependabot get none)';

/**
 * Exactly one destination: a webhook, or the REST API with all three of its parts from one place. Parts that are empty
 * are a missing secret and no fault: that is what a fork's run looks like.
 */
export function readDestination(reader: OptionReader): Destination {
  const webhook = reader.raw('webhook-url') !== undefined;
  const given = REST.filter((name) => reader.raw(name) !== undefined);
  if (webhook && given.length > 0) {
    reader.fault('webhook-url', `given together with ${given.join(' and ')}`, 'Choose one: a webhook, or the REST API');
  }
  if (webhook) return readWebhook(reader);
  if (given.length === 0) return { type: 'missing', options: isRest(reader) ? REST : ['webhook-url'] };
  return readRest(reader, given);
}

/** Options of the REST API say which destination was meant when all of it is empty. */
function isRest(reader: OptionReader): boolean {
  return reader.raw('team') !== undefined || reader.raw('forum') !== undefined;
}

function readWebhook(reader: OptionReader): Destination {
  const url = readUrl(reader.raw('webhook-url') ?? '');
  if (typeof url !== 'string') return { type: 'webhook', url };
  reader.fault('webhook-url', url, SECRET_HINT);
  return { type: 'missing', options: ['webhook-url'] };
}

function readRest(reader: OptionReader, given: readonly OptionName[]): Destination {
  if (new Set(given.map((name) => reader.from(name))).size > 1) {
    reader.fault(
      'base-url',
      'base-url, username and password come partly from inputs and partly from the environment',
      'Give all three as inputs, or all three as WORKROOM_ variables',
    );
  }
  const baseUrl = readUrl(reader.raw('base-url') ?? '');
  if (typeof baseUrl === 'string' && given.includes('base-url')) {
    reader.fault('base-url', baseUrl, 'Write the address of the service, for example https://acme.example.com');
  }
  const username = reader.raw('username');
  if (username?.includes(':'))
    reader.fault('username', 'holds a colon', 'Basic authentication knows no such user name');
  const target = readTarget(reader);
  const missing = REST.filter((name) => !given.includes(name));
  const password = reader.raw('password');
  const complete = typeof baseUrl !== 'string' && username !== undefined && password !== undefined;
  if (missing.length > 0 || !complete || target === undefined) return { type: 'missing', options: missing };
  return { type: 'rest', baseUrl, username: username.trim(), password, target };
}

function readTarget(reader: OptionReader): RestDestination['target'] | undefined {
  const team = reader.id('team');
  const forum = reader.id('forum');
  if (reader.raw('team') !== undefined && reader.raw('forum') !== undefined) {
    return reader.fault('team', 'given together with forum', 'Choose one of them');
  }
  if (team !== undefined) return { type: 'team', id: team };
  if (forum !== undefined) return { type: 'forum', id: forum };
  if (reader.raw('team') !== undefined || reader.raw('forum') !== undefined) return undefined;
  return reader.fault('team', 'not given', 'Write the numeric id of the team, or give forum, to say where to post');
}

/** The URL, or what is wrong with it. The text itself is never repeated: it may be a secret. */
function readUrl(text: string): URL | string {
  const url = URL.parse(text.trim());
  if (url === null) return 'not a URL';
  if (url.username !== '' || url.password !== '') return 'holds a user name or password before the host';
  return transportFault(url) ?? url;
}
