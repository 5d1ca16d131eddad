/** Whose work it is: the facts, and what reads them. */

import type { LoadersIn, Parts } from '../fact.ts';
import { PERSON, SUSPECT } from '../parts/code.ts';
import { hasNoJobs, isDequeued, isOfAnotherApp } from '../plan/needless.ts';
import type { ApiLoaders } from './loader.ts';

export const PEOPLE_FACTS = {
  suspects: {
    type: 'groups',
    text: 'Who made those of these commits that came before the first failure, each person once, no bots; first who changed a file that the failure names, where `failed_jobs` or `tests` are read. Nobody where not all commits are known.',
    parts: SUSPECT,
    loader: 'suspects',
  },
  owners: {
    type: 'groups',
    text: "Who owns the file in which it fails, by the repository's CODEOWNERS; of a group the login is `organisation/team`. Nobody where it was not the code, or it is red elsewhere as well.",
    parts: PERSON,
    loader: 'owners',
  },
} as const satisfies Parts;

/** @internal */
export const PEOPLE_LOADERS: ApiLoaders<LoadersIn<typeof PEOPLE_FACTS>> = {
  suspects: {
    text: 'the same as `commits_since_green`, and the commits on up to four files or folders that the failure names',
    usual: 5,
    most: 19,
    implies: ['commits_since_green'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
    read: async ({ blame }) => ({ suspects: (await blame())?.suspects }),
  },
  owners: {
    text: 'the same as `failed_jobs`, and CODEOWNERS where the workspace has none',
    usual: 3,
    most: 24,
    implies: ['failed_jobs'],
    lost: 'who owns the failing file',
    permissions: ['actions: read', 'checks: read', 'contents: read'],
    unaskedBy: ['event'],
    needless: ({ facts }) => isOfAnotherApp(facts) || hasNoJobs(facts),
    read: async (reads) => {
      const { readOwners } = await import(/* webpackChunkName: "load" */ '../github/owners.ts');
      return { owners: await readOwners(reads) };
    },
  },
};
