/** Deployments: more than a page of them, previews beside production, failures that green builds hide. */
import type { RepositoryTable } from '../github-tables.ts';
import { ALARM, type BuildHistory, digest, PRAISE } from './history.ts';
import { before, CI, calm, green, red, repository, series } from './rows.ts';

type Deployment = NonNullable<RepositoryTable['deployments']>[number];

/** The oldest first, so many hours apart; `-` failed, `+` passed, and all but the last are inactive by now. */
function deployed(environment: string, notation: string, hours: number, first = 1, transient = false): Deployment[] {
  return [...notation].map((sign, index) => ({
    ...{
      id: first + index,
      environment,
      sha: `${environment}${index}`,
      transient,
      production: environment === 'production',
    },
    created: before(`${(notation.length - index) * hours}h`),
    states:
      sign === '-'
        ? ['failure', 'in_progress']
        : index < notation.length - 1
          ? ['inactive', 'success', 'in_progress']
          : ['success', 'in_progress'],
  }));
}

const shop = (deployments: readonly Deployment[]) => ({
  'acme/shop': repository({ workflows: [CI], builds: calm(), deployments }),
});

export const DEPLOYMENTS: readonly BuildHistory[] = [
  {
    id: 'deployments-40-one-failed',
    happened: 'Forty deployments of production in a week; the third of them failed. CI is green.',
    expected: 'One of 40 failed; no praise.',
    tables: shop(deployed('production', `++-${'+'.repeat(37)}`, 4)),
    sweeps: [
      digest({
        ends: ['sent'],
        says: [/1 of 40 deployments failed/, /40 deployments, 1 failed/],
        never: [...PRAISE, /none failed/, /not read/i],
      }),
    ],
  },
  {
    id: 'red-half-of-the-week',
    happened: 'CI was red for 70 hours of the week, in two outages, and is green since yesterday.',
    expected: 'Green now; red 42 % of the week. No praise.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [
          ...series({ from: '20d', to: '6d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
          ...series({ from: '6d', to: '4d 1h', minutes: 360 }, (ago) => red('ci.yml', ago, 'expected 90 to be 100')),
          ...series({ from: '4d', to: '2d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
          ...series({ from: '2d', to: '1d 3h', minutes: 360 }, (ago) => red('ci.yml', ago, 'cannot find module pg')),
          ...series({ from: '1d 2h', to: '1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
        ],
      }),
    },
    sweeps: [
      digest({
        ends: ['sent', 'success'],
        says: [/green now|now green/i, /4[12] %/, /2 outages/, /expected 90/, /module pg/],
        never: [...PRAISE, ...ALARM],
      }),
    ],
  },
];
