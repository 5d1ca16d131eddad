/** What is checked out may be what a stranger proposes: files of it call nobody. */

import type { Settings } from '../settings/settings.ts';
import type { Facts } from './facts.ts';

/** True where the files may be another's: of pull requests, and of runs of forks. A fork's branch has its owner in front. */
export function isOfStrangers({ event, pull_request, ref }: Facts): boolean {
  if (event.name.startsWith('pull_request')) return true;
  return event.name === 'workflow_run' && (pull_request?.fork === true || ref === undefined || ref.name.includes(':'));
}

/** Without those whom a file would call or assign something to. */
export function withoutStrangersCalls(settings: Settings, facts: Facts): Settings {
  const { places = {} } = settings;
  const named = (['mention', 'assignees', 'users'] as const).filter((name) => places[name] !== undefined);
  if (named.length === 0 || !isOfStrangers(facts)) return settings;
  const kept = { ...settings };
  for (const name of named) delete kept[name];
  return kept;
}
