/** What words say of one recorded build, for who has no event at hand. */

import { defined } from '../../defined.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Build, BuildEnd } from '../builds/build.ts';
import { BUILDS } from '../builds/build-registry.ts';
import { NOW } from '../builds/shop.ts';
import { runnerContext } from '../preview/known-facts.ts';
import { buildOptions } from '../preview/options.ts';
import { previewWith, type StudioPreview } from '../preview/preview.ts';
import type { RecordedEnd } from '../preview/question.ts';

/** Of the recorded builds, in their order. */
export function buildNames(): readonly string[] {
  return BUILDS.map(({ id }) => id);
}

export function buildNamed(name: string): Build | undefined {
  return BUILDS.find(({ id }) => id === name);
}

/** The build that is shown where none is named: of the event, with that end, of a job that tells of itself. */
export function usualBuild(status: string | undefined, event = 'push'): Build | undefined {
  const wanted = readConclusion(status ?? '') ?? 'failure';
  const ofEvent = BUILDS.filter((build) => build.event === event);
  const ended = ofEvent.filter(({ conclusion }) => conclusion === wanted);
  const ownJob = ended.filter(({ conclusion, options }) => !('status' in options(conclusion)));
  // A red end that is new, and a green one that is nothing special.
  return ownJob.find(({ change }) => change === undefined || change === 'broken') ?? ended[0] ?? ofEvent[0];
}

/**
 * @param status as it was given, in the place of the recorded end
 * @param settingsWith the settings of the words, with these options where they give none of their own
 */
export async function previewOfBuild(
  build: Build,
  status: string | undefined,
  settingsWith: (options: Readonly<Record<string, string>>) => Promise<Settings>,
): Promise<StudioPreview> {
  const recorded: RecordedEnd = { build, end: endOf(build, readConclusion(status ?? '')), samples: build.files ?? [] };
  const settings = await settingsWith({ ...buildOptions(recorded), context: runnerContext(recorded.end) });
  return previewWith(recorded, settings, Date.parse(NOW));
}

/** Another end than the recorded one is compared with nothing. */
function endOf({ conclusion, change }: Build, given: Conclusion | undefined): BuildEnd {
  return given === undefined || given === conclusion
    ? defined<BuildEnd>({ conclusion, change })
    : { conclusion: given };
}
