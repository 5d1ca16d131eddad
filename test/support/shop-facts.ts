/** Facts of the sample builds, with values that the API could return. */

import type { Commit, Explanation, Facts, RunJob } from '../../src/build/facts.ts';
import type { MessageContent } from '../../src/message/render-types.ts';
import type { ContentKind, PresetName } from '../../src/settings/option.ts';
import { plainLines, renderFacts } from './rendering.ts';

export const HUB = 'https://github.com/acme/shop';
export const RUN = `${HUB}/actions/runs/1`;

export const ADA = { login: 'ada', name: 'Ada Lovelace', url: 'https://github.com/ada' };
export const GRACE = { login: 'grace', name: 'Grace Hopper' };

export function toCommit(short: string, subject: string, author: Commit['author'] = ADA): Commit {
  return { sha: short.padEnd(40, '0'), short, subject, url: `${HUB}/commit/${short}`, ...(author && { author }) };
}

/** A successful job for a push to main. */
export const PUSH: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  scope: 'job',
  conclusion: 'success',
  workflow: 'CI',
  repository: { name: 'acme/shop', url: HUB },
  ref: { type: 'branch', name: 'main', url: `${HUB}/tree/main` },
  run: { id: 1, number: 42, attempt: 1, url: RUN },
  job: { name: 'test', url: `${RUN}/job/3`, duration_seconds: 243 },
  actor: ADA,
  commit: toCommit('a1b2c3d', 'Round totals'),
};

export function failedJob(name: string, step: string | undefined, errors: readonly Explanation[] = [], id = 3): RunJob {
  const url = `${RUN}/job/${id}`;
  const failed_steps = step === undefined ? [] : [{ number: 4, name: step, url: `${url}#step:4:1` }];
  return { id, name, url, conclusion: 'failure', failed_steps, errors };
}

export const EXPECTED: Explanation = {
  message: 'cart > adds a gift card: expected 90 to be 100',
  path: 'src/cart.test.ts',
  line: 41,
};
export const UNUSED: Explanation = {
  message: "'total' is assigned a value but never used",
  path: 'src/cart.ts',
  line: 9,
};
export const EMPTY: Explanation = { message: 'Process completed with exit code 1.' };

/** Seven commits since the last success, the newest of them `a1b2c3d`. */
export const SEVEN = {
  commits: [
    ...Array.from({ length: 6 }, (_, index) =>
      toCommit(`c00000${index}`, `Change ${index}`, [ADA, GRACE, { login: 'lin' }][index % 3]),
    ),
    toCommit('a1b2c3d', 'Round totals'),
  ],
  count: 7,
  compare_url: `${HUB}/compare/a...b`,
};

/** Adds suspects if there are commits. */
function suspected<T extends Partial<Facts>>(facts: T): T {
  const { commits_since_green: since, suspects: people = [], suspect_range: suspectRange } = facts;
  if (since === undefined || suspectRange !== undefined) return facts;
  const commits = since.commits.filter(({ later }) => later !== true);
  const why = commits.length === 0 ? { excluded_because: 'no_commit' } : {};
  const later = since.commits.length - commits.length;
  return {
    ...facts,
    suspect_range: { ...why, commits, people, authors: people.length, later_commits: later },
  };
}

export async function readText(
  facts: Facts,
  kind: ContentKind = 'message',
  marker?: string,
  preset: PresetName = 'default',
): Promise<MessageContent> {
  const named = marker === undefined ? {} : { marker };
  const { content } = await renderFacts(suspected(facts), {
    kind,
    template: { type: 'preset', name: preset },
    ...named,
  });
  return content;
}

/** Renders the lines of the body, formatted by `plainLines`. */
export async function readLines(
  facts: Facts,
  kind: ContentKind = 'message',
  preset: PresetName = 'default',
): Promise<readonly string[]> {
  return plainLines((await readText(facts, kind, undefined, preset)).body);
}
