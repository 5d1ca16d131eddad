/** What reads what the event leaves out of the facts that it may tell, and how the whole run ended. */

import type { EventLoader } from '../facts.ts';
import { hasNoJobs, isDequeued, isOfPull, isPreview } from '../plan/needless.ts';
import type { ApiLoaders } from './loader.ts';

export const EVENT_LOADERS: ApiLoaders<EventLoader> = {
  run: {
    text: 'the run',
    usual: 1,
    most: 1,
    lost: "the run's times",
    permissions: ['actions: read'],
    needless: ({ facts: { run } }) => run?.id === undefined || run.started_at !== undefined,
    unaskedBy: ['job', 'deployment', 'event'],
    atEnd: true,
    read: async ({ basis }) => ({ run: (await basis()).run }),
  },
  job: {
    text: 'the job, again where its failure is not shown yet',
    usual: 1,
    most: 2,
    lost: "the job's times",
    permissions: ['actions: read'],
    needless: ({ facts }) => facts.job === undefined,
    unaskedBy: ['run', 'event'],
    atEnd: true,
    read: async ({ basis }) => ({ job: (await basis()).job }),
  },
  commit: {
    text: 'the commit',
    usual: 1,
    most: 1,
    lost: "the commit's message",
    permissions: ['contents: read'],
    needless: ({ facts: { commit } }) =>
      commit === undefined || commit.message !== undefined || commit.author !== undefined,
    read: async ({ context }) => {
      const { readCommit } = await import(/* webpackChunkName: "load" */ '../github/commits.ts');
      return { commit: await readCommit(context) };
    },
  },
  pull_request: {
    text: 'the pull requests of the branch',
    usual: 1,
    most: 1,
    lost: 'the pull request in full',
    permissions: ['pull-requests: read'],
    needless: (base) => base.facts.pull_request !== undefined || !(isOfPull(base) || isPreview(base)),
    read: async ({ pull }) => ({ pull_request: await pull() }),
  },
  queued_by: {
    text: 'the newest events of the pull request',
    usual: 1,
    most: 2,
    lost: 'who put it into the merge queue',
    permissions: ['pull-requests: read'],
    needless: (base) => !isDequeued(base) || base.facts.dequeued?.queued_by !== undefined,
    read: async ({ context }) => {
      const { readQueuedBy } = await import(/* webpackChunkName: "load" */ '../github/queued-by.ts');
      return { dequeued: await readQueuedBy(context) };
    },
  },
  verdict: {
    text: 'how the whole run ended, or why it was cancelled',
    usual: 1,
    most: 3,
    lost: 'the verdict of the whole run',
    permissions: ['actions: read', 'checks: read'],
    needless: ({ facts }) => hasNoJobs(facts),
    // The conclusion is in the basis of all.
    read: async () => ({}),
  },
};
