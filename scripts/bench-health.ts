/**
 * What a digest costs: the shipped step reads 15 days of a repository from a fake of GitHub's API, whose runs are as large as
 * GitHub's, on loopback. Prints requests, seconds and the peak of memory beside those of a plain step.
 */
import { LARGE_RUNS, startHealthApi } from '../test/support/health-api.ts';
import { storyOf } from '../test/support/health-story.ts';
import { openScale, type StepCost } from '../test/support/step-cost.ts';

/** Runs a week. */
const SIZES = [50, 2_000, 5_000];

function row(name: string, requests: number, { seconds, mebibytes }: StepCost): string {
  return `${name.padEnd(24)} ${String(requests).padStart(4)} requests  ${seconds.toFixed(1).padStart(5)} s  ${mebibytes.toFixed(0).padStart(4)} MiB`;
}

const scale = await openScale();
console.log(row('a plain step', 0, await scale.weigh({})));
for (const size of SIZES) {
  const api = await startHealthApi({ 'acme/shop': storyOf(size) }, LARGE_RUNS);
  const cost = await scale.weigh({ INPUT_TEMPLATE: 'digest', GITHUB_API_URL: api.url });
  const requests = api.requests.filter((path) => !path.startsWith('/storage')).length;
  console.log(row(`${size} runs a week`, requests, cost));
  await api.close();
}
scale.close();
