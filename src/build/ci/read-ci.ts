/**
 * Reads base facts outside of GitHub Actions: from the CI system, and missing ones from `git`; without a system,
 * only from git. Expensive, so imported only there.
 */

import type { Runtime } from '../../runtime.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import type { TimeBudget } from '../../time.ts';
import type { CodeHost } from '../code-host/urls.ts';
import { countedResult, getChange } from '../conclusion.ts';
import type { Change } from '../facts.ts';
import { toFacts } from './ci-facts.ts';
import type { CiSystem, SystemData } from './ci-system.ts';
import { type Checkout, readCheckout } from './git.ts';
import { parseOrigin } from './origin.ts';
import { detectSystem } from './system-registry.ts';

/** Holds the data of a build outside of GitHub Actions. */
export interface CiData {
  /** Data of the CI system, completed by git. */
  readonly reading: SystemData;
  readonly facts: ReturnType<typeof toFacts>;
  readonly host: CodeHost;
  /** Explains why the conclusion is unknown, and what to do. */
  readonly unknownEnd: string;
}

/** Source name for facts without a CI system. */
const GIT = 'git';

/** Controls whether git may run, and its time limit. */
/** Never throws. */
export async function readCi(world: Pick<Runtime, 'env' | 'signal' | 'now'>, budget: TimeBudget): Promise<CiData> {
  const system = detectSystem(world.env);
  const alone = system === undefined;
  const reading = await completed(world, system?.tell(world.env) ?? { scope: 'run' }, { budget, alone });
  const { page, server, forge } = reading.origin ?? {};
  const host: CodeHost = { ci: system?.name ?? GIT, forge, server, repository: page };
  return { reading, facts: toFacts(reading, host, world.now()), host, unknownEnd: unknownEnd(system) };
}

/** Compares a conclusion with the previous one; undefined if either does not count. */
export function changeFrom(previous: Conclusion | undefined, conclusion: Conclusion | undefined): Change | undefined {
  const [before, now] = [countedResult(previous), countedResult(conclusion)];
  return before === undefined || now === undefined ? undefined : getChange(now.red, before.red);
}

function unknownEnd(system: CiSystem | undefined): string {
  return `It is not known how it ended. ${system?.end ?? 'Nothing tells it here: write `--status success` or `--status failure`'}`;
}

/**
 * Runs git only for missing data: the commit's message and author, the code host, and everything without a CI
 * system.
 */
async function completed(
  world: Pick<Runtime, 'env' | 'signal'>,
  result: SystemData,
  { alone: all, budget }: { readonly alone: boolean; readonly budget: TimeBudget },
): Promise<SystemData> {
  const sha = /^[0-9a-f]{7,64}$/i.exec(result.sha ?? '')?.[0];
  const nameless = result.author?.name === undefined && result.author?.username === undefined;
  const unread = sha !== undefined && (result.message === undefined || nameless);
  if (!all && !unread && result.origin?.page !== undefined) return result;
  const checkout = await readCheckout(world, budget, sha);
  const { name, forge } = result.origin ?? {};
  const { message, author } = sha === undefined && !all ? ({} as Checkout) : checkout;
  const { sha: hash, branch, tag } = all ? checkout : result;
  return {
    ...result,
    sha: hash,
    branch,
    tag,
    origin: result.origin?.page === undefined ? parseOrigin(checkout.remote, { name, forge }) : result.origin,
    message: result.message ?? message,
    author: nameless ? author : result.author,
  };
}
