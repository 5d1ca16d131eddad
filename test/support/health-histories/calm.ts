/** Repositories in which little happens, everything is red, or nothing can be. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, NIGHTLY, nights, red, repository, series } from './rows.ts';

const LINT = { file: 'lint.yml', name: 'Lint', text: 'on: push\n' };
const E2E = { file: 'e2e.yml', name: 'E2E', text: 'on: push\n' };

const CALM = repository({
  workflows: [CI, NIGHTLY],
  builds: [...calm(), ...nights('nightly.yml', 21, (ago) => green('nightly.yml', ago))],
});

const ALL_RED = repository({
  workflows: [CI, LINT, E2E, NIGHTLY],
  builds: [
    ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('ci.yml', ago)),
    ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('lint.yml', ago)),
    ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('e2e.yml', ago)),
    ...nights('nightly.yml', 20, (ago, nightsAgo) =>
      nightsAgo === 0 ? red('nightly.yml', ago, 'image shop:latest not found') : green('nightly.yml', ago),
    ),
    red('ci.yml', '18h', 'expected 90 to be 100'),
    red('ci.yml', '3h', 'expected 90 to be 100'),
    red('lint.yml', '12h', 'Unexpected console statement'),
    red('e2e.yml', '7h', 'Timeout 30000ms exceeded waiting for #pay'),
  ],
});

export const CALM_AND_RED: readonly BuildHistory[] = [
  {
    id: 'calm',
    happened: 'CI and a nightly build were green for three weeks.',
    expected: 'The watch says nothing; the digest two lines that say how many runs were green.',
    tables: { 'acme/shop': CALM },
    sweeps: [
      watch({ ends: ['skipped', 'success', 'still-passing'] }),
      digest({
        ends: ['sent', 'success'],
        says: [/all green/i, /\d+ runs/, /100 %/, /acme\/shop/],
        never: ALARM,
        lines: 2,
      }),
    ],
  },
  {
    id: 'all-red',
    happened: 'Within a day CI, Lint, E2E and the nightly build turned red, hours apart, by four causes.',
    expected: 'Each by name and cause; the digest advises CI, Lint or E2E, which block people, not the nightly build.',
    tables: { 'acme/shop': ALL_RED },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/4 workflows/, /CI/, /Lint/, /E2E/, /Nightly/, /expected 90/, /console/, /#pay/, /shop:latest/],
        never: [...PRAISE, /one cause/],
      }),
      digest({
        ends: ['sent', 'failure'],
        says: [/CI/, /Lint/, /E2E/, /Nightly/],
        never: PRAISE,
      }),
    ],
  },
  {
    id: 'no-workflows',
    happened: 'A repository of documents has no workflow.',
    expected: 'That there are no builds, in two lines; nothing is green.',
    tables: { 'acme/shop': repository({ workflows: [], builds: [] }) },
    sweeps: [
      watch({ ends: ['skipped'] }),
      digest({ ends: ['sent'], says: [/no (?:builds|workflows|runs)/i], never: [...PRAISE, ...ALARM], lines: 2 }),
    ],
  },
];
