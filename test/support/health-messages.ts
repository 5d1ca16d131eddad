/** Renders complete health messages from facts. */
import type { Facts, Health, HealthOutage, InactiveWorkflow, WorkflowHealth } from '../../src/build/facts.ts';
import { NEWS, WEEK } from './health-facts.ts';
import { renderFacts } from './rendering.ts';

type Standing = NonNullable<Health['summary']>;

export const only = <T>([first]: readonly T[] = []): T => first as T;
export const place = (workflow: string, repository = 'acme/shop') => ({ workflow, repository });
const GREEN: Standing = {
  workflows: 7,
  green: 7,
  red: 0,
  inconclusive: [],
  never_ran: [],
  unread: [],
  all_green: true,
};
export const partly = (more: Partial<Standing>): Standing => ({ ...GREEN, all_green: false, ...more });

/** Creates an outage without cause, commit and suspects. */
export const outage = (workflow: string, more: Partial<HealthOutage> = {}): HealthOutage => {
  const { cause: _, commit: __, ...bare } = only(NEWS.turned_red);
  return {
    ...bare,
    ...{ ...place(workflow), path: `${workflow}.yml`, suspects: [], runs: 1 },
    ...{ since: '2026-03-04T06:35:00Z', after_seconds: 4_800 },
    ...more,
  };
};
export const LOST = { infrastructure: 'runner_lost' } as const;
export const LONG = { since: '2026-02-18T06:35:00Z', after_seconds: 14 * 86_400, runs: 9 } as const;
export const SILENT: InactiveWorkflow = { ...only(NEWS.silent), ...place('Backup') };
const { recovery_seconds: _, usual_seconds: __, recent_seconds: ___, ...lasting } = only(WEEK.workflows);
export const ROW: WorkflowHealth = {
  ...lasting,
  ...{ slower: false, red: 0, outages: 0, red_seconds: 0, success_rate: 1, before_rate: 1 },
};
export const row = (name: string, repository: string, more: Partial<WorkflowHealth> = {}): WorkflowHealth => ({
  ...ROW,
  ...{ name, repository },
  ...more,
});

/** A watch of the last two hours without findings. */
const QUIET: Health = {
  ...{ from: '2026-03-04T06:00:00Z', to: '2026-03-04T08:00:00Z', repositories: ['acme/shop'], branch: 'main' },
  ...{ summary: GREEN, turned_red: [], still_red: [], green_again: [], silent: [], waiting: [], news: 0 },
};
/** A successful week. */
const GREEN_WEEK: Health = {
  ...QUIET,
  from: '2026-02-25T08:00:00Z',
  runs: { ...(WEEK.runs as NonNullable<Health['runs']>), red: 0, green: 205, success_rate: 1, red_share: 0, bots: 0 },
  before: WEEK.before as NonNullable<Health['before']>,
  ...{ workflows: [ROW], deployments: [], causes: [], flaky_jobs: [] },
};
export const SHARE = { ...(GREEN_WEEK.runs as NonNullable<Health['runs']>), red: 62, green: 152, success_rate: 0.71 };
export const SEVERAL = ['acme/shop', 'acme/tools', 'acme/site'];

/** Returns the message, then the subject of a topic, with plain spaces and without URLs. */
export async function message(health: Health, conclusion: Facts['conclusion'] = 'success'): Promise<string> {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'schedule' }, scope: 'builds', conclusion, health };
  const name = health.runs === undefined ? 'watch' : 'digest';
  const { content } = await renderFacts(facts, { kind: 'topic', template: { type: 'preset', name } });
  return `${content.body}\n— ${content.subject}`.replaceAll(/\(https[^)]*\)/g, '').replaceAll('\u00A0', ' ');
}
export const watch = (more: Partial<Health>, conclusion?: Facts['conclusion']) =>
  message({ ...QUIET, ...more }, conclusion);
export const digest = (more: Partial<Health>, conclusion?: Facts['conclusion']) =>
  message({ ...GREEN_WEEK, ...more }, conclusion);
