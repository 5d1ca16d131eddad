import { listed } from '../text/phrases.ts';
import type { GivenOptions } from './given.ts';
import type { OptionName } from './option-names.ts';
import type { OptionReader } from './option-reader.ts';
import type { AskedTarget, Destination, Reference } from './settings.ts';

const REST: readonly OptionName[] = ['base-url', 'username', 'password'];

/** Whether something is given for every part of a destination. */
export function hasDestination(given: GivenOptions): boolean {
  const has = (name: OptionName) => (given.get(name)?.value.trim() ?? '') !== '';
  return has('webhook-url') || REST.every(has);
}

/**
 * Exactly one destination: a webhook, or the REST API with all three of its parts from one place. Parts that are empty
 * are a missing secret and no fault: that is what a fork's run looks like.
 */
export function readDestination(reader: OptionReader): Destination {
  const given = REST.filter((name) => reader.has(name));
  if (reader.has('webhook-url')) return readWebhook(reader, given);
  if (given.length > 0) return readRest(reader, given);
  // Options of the REST API say which destination was meant when all of it is empty.
  return { type: 'missing', options: reader.has('team') || reader.has('forum') ? REST : ['webhook-url'] };
}

function readWebhook(reader: OptionReader, rest: readonly OptionName[]): Destination {
  if (rest.length > 0) {
    reader.fault('webhook-url', `given together with ${listed(rest)}`, 'Choose one: a webhook, or the REST API');
  }
  const url = reader.value('webhook-url');
  return url === undefined ? { type: 'missing', options: ['webhook-url'] } : { type: 'webhook', url };
}

function readRest(reader: OptionReader, given: readonly OptionName[]): Destination {
  // On a command line a password comes from the environment or a file, and the address perhaps from a flag.
  const from = given.map((name) => reader.from(name));
  if (from.includes('input') && from.includes('environment')) {
    reader.fault(
      'base-url',
      'this, username and password come partly from inputs and partly from the environment',
      'Give all three as inputs, or all three as WORKROOM_ variables',
    );
  }
  const baseUrl = reader.value('base-url');
  const username = reader.value('username');
  const password = reader.value('password');
  const target = readTarget(reader);
  if (baseUrl === undefined || username === undefined || password === undefined || target === undefined) {
    return { type: 'missing', options: REST.filter((name) => !given.includes(name)) };
  }
  return { type: 'rest', baseUrl, username, password, target };
}

function readTarget(reader: OptionReader): AskedTarget | undefined {
  const team = reader.value('team');
  const forum = reader.value('forum');
  if (reader.has('team') && reader.has('forum')) {
    return reader.fault('team', 'given together with forum', 'Choose one of them');
  }
  if (team !== undefined) return askedTarget('team', team);
  if (forum !== undefined) return askedTarget('forum', forum);
  if (reader.has('team') || reader.has('forum')) return undefined;
  return reader.fault(
    'team',
    'not given, so there is no place to post to',
    'Write team or forum with its name, nickname or numeric id',
  );
}

function askedTarget(type: AskedTarget['type'], reference: Reference): AskedTarget {
  return typeof reference === 'number' ? { type, id: reference } : { type, name: reference };
}
