import { type Carrier, KINDS, type Option } from './option.ts';
import { type OptionName, propertyOf } from './option-names.ts';
import type { OptionReader } from './option-reader.ts';
import { OPTIONS } from './option-registry.ts';
import type { Settings } from './settings.ts';

/**
 * Refuses what the destination cannot carry, instead of dropping it. When the destination is not known (its secret is
 * missing), only what no destination carries for this kind is refused. What a config file says is for many steps, so there it is
 * left out.
 *
 * @returns the names of options to leave out
 */
export function checkCarriers(reader: OptionReader, settings: Settings): readonly OptionName[] {
  const { destination, kind, format } = settings;
  const values: Readonly<Record<string, unknown>> = settings;
  const types = destination.type === 'missing' ? (['webhook', 'rest'] as const) : [destination.type];
  const isText = kind === 'message' && format === 'text';
  const carriers = types.map((type): Carrier => (isText && type === 'webhook' ? 'webhook text' : `${type} ${kind}`));
  if (kind === 'incident' && destination.type === 'webhook') {
    const fix = 'Use base-url, username and password, or kind: task with a task webhook';
    // One fault: with another kind or destination the fields below may be right.
    reader.fault('kind', 'incident is not possible through a webhook, which cannot tell what is open', fix);
    return [];
  }
  if (kind === 'incident' && settings.otherDestinations !== undefined) {
    const fix = 'Write one, and a step of its own for each other';
    reader.fault(reader.has('team') ? 'team' : 'forum', 'an incident has one target', fix);
  }
  const unfit: OptionName[] = [];
  for (const option of OPTIONS) {
    const { name } = option;
    const { carriers: allowed, instead, default: standard }: Option = option;
    // What is switched off, or as it always is, needs no carrying.
    if (allowed === undefined || !reader.has(name) || String(values[propertyOf(name)]) === standard) continue;
    if (carriers.some((carrier) => allowed.includes(carrier))) continue;
    if (reader.from(name) === 'config') {
      unfit.push(name);
      continue;
    }
    const where = types.length === 1 ? carrierName(carriers[0]) : `any ${kind}`;
    reader.fault(name, `not possible for ${where}`, instead ?? `Leave ${name} out`);
  }
  return unfit;
}

function carrierName(carrier: Carrier | undefined): string {
  if (carrier === 'webhook text') return 'a message of bare text through a webhook';
  const kind = KINDS.find((one) => carrier?.endsWith(one)) ?? 'message';
  const article = kind === 'incident' ? 'an' : 'a';
  return `${article} ${kind} through ${carrier?.startsWith('webhook') ? 'a webhook' : 'the REST API'}`;
}
