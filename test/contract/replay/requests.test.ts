import { expect, test } from 'vitest';
import { buildHistory } from '../../support/build-history.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { replayed } from '../../support/replayed.ts';

/** Logs, and the files of workflows that other runs or the clock start. */
const ASIDE = /\/jobs\/\d+\/logs$|\/contents\/\.github%2Fworkflows/;
/** The repository, its workflows, its runs. */
const BASE = 3;

test(
  'no question is asked twice, and a green run takes three at most, a red one eight and its logs',
  async () => {
    const { told, requests } = await replayed(buildHistory(60, 5), { mention: 'suspects' });
    expect(new Set(requests).size).toBe(requests.length);
    const isRed = (conclusion = '') => ['failure', 'timed_out'].includes(conclusion);
    const red = told.filter(({ facts }) => isRed(facts.conclusion)).length;
    const asked = requests.filter((path) => !ASIDE.test(path)).length;
    expect(asked).toBeLessThanOrEqual(BASE + 8 * red + 3 * (told.length - red));
    // What many share makes it far less.
    expect(asked).toBeLessThanOrEqual(BASE + 3 * told.length);
  },
  NEVER_MS,
);

test(
  'a run takes no more than the rule allows where it is told alone',
  async () => {
    const { runs = [], ...world } = buildHistory(60, 5);
    for (const index of [10, 25, 40, 59]) {
      const { told, requests } = await replayed(
        { ...world, runs: runs.slice(0, index) },
        {},
        { query: { most: 1, workflows: [], branches: [] } },
      );
      const ends = told.map(({ facts }) => (['failure', 'timed_out'].includes(facts.conclusion ?? '') ? 8 : 3));
      const most = BASE + ends.reduce((sum, one) => sum + one, 0);
      expect(requests.filter((path) => !ASIDE.test(path)).length).toBeLessThanOrEqual(most);
    }
  },
  NEVER_MS,
);

test(
  'at a limit it stops with what it has, and says so',
  async () => {
    const world = buildHistory(20, 5);
    const whole = await replayed(world);
    const { told, end } = await replayed(world, {}, { limitedAfter: 20 });
    expect(end.stopped).toMatch(/^the rate limit of the GitHub API is used up/);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(whole.told.length);
    // What is told is told in full.
    expect(told.map(({ drafts }) => drafts)).toEqual(whole.told.slice(0, told.length).map(({ drafts }) => drafts));
  },
  NEVER_MS,
);

test(
  'where a token may not read all, it is said once, and the rest is told',
  async () => {
    const { told } = await replayed(buildHistory(12, 5), {}, { behaviour: { without: ['checks: read'] } });
    expect(told.length).toBeGreaterThan(11);
    const words = new Set(
      told.flatMap(({ remarks }) => remarks.map(({ says }) => says)).filter((says) => says.includes('permissions')),
    );
    expect([...words].join()).toContain('checks: read');
  },
  NEVER_MS,
);
