/** What was committed since the last success, and by whom. */

import { defined } from '../../../defined.ts';
import { line, link, number } from '../../host/json.ts';
import type { CommitsSinceGreen, ReadFacts } from '../../types.ts';
import type { Api, Read } from '../client.ts';
import { commitsOf, suspectsOf } from '../commits.ts';
import { type Context, orFault } from '../context.ts';
import { ApiError } from '../faults.ts';
import type { Compared } from './change.ts';

/** Pages of a hundred, oldest first, that are read in full. */
const MOST_PAGES = 2;
/** Requests of a message after which only what is needed is read. */
const FEW = 4;

const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';

/** Nothing where there was no green end before, where it was one of the same commit, or on another line of commits. */
export async function readSince(context: Context, { green, sha: head }: Compared): Promise<ReadFacts> {
  if (green?.sha === undefined || head === undefined || green.sha === head) return {};
  const since = ofThePush(context, green.sha, head) ?? (await orNothing(context, read(context, green.sha, head)));
  if (since === undefined || since.count === 0) return {};
  // Of many commits some are known, and to name only their authors would blame them for all.
  const suspects = since.count === since.commits.length ? suspectsOf(since.commits) : [];
  return defined<ReadFacts>({ commits_since_green: since, suspects: suspects.length > 0 ? suspects : undefined });
}

/** A branch that was rewritten has lost the commit. */
function orNothing<T>({ faults }: Context, reading: Promise<T>): Promise<T | undefined> {
  const kept = reading.catch((error: unknown) => {
    if (error instanceof ApiError && error.missing) return undefined;
    throw error;
  });
  return orFault(faults, 'the commits since it was green', kept);
}

/** The payload of a push holds them where the push began at the last success. */
function ofThePush({ base }: Context, green: string, head: string): CommitsSinceGreen | undefined {
  const { push } = base.facts;
  const isSame = line(base.payload, 'before') === green && line(base.payload, 'after') === head;
  if (push === undefined || !isSame || push.forced || push.truncated === true) return undefined;
  return defined<CommitsSinceGreen>({
    commits: push.commits,
    count: push.count,
    compare_url: push.compare_url,
  });
}

async function read({ api, base }: Context, green: string, head: string): Promise<CommitsSinceGreen | undefined> {
  const compare: Read<typeof COMPARE> = {
    route: COMPARE,
    with: { basehead: `${green}...${head}` },
    permission: 'contents: read',
  };
  const first = await api.page(compare, 1);
  // What is ahead of a commit that the branch does not hold did not come after it.
  if (['diverged', 'behind'].includes(line(first.data, 'status') ?? '')) return undefined;
  const [oldest, url] = [commitsOf(first.data, base.host), link(first.data, 'html_url')];
  const count = Math.max(oldest.length, number(first.data, 'total_commits') ?? 0);
  const newest = first.last > 1 ? await newestOf(api, compare, first.last, base.host) : [];
  const commits = first.last <= MOST_PAGES ? [...oldest, ...newest] : newest;
  return defined<CommitsSinceGreen>({ commits, count, compare_url: url });
}

/** The last page; of very many commits only where few requests were made. */
async function newestOf(
  api: Api,
  compare: Read<typeof COMPARE>,
  last: number,
  host: Parameters<typeof commitsOf>[1],
): Promise<ReturnType<typeof commitsOf>> {
  if (last > MOST_PAGES && api.weighed() >= FEW) return [];
  return commitsOf((await api.page(compare, last)).data, host);
}
