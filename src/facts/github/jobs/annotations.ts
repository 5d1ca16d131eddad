/** What GitHub has written on a job that is over: errors, and why it was stopped. */

import { defined } from '../../../defined.ts';
import type { Facts, JobError } from '../../facts.ts';
import { isTelling } from '../../files/log/phrases.ts';
import { asLines, type Json, line, lines, list, number, record } from '../../host/json.ts';
import type { ApiContext } from '../context.ts';
import { type Infrastructure, infrastructureOf } from './infrastructure.ts';
import type { ApiJob } from './jobs.ts';

export type StopReason = NonNullable<Facts['stopped']>;

export interface Annotations {
  /** Of all its steps, also of those whose failure is tolerated. */
  readonly errors: readonly JobError[];
  readonly stopped?: StopReason;
  readonly infrastructure?: Infrastructure;
}

/** Annotations of a job that are read. */
const MOST = 50;
/** Characters of an error that are kept: a message shows its first lines. */
const LONGEST_MESSAGE = 4_000;

/** The runner's whole sentence, because the output of a test may say that it timed out, too. */
const OUT_OF_TIME = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is;
const NEWER_RUN = /^Canceling since a (higher priority waiting|newer|deployment) .{0,1000}/i;
const BY_PERSON = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;

/** The runner sends them when the job is over: of a running one there are none. */
export async function readAnnotations({ api, hide }: ApiContext, job: ApiJob): Promise<Annotations> {
  if (job.id === undefined || job.conclusion === undefined) return { errors: [] };
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
    with: { check_run_id: job.id, per_page: MOST },
  });
  const all = list(answer);
  const failures = all.filter((annotation) => line(annotation, 'annotation_level') === 'failure');
  const messages = all.flatMap((annotation) => lines(annotation, 'message') ?? []);
  const said = failures.flatMap((annotation) => lines(annotation, 'message') ?? []).filter(isTelling);
  return defined<Annotations>({
    errors: failures.flatMap((annotation) => errorOf(record(annotation), hide) ?? []),
    infrastructure: infrastructureOf(job, said),
    stopped: stoppedBy(messages, job.duration_seconds),
  });
}

/** The limit goes first: what ran out of time was cancelled as well. */
function stoppedBy(messages: readonly string[], seconds: number | undefined): StopReason | undefined {
  const after = { after_seconds: seconds };
  if (messages.some((one) => OUT_OF_TIME.test(one))) return defined<StopReason>({ by: 'time_limit', ...after });
  if (messages.some((one) => NEWER_RUN.test(one))) return defined<StopReason>({ by: 'newer_run', ...after });
  for (const message of messages) {
    const person = BY_PERSON.exec(message)?.[1];
    if (person !== undefined) return defined<StopReason>({ by: 'person', person, ...after });
  }
  return undefined;
}

function errorOf(annotation: Json | undefined, hide: (text: string) => string): JobError | undefined {
  const said = lines(annotation, 'message');
  if (said === undefined || !isTelling(said)) return undefined;
  // Cut last: half a credential would not be recognised.
  const message = asLines(hide(said).slice(0, LONGEST_MESSAGE));
  if (message === undefined) return undefined;
  const path = line(annotation, 'path');
  // Errors without a place of their own are put on the folder of the workflows.
  if (path === undefined || path === '.github') return { message };
  return defined<JobError>({ message, path, line: number(annotation, 'start_line') });
}
