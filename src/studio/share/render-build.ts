/** Renders a template for a recorded build, for users without an event. */

import { BUILDS, type RecordedBuild } from '../../samples/builds.ts';
import { NOW } from '../../samples/shop.ts';
import { readConclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import { recordedOptions } from '../preview/options.ts';
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
  const conclusion = readConclusion(status ?? '') ?? build.conclusion;
  const recorded = { build, result: conclusion === build.conclusion ? build : { conclusion } };
  return previewWith(recorded, await settingsWith(recordedOptions(recorded)), Date.parse(NOW));
}
