/** Histories with many workflows and repositories. */

import { CI, calm, green, red, repository, series } from './cases.ts';
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';

const service = (index: number) => ({ file: `svc-${index}.yml`, name: `Service ${index}`, text: 'on: push\n' });
const services = (amount: number) => Array.from({ length: amount }, (_, index) => service(index + 1));
const every = (file: string, minutes: number, to: string) =>
  series({ from: '28d', to, minutes }, (ago) => green(file, ago));
const CAUSE = 'expected 90 to be 100';

/** Builds each service every ten days. Service 27 failed 20, 17 and 16 days ago, and was not built since. */
const RARE = repository({
  workflows: services(40),
  builds: services(40).flatMap(({ file }, index) =>
    index === 26
      ? [...every(file, 2880, '21d'), ...['20d 1h', '17d', '16d'].map((ago) => red(file, ago, CAUSE))]
      : series({ from: `${40 + (index % 10)}d`, minutes: 14_400 }, (ago) => green(file, ago)),
  ),
});

const GREEN = repository({ workflows: [CI], builds: calm() });
const RED = repository({
  workflows: [CI],
  builds: [
    ...series({ from: '20d', to: '3d', minutes: 720 }, (ago) => green('ci.yml', ago)),
    red('ci.yml', '2d', CAUSE),
    red('ci.yml', '5h', CAUSE),
  ],
});
const THIRTY = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`acme/r${index + 1}`, index === 16 ? RED : GREEN]),
);

export const MANY: readonly BuildHistory[] = [
  {
    id: 'monorepo-rarely-built',
    happened: 'Forty services, each built every ten days. Service 27 is red since 20 days and was not built for 16.',
    expected: 'The reminder comes after 14 days; the digest says that it is still failing, and of no other that it is.',
    tables: { 'acme/shop': RARE },
    sweeps: [
      watch({
        ago: '6d',
        ends: ['sent', 'failure', 'still-failing'],
        says: [/Service 27/, /(?:still|been) failing/i, /14 days|2 weeks/],
        never: [...PRAISE, /Service (?!27)/, /not read/i],
      }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({
        ends: ['sent', 'failure'],
        says: [/Service 27/, /20 days/],
        never: PRAISE,
        lines: 30,
      }),
    ],
  },
  {
    id: 'organisation-of-30',
    happened: 'Thirty repositories; one is red since two days.',
    expected: 'The red one by name, the 29 green ones in one line.',
    tables: THIRTY,
    sweeps: [
      watch({
        ago: '1d 20h',
        options: { repositories: 'acme/*' },
        ends: ['sent', 'failure', 'broken'],
        says: [/CI/, /acme\/r17/],
        never: [...PRAISE, /started failing on 30/, /acme\/r(?!17)/],
        lines: 4,
      }),
      digest({
        options: { repositories: 'acme/*' },
        ends: ['sent', 'failure'],
        says: [/acme\/r17/, /2 days/, /29[^\n]*(?:green|repositories)|green[^\n]*29/i],
        never: [...PRAISE, /red runs read/],
        lines: 18,
      }),
    ],
  },
];
