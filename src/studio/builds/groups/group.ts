/** What recorded builds have in common. */
import type { Conclusion } from '../../../settings/conclusion.ts';
import type { Build, BuildEnd } from '../build.ts';
import * as code from '../payloads/code.ts';
import { jobAlone } from '../readable.ts';
import { CHLOE, runnerOf } from '../shop.ts';

/** What a group's builds have in common. */
type BuildGroup = Omit<Build, keyof BuildEnd | 'id' | 'title'>;

/** What is a build's own. */
type OwnPart = Pick<Build, 'id' | 'title' | 'conclusion'> & Partial<Build>;

/** A job of the workflow on a push to main that tells of itself. */
export const PUSH: BuildGroup = {
  group: 'Push',
  event: 'push',
  payload: () => code.push(),
  env: runnerOf('CI', 'test', CHLOE),
  options: () => ({}),
  readable: (end) => jobAlone('test', 'Run npm test', end),
};

export function buildsOf(group: BuildGroup, own: readonly OwnPart[]): readonly Build[] {
  return own.map((one) => ({ ...group, ...one }));
}

/** A job that needs the others speaks for the run. */
export function statusOfNeeds(conclusion: Conclusion): Record<string, string> {
  const result = conclusion === 'timed_out' ? 'failure' : conclusion;
  const others = { test: { result }, lint: { result }, docs: { result: 'success' } };
  return ['success', 'failure', 'cancelled', 'timed_out'].includes(conclusion)
    ? { status: JSON.stringify(others) }
    : { status: conclusion };
}
