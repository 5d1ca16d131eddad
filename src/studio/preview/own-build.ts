/** A build of somebody's own: a payload that was pasted. */

import { messageOf } from '../../errors.ts';
import { eventVerdict } from '../../facts/conclusion.ts';
import { isRecord } from '../../record.ts';
import type { Build } from '../builds/build.ts';
import { ADA, runnerOf } from '../builds/shop.ts';

/** Parts of payloads that one event alone has, the surest first. */
const SIGNS: readonly (readonly [part: string, event: string])[] = [
  ['deployment_status', 'deployment_status'],
  ['deployment', 'deployment'],
  ['workflow_run', 'workflow_run'],
  ['check_run', 'check_run'],
  ['check_suite', 'check_suite'],
  ['release', 'release'],
  ['merge_group', 'merge_group'],
  ['review', 'pull_request_review'],
  ['pull_request', 'pull_request'],
  ['discussion', 'discussion'],
  ['client_payload', 'repository_dispatch'],
  ['schedule', 'schedule'],
  ['head_commit', 'push'],
  ['pusher', 'push'],
  ['inputs', 'workflow_dispatch'],
];

/** The events that the select "Event" offers. */
export const EVENTS: readonly string[] = [
  ...new Set([...SIGNS.map(([, event]) => event), 'pull_request_target', 'issues', 'issue_comment']),
].sort();

type Payload = Readonly<Record<string, unknown>>;

/** Its payload, or why it is none. */
export type PayloadReading =
  | { readonly type: 'ok'; readonly payload: Payload }
  | { readonly type: 'fault'; readonly says: string };

export function readPayload(text: string): PayloadReading {
  try {
    const payload: unknown = JSON.parse(text);
    if (isRecord(payload)) return { type: 'ok', payload };
    return { type: 'fault', says: 'A payload is a JSON object: { … }' };
  } catch (error) {
    return { type: 'fault', says: `This is no JSON: ${messageOf(error)}` };
  }
}

/** The event that a payload is of; undefined where it cannot be seen from it. */
export function eventOf(payload: Payload): string | undefined {
  if ('issue' in payload) return 'comment' in payload ? 'issue_comment' : 'issues';
  return SIGNS.find(([part]) => part in payload)?.[1];
}

/** Nothing is known of it but its payload and what the runner says of any run. */
export function ownBuild(payload: Payload, event: string): Build {
  const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  const repository = payload['repository'];
  const name = isRecord(repository) && 'full_name' in repository ? String(repository['full_name']) : 'acme/shop';
  const reported = eventVerdict(event, payload)?.conclusion;
  return {
    id: OWN_BUILD,
    title: 'Your own payload',
    group: 'Yours',
    event,
    conclusion: reported ?? 'success',
    payload: () => payload,
    env: {
      ...runnerOf('CI', 'build', ADA),
      GITHUB_REPOSITORY: name,
      // Nothing is made up of the code.
      GITHUB_REF: text('ref') ?? '',
      GITHUB_SHA: text('after') ?? '',
    },
    options: (conclusion) => (reported === undefined || reported === conclusion ? {} : { status: conclusion }),
    readable: () => ({}),
  };
}

/** Never in a link: a payload may hold what is nobody else's business. */
export const OWN_BUILD = 'own';
