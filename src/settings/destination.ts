import { listed } from '../text/format.ts';
import type { OptionParser } from './option-parser.ts';
import { OPTIONS, type OptionName } from './option-registry.ts';
import type { TargetRef } from './parsers/directory.ts';
import type { Destination, Settings } from './settings.ts';

type Destinations = Settings['destinations'];

const REST: readonly OptionName[] = ['base-url', 'username', 'password'];
export const DESTINATION_OPTIONS = OPTIONS.flatMap(({ name, partOf }): string[] =>
  partOf === 'destinations' ? [name] : [],
);

/**
 * Combines the parsed options to exactly one way to send: webhooks, or the REST API with all three of its parts from
 * one origin. Empty parts are a missing secret, not an error, because runs of forks look like that.
 */
export function toDestinations(parser: OptionParser): Destinations {
  const parts = REST.filter((name) => parser.has(name));
  const hasTarget = parser.has('team') || parser.has('forum');
  // Other notifiers use this name for the displayed sender. With a target it is an account whose secrets are missing.
  if (parts.length === 1 && parts[0] === 'username' && !hasTarget) {
    const suggestion =
      'Write sender-name for the name to show; an account is base-url, username and password, with team or forum';
    parser.error('username', 'given without base-url and password, so it cannot sign in', suggestion);
    return createMissing(['webhook-url']);
  }
  if (parser.has('webhook-url')) return toWebhooks(parser, parts);
  if (parts.length > 0) return toAccount(parser, parts);
  // Options of the REST API show which destination was meant if all of it is empty.
  return createMissing(hasTarget ? REST : ['webhook-url']);
}

function createMissing(options: readonly OptionName[]): Destinations {
  return [{ type: 'missing', options }];
}

function toNonEmpty(destinations: readonly Destination[], otherwise: Destinations): Destinations {
  const [first, ...rest] = destinations;
  return first === undefined ? otherwise : [first, ...rest];
}

function toWebhooks(parser: OptionParser, parts: readonly OptionName[]): Destinations {
  if (parts.length > 0) {
    parser.error('webhook-url', `given together with ${listed(parts)}`, 'Choose one: a webhook, or the REST API');
  }
  const urls = parser.value('webhook-url') ?? [];
  const isList = urls.length > 1;
  const webhooks = urls.map(
    (url, index) => ({ type: 'webhook', url, number: isList ? index + 1 : undefined }) as const,
  );
  return toNonEmpty(webhooks, createMissing(['webhook-url']));
}

function toAccount(parser: OptionParser, parts: readonly OptionName[]): Destinations {
  // On a command line, a password comes from the environment or a file, and the URL may come from a flag.
  const from = parts.map((name) => parser.raw(name)?.from);
  if (from.includes('input') && from.includes('environment')) {
    parser.error(
      'base-url',
      'this, username and password come partly from inputs and partly from the environment',
      'Give all three as inputs, or all three as WORKROOM_ variables',
    );
  }
  const baseUrl = parser.value('base-url');
  const username = parser.value('username');
  const password = parser.value('password');
  const targets = toTargets(parser);
  const empty = REST.filter((name) => !parts.includes(name));
  // On its own, an empty part is a missing secret and not an error.
  if (parser.problems.length > 0)
    for (const name of empty)
      parser.error(name, 'empty', 'An account is base-url, username and password: set all three');
  const incomplete = createMissing(empty);
  if (baseUrl === undefined || username === undefined || password === undefined) return incomplete;
  const accounts = targets.map((target) => ({ type: 'rest', baseUrl, username, password, target }) as const);
  return toNonEmpty(accounts, incomplete);
}

/** Returns an empty list after an error. */
function toTargets(parser: OptionParser): readonly TargetRef[] {
  const [hasTeam, hasForum] = [parser.has('team'), parser.has('forum')];
  if (hasTeam && hasForum) parser.error('team', 'given together with forum', 'Choose one of them');
  const suggestion = 'Write team or forum with its name, nickname or numeric id';
  if (!hasTeam && !hasForum) parser.error('team', 'missing, so there is no target to post to', suggestion);
  const team = parser.value('team');
  const type = team === undefined ? 'forum' : 'team';
  const references = team ?? parser.value('forum') ?? [];
  return references.map((one) => (typeof one === 'number' ? { type, id: one } : { type, name: one }));
}
