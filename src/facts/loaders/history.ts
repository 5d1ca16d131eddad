/** What came before: the facts, and what reads them. */

import type { LoadersIn, Parts } from '../fact.ts';
import {
  BROKEN_SINCE,
  COMMITS_SINCE_GREEN,
  INCIDENT,
  LAST_GREEN,
  LAST_RED,
  NEWER_RUN,
  PASSED_BEFORE,
} from '../parts/history.ts';
import { isDequeued } from '../plan/needless.ts';
import type { ApiLoaders } from './loader.ts';

/** How an end compares with the one before it. */
const CHANGES = ['broken', 'still-failing', 'fixed', 'still-passing'] as const;

export const HISTORY_FACTS = {
  last_green: {
    type: 'group',
    text: 'The last success before this.',
    parts: LAST_GREEN,
    loader: 'change',
  },
  passed_before: {
    type: 'group',
    text: 'A success of the very same commit: a hint that the failure is not the fault of the commit.',
    parts: PASSED_BEFORE,
    loader: 'change',
  },
  last_red: {
    type: 'group',
    text: 'The failure just before this, where this is the first success after it.',
    parts: LAST_RED,
    loader: 'change',
  },
  newer_run: {
    type: 'group',
    text: 'A later run that ended already, the newest; of a job, one in which it ended; of a deployment, a later one. What is reported here, of an older one, is not how it stands now.',
    parts: NEWER_RUN,
    loader: 'change',
  },
  change: {
    type: 'words',
    words: CHANGES,
    text: 'How this end compares with the one before, of the same job, run or environment; empty where that is not known.',
    example: 'still-failing',
    loader: 'change',
  },
  broken_since: {
    type: 'group',
    text: 'The first failure of the current row of failures, or of the one that just ended.',
    parts: BROKEN_SINCE,
    loader: 'change',
  },
  failures_in_a_row: {
    type: 'number',
    text: 'Failed runs in a row, this one included, or the row that just ended; at least so many where `broken_since` is not known. Counted further where `only-if` names it.',
    example: 3,
    loader: 'change',
    leastWithout: 'broken_since',
  },
  failures_alike: {
    type: 'flag',
    text: 'Of a row that goes on: whether all of it ended as this one did; a test failure is not alike to a run that timed out or could not start.',
    example: true,
    loader: 'change',
  },
  commits_since_green: {
    type: 'group',
    text: 'What was committed since the last success.',
    parts: COMMITS_SINCE_GREEN,
    loader: 'commits_since_green',
  },
  incident: {
    type: 'group',
    text: 'The open topic or task of this `unique-key` (REST): the one that this message opened or that can be closed now.',
    parts: INCIDENT,
  },
} as const satisfies Parts;

/** @internal */
export const HISTORY_LOADERS: ApiLoaders<LoadersIn<typeof HISTORY_FACTS>> = {
  change: {
    text: 'earlier runs, and the same job in them; where it works again, the commits since it failed',
    usual: 3,
    most: 13,
    lost: 'the history',
    permissions: ['actions: read'],
    permissionsOfDeployment: ['deployments: read'],
    needless: isDequeued,
    read: async ({ compared }) => {
      const facts = (await compared()).facts ?? {};
      const { change, broken_since, failures_in_a_row, failures_alike } = facts;
      const { last_green, last_red, newer_run, passed_before } = facts;
      return {
        ...{ change, broken_since, failures_in_a_row, failures_alike },
        ...{ last_green, last_red, newer_run, passed_before },
      };
    },
  },
  commits_since_green: {
    text: 'the same as `change`, and the commits since then',
    usual: 4,
    most: 15,
    implies: ['change'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
    read: async ({ blame }) => {
      const { commits_since_green, suspects } = (await blame()) ?? {};
      // Their authors cost nothing more.
      return { commits_since_green, suspects };
    },
  },
};
