/** The options of the step that a request stands for, and the settings that come of them. */

import { isProposal } from '../../build/trust/event-commits.ts';
import { SettingsError } from '../../errors.ts';
import type { RawOptions } from '../../settings/raw-options.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Trust, WorkspaceFiles } from '../../settings/template/workspace.ts';
import { runnerContext } from './build-facts.ts';
import { isBlank, type PreviewRequest, type RecordedEnd } from './request.ts';

/** What the template is called where it has no file. */
export const TEMPLATE_FILE = 'template.md';

/** A destination that stands for any: the studio sends nothing there, and no message can hold these texts. */
const REST = {
  'base-url': 'https://preview.invalid/',
  username: 'the-studio-sends-nothing',
  password: 'Zq7Xw4kPd9-the-studio-sends-nothing',
  team: '1',
};
const WEBHOOK = { 'webhook-url': 'https://preview.invalid/Zq7Xw4kPd9' };

/** Those that a step with these words would have, without its destination. */
export function stepOptions(request: PreviewRequest): Readonly<Record<string, string>> {
  const { kind, preset, template } = request;
  const text: Record<string, string> = isBlank(template)
    ? preset === 'default'
      ? {}
      : { template: preset }
    : { template: TEMPLATE_FILE };
  return {
    ...buildOptions(request),
    ...text,
    ...(kind === undefined ? undefined : { kind }),
  };
}

/** Those by which a step tells this end of this build. */
export function buildOptions({ build, end }: RecordedEnd): Readonly<Record<string, string>> {
  return {
    // Of a green end the history is read where `when` has a word for it.
    ...(end.change === 'fixed' ? { when: 'always, change' } : undefined),
    ...(build.preset === undefined ? undefined : { template: build.preset }),
    ...build.options(end.conclusion),
  };
}

/** @throws SettingsError with every problem found */
export async function settingsFor(request: PreviewRequest, now: Date): Promise<Settings> {
  const { build, end, template } = request;
  const options = { ...stepOptions(request), context: runnerContext(end) };
  const files: WorkspaceFiles = {
    read: async (path) => ({ type: 'ok', path, text: template.replaceAll('\r\n', '\n'), trust: getTrust(build) }),
    has: async () => false,
  };
  const read = (destination: object) => readSettings(readRaw({ ...options, ...destination }), now, undefined, files);
  try {
    return await read(REST);
  } catch (error) {
    // Only webhooks carry some of the options, and only the REST API others: what is wrong for both is wrong.
    if (!(error instanceof SettingsError)) throw error;
    return read(WEBHOOK).catch(() => Promise.reject(error));
  }
}

/** What a step has checked out that asks for nothing else. */
function getTrust({ event }: PreviewRequest['build']): Trust {
  if (!isProposal(event)) return { type: 'own' };
  return { type: 'strangers', why: 'a pull request brings it', fix: 'Write it in the step itself' };
}

function readRaw(options: Readonly<Record<string, string>>): RawOptions {
  return new Map(Object.entries(options).map(([name, value]) => [name, { value, from: 'input' as const }]));
}
