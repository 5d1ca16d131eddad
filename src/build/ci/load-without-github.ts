/** Loads facts outside of GitHub Actions, without an API. */

import type { Runtime } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed } from '../../text/format.ts';
import { type BuildContext, needsHistory } from '../build-context.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts } from '../facts.ts';
import { fileOwners, ownersBy, rulesInWorkspace } from '../files/code-owners.ts';
import { findFailingFiles } from '../files/failing-files.ts';
import { API_SOURCES, withImplied } from '../sources.ts';

interface LoadedElsewhere {
  readonly facts: Pick<Facts, 'failing_files' | 'file_owners' | 'owners'>;
  readonly notice?: string;
}

/** Loaders that the workspace can replace. */
const IN_WORKSPACE: readonly ApiLoader[] = ['failing_files', 'file_owners'];

/**
 * Loads failing files and owners from the workspace; the other requested facts are unavailable.
 * @param fileFacts facts from workspace files
 */
export async function loadElsewhere(
  settings: Settings,
  runtime: Runtime,
  base: BuildContext,
  requested: readonly ApiLoader[],
  fileFacts: Partial<Facts>,
): Promise<LoadedElsewhere> {
  const unavailable = withImplied(requested.filter((loader) => !IN_WORKSPACE.includes(loader)));
  const notice = unavailable.size > 0 ? explainUnavailable(settings, base, unavailable) : undefined;
  if (!requested.some((loader) => IN_WORKSPACE.includes(loader))) return { facts: {}, notice };
  const failure = { jobs: [], fileFacts, oneJob: true };
  const failing_files = isRed(base.facts.conclusion)
    ? await findFailingFiles(failure, runtime, { time: runtime.budget, suspected: [] })
    : [];
  if (!requested.includes('file_owners')) return { facts: { failing_files }, notice };
  const paths = failing_files.flatMap(({ path }) => path ?? []);
  const owned: LoadedElsewhere =
    paths.length === 0 ? { facts: { file_owners: [] } } : await readOwners(runtime, base, paths);
  const notices = [owned.notice, notice].filter((text) => text !== undefined);
  return { facts: { failing_files, ...owned.facts }, notice: notices.join('. ') || undefined };
}

async function readOwners(
  runtime: Runtime,
  { host }: BuildContext,
  paths: readonly string[],
): Promise<LoadedElsewhere> {
  const rules = await rulesInWorkspace(runtime.files, host);
  if (rules.type === 'untrusted' || rules.type === 'unreadable') {
    const why = rules.type === 'unreadable' ? rules.why : 'CODEOWNERS is not trusted';
    return { facts: {}, notice: `The message omits ${API_SOURCES.file_owners.lost}: ${why}` };
  }
  return { facts: fileOwners(paths, ownersBy(rules.type === 'trusted' ? rules.text : '', host.forge)) };
}

/** Explains in one sentence which facts a message omits outside of GitHub Actions. */
function explainUnavailable(settings: Settings, { facts }: BuildContext, loaders: ReadonlySet<ApiLoader>): string {
  const lost = listed([...new Set([...loaders].map((loader) => API_SOURCES[loader].lost))]);
  const text = `The message omits ${lost}: ${facts.ci} does not provide it, and only GitHub's API is read`;
  if (!loaders.has('change') || !needsHistory(settings)) return text;
  return settings.kind === 'incident'
    ? `${text}. The open records on the board alone decide, and the end of an incident is not reported`
    : `${text}. A failure counts as broken, and a success is sent only if when contains always or success`;
}
