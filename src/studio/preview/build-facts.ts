/** Computes the facts of a build: from its event, from loaders, and the subset that a message gets. */

import { adaptBuild, type Build, buildFromEvent } from '../../build/build.ts';
import type { Fact } from '../../build/fact.ts';
import { type Facts, type LoaderName, READ_FACTS } from '../../build/facts.ts';
import { BASE_FACTS } from '../../build/groups/base.ts';
import { withImplied } from '../../build/sources.ts';
import type { BuildResult, RecordedBuild } from '../../samples/builds.ts';
import { JOB_ID } from '../../samples/shop.ts';
import type { Settings } from '../../settings/settings.ts';

type PartsByName = Readonly<Record<string, unknown>>;

/** Reads environment and event as the step itself would. */
export function readRecorded(
  build: RecordedBuild,
  { conclusion }: BuildResult,
  settings: Pick<Settings, 'status' | 'context' | 'buildReport' | 'drill'>,
): Build {
  const env = { ...build.env, GITHUB_EVENT_NAME: build.event };
  const payload = JSON.parse(JSON.stringify(build.payload(conclusion)));
  return adaptBuild(buildFromEvent(settings, env, payload), settings);
}

/** Creates the option `context` as the runner would. */
export function runnerContext({ conclusion }: BuildResult): string {
  return JSON.stringify({ job: { status: conclusion, check_run_id: JOB_ID } });
}

/** Adds the facts of these loaders. */
export function loadedFacts(facts: Facts, readable: Partial<Facts>, needed: Iterable<LoaderName>): Facts {
  const loaders = new Set<string>(withImplied(needed));
  const values: PartsByName = { ...readable };
  const loaded: Record<string, unknown> = { ...facts };
  // The loader of failed jobs also provides their number and times.
  if (facts.scope === 'run' && loaders.has('failed_jobs')) {
    loaders.add('run');
    if (readable.job_counts !== undefined) loaded['job_counts'] = readable.job_counts;
  }
  for (const [name, fact] of Object.entries(READ_FACTS)) {
    const { loader = '' }: Fact = fact;
    if (loaders.has(loader) && values[name] !== undefined) loaded[name] = values[name];
  }
  if (readable.health !== undefined) loaded['health'] = readable.health;
  for (const [name, fact] of Object.entries(BASE_FACTS)) {
    const value = loaded[name];
    if (!('parts' in fact) || typeof value !== 'object' || value === null) continue;
    const loadedParts = Object.entries<Fact>(fact.parts).filter(([, { loader = '' }]) => loaders.has(loader));
    loaded[name] = { ...selectValues(loadedParts, values[name]), ...value };
  }
  return loaded as unknown as Facts;
}

function selectValues(parts: readonly (readonly [string, unknown])[], group: unknown): PartsByName {
  const values: PartsByName = { ...(group as object | undefined) };
  return Object.fromEntries(parts.flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name]]])));
}
