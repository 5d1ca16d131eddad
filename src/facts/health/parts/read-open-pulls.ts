/** The newest commits of pull requests that are open. */

import { line, list, milliseconds } from '../../host/json.ts';
import { noteUnread } from '../reading/gaps.ts';
import { askAside, type HealthSource } from '../reading/source.ts';

const PER_PAGE = 100;
const MOST_PAGES = 3;
const WHAT = 'whether pull requests whose runs wait are open';

/**
 * Of all that something happened to since then; undefined where they cannot be read.
 *
 * @param since milliseconds since the epoch
 */
export async function openHeads(source: HealthSource, since: number): Promise<ReadonlySet<string> | undefined> {
  const heads = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await askAside(source, WHAT, (api) =>
      api.page(
        {
          route: 'GET /repos/{owner}/{repo}/pulls',
          with: { state: 'open', sort: 'updated', direction: 'desc' },
        },
        page,
      ),
    );
    if (answer === undefined) return page === 1 ? undefined : heads;
    const listed = list(answer.data);
    for (const pull of listed) heads.add(line(pull, 'head', 'sha') ?? '');
    if (listed.length < PER_PAGE || (milliseconds(listed.at(-1), 'updated_at') ?? since) < since) return heads;
  }
  noteUnread(source.gaps, source.repository, WHAT);
  return heads;
}
