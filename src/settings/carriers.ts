import type { OptionReader } from './read.ts';
import { type Carrier, KINDS, type Kind, OPTIONS, type Option } from './registry.ts';
import type { Settings } from './settings.ts';

/**
 * Refuses what the destination cannot carry, instead of dropping it. When the destination is not known (its secret is
 * missing), only what no destination carries for this kind is refused.
 */
export function checkCarriers(reader: OptionReader, destination: Settings['destination'], kind: Kind): void {
  const types = destination.type === 'missing' ? (['webhook', 'rest'] as const) : [destination.type];
  const carriers: readonly Carrier[] = types.map((type): Carrier => `${type} ${kind}`);
  for (const option of OPTIONS) {
    const { name, carriers: allowed, instead, type }: Option = option;
    if (allowed === undefined || reader.raw(option.name) === undefined) continue;
    if (type === 'boolean' && reader.raw(option.name)?.trim().toLowerCase() === 'false') continue;
    if (carriers.some((carrier) => allowed.includes(carrier))) continue;
    const where = types.length === 1 ? `a ${nameOf(carriers[0])}` : `any ${kind}`;
    reader.fault(option.name, `cannot be carried by ${where}`, instead ?? `Leave ${name} out`);
  }
}

function nameOf(carrier: Carrier | undefined): string {
  const kind = KINDS.find((one) => carrier?.endsWith(one)) ?? 'message';
  return carrier?.startsWith('webhook') ? `${kind} through a webhook` : `${kind} through the REST API`;
}
