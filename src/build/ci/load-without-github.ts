/** Loads facts outside of GitHub Actions, without an API. */

import type { StageContext } from '../../runtime.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed } from '../../text/format.ts';
import { type BuildContext, needsHistory } from '../build-context.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts, LoadedFacts } from '../facts.ts';
import { fileOwners, ownersBy, rulesInWorkspace } from '../files/code-owners.ts';
import { type FailingFile, findFailingFiles } from '../files/failing-files.ts';
import { API_SOURCES, withImplied } from '../sources.ts';

interface ElsewhereInput extends StageContext {
  readonly base: BuildContext;
  readonly required: readonly ApiLoader[];
  /** Facts from workspace files. */
  readonly fileFacts: LoadedFacts;
}

type FactsElsewhere = Pick<Facts, 'failing_files' | 'file_owners' | 'owners'>;

interface ElsewhereResult {
  readonly facts: FactsElsewhere;
  readonly notice?: string;
}

/** Loaders that the workspace can replace. */
const IN_WORKSPACE: readonly ApiLoader[] = ['failing_files', 'file_owners'];

/** Loads failing files and owners from the workspace; the other requested facts are unavailable. */
export async function loadElsewhere(input: ElsewhereInput): Promise<ElsewhereResult> {
  const { settings, base, required: needed } = input;
  const asksForFiles = needed.some((one) => IN_WORKSPACE.includes(one));
  const failing_files = asksForFiles ? await filesElsewhere(input) : undefined;
  const owned = needed.includes('file_owners') ? await ownersElsewhere(input, failing_files ?? []) : {};
  const lost = withImplied(needed.filter((one) => !IN_WORKSPACE.includes(one)));
  const more = { kind: settings.kind, compares: needsHistory(settings) };
  const notices = [owned.notice, lost.size > 0 ? elsewhereNotice(base, lost, more) : undefined];
  return {
    facts: { failing_files, file_owners: owned.file_owners, owners: owned.owners },
    notice: notices.filter((one) => one !== undefined).join('. ') || undefined,
  };
}

async function filesElsewhere({
  base,
  world,
  fileFacts: result,
  budget,
}: ElsewhereInput): Promise<readonly FailingFile[]> {
  if (!isRed(base.facts.conclusion)) return [];
  return findFailingFiles({ jobs: [], fileFacts: result, oneJob: true }, world, { time: budget, suspected: [] });
}

async function ownersElsewhere(
  { base: { host }, world }: ElsewhereInput,
  failing: readonly FailingFile[],
): Promise<Partial<ReturnType<typeof fileOwners>> & { readonly notice?: string }> {
  const paths = failing.flatMap(({ path }) => path ?? []);
  if (paths.length === 0) return { file_owners: [] };
  const rules = await rulesInWorkspace(world.files, host);
  if (rules.type === 'strangers')
    return { notice: `The message omits ${API_SOURCES.file_owners.lost}: CODEOWNERS may be a stranger's` };
  if (rules.type === 'unreadable') return { notice: `The message omits ${API_SOURCES.file_owners.lost}: ${rules.why}` };
  return fileOwners(paths, ownersBy(rules.type === 'own' ? rules.text : '', host.forge));
}

/**
 * Names in one sentence what a message omits outside of GitHub Actions.
 * @param compares true if `when` or an incident needs the comparison with the previous run
 */
export function elsewhereNotice(
  { facts }: Pick<BuildContext, 'facts'>,
  needed: ReadonlySet<ApiLoader>,
  { kind, compares }: { readonly kind: Settings['kind']; readonly compares: boolean },
): string {
  const lost = listed([...new Set([...needed].map((one) => API_SOURCES[one].lost))]);
  const text = `The message omits ${lost}: ${facts.ci} does not tell it, and only GitHub's API is read`;
  if (!needed.has('change') || !compares) return text;
  return kind === 'incident'
    ? `${text}. So what is open on the board alone decides, and the end of an incident is not told`
    : `${text}. So a failure counts as broken, and a success is sent only where when says always or success`;
}
