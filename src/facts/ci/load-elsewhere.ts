/** What is known outside of GitHub Actions, where no API is read. */

import { defined } from '../../defined.ts';
import type { Settings } from '../../settings/settings.ts';
import { listed } from '../../text/phrases.ts';
import type { World } from '../../world.ts';
import type { Base } from '../base.ts';
import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts, LoadedFacts } from '../facts.ts';
import { failingOwners, rulesInWorkspace } from '../files/code-owners.ts';
import { LOADERS, withImplied } from '../loader-registry.ts';
import { asksForHistory } from '../plan/whether-to-send.ts';

interface ElsewhereInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly wanted: readonly ApiLoader[];
  readonly world: World;
  /** What files of the workspace tell. */
  readonly told: LoadedFacts;
}

interface ElsewhereResult {
  readonly facts: Pick<Facts, 'owners'>;
  readonly notice?: string;
}

/** The workspace may tell who owns the failing file; what else is wanted is lost. */
export async function loadElsewhere({ settings, base, wanted, world, told }: ElsewhereInput): Promise<ElsewhereResult> {
  const owners = wanted.includes('owners') ? await ownersElsewhere(base, world, told) : undefined;
  const lost = withImplied(wanted.filter((one) => one !== 'owners'));
  const more = { kind: settings.kind, compares: asksForHistory(settings) };
  return defined<ElsewhereResult>({
    facts: defined<Pick<Facts, 'owners'>>({ owners }),
    notice: lost.size > 0 ? elsewhereNotice(base, lost, more) : undefined,
  });
}

async function ownersElsewhere({ facts, host }: Base, world: World, told: LoadedFacts): Promise<Facts['owners']> {
  if (!isRed(facts.conclusion)) return undefined;
  const texts = { errors: told.errors ?? [], tests: told.tests?.failures ?? [] };
  const rules = () => rulesInWorkspace(world.files, host);
  return failingOwners(texts, { workspace: world.workspace, host, rules });
}

/**
 * What a message goes without outside of GitHub Actions, in one sentence.
 *
 * @param compares true where `when` or an incident asks how it compares with the run before
 */
export function elsewhereNotice(
  { facts }: Pick<Base, 'facts'>,
  wanted: ReadonlySet<ApiLoader>,
  { kind, compares }: { readonly kind: Settings['kind']; readonly compares: boolean },
): string {
  const lost = listed([...new Set([...wanted].map((one) => LOADERS[one].lost))]);
  const words = `The message goes without ${lost}: ${facts.ci} does not tell it, and only GitHub's API is read`;
  if (!wanted.has('change') || !compares) return words;
  return kind === 'incident'
    ? `${words}. So what is open on the board alone decides, and the end of an incident is not told`
    : `${words}. So a failure counts as broken, and a success is sent only where when says always or success`;
}
