/** Loads facts outside of GitHub Actions, without an API. */

import type { Runtime } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed } from '../../text/format.ts';
import { type BuildContext, needsHistory } from '../build-context.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts } from '../facts.ts';
import { fileOwners, rulesInWorkspace } from '../files/code-owners.ts';
import { findFailingFiles } from '../files/failing-files.ts';
import { API_SOURCES, withImplied } from '../sources.ts';

interface ElsewhereInput {
  readonly settings: Settings;
  readonly runtime: Runtime;
  readonly base: BuildContext;
  readonly required: readonly ApiLoader[];
  /** Facts from workspace files. */
  readonly fileFacts: Partial<Facts>;
}

interface ElsewhereResult {
  readonly facts: Pick<Facts, 'failing_files' | 'file_owners' | 'owners'>;
  readonly notice?: string;
}

/** Loaders that the workspace can replace. */
const IN_WORKSPACE: readonly ApiLoader[] = ['failing_files', 'file_owners'];

/** Loads failing files and owners from the workspace; the other requested facts are unavailable. */
export async function loadElsewhere(input: ElsewhereInput): Promise<ElsewhereResult> {
  const { base, required, runtime, fileFacts } = input;
  const unavailable = withImplied(required.filter((loader) => !IN_WORKSPACE.includes(loader)));
  const notice = unavailable.size > 0 ? explainUnavailable(input, unavailable) : undefined;
  if (!required.some((loader) => IN_WORKSPACE.includes(loader))) return { facts: {}, notice };
  const failure = { jobs: [], fileFacts, oneJob: true };
  const failing_files = isRed(base.facts.conclusion)
    ? await findFailingFiles(failure, runtime, { time: runtime.budget, suspected: [] })
    : [];
  if (!required.includes('file_owners')) return { facts: { failing_files }, notice };
  const owned = await readOwners(
    input,
    failing_files.flatMap(({ path }) => path ?? []),
  );
  const notices = [owned.notice, notice].filter((text) => text !== undefined);
  return { facts: { failing_files, ...owned.facts }, notice: notices.join('. ') || undefined };
}

async function readOwners({ base, runtime }: ElsewhereInput, paths: readonly string[]): Promise<ElsewhereResult> {
  if (paths.length === 0) return { facts: { file_owners: [] } };
  const rules = await rulesInWorkspace(runtime.files, base.host);
  if (rules.type === 'untrusted' || rules.type === 'unreadable') {
    const why = rules.type === 'unreadable' ? rules.why : 'CODEOWNERS is not trusted';
    return { facts: {}, notice: `The message omits ${API_SOURCES.file_owners.lost}: ${why}` };
  }
  return { facts: fileOwners(paths, rules.type === 'trusted' ? rules.text : '', base.host.forge) };
}

/** Explains in one sentence which facts a message omits outside of GitHub Actions. */
function explainUnavailable({ base, settings }: ElsewhereInput, loaders: ReadonlySet<ApiLoader>): string {
  const lost = listed([...new Set([...loaders].map((loader) => API_SOURCES[loader].lost))]);
  const text = `The message omits ${lost}: ${base.facts.ci} does not provide it, and only GitHub's API is read`;
  if (!loaders.has('change') || !needsHistory(settings)) return text;
  return settings.kind === 'incident'
    ? `${text}. The open records on the board alone decide, and the end of an incident is not reported`
    : `${text}. A failure counts as broken, and a success is sent only if when contains always or success`;
}
