/** Octokit's way to the network: the one transport of this package. */

import type { Exchange } from '../../../transport/exchange.ts';
import type { GithubConnection } from '../../../world.ts';
import type { LogSource as ApiOptions } from '../jobs/log.ts';

/** Bytes of one answer: a page of a hundred runs has one to two million. */
const LARGEST = 12_000_000;

/** No answer came: why, in words without a URL. */
export class NoAnswer extends Error {}

/**
 * As much of `fetch` as octokit asks for, over our own transport: the same proxies, certificates and limits as for the
 * service, and no request that outlives their time.
 */
export function fetchOver({ world, budget }: ApiOptions): GithubConnection['fetch'] {
  return async (address, { headers }) => {
    if (budget.isOver) throw new NoAnswer(SLOW);
    const request = { method: 'GET', url: new URL(address), headers } as const;
    const limits = { timeoutMs: budget.left, maxBytes: LARGEST, signal: world.signal };
    const answer = usable(await world.send(request, limits), budget.isOver);
    const { status, body } = answer;
    return { status, url: address, headers: new Map(Object.entries(answer.headers)), text: async () => body };
  };
}

const SLOW = 'the GitHub API took too long to answer';

function usable(exchange: Exchange, late: boolean): Extract<Exchange, { readonly type: 'answer' }> {
  if (late) throw new NoAnswer(SLOW);
  if (exchange.type === 'failure') throw new NoAnswer(`the GitHub API cannot be reached (${exchange.reason})`);
  if (!exchange.complete) throw new NoAnswer('the answer of the GitHub API broke off or was too large');
  // Not followed: the token is for this address alone.
  if (exchange.status >= 300 && exchange.status < 400)
    throw new NoAnswer('the GitHub API redirects to another address');
  return exchange;
}
