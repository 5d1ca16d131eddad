import { listed } from '../text/format.ts';
import type { OptionName } from './option-names.ts';
import type { OptionParser } from './option-parser.ts';
import { parseTargetRef } from './parsers/directory.ts';
import type { RawOptions } from './raw-options.ts';
import type { Destinations, TargetRef } from './settings.ts';

const REST: readonly OptionName[] = ['base-url', 'username', 'password'];

/** Returns true if every part of a destination is set. */
export function hasDestination(raw: RawOptions): boolean {
  const has = (name: OptionName) => (raw.get(name)?.value.trim() ?? '') !== '';
  return has('webhook-url') || REST.every(has);
}

/**
 * Reads exactly one way to send: webhooks, or the REST API with all three of its parts from one origin. Empty parts are
 * a missing secret, not an error, because runs of forks look like that.
 */
export function readDestinations(reader: OptionParser): Destinations {
  const inputs = REST.filter((name) => reader.has(name));
  const hasTarget = reader.has('team') || reader.has('forum');
  // Other notifiers use this name for the displayed sender. With a target it is an account whose secrets are missing.
  if (inputs.length === 1 && inputs[0] === 'username' && !hasTarget) {
    const fix =
      'Write sender-name for the name to show; an account is base-url, username and password, with team or forum';
    reader.fault('username', 'given without base-url and password, so it cannot sign in', fix);
    return missing(['webhook-url']);
  }
  if (reader.has('webhook-url')) return readWebhooks(reader, inputs);
  if (inputs.length > 0) return readRest(reader, inputs);
  // Options of the REST API show which destination was meant if all of it is empty.
  return missing(hasTarget ? REST : ['webhook-url']);
}

function missing(options: readonly OptionName[]): Destinations {
  return [{ type: 'missing', options }];
}

function readWebhooks(reader: OptionParser, rest: readonly OptionName[]): Destinations {
  if (rest.length > 0) {
    reader.fault('webhook-url', `given together with ${listed(rest)}`, 'Choose one: a webhook, or the REST API');
  }
  const [first, ...remaining] = reader.value('webhook-url') ?? [];
  if (first === undefined) return missing(['webhook-url']);
  if (remaining.length === 0) return [{ type: 'webhook', url: first }];
  const numbered = (url: URL, index: number) => ({ type: 'webhook', url, number: index + 1 }) as const;
  return [numbered(first, 0), ...remaining.map((url, index) => numbered(url, index + 1))];
}

function readRest(reader: OptionParser, inputs: readonly OptionName[]): Destinations {
  // On a command line, a password comes from the environment or a file, and the URL may come from a flag.
  const from = inputs.map((name) => reader.given(name)?.from);
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
  const [first, ...rest] = readTargets(reader);
  if (baseUrl === undefined || username === undefined || password === undefined || first === undefined) {
    return missing(REST.filter((name) => !inputs.includes(name)));
  }
  const account = { type: 'rest', baseUrl, username, password } as const;
  return [{ ...account, target: first }, ...rest.map((target) => ({ ...account, target }))];
}

/** Returns an empty list after an error. */
function readTargets(reader: OptionParser): readonly TargetRef[] {
  const team = reader.value('team');
  const forum = reader.value('forum');
  const [hasTeam, hasForum] = [reader.has('team'), reader.has('forum')];
  if (hasTeam && hasForum) reader.fault('team', 'given together with forum', 'Choose one of them');
  const fix = 'Write team or forum with its name, nickname or numeric id';
  if (!hasTeam && !hasForum) reader.fault('team', 'missing, so there is no target to post to', fix);
  const type = team === undefined ? 'forum' : 'team';
  return (team ?? forum ?? []).map((reference) => parseTargetRef(type, reference));
}
