/** Histories with infrastructure failures, and one cause of many failures. */

import { CI, green, LOST, red, repository, series, shop } from './cases.ts';
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';

const REGISTRY = 'toomanyrequests: You have reached your pull rate limit. registry-1.docker.io';
const TYPES = 'error TS2322: Type string is not assignable';
const GOOD = 'a'.repeat(40);
const often = (file: string, to = '1h', from = '20d') => series({ from, to, minutes: 720 }, (ago) => green(file, ago));
const named = (file: string, name: string) => ({ file, name, text: 'on: push\n' });

const RELEASE = [CI, named('images.yml', 'Images'), named('e2e.yml', 'E2E'), named('release.yml', 'Release')];
const PASSED = ['ci.yml', 'images.yml', 'e2e.yml'].flatMap((file) => [
  ...often(file, '6d'),
  red(file, '5d 4h', REGISTRY),
  red(file, '5d 3h', REGISTRY),
  ...often(file, '1h', '5d'),
]);

const SERVICES = Array.from({ length: 12 }, (_, index) => named(`svc-${index + 1}.yml`, `Service ${index + 1}`));

export const INFRASTRUCTURE: readonly BuildHistory[] = [
  {
    id: 'runner-lost-before-the-code',
    happened:
      "Bob's run lost its runner 13 hours ago. Dora's broke the code ten hours later, and the next is red as well.",
    expected:
      'Two red runs since Dora pushed; Bob and she may have done it, and not since the run that lost its runner.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [
          ...often('ci.yml', '1d'),
          green('ci.yml', '14h', { sha: GOOD }),
          red('ci.yml', '13h', LOST, { sha: 'b'.repeat(40) }),
          red('ci.yml', '3h', TYPES, { sha: 'c'.repeat(40) }),
          red('ci.yml', '2h', TYPES, { sha: 'd'.repeat(40) }),
        ],
        compared: { [`${GOOD}...${'b'.repeat(40)}`]: ['bob'], [`${GOOD}...${'c'.repeat(40)}`]: ['bob', 'dora'] },
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/2 failed runs in 2h 50m/, /changed by .*dora/, /TS2322/],
        never: [...PRAISE, /3 failed runs/, /changed by bob/],
      }),
    ],
  },
  {
    id: 'runner-lost-in-the-sweep-before',
    happened: 'A runner was lost two days ago, and nothing ran. The code is red since five hours.',
    expected: 'It started failing five hours ago: the sweep of the lost runner is over.',
    tables: shop(
      [CI],
      [...often('ci.yml', '3d'), red('ci.yml', '2d', LOST), red('ci.yml', '5h', TYPES), red('ci.yml', '4h', TYPES)],
    ),
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/started failing/, /2 failed runs in 5h/, /TS2322/],
        never: [...PRAISE, /(?:still|been) failing/i, /3 failed runs/],
      }),
    ],
  },
  {
    id: 'registry-over-a-red-release',
    happened:
      'Five days ago a registry refused for an hour, which made six runs of three workflows red and passed. Release is red since two days.',
    expected: 'Release is red now. The registry is told as a cause of the week.',
    tables: shop(RELEASE, [
      ...PASSED,
      ...often('release.yml', '3d'),
      red('release.yml', '2d', TYPES),
      red('release.yml', '1d', TYPES),
    ]),
    sweeps: [
      digest({
        ends: ['sent', 'failure'],
        says: [/Release/, /2 days/, /TS2322/, /6 × .*toomanyrequests|toomanyrequests.*6/i],
        never: PRAISE,
      }),
    ],
  },
  {
    id: 'flood',
    happened: 'Twelve workflows started failing within eight minutes, all because the database of the tests is gone.',
    expected: 'One line that says twelve, and the cause once for all that were looked into.',
    tables: shop(
      SERVICES,
      SERVICES.flatMap(({ file }, index) => [
        ...often(file, '1d'),
        red(file, `3h ${index % 8}m`, `getaddrinfo ENOTFOUND db-${index}.test.acme.example`),
      ]),
    ),
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/12 workflows/, /ENOTFOUND/],
        never: [...PRAISE, /ENOTFOUND[\s\S]*ENOTFOUND/],
        lines: 7,
      }),
    ],
  },
];
