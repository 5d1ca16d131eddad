/** What words say of one recorded build, for who has no event at hand. */

import { BUILDS } from '../../samples/builds.ts';
import type { BuildResult, RecordedBuild } from '../../samples/recorded-build.ts';
import { NOW } from '../../samples/shop.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import { runnerContext } from '../preview/build-facts.ts';
import { buildOptions } from '../preview/options.ts';
import { previewWith, type StudioPreview } from '../preview/preview.ts';
import type { RecordedEnd } from '../preview/request.ts';

/** The build that is shown where none is named: of the event, with that end, of a job that tells of itself. */
export function usualBuild(status: string | undefined, event = 'push'): RecordedBuild | undefined {
  const needed = readConclusion(status ?? '') ?? 'failure';
  const ofEvent = BUILDS.filter((build) => build.event === event && build.preset === undefined);
  const ended = ofEvent.filter(({ conclusion }) => conclusion === needed);
  const ownJob = ended.filter(({ conclusion, options }) => options(conclusion)['status'] === undefined);
  // A red end that is new, and a green one that is nothing special.
  return ownJob.find(({ change }) => change === undefined || change === 'broken') ?? ended[0] ?? ofEvent[0];
}

/**
 * @param status as it was given, in the place of the recorded end
 * @param settingsWith the settings of the words, with these options where they give none of their own
 */
export async function renderBuild(
  build: RecordedBuild,
  status: string | undefined,
  settingsWith: (options: Readonly<Record<string, string>>) => Promise<Settings>,
): Promise<StudioPreview> {
  const recorded: RecordedEnd = { build, end: getEnd(build, readConclusion(status ?? '')) };
  const settings = await settingsWith({ ...buildOptions(recorded), context: runnerContext(recorded.end) });
  return previewWith(recorded, settings, Date.parse(NOW));
}

/** Another end than the recorded one is compared with nothing. */
function getEnd({ conclusion, change }: RecordedBuild, raw: Conclusion | undefined): BuildResult {
  return raw === undefined || raw === conclusion ? { conclusion, change } : { conclusion: raw };
}
