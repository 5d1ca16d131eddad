/** From what an edge was given to the settings. */

import { checkTemplates } from '../message/check-templates.ts';
import type { RawInput } from '../settings/raw-options.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { Workspace } from '../settings/template/workspace.ts';
import type { Redactor } from '../text/redaction/redactor.ts';

interface ReadWith {
  /** For relative days. */
  readonly now: Date;
  readonly redactor: Redactor;
  readonly workspace: Workspace;
}

/**
 * The settings, or one error with all that is wrong: what the edge found, the values of options, and what the author's own
 * texts show. A wrong text alone is no error here: it is told beside the message.
 */
export function readOptions(
  { given: raw, problems }: RawInput,
  { now, redactor, workspace }: ReadWith,
): Promise<Settings> {
  return readSettings(raw, now, redactor, workspace, { problems, checkTemplates });
}
