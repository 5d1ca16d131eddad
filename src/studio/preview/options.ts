/** Builds the options of the previewed step. */

import type { BuildResult, RecordedBuild } from '../../samples/builds.ts';
import { JOB_ID } from '../../samples/shop.ts';
import type { Kind, PresetName } from '../../settings/option.ts';

/** A template for a recorded build with a result. */
export interface PreviewRequest {
  readonly build: RecordedBuild;
  readonly result: BuildResult;
  /** Absent if the template sets it. Default: a message. */
  readonly kind?: Kind | undefined;
  /** Preset for an empty template. */
  readonly preset: PresetName;
  /** Content of a template file, including front matter. Blank for the preset. */
  readonly template: string;
}

/** Name of a template without a file. */
export const TEMPLATE_FILE = 'template.md';

/** Returns the options of a step with this template, without its destination. */
export function stepOptions(request: PreviewRequest): Readonly<Record<string, string>> {
  const { kind, preset, template } = request;
  const source = template.trim() === '' ? preset : TEMPLATE_FILE;
  return {
    ...reportOptions(request),
    ...(source === 'default' ? undefined : { template: source }),
    ...(kind === undefined ? undefined : { kind }),
  };
}

/** Returns the options with which a step reports this result of this build. */
function reportOptions({ build, result }: Pick<PreviewRequest, 'build' | 'result'>): Readonly<Record<string, string>> {
  return {
    // Read the history of a success if `when` requires it.
    ...(result.change === 'fixed' ? { when: 'always, change' } : undefined),
    ...(build.preset === undefined ? undefined : { template: build.preset }),
    ...build.options(result.conclusion),
  };
}

/** Returns the options of a step that reports this result, and those that the runner sets. */
export function recordedOptions(recorded: Pick<PreviewRequest, 'build' | 'result'>): Readonly<Record<string, string>> {
  const context = { job: { status: recorded.result.conclusion, check_run_id: JOB_ID } };
  return { ...reportOptions(recorded), context: JSON.stringify(context) };
}
