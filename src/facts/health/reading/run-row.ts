/** Runs as GitHub lists them, made small. */

import { subjectOf } from '../../host/commits.ts';
import { line, lines, link, milliseconds, number } from '../../host/json.ts';
import type { HealthRun, RunColour, RunScope } from '../health-run.ts';
import type { HealthSource } from './source.ts';

/** Runs that say something of a branch, by what started them: not those of pull requests. */
const SCOPES: Readonly<Record<string, RunScope>> = {
  push: 'branch',
  workflow_run: 'branch',
  repository_dispatch: 'branch',
  schedule: 'schedule',
  merge_group: 'queue',
  workflow_dispatch: 'hand',
};

const RED = ['failure', 'timed_out', 'startup_failure'];

/** Characters of a commit's subject that are kept. */
const LONGEST_SUBJECT = 200;

/** Whose runs count. */
type BranchSource = Pick<HealthSource, 'repository' | 'branch' | 'own'>;

/** Undefined for a run that is not over, or says nothing of the branch. */
export function runRow(run: unknown, source: BranchSource): HealthRun | undefined {
  const [id, count, workflow] = [number(run, 'id'), number(run, 'run_number'), number(run, 'workflow_id')];
  const event = line(run, 'event') ?? '';
  const scope = scopeOf(run, event);
  const path = pathOf(run);
  const createdAt = milliseconds(run, 'created_at');
  const endedAt = milliseconds(run, 'updated_at');
  if (id === undefined || workflow === undefined || createdAt === undefined || endedAt === undefined) return undefined;
  if (line(run, 'status') !== 'completed' || scope === undefined || !isOf(run, source)) return undefined;
  if (path.startsWith('dynamic/') || path === source.own) return undefined;
  const conclusion = line(run, 'conclusion') ?? '';
  return {
    ...{ id, workflow, path, event, scope, createdAt, endedAt, repository: source.repository },
    number: count ?? 1,
    attempt: number(run, 'run_attempt') ?? 1,
    name: line(run, 'name') ?? path,
    colour: colourOf(conclusion),
    cancelled: conclusion === 'cancelled',
    unstarted: conclusion === 'startup_failure',
    nameless: (line(run, 'name') ?? path) === path,
    bot: isBot(run, 'triggering_actor') || isBot(run, 'actor'),
    startedAt: milliseconds(run, 'run_started_at') ?? createdAt,
    sha: line(run, 'head_sha') ?? '',
    subject: copied(subjectOf(lines(run, 'head_commit', 'message'))?.slice(0, LONGEST_SUBJECT)),
    url: link(run, 'html_url'),
  };
}

/** A part of a text holds all of it in memory: here the message of a commit, for each of thousands of runs. */
function copied(text: string | undefined): string | undefined {
  return text === undefined ? undefined : Buffer.from(text).toString();
}

/** True of what says something of a branch. */
export function isOfBranch(event: string): boolean {
  return Object.hasOwn(SCOPES, event);
}

/** Without the ref that stands behind that of a called workflow. */
export function pathOf(run: unknown): string {
  return line(run, 'path')?.split('@', 1)[0] ?? '';
}

/** Undefined for what says nothing of the branch. */
function scopeOf(run: unknown, event: string): RunScope | undefined {
  const scope = Object.hasOwn(SCOPES, event) ? SCOPES[event] : undefined;
  return scope === 'hand' && isBot(run, 'triggering_actor') ? 'branch' : scope;
}

function colourOf(conclusion: string): RunColour {
  if (conclusion === 'success') return 'green';
  return RED.includes(conclusion) ? 'red' : 'none';
}

/** A fork's branch may have the same name. A merge queue has a branch for each try, of the branch that it goes to. */
function isOf(run: unknown, { repository, branch }: BranchSource): boolean {
  const home = line(run, 'head_repository', 'full_name');
  if (home !== undefined && home.toLowerCase() !== repository.toLowerCase()) return false;
  const head = line(run, 'head_branch') ?? '';
  return head === branch || head.startsWith(`gh-readonly-queue/${branch}/`);
}

function isBot(run: unknown, role: string): boolean {
  return line(run, role, 'type') === 'Bot' || (line(run, role, 'login')?.endsWith('[bot]') ?? false);
}
