/** Builds the options of the previewed step, and parses its settings. */

import { isProposal } from '../../build/trust/event-commits.ts';
import { SettingsError } from '../../errors.ts';
import type { BuildResult, RecordedBuild } from '../../samples/builds.ts';
import { JOB_ID } from '../../samples/shop.ts';
import type { Kind, PresetName } from '../../settings/option.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Trust, WorkspaceFiles } from '../../settings/template/workspace.ts';

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

/** Placeholder destination. The studio sends nothing, and no message contains these texts. */
const REST = {
  'base-url': 'https://preview.invalid/',
  username: 'the-studio-sends-nothing',
  password: 'Zq7Xw4kPd9-the-studio-sends-nothing',
  team: '1',
};
const WEBHOOK = { 'webhook-url': 'https://preview.invalid/Zq7Xw4kPd9' };

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

/** @throws SettingsError with every problem */
export async function settingsFor(request: PreviewRequest, now: Date): Promise<Settings> {
  const { build, template } = request;
  const options = { ...recordedOptions(request), ...stepOptions(request) };
  const files: WorkspaceFiles = {
    read: async (path) => ({ type: 'ok', path, text: template.replaceAll('\r\n', '\n'), trust: checkoutTrust(build) }),
    has: async () => false,
  };
  const read = (destination: object) => {
    const all = Object.entries({ ...options, ...destination });
    const raw = new Map(all.map(([name, value]) => [name, { value, from: 'input' as const }]));
    return readSettings(raw, now, { workspace: files });
  };
  try {
    return await read(REST);
  } catch (error) {
    // Some options require a webhook, others the REST API. Only errors common to both are real.
    if (!(error instanceof SettingsError)) throw error;
    return read(WEBHOOK).catch(() => Promise.reject(error));
  }
}

/** Returns the trust in a default checkout. */
function checkoutTrust({ event }: PreviewRequest['build']): Trust {
  if (!isProposal(event)) return { type: 'trusted' };
  return { type: 'untrusted', why: 'a pull request provides it', fix: 'Write it in the step itself' };
}
