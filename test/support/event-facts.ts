import { readEvent } from '../../src/facts/event/events.ts';
import type { BaseFacts } from '../../src/facts/types.ts';

/** Facts of an event, with a conclusion where the event itself tells it. */
export function factsOf(from: Parameters<typeof readEvent>[0]): BaseFacts {
  const { facts, verdict } = readEvent(from);
  return { ...facts, ...(verdict?.conclusion !== undefined && { conclusion: verdict.conclusion }) };
}
