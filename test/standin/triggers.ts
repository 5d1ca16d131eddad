/** Decides if an event starts a workflow, by the `on:` of its file. Ignores filters of paths and tags. */
import { matchesGlob } from 'node:path';

interface Filter {
  readonly types?: readonly string[];
  readonly branches?: readonly string[];
  readonly workflows?: readonly string[];
  readonly cron?: string;
}
export interface Triggers {
  readonly [event: string]: unknown;
}

interface Arrived {
  readonly event: string;
  readonly payload: object;
}

interface Payload {
  readonly action?: string;
  readonly ref?: string;
  readonly schedule?: string;
  readonly pull_request?: { readonly base: { readonly ref: string } };
  readonly workflow?: { readonly name: string };
  readonly workflow_run?: { readonly head_branch: string };
}

/** @throws with the reason if the event does not start the workflow */
export function assertTriggers(on: string | readonly string[] | Triggers, { event, payload }: Arrived): void {
  const names = typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on);
  if (!names.includes(event)) throw new Error(`the workflow starts on ${names.join(', ')}, not on ${event}`);
  const filter = (typeof on === 'object' && !Array.isArray(on) ? (on as Triggers)[event] : undefined) ?? {};
  const filters = [filter].flat() as readonly Filter[];
  const reasons = filters.map((one) => unmet(one, payload as Payload));
  if (reasons.every((reason) => reason !== undefined)) throw new Error(`${event}: ${reasons.join('; ')}`);
}

/** Returns the filter that the event does not match. */
function unmet({ types, branches, workflows, cron }: Filter, payload: Payload): string | undefined {
  const { action = '', workflow, workflow_run: run, pull_request: pull, ref, schedule } = payload;
  const branch = run?.head_branch ?? pull?.base.ref ?? ref?.replace('refs/heads/', '') ?? '';
  if (types?.includes(action) === false) return `types do not name ${action}`;
  if (branches?.some((glob) => matchesGlob(branch, glob)) === false) return `branches do not name ${branch}`;
  if (workflows?.includes(workflow?.name ?? '') === false) return `workflows do not name ${workflow?.name}`;
  if (cron !== undefined && cron !== schedule) return `${cron} is not ${schedule}`;
  return undefined;
}
