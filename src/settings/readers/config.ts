/** Reader of the option `config`: a YAML file of the workspace with options. Loaded where it is given. */

import { shownNames } from '../shown-value.ts';
import type { WorkspaceFile } from '../template/workspace.ts';
import type { Reading } from './reading.ts';

/** The file, or `later` where nothing is checked out yet: it is read when the job ends. */
export type ConfigFile = WorkspaceFile | { readonly type: 'later' };

/** The file of a path. */
export async function readConfigFile({ text, workspace, shown, fault }: Reading): Promise<ConfigFile | undefined> {
  const path = text.trim();
  if (workspace === 'later') return { type: 'later' };
  const read = await workspace?.read(path);
  if (read === undefined) return fault(`there is no file ${shownNames(path, shown)}`, 'Write the path of a file');
  return read.type === 'ok' ? read : fault(`${shownNames(path, shown)} ${read.fault}`, read.fix);
}
