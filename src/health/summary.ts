/** Counts passed, failed, and unproved workflows, and derives a conclusion. Pure. */

import type { Facts, Health, InactiveWorkflow } from '../build/facts.ts';
import type { RepositoryHistory, WorkflowHistory } from './history.ts';
import { endedIn } from './run.ts';
import type { MissingData } from './source.ts';
import { getEnd } from './state.ts';

type Summary = NonNullable<Health['summary']>;
type Kind = 'green' | 'red' | 'inconclusive' | 'never_ran' | 'unread' | 'none';

/** This many runs without a result are no coincidence. */
const MIN_RUNS = 3;

export function getSummary(
  histories: readonly RepositoryHistory[],
  silent: readonly InactiveWorkflow[],
  { blind, partial }: MissingData,
): Summary {
  const all = histories.flatMap((history) =>
    history.workflows.map((one) => ({ history, one, kind: getKind(history, one, silent) })),
  );
  const counted = all.filter(({ kind }) => kind !== 'none');
  const kinds = Map.groupBy(counted, ({ kind }) => kind);
  const named = (kind: Kind) =>
    (kinds.get(kind) ?? []).map(({ one, history }) => ({ workflow: one.name, repository: history.source.repository }));
  const green = kinds.get('green')?.length ?? 0;
  const isProved = green > 0 && green === counted.length && !blind && !partial;
  return {
    ...{ workflows: counted.length, green, red: kinds.get('red')?.length ?? 0 },
    ...{ inconclusive: named('inconclusive'), never_ran: named('never_ran'), unread: named('unread') },
    all_green: isProved && counted.every(({ one, history }) => !wasRed(one, history)),
  };
}

/** Returns true if any failure lasted into the window. */
function wasRed({ state }: WorkflowHistory, { source: { window } }: RepositoryHistory): boolean {
  return state.streaks.some((one) => (getEnd(one) ?? window.to) > window.from);
}

/** Returns `none` for workflows without relevance for the branch: disabled, or started by pull requests only. */
function getKind({ source }: RepositoryHistory, one: WorkflowHistory, silent: readonly InactiveWorkflow[]): Kind {
  const { state, name, record } = one;
  if (!state.active) return 'none';
  if (state.red) return 'red';
  if (!state.complete) return 'unread';
  const why = silent.find(({ workflow, repository }) => workflow === name && repository === source.repository)?.why;
  if (why === 'stopped' || why === 'unknown_workflow') return 'never_ran';
  const runs = endedIn(one.runs, source.window).filter(({ scope }) => scope !== 'queue');
  const isInconclusive = runs.length >= MIN_RUNS && runs.every(({ red }) => red === undefined);
  if (why === 'never_green' || isInconclusive) return 'inconclusive';
  if (state.red === false) return 'green';
  if (runs.length > 0) return 'inconclusive';
  return source.files?.get(record.path)?.pushed === true ? 'never_ran' : 'none';
}

/** Derives a conclusion for `when` and `mention`. Unread data doesn't count as passed. */
export function findConclusion(
  health: Health,
  { blind, partial }: MissingData,
): Pick<Facts, 'conclusion' | 'change'> & Required<Pick<Health, 'news'>> {
  const { turned_red = [], still_red = [], green_again = [], silent = [], waiting = [], summary } = health;
  const fallen = silent.filter((one) => one.due && !one.information);
  const due = [...turned_red, ...still_red, ...green_again, ...silent, ...waiting].filter((one) => one.due);
  const news = due.length + (blind ? 1 : 0);
  if (turned_red.length + fallen.length > 0) return { conclusion: 'failure', change: 'broken', news };
  if (still_red.length > 0 || (summary?.red ?? 0) > 0) return { conclusion: 'failure', change: 'still-failing', news };
  // An unreadable list is absent.
  const isRead = !blind && !partial && health.turned_red !== undefined && (summary?.unread ?? []).length === 0;
  if (!isRead) return { conclusion: 'neutral', news };
  return { conclusion: 'success', change: green_again.length > 0 ? 'fixed' : 'still-passing', news };
}
