/** Who put a pull request into the merge queue that it left. */

import type { BaseFacts } from '../facts.ts';
import { line, list, record } from '../host/json.ts';
import { userPerson } from '../host/persons.ts';
import type { ApiRequest } from './api/client.ts';
import type { LoaderContext } from './context.ts';

type Dequeued = NonNullable<BaseFacts['dequeued']>;

const TIMELINE = 'GET /repos/{owner}/{repo}/issues/{issue_number}/timeline';

/** The last who did, by its events, which come oldest first. */
export async function readQueuedBy({ api, base }: LoaderContext): Promise<Dequeued | undefined> {
  const { dequeued, pull_request: pull } = base.facts;
  if (dequeued === undefined || pull === undefined) return dequeued;
  const read: ApiRequest<typeof TIMELINE> = {
    route: TIMELINE,
    with: { issue_number: pull.number },
    aside: true,
  };
  const { data: first, last } = await api.page(read, 1);
  const data = last > 1 ? (await api.page(read, last)).data : first;
  const added = list(data).findLast((one) => line(one, 'event') === 'added_to_merge_queue');
  return { ...dequeued, queued_by: userPerson(record(added, 'actor'), base.host) };
}
