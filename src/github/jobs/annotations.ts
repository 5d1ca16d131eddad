/** Reads the annotations that GitHub wrote on a completed job. */

import { asLines, type Json, line, lines, list, number, record } from '../../build/code-host/json.ts';
import type { Explanation } from '../../build/facts.ts';
import { explainsFailure } from '../../build/logs/noise-patterns.ts';
import { stripEscapes } from '../../text/sanitize.ts';
import type { ApiContext } from '../context.ts';
import type { ApiJob } from './jobs.ts';

export interface Annotations {
  /** Errors of all its steps, including tolerated ones. */
  readonly errors: readonly Explanation[];
  /** All that is marked as a failure, exit codes included. */
  readonly failureMessages: readonly string[];
  /** Notices and warnings as well. */
  readonly messages: readonly string[];
}

/** Annotations of a job that are read. */
const MAX_COUNT = 50;
/** Maximum characters of an error to keep, because a message shows only its first lines. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Represents a job without annotations, or with unreadable ones. */
export const NOTHING: Annotations = { errors: [], failureMessages: [], messages: [] };

/** Reads the annotations of a job. The runner sends them at completion, so a running job has none. */
export async function readAnnotations(
  { api, hide }: Pick<ApiContext, 'api' | 'hide'>,
  job: ApiJob,
): Promise<Annotations> {
  if (job.id === undefined || job.conclusion === undefined) return NOTHING;
  const answer = await api.get('GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', {
    check_run_id: job.id,
    per_page: MAX_COUNT,
  });
  const all = list(answer);
  const failures = all.filter((annotation) => line(annotation, 'annotation_level') === 'failure');
  return {
    errors: failures.flatMap((annotation) => findError(record(annotation), hide) ?? []),
    failureMessages: failures.flatMap((annotation) => findMessage(annotation) ?? []),
    messages: all.flatMap((annotation) => findMessage(annotation) ?? []),
  };
}

function findMessage(annotation: unknown): string | undefined {
  const raw = lines(annotation, 'message');
  return raw && stripEscapes(raw);
}

function findError(annotation: Json | undefined, hide: (text: string) => string): Explanation | undefined {
  const said = findMessage(annotation);
  if (said === undefined || !explainsFailure(said)) return undefined;
  // Cut last: half a credential would not be recognised.
  const message = asLines(hide(said).slice(0, MAX_MESSAGE_LENGTH));
  if (message === undefined) return undefined;
  const path = line(annotation, 'path');
  // Errors without a place of their own are put on the folder of the workflows.
  if (path === undefined || path === '.github') return { message };
  return { message, path, line: number(annotation, 'start_line') };
}
