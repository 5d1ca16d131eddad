/** Verifies situations that were written before their messages were rendered: required and forbidden text. */
import { expect, test } from 'vitest';
import { reportedMessage } from '../../support/github-facts.ts';
import { CLOCK } from '../../support/situations/clock.ts';
import { DEPLOYMENTS } from '../../support/situations/deployments.ts';
import { INFRASTRUCTURE } from '../../support/situations/infrastructure.ts';
import { MATRICES } from '../../support/situations/matrices.ts';
import { OUTAGES } from '../../support/situations/outages.ts';
import { PULLS } from '../../support/situations/pulls.ts';
import { RUNS } from '../../support/situations/runs.ts';
import { findErrors } from '../../support/situations/situation.ts';
import { STEPS } from '../../support/situations/steps.ts';
import { SUSPECTS } from '../../support/situations/suspects.ts';

const SITUATIONS = [
  ...[...STEPS, ...RUNS, ...PULLS, ...SUSPECTS, ...CLOCK, ...DEPLOYMENTS],
  ...[...MATRICES, ...INFRASTRUCTURE, ...OUTAGES],
];

test.each(SITUATIONS.map((situation) => [situation.id, situation] as const))('%s', async (_, situation) => {
  const { text } = await reportedMessage(situation.played);
  expect(findErrors(situation, text), text).toEqual([]);
});
