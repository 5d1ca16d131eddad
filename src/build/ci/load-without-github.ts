/** Loads facts outside of GitHub Actions, without an API. */

import type { Runtime } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed } from '../../text/format.ts';
import { type Build, needsHistory, unreadConclusion } from '../build.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts } from '../facts.ts';
import { fileOwners, rulesInWorkspace } from '../files/code-owners.ts';
import { findFailingFiles } from '../files/failing-files.ts';
import type { readFiles } from '../files/read-files.ts';
import { API_SOURCES, withImplied } from '../sources.ts';

/** Loaders that the workspace can replace. */
const IN_WORKSPACE: readonly ApiLoader[] = ['failing_files', 'file_owners'];

/** Loads failing files and owners from the workspace; the other requested facts are unavailable. */
export async function loadElsewhere(
  build: Build,
  required: readonly ApiLoader[],
  settings: Settings,
  runtime: Runtime,
  files: ReturnType<typeof readFiles>,
): Promise<{ readonly facts: Facts; readonly notice?: string }> {
  if (required.length === 0) return build;
  const facts = { ...build.facts, conclusion: unreadConclusion(build) };
  const unavailable = withImplied(required.filter((loader) => !IN_WORKSPACE.includes(loader)));
  const notice = unavailable.size > 0 ? explainUnavailable(build, settings, unavailable) : undefined;
  if (!required.some((loader) => IN_WORKSPACE.includes(loader))) return { facts, notice };
  const failure = { jobs: [], fileFacts: (await files).facts, oneJob: true };
  const failing_files = isRed(build.facts.conclusion)
    ? await findFailingFiles(failure, runtime, { time: runtime.budget, suspected: [] })
    : [];
  if (!required.includes('file_owners')) return { facts: { ...facts, failing_files }, notice };
  const paths = failing_files.flatMap(({ path }) => path ?? []);
  const owned = await readOwners(build, runtime, paths);
  const notices = [owned.notice, notice].filter((text) => text !== undefined);
  return { facts: { ...facts, failing_files, ...owned.facts }, notice: notices.join('. ') || undefined };
}

async function readOwners({ host }: Build, runtime: Runtime, paths: readonly string[]) {
  if (paths.length === 0) return { facts: { file_owners: [] } };
  const rules = await rulesInWorkspace(runtime.files, host);
  if (rules.type === 'untrusted' || rules.type === 'unreadable') {
    const why = rules.type === 'unreadable' ? rules.why : 'CODEOWNERS is not trusted';
    return { facts: {}, notice: `The message omits ${API_SOURCES.file_owners.lost}: ${why}` };
  }
  return { facts: fileOwners(paths, rules.type === 'trusted' ? rules.text : '', host.forge) };
}

/** Explains in one sentence which facts a message omits outside of GitHub Actions. */
function explainUnavailable({ facts: { ci } }: Build, settings: Settings, loaders: ReadonlySet<ApiLoader>): string {
  const lost = listed([...new Set([...loaders].map((loader) => API_SOURCES[loader].lost))]);
  const text = `The message omits ${lost}: ${ci} does not provide it, and only GitHub's API is read`;
  if (!loaders.has('change') || !needsHistory(settings)) return text;
  return settings.kind === 'incident'
    ? `${text}. The open records on the board alone decide, and the end of an incident is not reported`
    : `${text}. A failure counts as broken, and a success is sent only if when contains always or success`;
}
