/** Runs that only reported on others, as those of this notifier: they are no news. */

import type { Json } from '../facts/host/json.ts';
import { line, list, property, record } from '../facts/host/json.ts';
import { parseWorkflow } from '../facts/host/workflow-text.ts';
import type { ReplaySource } from './source.ts';

/** What starts a workflow that does nothing else; of any other event its file need not be read. */
const STARTS: readonly string[] = ['workflow_run', 'schedule', 'deployment_status', 'check_run', 'check_suite'];

const OURS = /\/workroom-notify(?:\/job-end)?(?:@|$)|(?:^|\s)workroom-notify\s+send\b/;
const BESIDE = /^actions\/checkout@/;

/** Tells which runs did. One request for each workflow that such an event starts. */
export class OwnReports {
  readonly #source: ReplaySource;
  readonly #known = new Map<string, Promise<boolean>>();

  constructor(source: ReplaySource) {
    this.#source = source;
  }

  async has(run: Json): Promise<boolean> {
    const path = pathOf(run);
    if (path === undefined || !STARTS.includes(String(run['event']))) return false;
    const known = this.#known.get(path) ?? isNotifier(this.#source, path);
    this.#known.set(path, known);
    return known;
  }
}

function pathOf(run: Json): string | undefined {
  return line(run, 'path')?.split('@', 1)[0];
}

/** A file that cannot be read is one of somebody else. */
async function isNotifier(source: ReplaySource, path: string): Promise<boolean> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}';
  const answer = await source.read('', (api) => api.get({ route, with: { path } })).catch(() => undefined);
  const content = property(answer, 'content');
  if (typeof content !== 'string') return false;
  const workflow = await parseWorkflow(Buffer.from(content, 'base64').toString('utf8'));
  const steps = Object.values(record(workflow, 'jobs') ?? {}).flatMap((job) => list(job, 'steps'));
  const words = steps.map((step) => line(step, 'uses') ?? line(step, 'run') ?? '');
  return words.some((one) => OURS.test(one)) && words.every((one) => OURS.test(one) || BESIDE.test(one));
}
