/** Renders a template for a recorded build, for users without an event. */

import { BUILDS, type BuildResult, type RecordedBuild } from '../../samples/builds.ts';
import { NOW } from '../../samples/shop.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import { type RecordedResult, recordedOptions } from '../preview/options.ts';
import { previewWith, type StudioPreview } from '../preview/preview.ts';

/** Returns the default build for an event and status: a job that reports itself. */
export function usualBuild(status: string | undefined, event = 'push'): RecordedBuild | undefined {
  const requested = readConclusion(status ?? '') ?? 'failure';
  const ofEvent = BUILDS.filter((build) => build.event === event && build.preset === undefined);
  const candidates = ofEvent.filter(({ conclusion }) => conclusion === requested);
  const selfReporting = candidates.filter(({ conclusion, options }) => options(conclusion)['status'] === undefined);
  // Prefer a new failure, and an ordinary success.
  return selfReporting.find(({ change }) => change === undefined || change === 'broken') ?? candidates[0] ?? ofEvent[0];
}

/**
 * @param status overrides the recorded result
 * @param settingsWith parses the settings of the template, with these options as defaults
 */
export async function renderBuild(
  build: RecordedBuild,
  status: string | undefined,
  settingsWith: (options: Readonly<Record<string, string>>) => Promise<Settings>,
): Promise<StudioPreview> {
  const recorded: RecordedResult = { build, result: findResult(build, readConclusion(status ?? '')) };
  return previewWith(recorded, await settingsWith(recordedOptions(recorded)), Date.parse(NOW));
}

/** Drops the change if the conclusion is overridden. */
function findResult({ conclusion, change }: RecordedBuild, raw: Conclusion | undefined): BuildResult {
  return raw === undefined || raw === conclusion ? { conclusion, change } : { conclusion: raw };
}
