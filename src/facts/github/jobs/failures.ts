/** Which jobs failed, in which step, and what their failing steps wrote of it. */

import { asLine } from '../../host/json.ts';
import type { JobError } from '../../types.ts';
import { type Context, orFault } from '../context.ts';
import { type Annotations, LONGEST_MESSAGE, readAnnotations } from './annotations.ts';
import type { FoundJob } from './jobs.ts';
import { loggedBy } from './log-lines.ts';

/** Jobs whose annotations and logs are read; of those that fail in the same step, one is. */
const MOST_EXPLAINED = 3;

/**
 * The failing jobs, those first that are explained.
 *
 * @param failed all of them
 */
export async function explainFailures(context: Context, failed: readonly FoundJob[]): Promise<readonly FoundJob[]> {
  const first = [...Map.groupBy(failed, failureOf).values()].flatMap(([job]) => job ?? []);
  const chosen = first.slice(0, MOST_EXPLAINED);
  const explained = await explain(context, chosen);
  return [...explained, ...failed.filter((job) => !chosen.includes(job))];
}

/** Jobs of which this is the same failed in the same step: the legs of a matrix, mostly. */
function failureOf({ id, conclusion, failed_steps: [step] }: FoundJob): string {
  return step === undefined ? `job ${id}` : `${conclusion} ${step.name}`;
}

/** The jobs with what their failing steps wrote. A running job has neither annotations nor a log yet. */
async function explain(context: Context, jobs: readonly FoundJob[]): Promise<readonly FoundJob[]> {
  const { api, faults } = context;
  const reading = Promise.all(jobs.map((job) => (job.errors.length > 0 ? job : readAnnotations(context, job))));
  const annotations = await orFault(faults, 'the errors of the failing steps', reading);
  const explained: FoundJob[] = [];
  for (const [index, job] of jobs.entries()) {
    // One after the other: logs are large.
    const log = hasLog(job) ? await api.log(job.id).catch(() => undefined) : undefined;
    explained.push({ ...job, errors: errorsOf(context, job, annotations?.[index], log) });
  }
  return explained;
}

function hasLog(job: FoundJob): job is FoundJob & { readonly id: number } {
  return job.id !== undefined && job.conclusion === 'failure';
}

/**
 * Annotations know file and line, but not their step: the log tells which are of a step that is tolerated. What only
 * GitHub knows, such as a runner that was lost, is in no log.
 */
function errorsOf(
  { hide }: Context,
  { failed_steps: [step], failed_at }: FoundJob,
  { errors }: Annotations = { errors: [] },
  log = '',
): readonly JobError[] {
  const { marked, foreign, lines } = loggedBy(log, { name: step?.name, at: failed_at });
  const isIn = (written: readonly string[]) => {
    const shown = written.map(hide);
    return ({ message }: JobError) => shown.some((line) => line.includes(firstLine(message)));
  };
  const own = errors.filter(isIn(marked));
  const unlogged = errors.filter((error) => !isIn([...marked, ...foreign])(error));
  const logged = own.length > 0 ? own : lines.flatMap((text) => messageOf(asLine(hide(text), LONGEST_MESSAGE)));
  return [...logged, ...unlogged];
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0]?.trim() ?? message;
}

function messageOf(message: string | undefined): readonly JobError[] {
  return message === undefined ? [] : [{ message }];
}
