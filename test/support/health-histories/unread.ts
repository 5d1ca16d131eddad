/** Histories with unanswered GitHub requests. */

import { CI, calm, green, NIGHTLY, nights, red, shop } from './cases.ts';
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';

const SHOP = shop([CI, NIGHTLY], [...calm(), ...nights('nightly.yml', 20, (ago) => green('nightly.yml', ago))]);
const RED = shop([CI], [...calm().slice(0, -4), red('ci.yml', '3h', 'expected 90 to be 100')]);

export const UNREAD: readonly BuildHistory[] = [
  {
    id: 'runs-answer-502',
    happened: 'GitHub answers each question for runs with 502.',
    expected:
      'The message goes out, says that the builds could not be read, and praises nothing; a condition on what started failing does not hold it back.',
    tables: RED,
    behaviour: { broken: '/runs' },
    sweeps: [
      watch({ ends: ['sent', 'neutral'], says: [/could not be read|not read/i], never: [...PRAISE, ...ALARM] }),
      watch({
        options: { 'only-if': 'health.turned_red.size > 0' },
        ends: ['sent', 'neutral'],
        says: [/could not be read|not read/i],
        never: PRAISE,
      }),
      digest({
        ends: ['sent', 'neutral'],
        says: [/could not be read|not read/i],
        never: [...PRAISE, /no builds/i, /\b0 runs/],
      }),
    ],
  },
  {
    id: 'api-hangs-for-six',
    happened: 'Six repositories, and GitHub answers nothing about any of them; `timeout: 4`.',
    expected: 'The message goes out in time and says that nothing is known.',
    tables: Object.fromEntries(['shop', 'a', 'b', 'c', 'd', 'e'].map((name) => [`acme/${name}`, SHOP['acme/shop']])),
    behaviour: { hangs: '/' },
    sweeps: [
      watch({
        options: { timeout: '4', repositories: 'acme/shop, acme/a, acme/b, acme/c, acme/d, acme/e' },
        ends: ['sent', 'neutral'],
        says: [/read/i],
        never: [...PRAISE, ...ALARM, /no builds/i, /on the builds/],
        live: true,
      }),
    ],
  },
  ...['/jobs', '/graphql'].map(
    (silent): BuildHistory => ({
      id: `only-${silent.slice(1)}-is-silent`,
      happened: `CI started failing, and GitHub answers everything but ${silent}.`,
      expected: 'CI started failing, without a cause or with a word on what could not be read.',
      tables: RED,
      behaviour: { silent },
      sweeps: [watch({ ends: ['sent', 'failure', 'broken'], says: [/CI started failing/] })],
    }),
  ),
  {
    id: 'limited-twice-in-a-row',
    happened: 'CI started failing, and GitHub twice in a row asks to wait for a second.',
    expected: 'The watch waits, and says what started failing, and why.',
    tables: RED,
    behaviour: {
      instead: (before) => ([2, 3].includes(before) ? { status: 429, headers: { 'retry-after': '1' } } : undefined),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/CI started failing/, /expected 90 to be 100/],
        never: [/read/i],
      }),
    ],
  },
];
