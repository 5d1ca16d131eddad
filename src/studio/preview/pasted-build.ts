/** Creates a build from a pasted payload. */

import { readEvent } from '../../build/event/events.ts';
import { toMessage } from '../../errors.ts';
import { isPlainObject } from '../../objects.ts';
import type { RecordedBuild } from '../../samples/builds.ts';
import { ADA, createRunner } from '../../samples/shop.ts';

type Payload = Readonly<Record<string, unknown>>;

/** ID of the pasted build. Never part of a link, because a payload may be confidential. */
export const PASTED = 'own';

/**
 * Creates a build with only the payload and the variables that the runner sets for every run. An invalid payload is
 * empty, and `error` explains it as a sentence.
 */
export function pastedBuild(text: string, event: string): { readonly build: RecordedBuild; readonly error?: string } {
  if (text.trim() === '')
    return { build: buildFor({}, event), error: 'Paste the payload of an event to see its message.' };
  try {
    const payload: unknown = JSON.parse(text);
    if (isPlainObject(payload)) return { build: buildFor({ ...payload }, event) };
    return { build: buildFor({}, event), error: 'A payload is a JSON object: { … }' };
  } catch (error) {
    return { build: buildFor({}, event), error: `This is not JSON: ${toMessage(error)}` };
  }
}

function buildFor(payload: Payload, event: string): RecordedBuild {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  const repository = payload['repository'];
  const name = isPlainObject(repository) && 'full_name' in repository ? String(repository['full_name']) : 'acme/shop';
  const { eventConclusion } = readEvent({ GITHUB_EVENT_NAME: event }, payload);
  const reported = eventConclusion === 'pending' ? undefined : eventConclusion;
  return {
    id: PASTED,
    title: 'Your own payload',
    event,
    conclusion: reported ?? 'success',
    payload: () => payload,
    env: {
      ...createRunner('CI', 'build', ADA),
      GITHUB_REPOSITORY: name,
      // Leave facts about the code empty instead of inventing them.
      GITHUB_REF: text('ref') ?? '',
      GITHUB_SHA: text('after') ?? '',
    },
    options: (conclusion): Record<string, string> =>
      reported === undefined || reported === conclusion ? {} : { status: conclusion },
    facts: () => ({}),
  };
}
