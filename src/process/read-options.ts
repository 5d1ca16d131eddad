/** Parses raw options to settings. */

import { checkTemplates } from '../message/author-texts.ts';
import type { RawInput } from '../settings/option-parser.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Workspace } from '../settings/template/workspace.ts';
import type { Redactor } from '../text/redaction/redactor.ts';

/**
 * Parses the settings, or throws one error with all problems: of the entry point, of options, and of the author's
 * texts. Errors only in texts don't throw: they are reported next to the message.
 *
 * @param now reference time of relative days
 */
export function readOptions(
  { raw, problems }: RawInput,
  { now, ...input }: { readonly now: Date; readonly redactor: Redactor; readonly workspace: Workspace },
): Promise<Settings> {
  return readSettings(raw, now, { ...input, problems, checkTemplates });
}
