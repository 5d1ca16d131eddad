/** What several rows of the table of options have in common. */

import type { Carrier } from './option.ts';
import { boolean } from './readers/choices.ts';
import { day } from './readers/days.ts';
import { references } from './readers/targets.ts';

export const REST: readonly Carrier[] = ['rest message', 'rest topic', 'rest task', 'rest incident'];
/** All but the bare text, which is nothing else. */
export const WITH_FIELDS: readonly Carrier[] = ['webhook message', 'webhook topic', 'webhook task', ...REST];
export const BARE = 'Bare text has no sender of its own: leave this out, or leave --format text out';

export const TARGET = {
  read: references,
  partOf: 'destinations',
  carriers: REST,
  instead:
    'A webhook always posts to the place it was created for: leave this out, or use base-url, username and password',
} as const;
export const DAY = { read: day, inFrontMatter: true, carriers: ['webhook task'] } as const;
export const SWITCH = { read: boolean, default: 'false' } as const;
export const CONTEXT = ['job', 'matrix', 'strategy'].map((name) => `"${name}":\${{ toJSON(${name}) }}`);
export const WHOLE_URL =
  'If it comes from a secret, check that the secret holds the whole URL and reaches this job (forks and Dependabot get none)';
